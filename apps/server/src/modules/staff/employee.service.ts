import type { Employee, EmployeeRow } from '@hamyar/contracts';
import type { QueryOf, employeeList } from '@hamyar/contracts/schemas';
import { always, type Predicate } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { roleOf } from '../../platform/auth/role-label.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { assignPersonHours } from '../calendar/public.ts';
import { normalizePerson, unique } from '../customers/public.ts';
import { lockDepartments } from '../departments/public.ts';
import {
  changesRights,
  endSessions,
  loadUser,
  notifyOldAddress,
  notifyRoleChanged,
  writeRightsChangedEvents,
} from '../identity/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { businessDay } from '../settings/public.ts';
import { changesCredentials, contactNorm, editUser, nameNorm, replaceRoles, type UserTable } from '../users/public.ts';
import { changesOf, employeeErrors, storedValues, type EmployeeBody } from './employee-check.service.ts';
import { findMoves, storeMoves } from './employee-departments.service.ts';
import { arrangesEmployees, employeeParts, employeeScope } from './employee.policy.ts';
import {
  findEmployee,
  listEmployees,
  lockEmployees,
  type EmployeeRecord,
  type EmployeeRowRecord,
} from './employee.repository.ts';

const presentRow = ({ last_login_at, ...row }: EmployeeRowRecord): EmployeeRow => ({
  ...row,
  last_login_at: unixSeconds(last_login_at),
});

/** One page of the employees whom the person sees. @throws Forbidden */
export async function pageOfEmployees(
  deps: Pick<Deps, 'db' | 'clock' | 'broker'>,
  user: CurrentUser,
  query: QueryOf<typeof employeeList>,
): Promise<{ rows: EmployeeRow[]; page: PageInfo }> {
  if (!arrangesEmployees(user)) throw new Forbidden();
  const { rows, total } = await listEmployees(deps.db, employeeScope(user), query, await businessDay(deps));
  return { rows: rows.map(presentRow), page: { currentPage: query.page, perPage: query.perPage, total } };
}

type Loaded = { record: EmployeeRecord; person: CurrentUser };

interface Loading {
  user: CurrentUser;
  id: number;
  scope?: Predicate;
  /** Other writers of the person wait until the transaction ends. */
  lock?: boolean;
}

/** The employee as stored, and as policies see them. @throws Forbidden, NotFound */
async function load(
  deps: Pick<Deps, 'clock' | 'db' | 'broker'>,
  db: Trx | Deps['db'],
  { user, id, scope = employeeScope(user), lock = false }: Loading,
): Promise<Loaded> {
  if (!arrangesEmployees(user)) throw new Forbidden();
  const record = await findEmployee(db, scope, { id, day: await businessDay({ ...deps, db }), lock });
  const person = record && (await loadUser(deps, id, db));
  if (!record || !person) throw new NotFound();
  return { record, person };
}

function present(user: CurrentUser, { record, person }: Loaded): Employee {
  const { away_from: _from, away_until: _until, substitute_id: _substitute, branch_id: _branch, ...shown } = record;
  return {
    ...shown,
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
  return present(user, await load(deps, deps.db, { user, id }));
}

const COLUMNS = {
  version: null,
  first_name: (first_name) => ({ first_name }),
  last_name: (last_name) => ({ last_name }),
  username: (username) => ({ username, username_key: username }),
  email: (email) => ({ email, email_key: email }),
  mobile: (mobile) => ({ mobile }),
  landline: (landline) => ({ landline }),
  interphone: (interphone) => ({ interphone }),
  other_phones: (other_phones) => ({ other_phones }),
  gender: (gender) => ({ gender }),
  birthday: (birthday) => ({ birthday }),
  status: (status) => ({ status }),
  full_admin: (full_admin) => ({ full_admin }),
  branch_admin: (branch_admin) => ({ branch_admin }),
  branch_id: (branch_id) => ({ branch_id }),
  role_ids: null,
  department_ids: null,
  managed_department_ids: null,
  working_shift_ids: null,
  away_from: (away_from) => ({ away_from }),
  away_until: (away_until) => ({ away_until }),
  substitute_id: (substitute_id) => ({ substitute_id }),
} satisfies BodyColumns<EmployeeBody, UserTable>;

/** The values as they are stored: numbers and names cleaned, and no substitute of somebody who is there. */
function normalize(input: EmployeeBody): EmployeeBody {
  const { branch_id, status, ...values } = input;
  const { role_ids, working_shift_ids, department_ids, managed_department_ids, ...personal } = values;
  const { full_admin, branch_admin, away_from, away_until, substitute_id, ...own } = personal;
  const rest = { role_ids, working_shift_ids, department_ids, managed_department_ids, full_admin, branch_admin };
  const absence = { away_from, away_until, substitute_id: away_from === null ? null : substitute_id };
  return { ...normalizePerson(own), ...rest, ...absence, branch_id, status, version: input.version };
}

/** Stores the row, and what follows from it for sessions and messages. */
async function storeRow(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { record, person }: Loaded,
  body: EmployeeBody,
): Promise<void> {
  const columns = columnsOf(COLUMNS, body);
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
  const given = normalize(input);
  return unique(() =>
    withTransaction(deps.db, async (trx) => {
      await lockEmployees(trx);
      await lockDepartments(trx);
      const loaded = await load(deps, trx, { user, id, lock: true });
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
      return present(user, await load(deps, trx, { user, scope: always, id }));
    }),
  );
}
