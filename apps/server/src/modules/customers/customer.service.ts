import type { Customer } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import {
  scheduleExpiry,
  changesRights,
  checkNewPassword,
  endSessions,
  notifyOldAddress,
  notifyPasswordChanged,
  notifyRoleChanged,
  writeRightsChangedEvents,
} from '../identity/public.ts';
import { keepFirstBranch } from '../departments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { findOrganizationDefaults, levelChanged } from '../organizations/public.ts';
import { settingsOf } from '../settings/public.ts';
import { changesCredentials, editUser, insertUser, levelOfNewCustomer } from '../users/public.ts';
import { customerColumns } from './customer-columns.service.ts';
import { checkReferences } from './customer-references.service.ts';
import { writeScopeChange } from './customer-channels.ts';
import { customerScope, mayChangeAccess, mayManageCustomers } from './customer.policy.ts';
import { toCustomer } from './customer.presenter.ts';
import { findCustomer, findCustomerBy, type CustomerRecord } from './customer.repository.ts';
import { normalizeCustomer, type CustomerBody, type CustomerValues, type Identifiers } from './customer.rules.ts';
import { messages } from './messages.ts';
import { personErrors, unique } from './person-check.service.ts';

/** Who writes; without an address where a job does it for them. */
export type WritingEditor = Pick<Editor, 'user'> & { readonly ip: string | null };

function assertManager(user: CurrentUser): void {
  if (!mayManageCustomers(user)) throw new Forbidden();
}

/** One customer's card. @throws Forbidden without *manage customers*, NotFound out of scope */
export async function openCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: CurrentUser,
  id: number,
): Promise<Customer> {
  assertManager(user);
  const record = await findCustomer(db, customerScope(user), id);
  if (!record) throw new NotFound();
  return toCustomer(record, clock.unix());
}

/** The hash of a given password. @throws ValidationFailed for one that the settings refuse */
export async function passwordOf(deps: Deps, password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const { securitySettings } = await settingsOf(deps).current();
  checkNewPassword(password, { field: 'password', secure: securitySettings.force_users_using_secure_password });
  return hashPassword(password);
}

async function checkValues(deps: Deps, db: Db, given: CustomerValues, current: CustomerRecord | null): Promise<void> {
  const errors = await personErrors(deps, db, given, current);
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** Who of the customers in the editor's scope has a value already. */
const holderAmong =
  (deps: Pick<Deps, 'db'>, user: CurrentUser, values: CustomerValues) => async (field: keyof Identifiers) => {
    const value = values[field];
    return value ? findCustomerBy(deps.db, customerScope(user), { field, value }) : null;
  };

/** Creates a customer in the editor's branch, or the organisation's. @throws Forbidden, ValidationFailed */
export async function createCustomer(deps: Deps, editor: Editor, body: CustomerBody): Promise<number> {
  assertManager(editor.user);
  const values = normalizeCustomer(body);
  if (!mayChangeAccess(editor.user, null, values, { password: false })) throw new Forbidden();
  await checkValues(deps, deps.db, values, null);
  const password = await passwordOf(deps, body.password);
  return unique(
    () => withTransaction(deps.db, (trx) => createCustomerIn(deps, trx, editor, values, password)),
    holderAmong(deps, editor.user, values),
  );
}

/** Stores a checked customer with the hash of a password that somebody has given them. @throws ValidationFailed */
export async function createCustomerIn(
  deps: Deps,
  trx: Trx,
  { user, ip }: WritingEditor,
  values: CustomerValues,
  password: string | undefined,
): Promise<number> {
  const { userAccountSettings } = await settingsOf(deps).current(trx);
  const now = deps.clock.now();
  await checkReferences(trx, user, values, null);
  const organizationDefaults = values.organization_id
    ? await findOrganizationDefaults(trx, values.organization_id)
    : null;
  const branch =
    values.branch_id ??
    organizationDefaults?.branch_id ??
    (user.branch_id > 0 ? user.branch_id : await keepFirstBranch(trx));
  const level =
    values.customer_level_id ??
    organizationDefaults?.customer_level_id ??
    (await levelOfNewCustomer(trx, userAccountSettings.default_customer_level_id));
  const id = await insertUser(trx, {
    ...customerColumns(values, null),
    employee: false,
    branch_id: branch,
    customer_level_id: level,
    password_hash: password ?? null,
    password_changed_at: password ? now : null,
    must_change_password: password !== undefined,
    created_by_id: user.id,
    updated_by_id: user.id,
    created_at: now,
    updated_at: now,
  });
  await scheduleExpiry(deps, trx, dateOf(values));
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action: 'customer.create',
      object_type: 'user',
      object_id: id,
      object_name: `${values.first_name} ${values.last_name}`,
      after: values,
    },
  );
  return id;
}

/**
 * Changes a customer; one with another status, role, password or name to log in with is logged out. @throws Forbidden, NotFound, Nok
 * VERSION_CONFLICT, ValidationFailed
 */
export async function changeCustomer(
  deps: Deps,
  editor: Editor,
  id: number,
  body: Partial<CustomerBody>,
): Promise<Customer> {
  assertManager(editor.user);
  const values = normalizeCustomer(body);
  const password = await passwordOf(deps, body.password);
  const { version } = body;
  await unique(
    () => withTransaction(deps.db, (trx) => changeCustomerIn(deps, trx, editor, id, { values, version, password })),
    holderAmong(deps, editor.user, values),
  );
  const after = await findCustomer(deps.db, customerScope(editor.user), id);
  if (!after) throw new NotFound();
  return toCustomer(after, deps.clock.unix());
}

/** Normalised values, the version that was seen, and the hash of a password that somebody gives. */
interface CustomerChange {
  values: CustomerValues;
  version?: number | undefined;
  password?: string | undefined;
}

/** The same in a transaction. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeCustomerIn(
  deps: Deps,
  trx: Trx,
  { user, ip }: WritingEditor,
  id: number,
  { values, version, password }: CustomerChange,
): Promise<void> {
  const now = deps.clock.now();
  const current = await findCustomer(trx, customerScope(user), id, true);
  if (!current) throw new NotFound();
  if (!mayChangeAccess(user, current, values, { password: password !== undefined })) throw new Forbidden();
  await checkVersion(version, current.version, () => toCustomer(current, deps.clock.unix()));
  await checkValues(deps, trx, values, current);
  await checkReferences(trx, user, values, current);
  const columns = customerColumns(values, current);
  await editUser(trx, id, {
    ...columns,
    // whoever typed it knows it, so it is good for one login
    ...(password ? { password_hash: password, password_changed_at: now, must_change_password: true } : {}),
    updated_by_id: user.id,
    updated_at: now,
  });
  if (changesRights(current, columns)) await writeRightsChangedEvents(deps, trx, [id]);
  if (columns.branch_id !== undefined && columns.branch_id !== current.branch_id) await writeScopeChange(deps, trx, id);
  const { customer_level_id: level } = columns;
  if (level !== undefined && level !== current.customer_level_id)
    await levelChanged(deps, trx, { customer_id: id, organization_id: null });
  await scheduleExpiry(deps, trx, dateOf(values));
  if (password) await notifyPasswordChanged(deps, trx, id, { name: `${user.first_name} ${user.last_name}`.trim() });
  await notifyOldAddress(deps, trx, { id, employee: false }, current, columns);
  const stored = { ...current, username_key: current.username, email_key: current.email };
  if (password !== undefined || changesCredentials(stored, columns))
    await endSessions(deps, trx, { userId: id, except: null });
  await notifyRoleChanged(deps, trx, id, labelOf(current), labelOf({ ...current, ...columns } as CustomerRecord));
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action: 'customer.update',
      object_type: 'user',
      object_id: id,
      object_name: `${current.first_name} ${current.last_name}`,
      ...changedColumns({ ...current, password: null }, { ...columns, ...(password ? { password: 'new' } : {}) }),
    },
  );
}

const dateOf = ({ expire_date }: CustomerValues) => (expire_date ? new Date(expire_date * 1000) : null);

const labelOf = ({ supervisor, organization_id }: Pick<CustomerRecord, 'supervisor' | 'organization_id'>) =>
  roleOf({
    employee: false,
    full_admin: false,
    branch_admin: false,
    department_admin: false,
    supervisor,
    organization_id,
  });

/**
 * Deletes a customer softly: the tickets stay, the session ends, the addresses can be used again. @throws Forbidden,
 * NotFound, ValidationFailed IN_USE while tickets are open
 */
export async function deleteCustomer(deps: Deps, editor: Editor, id: number): Promise<void> {
  assertManager(editor.user);
  await withTransaction(deps.db, (trx) => deleteCustomerIn(deps, trx, editor, id));
}

/** The same in a transaction. @throws NotFound, ValidationFailed IN_USE */
export async function deleteCustomerIn(deps: Deps, trx: Trx, { user, ip }: WritingEditor, id: number): Promise<void> {
  const current = await findCustomer(trx, customerScope(user), id, true);
  if (!current) throw new NotFound();
  if (current.open > 0)
    throw new ValidationFailed([
      { field: '', code: 'IN_USE', message: fillMessage(messages.openTickets, { n: current.open }) },
    ]);
  await editUser(trx, id, {
    deleted_at: deps.clock.now(),
    updated_by_id: user.id,
    updated_at: deps.clock.now(),
  });
  await audit(
    deps,
    trx,
    { caller: user, ip },
    {
      action: 'customer.delete',
      object_type: 'user',
      object_id: id,
      object_name: `${current.first_name} ${current.last_name}`,
    },
  );
  await endSessions(deps, trx, { userId: id, except: null });
  await writeScopeChange(deps, trx, id);
}
