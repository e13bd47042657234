/** Roles in label priority (spec 6.1); derived from the user's flags, never stored. */
export const ROLES = [
  'full_admin',
  'branch_admin',
  'department_admin',
  'employee',
  'organization_supervisor',
  'organization_customer',
  'customer',
] as const;
export type Role = (typeof ROLES)[number];
