import type { Employee, EmployeeRow } from '@hamyar/contracts';
import type { QueryOf, employeeList } from '@hamyar/contracts/schemas';
import { always, type Predicate } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { assignPersonHours } from '../calendar/public.ts';
import { unique } from '../customers/public.ts';
import { lockDepartments } from '../departments/public.ts';
import {
  changesRights,
  endSessions,
  loadUser,
  loadUsers,
  notifyOldAddress,
  notifyRoleChanged,
  writeRightsChangedEvents,
} from '../identity/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { businessDay } from '../settings/public.ts';
import { changesCredentials, contactNorm, editUser, lockEmployees, nameNorm, replaceRoles } from '../users/public.ts';
import { changesOf, employeeErrors, storedValues, type EmployeeBody } from './employee-check.service.ts';
import { findMoves, storeMoves } from './employee-departments.service.ts';
import { EMPLOYEE_COLUMNS, normalizeEmployee } from './employee-columns.ts';
import { arrangesEmployees, employeeParts, employeeScope, mayInvite, type PolicyEmployee } from './employee.policy.ts';
import { findEmployee, listEmployees, type EmployeeRecord, type EmployeeRowRecord } from './employee.repository.ts';

/** The invitation of somebody who has not accepted one yet; `person` is who it is for. */
const presentInvitation = (
  user: CurrentUser,
  { status, invitation_expires_at: at }: Pick<EmployeeRowRecord, 'status' | 'invitation_expires_at'>,
  person: PolicyEmployee | undefined,
): EmployeeRow['invitation'] =>
  status === 'invited'
    ? { expires_at: unixSeconds(at), changeable: person !== undefined && mayInvite(user, person) }
    : null;

/** One page of the employees whom the person sees. @throws Forbidden */
export async function pageOfEmployees(
  deps: Pick<Deps, 'db' | 'clock' | 'broker'>,
  user: CurrentUser,
  query: QueryOf<typeof employeeList>,
): Promise<{ rows: EmployeeRow[]; page: PageInfo }> {
  if (!arrangesEmployees(user)) throw new Forbidden();
  const time = { day: await businessDay(deps), now: deps.clock.now() };
  const { rows, total } = await listEmployees(deps.db, employeeScope(user), query, time);
  const ids = rows.filter(({ status }) => status === 'invited').map(({ id }) => id);
  const invited = new Map((await loadUsers(deps, ids)).map((person) => [person.id, person]));
  const present = ({ invitation_expires_at, ...row }: EmployeeRowRecord): EmployeeRow => ({
    ...row,
    last_login_at: unixSeconds(row.last_login_at),
    invitation: presentInvitation(user, { ...row, invitation_expires_at }, invited.get(row.id)),
  });
  return { rows: rows.map(present), page: { currentPage: query.page, perPage: query.perPage, total } };
}

/** An employee as stored, and as policies see them. */
export type LoadedEmployee = { record: EmployeeRecord; person: CurrentUser };

interface Loading {
  user: CurrentUser;
  id: number;
  scope?: Predicate;
  /** Other writers of the person wait until the transaction ends. */
  lock?: boolean;
}

/** The employee as stored, and as policies see them. @throws Forbidden, NotFound */
export async function loadEmployee(
  deps: Pick<Deps, 'clock' | 'db' | 'broker'>,
  db: Trx | Deps['db'],
  { user, id, scope = employeeScope(user), lock = false }: Loading,
): Promise<LoadedEmployee> {
  if (!arrangesEmployees(user)) throw new Forbidden();
  const time = { day: await businessDay({ ...deps, db }), now: deps.clock.now() };
  const record = await findEmployee(db, scope, { id, time, lock });
  const person = record && (await loadUser(deps, id, db));
  if (!record || !person) throw new NotFound();
  return { record, person };
}

function present(user: CurrentUser, { record, person }: LoadedEmployee): Employee {
  const { away_from: _from, away_until: _until, substitute_id: _substitute, branch_id: _branch, ...rest } = record;
  const { invitation_expires_at: _expires, ...shown } = rest;
  return {
    ...shown,
    invitation: presentInvitation(user, record, person),
    last_login_at: unixSeconds(record.last_login_at),
    created_at: unixSeconds(record.created_at),
    parts: [...employeeParts(user, person)],
  };
}

/** One employee. @throws Forbidden, NotFound outside of the scope */
export async function openEmployee(
  deps: Pick<Deps, 'db' | 'clock' | 'broker'>,
  user: CurrentUser,
  id: number,
): Promise<Employee> {
  return present(user, await loadEmployee(deps, deps.db, { user, id }));
}

/** Stores the row, and what follows from it for sessions and messages. */
async function storeRow(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { record, person }: LoadedEmployee,
  body: EmployeeBody,
): Promise<void> {
  const columns = columnsOf(EMPLOYEE_COLUMNS, body);
  const after = { ...record, ...columns };
  await editUser(trx, record.id, {
    ...columns,
    name_norm: nameNorm(after.first_name, after.last_name),
    contact_norm: contactNorm(after),
    updated_by_id: user.id,
    updated_at: deps.clock.now(),
  });
  const stored = { ...record, username_key: record.username, email_key: record.email };
  if (changesRights(stored, columns) || body.role_ids) await writeRightsChangedEvents(deps, trx, [record.id]);
  // nobody has used the address of somebody who is only invited, and it may be a mistake
  if (record.status !== 'invited')
    await notifyOldAddress(deps, trx, { id: record.id, employee: true }, record, columns);
  await notifyRoleChanged(deps, trx, record.id, roleOf(person), roleOf({ ...person, ...columns }));
  if (changesCredentials(stored, columns) || body.role_ids)
    await endSessions(deps, trx, { userId: record.id, except: null });
}

/** Changes an employee. @throws Forbidden, NotFound, Nok VERSION_CONFLICT, ValidationFailed */
export async function changeEmployee(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: EmployeeBody,
): Promise<Employee> {
  const given = normalizeEmployee(input);
  return unique(() =>
    withTransaction(deps.db, async (trx) => {
      await lockEmployees(trx);
      await lockDepartments(trx);
      const loaded = await loadEmployee(deps, trx, { user, id, lock: true });
      const { record, person } = loaded;
      const parts = employeeParts(user, person);
      if (parts.length === 0) throw new Forbidden();
      await checkVersion(input.version, record.version, () => present(user, loaded));
      const body = changesOf(record, given);
      const stored = storedValues(record);
      const positions = (values: EmployeeBody) => ({
        member: values.department_ids ?? stored.department_ids,
        manager: values.managed_department_ids ?? stored.managed_department_ids,
      });
      const { moves, errors } = await findMoves(trx, user, positions(stored), positions(body));
      errors.unshift(...(await employeeErrors(deps, trx, { user, current: record, person, parts, body })));
      if (errors.length > 0) throw new ValidationFailed(errors);
      await storeRow(deps, trx, user, loaded, body);
      if (body.role_ids) await replaceRoles(trx, id, [...new Set(body.role_ids)]);
      if (body.working_shift_ids) await assignPersonHours(trx, id, [...new Set(body.working_shift_ids)]);
      await storeMoves(deps, trx, user, id, moves);
      const about = { object_type: 'user', object_id: id, object_name: record.name } as const;
      await audit(
        deps,
        trx,
        { caller: user, ip },
        { action: 'employee.update', ...about, ...changedColumns(stored, body) },
      );
      // who has left the own departments is answered once more
      return present(user, await loadEmployee(deps, trx, { user, scope: always, id }));
    }),
  );
}
