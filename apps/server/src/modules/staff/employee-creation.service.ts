import type { FieldError, NewInvitation } from '@hamyar/contracts';
import type { BodyOf, employeeStore } from '@hamyar/contracts/schemas';
import { hashPassword } from '../../platform/auth/passwords.ts';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { columnsOf } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { assignPersonHours } from '../calendar/public.ts';
import { unique } from '../customers/public.ts';
import { keepFirstBranch, lockDepartments } from '../departments/public.ts';
import { checkNewPassword } from '../identity/public.ts';
import { licenseOf } from '../license/public.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { contactNorm, insertUser, lockEmployees, nameNorm, replaceRoles } from '../users/public.ts';
import { changesOf, employeeErrors, type EmployeeBody } from './employee-check.service.ts';
import { EMPLOYEE_COLUMNS, normalizeEmployee } from './employee-columns.ts';
import { findMoves, storeMoves } from './employee-departments.service.ts';
import { invite, wayErrors } from './employee-invitation.service.ts';
import { arrangesEmployees, newEmployeeParts, type PolicyEmployee } from './employee.policy.ts';
import type { EmployeeRecord } from './employee.repository.ts';
import { messages } from './messages.ts';

type StoreBody = BodyOf<typeof employeeStore>;

/** Nobody yet: what a new employee is compared with, and has no rights from. */
const NOBODY: EmployeeRecord & PolicyEmployee = {
  ...{ id: 0, version: 0, name: '', first_name: '', last_name: '', employee: true, profile_picture_name: null },
  ...{ username: null, email: null, mobile: null, landline: null, interphone: null, other_phones: [] },
  ...{ gender: null, birthday: null, status: 'invited', rank: 'employee', roles: [], departments: [], shifts: [] },
  ...{ full_admin: false, branch_admin: false, department_admin: false, department_ids: [], effective_permissions: [] },
  ...{ branch: null, branch_id: 0, all_branches: false, open_ticket_count: 0, away: false, absence: null },
  ...{ away_from: null, away_until: null, substitute_id: null, last_login_at: null, invitation_expires_at: null },
  created_at: new Date(0),
};

/** Why somebody cannot get in this way: a password that is missing or not asked for, no address or server for a mail. */
async function entryErrors(deps: Deps, trx: Trx, { entry, password, email }: StoreBody): Promise<FieldError[]> {
  if (entry === 'password') return password === undefined ? [fieldError('password', 'REQUIRED')] : [];
  if (password !== undefined) return [fieldError('password', 'UNKNOWN_FIELD', {}, messages.passwordOnlyByEntry)];
  return wayErrors(deps, trx, { way: entry, email: email ?? null });
}

/** One employee more counts for the license, now or when the invitation is accepted (decisions 2.8). */
async function seatErrors(deps: Deps, trx: Trx): Promise<FieldError[]> {
  const { used, most } = await licenseOf(deps).seats(trx);
  return used < most ? [] : [fieldError('entry', 'LICENSE_LIMIT', { used, most }, messages.licenseLimit)];
}

/** The hash of a given password, by the rules of every new one. @throws ValidationFailed */
async function hashOf(deps: Deps, password: string | undefined): Promise<string | null> {
  if (password === undefined) return null;
  const { securitySettings } = await settingsOf(deps).current();
  checkNewPassword(password, { field: 'password', secure: securitySettings.force_users_using_secure_password });
  return hashPassword(password);
}

/** The branch of somebody for whom none is chosen: that of who creates them; full admins are everywhere. */
async function ownBranch(trx: Trx, user: CurrentUser): Promise<number | null> {
  return user.full_admin || user.branch_id === 0 ? keepFirstBranch(trx) : user.branch_id;
}

/** A department admin creates members of the own departments only (decisions 2.8). */
const departmentErrors = (user: CurrentUser, { department_ids }: EmployeeBody): FieldError[] =>
  user.full_admin || user.branch_admin || department_ids?.length
    ? []
    : [fieldError('department_ids', 'REQUIRED', {}, messages.ownDepartment)];

/**
 * Creates an employee, who gets in by a given password or by an invitation. @returns the invitation, whose secret is
 * stored nowhere @throws Forbidden, ValidationFailed at the fields, also when the license has no place
 */
export async function createEmployee(
  deps: Deps,
  editor: Editor,
  input: StoreBody,
): Promise<{ id: number; invitation: NewInvitation | null }> {
  const { user } = editor;
  if (!arrangesEmployees(user)) throw new Forbidden();
  const { entry, password, ...values } = input;
  const { first_name, last_name, ...rest } = normalizeEmployee(values);
  // the names are always judged
  const body: EmployeeBody = { ...changesOf(NOBODY, rest), first_name, last_name };
  const hash = await hashOf(deps, entry === 'password' ? password : undefined);
  return unique(() =>
    withTransaction(deps.db, async (trx) => {
      await lockEmployees(trx);
      await lockDepartments(trx);
      const person = { user, current: NOBODY, person: NOBODY, parts: newEmployeeParts(user), body };
      const position = { member: body.department_ids ?? [], manager: body.managed_department_ids ?? [] };
      const { moves, errors } = await findMoves(trx, user, { member: [], manager: [] }, position);
      errors.unshift(...(await employeeErrors(deps, trx, person)), ...departmentErrors(user, body));
      errors.push(...(await entryErrors(deps, trx, { ...input, email: body.email })), ...(await seatErrors(deps, trx)));
      if (errors.length > 0) throw new ValidationFailed(errors);
      const branch_id = body.branch_id ?? (await ownBranch(trx, user));
      const id = await insertRow(deps, trx, user, { ...body, branch_id: branch_id ?? undefined }, hash);
      await storeMoves(deps, trx, user, id, moves);
      await auditCreation(deps, trx, editor, { id, body, entry });
      // last: it is of the rights that the person has by now
      const about = { id, email: body.email ?? null };
      return { id, invitation: entry === 'password' ? null : await invite(deps, trx, user, { ...about, way: entry }) };
    }),
  );
}

/** Stores the row with its roles and hours; a given password is for the first login. */
async function insertRow(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  body: EmployeeBody,
  hash: string | null,
): Promise<number> {
  const now = deps.clock.now();
  const columns = columnsOf(EMPLOYEE_COLUMNS, body);
  const { first_name = '', last_name = '', username = null, email = null, mobile = null } = columns;
  const id = await insertUser(trx, {
    ...columns,
    employee: true,
    name_norm: nameNorm(first_name, last_name),
    contact_norm: contactNorm({ ...columns, username, email, mobile }),
    ...(hash ? { password_hash: hash, password_changed_at: now, must_change_password: true } : { status: 'invited' }),
    ...{ created_by_id: user.id, updated_by_id: user.id, created_at: now, updated_at: now },
  });
  if (body.role_ids) await replaceRoles(trx, id, [...new Set(body.role_ids)]);
  if (body.working_shift_ids) await assignPersonHours(trx, id, [...new Set(body.working_shift_ids)]);
  return id;
}

const auditCreation = (
  deps: Deps,
  trx: Trx,
  { user, ip }: Editor,
  { id, body, entry }: { id: number; body: EmployeeBody; entry: StoreBody['entry'] },
): Promise<void> =>
  audit(
    deps,
    trx,
    { caller: user, ip },
    {
      ...{ action: 'employee.create', object_type: 'user', object_id: id },
      object_name: `${body.first_name} ${body.last_name}`,
      after: { ...body, entry },
    },
  );
