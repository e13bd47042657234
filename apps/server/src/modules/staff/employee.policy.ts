import type { EmployeePart, Permission } from '@hamyar/contracts';
import { EMPLOYEE_PARTS } from '@hamyar/contracts';
import { ALL_BRANCHES, all, always, any, eq, isNull, never, oneOf, some, type Predicate } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';

/** What the rights on an employee are decided by. */
export type PolicyEmployee = Pick<
  CurrentUser,
  | 'id'
  | 'full_admin'
  | 'branch_admin'
  | 'department_admin'
  | 'branch_id'
  | 'department_ids'
  | 'effective_permissions'
  | 'status'
>;

/** Whether the person may open the list of employees at all: the admins (spec 6.6). */
export const arrangesEmployees = (user: CurrentUser): boolean =>
  user.employee && (user.full_admin || user.branch_admin || user.department_admin);

/**
 * Employees whom the person sees: a full admin all, a branch admin those of the branch and of all branches, a department
 * admin those of the own departments (decisions 2.25).
 */
export function employeeScope(user: CurrentUser): Predicate {
  if (!arrangesEmployees(user)) return never;
  const everywhere = user.full_admin || (user.branch_admin && user.branch_id === ALL_BRANCHES);
  const ofBranch = user.branch_admin ? any(eq('branch_id', user.branch_id), eq('branch_id', ALL_BRANCHES)) : never;
  const ofDepartments = some('memberships', oneOf('department_id', [...user.managed_department_ids]));
  return all(
    isNull('deleted_at'),
    eq('employee', true),
    everywhere ? always : any(eq('id', user.id), ofBranch, ofDepartments),
  );
}

/** Whether everything that these permissions allow is allowed to the person already. */
export const holdsAll = (user: CurrentUser, permissions: readonly Permission[]): boolean =>
  permissions.every((permission) => user.effective_permissions.includes(permission));

/** Whether the person may give and withdraw a role with these permissions: nobody gives more than they have (decisions 2.2). */
export const mayGrant = (user: CurrentUser, permissions: readonly Permission[]): boolean =>
  user.employee && (user.full_admin || (user.branch_admin && holdsAll(user, permissions)));

/** Whether the person has a branch under them, and with it whoever belongs to no other. */
export const governsBranch = (user: CurrentUser, branchId: number): boolean =>
  user.full_admin || (user.branch_admin && (user.branch_id === ALL_BRANCHES || user.branch_id === branchId));

const OF_BRANCH_ADMINS = EMPLOYEE_PARTS.filter((part) => part !== 'shifts' && part !== 'sign_in');

/**
 * What the person may change of an employee whom they see (decisions 2.2, 2.8, 2.25). Of themselves nobody changes
 * rights or state. A branch admin changes those of the branch who are no full admins; who logs in as somebody has their
 * rights, so what they log in with is changed only by those who have these rights too. A department admin changes
 * members of the own departments who are no admins. Working shifts are arranged by full admins.
 */
export function employeeParts(user: CurrentUser, person: PolicyEmployee): readonly EmployeePart[] {
  if (user.id === person.id) return ['personal', 'absence'];
  if (user.full_admin) return EMPLOYEE_PARTS;
  if (person.full_admin) return [];
  if (governsBranch(user, person.branch_id))
    return holdsAll(user, person.effective_permissions) ? ['sign_in', ...OF_BRANCH_ADMINS] : OF_BRANCH_ADMINS;
  const member = person.department_ids.some((id) => user.managed_department_ids.includes(id));
  if (!member || person.branch_admin || person.department_admin) return [];
  return mayInvite(user, person)
    ? ['personal', 'sign_in', 'departments', 'absence']
    : ['personal', 'departments', 'absence'];
}

/**
 * What the person decides of somebody new (decisions 2.8, 2.25): a department admin the name, what they log in with and
 * the departments, a branch admin rank, branch and roles too. The status follows from how they get in.
 */
export function newEmployeeParts(user: CurrentUser): readonly EmployeePart[] {
  if (!arrangesEmployees(user)) return [];
  if (user.full_admin) return EMPLOYEE_PARTS.filter((part) => part !== 'status' && part !== 'absence');
  return user.branch_admin
    ? ['personal', 'sign_in', 'rank', 'branch', 'roles', 'departments']
    : ['personal', 'sign_in', 'departments'];
}

/**
 * Whether the person may have the invitation of somebody who has not accepted one yet. Whoever has the link can log in as
 * them, so they must have nothing that the person has not: no other department, branch, rank or permission.
 */
export function mayInvite(user: CurrentUser, person: PolicyEmployee): boolean {
  if (person.status !== 'invited' || user.id === person.id || !arrangesEmployees(user)) return false;
  if (user.full_admin) return true;
  if (person.full_admin || !holdsAll(user, person.effective_permissions)) return false;
  if (governsBranch(user, person.branch_id)) return true;
  const own =
    person.department_ids.length > 0 && person.department_ids.every((id) => user.managed_department_ids.includes(id));
  const sameBranch = user.branch_id === ALL_BRANCHES || person.branch_id === user.branch_id;
  return own && sameBranch && !person.branch_admin && !person.department_admin;
}
