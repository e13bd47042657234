/** Ranks of employees, the highest first; derived from their flags (spec 6.1). */
export const EMPLOYEE_RANKS = ['full_admin', 'branch_admin', 'department_admin', 'employee'] as const;
export type EmployeeRank = (typeof EMPLOYEE_RANKS)[number];

/** What a person may change of an employee, part by part (decisions 2.8, 2.25). */
export const EMPLOYEE_PARTS = [
  'personal',
  'sign_in',
  'status',
  'rank',
  'branch',
  'roles',
  'departments',
  'shifts',
  'absence',
] as const;
export type EmployeePart = (typeof EMPLOYEE_PARTS)[number];

/** Statuses that a person gives an employee; «invited» ends by itself. */
export const EMPLOYEE_STATUSES = ['active', 'inactive', 'blocked'] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/** How a new employee gets in: by a link that the admin passes on, by a mail, or by a password that the admin gives. */
export const EMPLOYEE_ENTRIES = ['link', 'email', 'password'] as const;
export type EmployeeEntry = (typeof EMPLOYEE_ENTRIES)[number];

/** How an invitation reaches the person. */
export const INVITATION_WAYS = ['link', 'email'] as const;
export type InvitationWay = (typeof INVITATION_WAYS)[number];

/** Most characters of the texts of an employee, and most rows that one has. */
export const EMPLOYEE_MAX = {
  name: 100,
  username: 100,
  email: 150,
  phone: 20,
  interphone: 10,
  phones: 10,
  roles: 50,
  departments: 200,
  shifts: 20,
} as const;
