/** Levels that the tree of departments has at most (decisions 2.7). */
export const DEPARTMENT_LEVELS_MAX = 3;

/** Most characters of the texts of a department (of `signature` with its markup), most people in it, and most rows that its access names. */
export const DEPARTMENT_MAX = {
  name: 100,
  description: 500,
  people: 500,
  access: 200,
  days: 365,
  open: 1000,
  signature: 5000,
} as const;

/** Which customers may write to a department that they see: all, or those of levels or organisations, or some people. */
export const CUSTOMER_ACCESS = ['all', 'levels', 'organizations', 'customers'] as const;
export type CustomerAccess = (typeof CUSTOMER_ACCESS)[number];
/** Which employees may write to a department: all, or the members of some departments. */
export const STAFF_ACCESS = ['all', 'departments'] as const;
export type StaffAccess = (typeof STAFF_ACCESS)[number];
/** Who gets a new ticket that names nobody: the default recipient, or employees by turns, by load or by shift (decisions 2.7). */
export const ASSIGN_MODES = ['manual', 'round_robin', 'least_open', 'by_shift'] as const;
export type AssignMode = (typeof ASSIGN_MODES)[number];

/** Whether an answer of the customer opens a closed ticket again (decisions 2.3 T9). */
export const REOPEN_POLICIES = ['always', 'days', 'never'] as const;

/** What a person may change of a department: everything, only its people, or nothing (decisions 2.25). */
export const DEPARTMENT_RIGHTS = ['all', 'people', 'none'] as const;
export type DepartmentRight = (typeof DEPARTMENT_RIGHTS)[number];
