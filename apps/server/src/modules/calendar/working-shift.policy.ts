import { ALL_BRANCHES, always, any, eq, never, oneOf, some, type Actor, type Predicate } from '@hamyar/domain';

/**
 * The shifts that a person reads: admins all, an employee the default one and those of the own departments and branch.
 * Only full admins write them, which the calls say (decisions 2.25).
 */
export const workingShiftScope = (user: Actor): Predicate => {
  if (user.full_admin || user.branch_admin || user.department_admin) return always;
  if (!user.employee) return never;
  return any(
    eq('is_default', true),
    some('departments', oneOf('department_id', [...user.department_ids, ...user.managed_department_ids])),
    some('branches', user.branch_id === ALL_BRANCHES ? always : eq('branch_id', user.branch_id)),
  );
};
