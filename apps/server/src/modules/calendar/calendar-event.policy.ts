import {
  ALL_BRANCHES,
  all,
  always,
  any,
  eq,
  never,
  not,
  oneOf,
  some,
  type Actor,
  type Predicate,
} from '@hamyar/domain';

/**
 * What is for a person's branch: what is of it, and what is of all branches; who belongs to all branches has what is of
 * any. For seeing only: what is of all branches belongs to no branch, see {@link ledBranch}.
 */
const forBranch = (user: Actor): Predicate =>
  user.branch_id === ALL_BRANCHES ? always : oneOf('branch_id', [user.branch_id, ALL_BRANCHES]);

/** What a branch admin answers for: what is of the branch; one of all branches answers for all (decisions 2.1). */
const ledBranch = (user: Actor): Predicate =>
  user.branch_id === ALL_BRANCHES ? always : eq('branch_id', user.branch_id);

const departmentsOf = (user: Actor): readonly number[] => [
  ...new Set([...user.department_ids, ...user.managed_department_ids]),
];

/** Shared events that an admin answers for: of the branch, of the full admin all (decisions 2.25 "B/F shared"). */
const administered = (user: Actor): Predicate => {
  const shared = not(eq('visibility', 'private'));
  if (user.full_admin) return shared;
  return user.branch_admin ? all(shared, ledBranch(user)) : never;
};

/**
 * The events that a person sees: the own ones, those they are invited to, those shared with their department, their
 * branch or all employees, and those they administer. A private event is seen by nobody else, admins included (decisions
 * 2.13, 2.25; spec 6.14).
 */
export const calendarEventScope = (user: Actor): Predicate =>
  user.employee
    ? any(
        eq('owner_id', user.id),
        some('attendees', eq('user_id', user.id)),
        eq('visibility', 'all'),
        all(eq('visibility', 'department'), oneOf('department_id', departmentsOf(user))),
        all(eq('visibility', 'branch'), forBranch(user)),
        administered(user),
      )
    : never;

/** The events that a person may change and delete: the own ones, and those they administer (decisions 2.13). */
export const changeableEvents = (user: Actor): Predicate =>
  user.employee ? any(eq('owner_id', user.id), administered(user)) : never;

/**
 * Whether the person may ask who is busy: every employee, because every employee may invite (decisions 2.13). The answer
 * says who, never why: what they are busy with is only in {@link calendarEventScope}.
 */
export const mayAskWhoIsBusy = (user: Pick<Actor, 'employee'>): boolean => user.employee;

/** Whether the person may share an event with this department: an own one, or one that their rank covers. */
export const mayShareWith = (user: Actor, department: { id: number; branch_ids: readonly number[] }): boolean =>
  user.full_admin ||
  departmentsOf(user).includes(department.id) ||
  (user.branch_admin &&
    (user.branch_id === ALL_BRANCHES ||
      department.branch_ids.some((branch) => branch === ALL_BRANCHES || branch === user.branch_id)));

/** The days off that a person's calendar shows: those of the company and those of the branch; the full admin's, all (decisions 2.7). */
export const offDayScope = (user: Actor): Predicate => {
  if (user.full_admin || (user.employee && user.branch_id === ALL_BRANCHES)) return always;
  return user.employee ? offDaysOf([ALL_BRANCHES, user.branch_id]) : never;
};

/** The days off of any of these branches. */
export const offDaysOf = (branchIds: readonly number[]): Predicate => some('branches', oneOf('branch_id', branchIds));

/** The days off that a person may add and delete: the full admin all, a branch admin those of the branch alone. */
export const changeableOffDays = (user: Actor): Predicate => {
  if (user.full_admin) return always;
  const own = eq('branch_id', user.branch_id);
  return user.branch_admin ? all(some('branches', own), not(some('branches', not(own)))) : never;
};
