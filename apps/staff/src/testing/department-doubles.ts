import type { Department, Person } from '@hamyar/contracts';

/** An employee. */
export const buildPerson = (id: number, name: string): Person => ({
  ...{ id, name, employee: true, profile_picture_name: null },
});

/** A department with an admin and a member. */
export const buildDepartment = (more: Partial<Department> = {}): Department => ({
  id: 7,
  version: 3,
  name: 'پشتیبانی',
  description: '',
  parent_id: null,
  depth: 1,
  order: 1,
  kind: 'normal',
  status: true,
  is_public: true,
  branch_ids: [-1],
  managers: [buildPerson(21, 'سارا رضایی')],
  members: [buildPerson(22, 'رضا کریمی')],
  member_count: 2,
  default_recipient: buildPerson(22, 'رضا کریمی'),
  assign_mode: 'manual',
  max_open_per_agent: null,
  customer_access: 'all',
  customer_access_to: [],
  staff_access: 'all',
  staff_access_ids: [],
  reopen_policy: null,
  reopen_days: null,
  auto_close_days: null,
  working_shift: null,
  sla: null,
  form_id: null,
  signature: '',
  right: 'all',
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  ...more,
});
