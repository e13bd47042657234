import { ALL_BRANCHES, always, never, oneOf, type Actor, type Predicate } from '@hamyar/domain';

const ofAllBranches = (user: Actor): boolean =>
  user.full_admin || (user.branch_admin && user.branch_id === ALL_BRANCHES);

/**
 * The policies that a person reads: full admins all, admins of a branch or a department those of their branch and of all
 * branches (decisions 2.25).
 */
export const slaScope = (user: Actor): Predicate => {
  if (!maySeeSla(user)) return never;
  return ofAllBranches(user) || user.branch_id === ALL_BRANCHES
    ? always
    : oneOf('branch_id', [ALL_BRANCHES, user.branch_id]);
};

/** Whether the person reads policies at all. */
export const maySeeSla = (user: Actor): boolean =>
  user.employee && (user.full_admin || user.branch_admin || user.department_admin);

/** Whether the person changes policies of this branch: full admins all, branch admins those of their own (spec 6.23). */
export const mayKeepSla = (user: Actor, { branch_id }: { branch_id: number }): boolean =>
  user.employee &&
  (ofAllBranches(user) || (user.branch_admin && branch_id !== ALL_BRANCHES && branch_id === user.branch_id));
