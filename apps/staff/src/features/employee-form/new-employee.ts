import type { Employee, EmployeePart, SessionUser } from '@hamyar/contracts';

const OF_DEPARTMENT_ADMINS: readonly EmployeePart[] = ['personal', 'sign_in', 'departments'];
const OF_BRANCH_ADMINS: readonly EmployeePart[] = [...OF_DEPARTMENT_ADMINS, 'rank', 'branch', 'roles'];

/** What a person decides of somebody new (decisions 2.8). */
const partsFor = ({ full_admin, branch_admin }: Pick<SessionUser, 'full_admin' | 'branch_admin'>): EmployeePart[] =>
  full_admin ? [...OF_BRANCH_ADMINS, 'shifts'] : [...(branch_admin ? OF_BRANCH_ADMINS : OF_DEPARTMENT_ADMINS)];

/** An employee who is nobody yet, as the fields of the form show one. @param branch where they belong, unless another is chosen */
export const newEmployee = (
  user: Pick<SessionUser, 'full_admin' | 'branch_admin'>,
  branch: { id: number; name: string } | null,
): Employee => ({
  ...{ id: 0, version: 0, name: '', first_name: '', last_name: '', employee: true, profile_picture_name: null },
  ...{ email: null, mobile: null, username: null, landline: null, interphone: null, other_phones: [] },
  ...{ gender: null, birthday: null, rank: 'employee', full_admin: false, branch_admin: false, status: 'invited' },
  ...{ roles: [], departments: [], shifts: [], branch, all_branches: false, open_ticket_count: 0 },
  ...{ absence: null, away: false, last_login_at: null, invitation: null, created_at: 0 },
  parts: partsFor(user),
});
