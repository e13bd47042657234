// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { Permission } from '../declared.ts';
import type { DepartmentKind } from '../departments/department-lists.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { UserStatus } from '../identity/user-lists.ts';
import type { AssignMode, CustomerAccess, DepartmentRight, StaffAccess } from './department-lists.ts';
import type { EmployeeEntry, EmployeePart, EmployeeRank, EmployeeStatus, InvitationWay } from './employee-lists.ts';

export interface Branch {
  id: number;
  version: number;
  name: string;
  code: string;
  logo_link: string | null;
  phone: string | null;
  city: string | null;
  managers: Person[];
  employee_count: number;
  status: boolean;
  order: number;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  address: string | null;
  timezone: string | null;
  working_shift: IdAndName | null;
  created_at: number;
  updated_at: number;
}

export interface BranchRow {
  id: number;
  version: number;
  name: string;
  code: string;
  logo_link: string | null;
  phone: string | null;
  city: string | null;
  managers: Person[];
  employee_count: number;
  status: boolean;
  order: number;
}

export interface Department {
  id: number;
  version: number;
  name: string;
  description: string;
  parent_id: number | null;
  depth: number;
  order: number;
  kind: DepartmentKind;
  status: boolean;
  is_public: boolean;
  branch_ids: number[];
  managers: Person[];
  member_count: number;
  right: DepartmentRight;
  created_at: number;
  updated_at: number;
  members: Person[];
  default_recipient: Person | null;
  assign_mode: AssignMode;
  max_open_per_agent: number | null;
  customer_access: CustomerAccess;
  customer_access_to: IdAndName[];
  staff_access: StaffAccess;
  staff_access_ids: number[];
  reopen_policy: ('always' | 'days' | 'never') | null;
  reopen_days: number | null;
  auto_close_days: number | null;
  working_shift: IdAndName | null;
  sla: IdAndName | null;
  form_id: number | null;
  signature: string;
}

export interface DepartmentRow {
  id: number;
  version: number;
  name: string;
  description: string;
  parent_id: number | null;
  depth: number;
  order: number;
  kind: DepartmentKind;
  status: boolean;
  is_public: boolean;
  branch_ids: number[];
  managers: Person[];
  member_count: number;
  right: DepartmentRight;
  created_at: number;
  updated_at: number;
}

export interface Absence {
  from: string;
  until: string;
  substitute: Person | null;
}

export interface Employee {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
  email: string | null;
  mobile: string | null;
  rank: EmployeeRank;
  status: UserStatus;
  roles: IdAndName[];
  departments: {
    id: number;
    name: string;
    manager: boolean;
  }[];
  branch: IdAndName | null;
  all_branches: boolean;
  open_ticket_count: number;
  absence: Absence | null;
  away: boolean;
  last_login_at: number | null;
  invitation: {
    expires_at: number | null;
    changeable: boolean;
  } | null;
  version: number;
  first_name: string;
  last_name: string;
  username: string | null;
  landline: string | null;
  interphone: string | null;
  other_phones: string[];
  gender: ('m' | 'f') | null;
  birthday: string | null;
  full_admin: boolean;
  branch_admin: boolean;
  shifts: IdAndName[];
  parts: EmployeePart[];
  created_at: number;
}

export interface EmployeeRow {
  id: number;
  name: string;
  employee: boolean;
  profile_picture_name: string | null;
  email: string | null;
  mobile: string | null;
  rank: EmployeeRank;
  status: UserStatus;
  roles: IdAndName[];
  departments: {
    id: number;
    name: string;
    manager: boolean;
  }[];
  branch: IdAndName | null;
  all_branches: boolean;
  open_ticket_count: number;
  absence: Absence | null;
  away: boolean;
  last_login_at: number | null;
  invitation: {
    expires_at: number | null;
    changeable: boolean;
  } | null;
}

export interface NewInvitation {
  token: string | null;
  expires_at: number;
}

export interface EmployeeRole {
  id: number;
  name: string;
  is_system: boolean;
  status: boolean;
  user_count: number | null;
  grantable: boolean;
}

export interface RoleDetails {
  id: number;
  name: string;
  is_system: boolean;
  status: boolean;
  user_count: number | null;
  grantable: boolean;
  version: number;
  description: string;
  permissions: Permission[];
}

export interface BranchDeleteQuery {
  replace_with?: number;
}

/** Deletes a branch without users, tickets and organisations; what else names it gets another one. */
export const branchDelete: Call<{ id: number } & BranchDeleteQuery, null> = {
  name: 'branchDelete',
  method: 'DELETE',
  path: '/api/branch/:id',
  answer: 'none',
};

/** One branch. */
export const branchGet: Call<{ id: number }, Branch> = { name: 'branchGet', method: 'GET', path: '/api/branch/:id' };

export interface BranchListQuery {
  page?: number;
  perPage?: number;
  s?: string;
}

/** Branches in their order. Others have the names of their own in the shared list. */
export const branchList: Call<BranchListQuery | void, ListAnswer<BranchRow>> = {
  name: 'branchList',
  method: 'GET',
  path: '/api/branch',
  answer: 'list',
};

export interface BranchStoreBody {
  name: string;
  code: string;
  phone?: string | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_name?: string | null;
  address?: string | null;
  timezone?: string | null;
  working_shift_id?: number | null;
  manager_ids?: number[];
  logo_token?: string | null;
  status?: boolean;
}

export interface BranchStoreData {
  id: number;
}

/** Creates a branch, the last one in the order. */
export const branchStore: Call<BranchStoreBody, BranchStoreData> = {
  name: 'branchStore',
  method: 'POST',
  path: '/api/branch',
};

export interface BranchUpdateBody {
  version?: number;
  name?: string;
  code?: string;
  phone?: string | null;
  country_id?: number | null;
  state_id?: number | null;
  city_id?: number | null;
  city_name?: string | null;
  address?: string | null;
  timezone?: string | null;
  working_shift_id?: number | null;
  manager_ids?: number[];
  logo_token?: string | null;
  status?: boolean;
}

/** Changes a branch. Who becomes its admin, or is it no longer, is logged out. */
export const branchUpdate: Call<{ id: number } & BranchUpdateBody, Branch> = {
  name: 'branchUpdate',
  method: 'PUT',
  path: '/api/branch/:id',
};

export interface DepartmentDeleteQuery {
  replace_with?: number;
}

/** Deletes a department. Those below it move up; its open tickets are transferred to another one. */
export const departmentDelete: Call<{ id: number } & DepartmentDeleteQuery, null> = {
  name: 'departmentDelete',
  method: 'DELETE',
  path: '/api/department/:id',
  answer: 'none',
};

/** One department, with its people. */
export const departmentGet: Call<{ id: number }, Department> = {
  name: 'departmentGet',
  method: 'GET',
  path: '/api/department/:id',
};

export interface DepartmentListQuery {
  page?: number;
  perPage?: number;
  s?: string;
}

/** Departments in the order of their tree: of a branch for its admins, the own ones for other employees. */
export const departmentList: Call<DepartmentListQuery | void, ListAnswer<DepartmentRow>> = {
  name: 'departmentList',
  method: 'GET',
  path: '/api/department',
  answer: 'list',
};

export interface DepartmentStoreBody {
  name: string;
  description?: string;
  parent_id?: number | null;
  status?: boolean;
  is_public?: boolean;
  branch_ids?: number[];
  member_ids?: number[];
  manager_ids?: number[];
  default_recipient_id?: number | null;
  assign_mode?: AssignMode;
  max_open_per_agent?: number | null;
  customer_access?: CustomerAccess;
  customer_access_ids?: number[];
  staff_access?: StaffAccess;
  staff_access_ids?: number[];
  reopen_policy?: ('always' | 'days' | 'never') | null;
  reopen_days?: number | null;
  auto_close_days?: number | null;
  working_shift_id?: number | null;
  sla_id?: number | null;
  form_id?: number | null;
  signature?: string;
}

export interface DepartmentStoreData {
  id: number;
}

/** Creates a department, the last one below its parent. For full and branch admins. */
export const departmentStore: Call<DepartmentStoreBody, DepartmentStoreData> = {
  name: 'departmentStore',
  method: 'POST',
  path: '/api/department',
};

export interface DepartmentUpdateBody {
  version?: number;
  name?: string;
  description?: string;
  parent_id?: number | null;
  status?: boolean;
  is_public?: boolean;
  branch_ids?: number[];
  member_ids?: number[];
  manager_ids?: number[];
  default_recipient_id?: number | null;
  assign_mode?: AssignMode;
  max_open_per_agent?: number | null;
  customer_access?: CustomerAccess;
  customer_access_ids?: number[];
  staff_access?: StaffAccess;
  staff_access_ids?: number[];
  reopen_policy?: ('always' | 'days' | 'never') | null;
  reopen_days?: number | null;
  auto_close_days?: number | null;
  working_shift_id?: number | null;
  sla_id?: number | null;
  form_id?: number | null;
  signature?: string;
}

/** Changes or moves a department. Its own admins change its members and its default recipient. */
export const departmentUpdate: Call<{ id: number } & DepartmentUpdateBody, Department> = {
  name: 'departmentUpdate',
  method: 'PUT',
  path: '/api/department/:id',
};

/** Deletes an employee without open tickets; never oneself, and never the last full admin. */
export const employeeDelete: Call<{ id: number }, null> = {
  name: 'employeeDelete',
  method: 'DELETE',
  path: '/api/employee/:id',
  answer: 'none',
};

/** One employee, with what the caller may change. */
export const employeeGet: Call<{ id: number }, Employee> = {
  name: 'employeeGet',
  method: 'GET',
  path: '/api/employee/:id',
};

export interface EmployeeInviteBody {
  way: InvitationWay;
}

/** Makes a new invitation of somebody who has not accepted one yet; the one before ends. */
export const employeeInvite: Call<{ id: number } & EmployeeInviteBody, NewInvitation> = {
  name: 'employeeInvite',
  method: 'POST',
  path: '/api/employee/:id/invitation',
};

export interface EmployeeListQuery {
  page?: number;
  perPage?: number;
  s?: string;
  role_id?: number;
  rank?: EmployeeRank;
  department_id?: number;
  branch_id?: number;
  status?: UserStatus;
  away?: boolean;
  sort_by?: 'name' | 'open_ticket_count' | 'last_login_at';
  sort_dir?: 'asc' | 'desc';
}

/** Employees: of the own departments for their admins, of the branch for its admins, all for full admins. */
export const employeeList: Call<EmployeeListQuery | void, ListAnswer<EmployeeRow>> = {
  name: 'employeeList',
  method: 'GET',
  path: '/api/employee',
  answer: 'list',
};

export interface EmployeeStoreBody {
  first_name: string;
  last_name: string;
  username?: string | null;
  email?: string | null;
  mobile?: string | null;
  landline?: string | null;
  interphone?: string | null;
  other_phones?: string[];
  gender?: ('m' | 'f') | null;
  birthday?: string | null;
  full_admin?: boolean;
  branch_admin?: boolean;
  branch_id?: number;
  role_ids?: number[];
  department_ids?: number[];
  managed_department_ids?: number[];
  working_shift_ids?: number[];
  entry: EmployeeEntry;
  password?: string;
}

export interface EmployeeStoreData {
  id: number;
  invitation: NewInvitation | null;
}

/** Creates an employee, with a password or an invitation. Who leads only departments invites members of those. */
export const employeeStore: Call<EmployeeStoreBody, EmployeeStoreData> = {
  name: 'employeeStore',
  method: 'POST',
  path: '/api/employee',
};

/** Withdraws the invitation of an employee. */
export const employeeUninvite: Call<{ id: number }, null> = {
  name: 'employeeUninvite',
  method: 'DELETE',
  path: '/api/employee/:id/invitation',
  answer: 'none',
};

export interface EmployeeUpdateBody {
  version?: number;
  first_name?: string;
  last_name?: string;
  username?: string | null;
  email?: string | null;
  mobile?: string | null;
  landline?: string | null;
  interphone?: string | null;
  other_phones?: string[];
  gender?: ('m' | 'f') | null;
  birthday?: string | null;
  status?: EmployeeStatus;
  full_admin?: boolean;
  branch_admin?: boolean;
  branch_id?: number;
  role_ids?: number[];
  department_ids?: number[];
  managed_department_ids?: number[];
  working_shift_ids?: number[];
  away_from?: string | null;
  away_until?: string | null;
  substitute_id?: number | null;
}

/** Changes an employee. Another status, rank, role or name to log in with ends the sessions. */
export const employeeUpdate: Call<{ id: number } & EmployeeUpdateBody, Employee> = {
  name: 'employeeUpdate',
  method: 'PUT',
  path: '/api/employee/:id',
};

export interface RoleDeleteQuery {
  replace_with?: number;
}

/** Deletes a role softly; employees who have it get another one instead. */
export const roleDelete: Call<{ id: number } & RoleDeleteQuery, null> = {
  name: 'roleDelete',
  method: 'DELETE',
  path: '/api/role/:id',
  answer: 'none',
};

/** One role with what it grants. */
export const roleGet: Call<{ id: number }, RoleDetails> = { name: 'roleGet', method: 'GET', path: '/api/role/:id' };

/** Names of roles in their order, for those who give them to employees. */
export const roleList: Call<void, EmployeeRole[]> = { name: 'roleList', method: 'GET', path: '/api/role' };

export interface RoleStoreBody {
  name: string;
  description?: string;
  permissions?: Permission[];
  status?: boolean;
}

export interface RoleStoreData {
  id: number;
}

/** Creates a role, the last one in the order. */
export const roleStore: Call<RoleStoreBody, RoleStoreData> = { name: 'roleStore', method: 'POST', path: '/api/role' };

export interface RoleUpdateBody {
  version?: number;
  name?: string;
  description?: string;
  permissions?: Permission[];
  status?: boolean;
}

/** Changes a role. Whose rights change by it is logged out. */
export const roleUpdate: Call<{ id: number } & RoleUpdateBody, RoleDetails> = {
  name: 'roleUpdate',
  method: 'PUT',
  path: '/api/role/:id',
};
