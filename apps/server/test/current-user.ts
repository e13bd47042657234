import { always } from '@hamyar/domain';
import type { CurrentUser } from '../src/platform/auth/current-user.ts';

/** An employee of branch 1 without department, rights and names; tests change what they are about. */
export const plainEmployee: CurrentUser = {
  id: 0,
  employee: true,
  full_admin: false,
  branch_admin: false,
  department_admin: false,
  supervisor: false,
  branch_id: 1,
  organization_id: null,
  organization_shared: false,
  department_ids: [],
  managed_department_ids: [],
  permissions: [],
  effective_permissions: [],
  expired: false,
  expire_date: null,
  first_name: '',
  last_name: '',
  username: null,
  email: null,
  mobile: null,
  interphone: null,
  organization: null,
  customer_level_id: null,
  status: 'active',
  profile_picture_name: null,
  must_change_password: false,
  hidden_ticket_fields: [],
  rated_tickets: always,
};
