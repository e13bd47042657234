import { EMPLOYEE_PARTS, type Employee, type EmployeeRole, type RoleDetails } from '@hamyar/contracts';

/** An employee of a department, whom a full admin reads. */
export const buildEmployee = (more: Partial<Employee> = {}): Employee => ({
  id: 41,
  version: 3,
  name: 'شیما کرمی',
  first_name: 'شیما',
  last_name: 'کرمی',
  employee: true,
  profile_picture_name: null,
  email: 'shima@arya.co',
  mobile: '+989121234567',
  username: null,
  landline: null,
  interphone: '118',
  other_phones: [],
  gender: null,
  birthday: null,
  rank: 'employee',
  full_admin: false,
  branch_admin: false,
  status: 'active',
  roles: [{ id: 2, name: 'کارشناس ارشد' }],
  departments: [{ id: 7, name: 'پشتیبانی', manager: false }],
  branch: { id: 1, name: 'تهران' },
  all_branches: false,
  open_ticket_count: 4,
  absence: null,
  away: false,
  last_login_at: null,
  invitation: null,
  shifts: [],
  parts: [...EMPLOYEE_PARTS],
  created_at: 1_790_000_000,
  ...more,
});

/** A role that the reader may give. */
export const buildRole = (id: number, name: string, more: Partial<EmployeeRole> = {}): EmployeeRole => ({
  ...{ id, name, is_system: false, status: true, user_count: 0, grantable: true },
  ...more,
});

/** The same as full admins read it to change it. */
export const buildRoleDetails = (id: number, name: string, more: Partial<RoleDetails> = {}): RoleDetails => ({
  ...buildRole(id, name),
  ...{ version: 2, description: '', permissions: ['close tickets'] },
  ...more,
});
