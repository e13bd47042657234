import {
  NEW_ROLE_PERMISSIONS,
  PERMISSIONS,
  type EmployeeRole,
  type FieldError,
  type RoleDetails,
} from '@hamyar/contracts';
import type { BodyOf, roleStore, roleUpdate } from '@hamyar/contracts/schemas';
import { normalizeInput, normalizeText, searchKeyCompact } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { lastOrder } from '../../platform/database/row-order.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { insertRole, updateRole, type RoleTable } from '../users/public.ts';
import { arrangesEmployees, mayGrant } from './employee.policy.ts';
import { messages } from './messages.ts';
import { lockRoles, withRightsOfPeople } from './role-people.service.ts';
import { mayChangeRoles } from './role.policy.ts';
import { readRoles, type RoleRecord } from './role.repository.ts';

type NewBody = BodyOf<typeof roleStore>;
type Body = BodyOf<typeof roleUpdate>;

const OBJECT = 'role';

/** @throws Forbidden for whoever may not change roles */
export function assertMayChangeRoles(user: CurrentUser): void {
  if (!mayChangeRoles(user)) throw new Forbidden();
}

const presentRow = (user: CurrentUser, role: RoleRecord): EmployeeRole => ({
  id: role.id,
  name: role.name,
  is_system: role.is_system,
  status: role.status,
  user_count: mayChangeRoles(user) ? role.user_count : null,
  grantable: role.status && mayGrant(user, role.permissions),
});

/** All roles, for those who arrange employees (decisions 2.2). @throws Forbidden */
export async function listRoles({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<EmployeeRole[]> {
  if (!arrangesEmployees(user)) throw new Forbidden();
  return (await readRoles(db)).map((role) => presentRow(user, role));
}

/** One role with what it grants. @throws Forbidden, NotFound */
export async function openRole({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<RoleDetails> {
  assertMayChangeRoles(user);
  const role = (await readRoles(db)).find((one) => one.id === id);
  if (!role) throw new NotFound();
  const { version, description, permissions } = role;
  return { ...presentRow(user, role), version, description, permissions };
}

const COLUMNS = {
  version: null,
  name: (name) => ({ name }),
  description: (description) => ({ description }),
  permissions: (permissions) => ({ permissions }),
  status: (status) => ({ status }),
} satisfies BodyColumns<NewBody & Body, RoleTable>;

/** The values as they are stored: permissions once each, in the order of the catalogue. */
function normalize<Given extends Body>(body: Given): Given {
  const { name, description, permissions: given } = body;
  return {
    ...body,
    ...(name !== undefined && { name: normalizeInput(name) }),
    ...(description !== undefined && { description: normalizeText(description) }),
    ...(given !== undefined && { permissions: PERMISSIONS.filter((one) => given.includes(one)) }),
  };
}

/** @throws ValidationFailed for a name without letters, or of another role */
function checkName(all: readonly RoleRecord[], id: number | null, name: string | undefined): void {
  if (name === undefined) return;
  const same = (one: RoleRecord) => one.id !== id && searchKeyCompact(one.name) === searchKeyCompact(name);
  const errors: FieldError[] = [];
  if (name === '') errors.push(fieldError('name', 'REQUIRED'));
  else if (all.some(same)) errors.push(fieldError('name', 'DUPLICATE', {}, messages.roleExists));
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** All roles as rows of one order. */
export const orderedRoles = (all: readonly RoleRecord[]) => all.map((one) => ({ ...one, parent_id: null }));

/** Creates a role, the last one. @returns its id @throws Forbidden, ValidationFailed */
export async function createRole(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertMayChangeRoles(user);
  const now = deps.clock.now();
  const body = normalize({ ...input, permissions: input.permissions ?? [...NEW_ROLE_PERMISSIONS] });
  return withTransaction(deps.db, async (trx) => {
    await lockRoles(trx);
    const all = await readRoles(trx);
    checkName(all, null, body.name);
    const columns = columnsOf(COLUMNS, body);
    const order = lastOrder(orderedRoles(all), null);
    const id = await insertRole(trx, { ...columns, order, created_at: now, updated_at: now });
    const about = { object_type: OBJECT, object_id: id, object_name: columns.name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'role.create', ...about, after: columns });
    return id;
  });
}

/** Changes a role. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeRole(deps: Deps, { user, ip }: Editor, id: number, input: Body): Promise<RoleDetails> {
  assertMayChangeRoles(user);
  const body = normalize(input);
  return withTransaction(deps.db, async (trx) => {
    await lockRoles(trx);
    const all = await readRoles(trx);
    const current = all.find((one) => one.id === id);
    if (!current) throw new NotFound();
    await checkVersion(input.version, current.version, () => openRole({ db: trx }, user, id));
    checkName(all, id, body.name);
    const columns = columnsOf(COLUMNS, body);
    await withRightsOfPeople(deps, trx, id, () => updateRole(trx, id, { ...columns, updated_at: deps.clock.now() }));
    const about = { object_type: OBJECT, object_id: id, object_name: columns.name ?? current.name } as const;
    const change = changedColumns(current, columns);
    await audit(deps, trx, { caller: user, ip }, { action: 'role.update', ...about, ...change });
    return openRole({ db: trx }, user, id);
  });
}
