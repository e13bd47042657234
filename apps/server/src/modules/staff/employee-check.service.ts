import type { EmployeePart, FieldError } from '@hamyar/contracts';
import type { BodyOf, employeeUpdate } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import { personErrors, selectColleagues } from '../customers/public.ts';
import { keepBranch } from '../departments/public.ts';
import { licenseOf } from '../license/public.ts';
import { businessDay } from '../settings/public.ts';
import { employeesAmong } from './department.repository.ts';
import { governsBranch, mayGrant, type PolicyEmployee } from './employee.policy.ts';
import { countOtherFullAdmins, shiftsAmong, type EmployeeRecord } from './employee.repository.ts';
import { messages } from './messages.ts';
import { readRoles } from './role.repository.ts';

export type EmployeeBody = BodyOf<typeof employeeUpdate>;

/** A change of an employee, with what it is checked against. */
export interface EmployeeChange {
  user: CurrentUser;
  current: EmployeeRecord;
  person: PolicyEmployee;
  parts: readonly EmployeePart[];
  body: EmployeeBody;
}

/** The part that each value belongs to. */
const PART_OF: Record<keyof EmployeeBody, EmployeePart | null> = {
  version: null,
  first_name: 'personal',
  last_name: 'personal',
  landline: 'personal',
  interphone: 'personal',
  other_phones: 'personal',
  gender: 'personal',
  birthday: 'personal',
  username: 'sign_in',
  email: 'sign_in',
  mobile: 'sign_in',
  status: 'status',
  full_admin: 'rank',
  branch_admin: 'rank',
  branch_id: 'branch',
  role_ids: 'roles',
  department_ids: 'departments',
  managed_department_ids: 'departments',
  working_shift_ids: 'shifts',
  away_from: 'absence',
  away_until: 'absence',
  substitute_id: 'absence',
};

/** What is stored, by the names of the body. */
export const storedValues = (current: EmployeeRecord): Required<Omit<EmployeeBody, 'version'>> => ({
  ...current,
  status: current.status === 'invited' ? 'active' : current.status,
  branch_id: current.branch_id ?? 0,
  role_ids: current.roles.map(({ id }) => id),
  department_ids: current.departments.filter(({ manager }) => !manager).map(({ id }) => id),
  managed_department_ids: current.departments.filter(({ manager }) => manager).map(({ id }) => id),
  working_shift_ids: current.shifts.map(({ id }) => id),
});

const same = (one: unknown, other: unknown): boolean => {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));
  return text(one) === text(other);
};

/** The values that change something; a form sends all of its own. */
export function changesOf(current: EmployeeRecord, body: EmployeeBody): EmployeeBody {
  const stored: Record<string, unknown> = storedValues(current);
  return Object.fromEntries(
    Object.entries(body).filter(
      ([key, value]) => key !== 'version' && value !== undefined && !same(value, stored[key]),
    ),
  );
}

/** Why the person may not change some of these values: nobody raises or lowers themselves, or others above themselves. */
function rightErrors({ user, person, parts, body }: EmployeeChange): FieldError[] {
  return (Object.keys(body) as (keyof EmployeeBody)[]).flatMap((key) => {
    const part = PART_OF[key];
    if (part === null || parts.includes(part)) return [];
    const message = user.id === person.id ? messages.notYourself : messages.notPermitted;
    return [fieldError(key, 'CHOICE', {}, message)];
  });
}

async function rankErrors(trx: Trx, now: Date, { user, current, person, body }: EmployeeChange): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  const another = user.id !== person.id;
  if (another && body.full_admin && !user.full_admin)
    errors.push(fieldError('full_admin', 'CHOICE', {}, messages.onlyFullAdmin));
  if (another && body.branch_id !== undefined && !governsBranch(user, body.branch_id))
    errors.push(fieldError('branch_id', 'CHOICE', {}, messages.onlyOwnBranch));
  else if (body.branch_id !== undefined && body.branch_id !== ALL_BRANCHES && !(await keepBranch(trx, body.branch_id)))
    errors.push(fieldError('branch_id', 'CHOICE'));
  const lost = body.full_admin === false ? 'full_admin' : body.status === undefined ? null : 'status';
  const wasAdmin = person.full_admin && current.status === 'active';
  if (wasAdmin && lost !== null && (await countOtherFullAdmins(trx, current.id, now)) === 0)
    errors.push(fieldError(lost, 'CHOICE', {}, messages.lastFullAdmin));
  return errors;
}

async function roleErrors(trx: Trx, { user, current, body }: EmployeeChange): Promise<FieldError[]> {
  if (!body.role_ids) return [];
  await keepRows(trx, 'role', body.role_ids);
  const roles = new Map((await readRoles(trx)).map((role) => [role.id, role]));
  const before = current.roles.map(({ id }) => id);
  const after = new Set(body.role_ids);
  const added = [...after].filter((id) => !before.includes(id));
  const changed = [...added, ...before.filter((id) => !after.has(id))];
  if (added.some((id) => !roles.get(id)?.status)) return [fieldError('role_ids', 'CHOICE')];
  const above = changed.map((id) => roles.get(id)).find((role) => role && !mayGrant(user, role.permissions));
  return above ? [fieldError('role_ids', 'CHOICE', { name: above.name }, messages.roleAbove)] : [];
}

/** Who has a shift that was switched off keeps it; nobody gets one. */
async function shiftErrors(trx: Trx, { current, body }: EmployeeChange): Promise<FieldError[]> {
  const before = current.shifts.map(({ id }) => id);
  const added = new Set(body.working_shift_ids?.filter((id) => !before.includes(id)));
  await keepRows(trx, 'working_shift', [...added]);
  const there = await shiftsAmong(trx, [...added]);
  return there.size < added.size ? [fieldError('working_shift_ids', 'CHOICE')] : [];
}

/** Both days or neither, not over yet, and a substitute whom the person may choose and who is there to answer. */
async function absenceErrors(deps: Deps, trx: Trx, { user, current, body }: EmployeeChange): Promise<FieldError[]> {
  const { away_from, away_until, substitute_id } = { ...storedValues(current), ...body };
  if (!['away_from', 'away_until', 'substitute_id'].some((key) => key in body)) return [];
  if ((away_from === null) !== (away_until === null))
    return [fieldError(away_from === null ? 'away_from' : 'away_until', 'REQUIRED')];
  if (away_from !== null && away_until !== null && away_until < away_from)
    return [fieldError('away_until', 'DATE', {}, messages.awayReversed)];
  if (away_until !== null && body.away_until && away_until < (await businessDay({ ...deps, db: trx })))
    return [fieldError('away_until', 'DATE', {}, messages.awayPast)];
  if (substitute_id === null || !('substitute_id' in body)) return [];
  if (substitute_id === current.id) return [fieldError('substitute_id', 'CHOICE', {}, messages.substituteSelf)];
  const employees = await employeesAmong(trx, [substitute_id]);
  const selectable = await selectColleagues(trx, user, [substitute_id]);
  return employees.has(substitute_id) && selectable.has(substitute_id) ? [] : [fieldError('substitute_id', 'CHOICE')];
}

/** An employee who becomes active counts for the license (decisions 2.8). */
async function licenseErrors(deps: Deps, trx: Trx, { current, body }: EmployeeChange): Promise<FieldError[]> {
  if (body.status !== 'active' || current.status === 'active') return [];
  const { used, most } = await licenseOf(deps).seats(trx);
  return used < most ? [] : [fieldError('status', 'LICENSE_LIMIT', { used, most }, messages.licenseLimit)];
}

/** Why the values that change are refused, field by field; `body` has only those. */
export async function employeeErrors(deps: Deps, trx: Trx, change: EmployeeChange): Promise<FieldError[]> {
  const now = deps.clock.now();
  const last = await rankErrors(trx, now, change);
  const rights = rightErrors(change).filter(({ field }) => !last.some((one) => one.field === field));
  if (last.length + rights.length > 0) return [...last, ...rights];
  return [
    ...(await personErrors(deps, trx, change.body, change.current)),
    ...(await roleErrors(trx, change)),
    ...(await shiftErrors(trx, change)),
    ...(await absenceErrors(deps, trx, change)),
    ...(await licenseErrors(deps, trx, change)),
  ];
}
