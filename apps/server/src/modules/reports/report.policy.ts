import { all, any, always, ALL_BRANCHES, eq, isNull, oneOf, some, type Predicate } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import type { PolicySource } from '../../platform/policy/predicate-sql.ts';

/** The tables in which the employees of a team are found. */
export const EMPLOYEE_SOURCE: PolicySource = {
  table: 'user',
  alias: 'u',
  relations: { memberships: { table: 'department_member', foreignKey: 'user_id' } },
};

/** Reports are for who has *view reports*, each over the tickets that they may see (decisions 2.25). */
export function assertViewsReports(user: CurrentUser): void {
  if (!user.effective_permissions.includes('view reports')) throw new Forbidden();
}

/** Files of data are for who has *export data* (decisions 2.2). */
export function assertExports(user: CurrentUser): void {
  if (!user.effective_permissions.includes('export data')) throw new Forbidden();
}

export const leadsTeam = (user: CurrentUser): boolean => user.effective_permissions.includes('view team reports');

/** Whether a report is about the caller and nobody else, which needs no right to reports. */
export const isOneself = (user: CurrentUser, ids: readonly number[] | undefined): boolean =>
  ids?.length === 1 && ids[0] === user.id;

/**
 * The employees whose numbers a person may open: the own ones, and with *view team reports* those of the whole company,
 * of the branch, of the departments managed, or for who manages none those of the own departments.
 */
export function teamScope(user: CurrentUser): Predicate {
  const own = eq('id', user.id);
  return all(isNull('deleted_at'), eq('employee', true), leadsTeam(user) ? any(own, ...ledBy(user)) : own);
}

function ledBy(user: CurrentUser): Predicate[] {
  if (user.full_admin || (user.branch_admin && user.branch_id === ALL_BRANCHES)) return [always];
  const departments = user.department_admin
    ? user.managed_department_ids
    : user.branch_admin
      ? []
      : user.department_ids;
  return [
    ...(user.branch_admin ? [eq('branch_id', user.branch_id)] : []),
    some('memberships', oneOf('department_id', departments)),
  ];
}
