import type { Customer } from '@hamyar/contracts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import type { Db } from '../../platform/database/pool.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
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
import { keepBranch, keepFirstBranch } from '../departments/public.ts';
import { countryId, isCountry, invalidAddressFields } from '../geography/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { findOrganizationDefaults, levelChanged } from '../organizations/public.ts';
import { settingsOf } from '../settings/public.ts';
import { changesCredentials, editUser, insertUser, levelOfNewCustomer } from '../users/public.ts';
import { customerColumns } from './customer-columns.service.ts';
import { writeScopeChange } from './customer-channels.ts';
import { customerScope, mayChangeAccess, mayManageCustomers } from './customer.policy.ts';
import { toCustomer } from './customer.presenter.ts';
import { findCustomer, findCustomerBy, levelExists, type CustomerRecord } from './customer.repository.ts';
import { normalizeCustomer, type CustomerBody, type CustomerValues, type Identifiers } from './customer.rules.ts';
import { messages } from './messages.ts';
import { personErrors, unique } from './person-check.service.ts';

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

/** Checks values of a body that refer to other objects: each must exist and be in the editor's scope. */
async function checkReferences(
  trx: Trx,
  user: CurrentUser,
  values: CustomerValues,
  current: CustomerRecord | null,
): Promise<void> {
  const errors = [];
  const organizationId =
    values.organization_id === undefined ? (current?.organization_id ?? null) : values.organization_id;
  if (
    values.branch_id !== undefined &&
    !(
      (user.full_admin || user.branch_id === -1 || values.branch_id === user.branch_id) &&
      (await keepBranch(trx, values.branch_id))
    )
  )
    errors.push(fieldError('branch_id', 'CHOICE'));
  // a level that the customer has stays when it is switched off
  const levelId = values.customer_level_id === current?.customer_level_id ? null : values.customer_level_id;
  if (levelId && !(await levelExists(trx, levelId))) errors.push(fieldError('customer_level_id', 'CHOICE'));
  if (values.organization_id) {
    const organizationDefaults = await findOrganizationDefaults(trx, values.organization_id);
    if (
      !organizationDefaults ||
      !(user.branch_id === -1 || user.full_admin || organizationDefaults.branch_id === user.branch_id)
    )
      errors.push(fieldError('organization_id', 'CHOICE'));
  }
  if (organizationId === null && (values.supervisor ?? (current?.supervisor && values.organization_id !== null)))
    errors.push(fieldError('supervisor', 'CHOICE', {}, messages.supervisorWithoutOrganization));
  if (values.country_id && !isCountry(values.country_id)) errors.push(fieldError('country_id', 'CHOICE'));
  const merged = <K extends 'state_id' | 'city_id'>(key: K) =>
    (values[key] === undefined ? current?.[key] : values[key]) ?? null;
  if (values.country_id !== undefined || values.state_id !== undefined || values.city_id !== undefined) {
    for (const field of await invalidAddressFields(trx, {
      country_id: values.country_id === undefined ? countryId(current?.country_code) : values.country_id,
      state_id: merged('state_id'),
      city_id: merged('city_id'),
    }))
      errors.push(fieldError(field, 'CHOICE'));
  }
  if (errors.length > 0) throw new ValidationFailed(errors);
}

async function passwordOf(deps: Deps, password: string | undefined): Promise<string | undefined> {
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
export async function createCustomer(deps: Deps, { user, ip }: Editor, body: CustomerBody): Promise<number> {
  assertManager(user);
  const values = normalizeCustomer(body);
  if (!mayChangeAccess(user, null, values, { password: false })) throw new Forbidden();
  await checkValues(deps, deps.db, values, null);
  const password = await passwordOf(deps, body.password);
  const { userAccountSettings } = await settingsOf(deps).current();
  const now = deps.clock.now();
  return unique(
    () =>
      withTransaction(deps.db, async (trx) => {
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
      }),
    holderAmong(deps, user, values),
  );
}

/**
 * Changes a customer; one with another status, role, password or name to log in with is logged out. @throws Forbidden, NotFound, Nok
 * VERSION_CONFLICT, ValidationFailed
 */
export async function changeCustomer(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  body: Partial<CustomerBody>,
): Promise<Customer> {
  assertManager(user);
  const scope = customerScope(user);
  const values = normalizeCustomer(body);
  const password = await passwordOf(deps, body.password);
  const now = deps.clock.now();
  await unique(
    () =>
      withTransaction(deps.db, async (trx) => {
        const current = await findCustomer(trx, scope, id, true);
        if (!current) throw new NotFound();
        if (!mayChangeAccess(user, current, values, { password: password !== undefined })) throw new Forbidden();
        await checkVersion(body.version, current.version, () => toCustomer(current, deps.clock.unix()));
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
        if (columns.branch_id !== undefined && columns.branch_id !== current.branch_id)
          await writeScopeChange(deps, trx, id);
        const { customer_level_id: level } = columns;
        if (level !== undefined && level !== current.customer_level_id)
          await levelChanged(deps, trx, { customer_id: id, organization_id: null });
        await scheduleExpiry(deps, trx, dateOf(values));
        if (password)
          await notifyPasswordChanged(deps, trx, id, { name: `${user.first_name} ${user.last_name}`.trim() });
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
      }),
    holderAmong(deps, user, values),
  );
  const after = await findCustomer(deps.db, scope, id);
  if (!after) throw new NotFound();
  return toCustomer(after, deps.clock.unix());
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
export async function deleteCustomer(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  assertManager(user);
  await withTransaction(deps.db, async (trx) => {
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
  });
}
