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
