// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { DepartmentKind } from '../departments/department-lists.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { AssignMode, CustomerAccess, DepartmentRight, StaffAccess } from './department-lists.ts';

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
}

/** Changes or moves a department. Its own admins change its members and its default recipient. */
export const departmentUpdate: Call<{ id: number } & DepartmentUpdateBody, Department> = {
  name: 'departmentUpdate',
  method: 'PUT',
  path: '/api/department/:id',
};
