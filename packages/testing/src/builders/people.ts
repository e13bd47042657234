import {
  BRANCH_ADMIN_PERMISSIONS,
  DEPARTMENT_ADMIN_PERMISSIONS,
  FEATURES,
  NEW_ROLE_PERMISSIONS,
  PERMISSIONS,
  type Role,
  type SessionUser,
} from '@hamyar/contracts';
import type { MeData, Profile } from '@hamyar/contracts/identity';

const RIGHTS: Record<Role, Partial<SessionUser>> = {
  full_admin: { employee: true, full_admin: true, branch_id: -1, permissions: [...PERMISSIONS] },
  branch_admin: { employee: true, branch_admin: true, permissions: [...BRANCH_ADMIN_PERMISSIONS] },
  department_admin: {
    employee: true,
    department_admin: true,
    managed_department_ids: [1],
    permissions: [...DEPARTMENT_ADMIN_PERMISSIONS],
  },
  employee: { employee: true, permissions: [...NEW_ROLE_PERMISSIONS] },
  organization_supervisor: { supervisor: true, organization: { id: 4, name: 'پخش البرز' } },
  organization_customer: { organization: { id: 4, name: 'پخش البرز' } },
  customer: {},
};

/** A logged-in person of a role, with the default rights of that role; `changes` take precedence. */
export function buildUser(role: Role = 'employee', changes: Partial<SessionUser> = {}): SessionUser {
  const employee = RIGHTS[role].employee === true;
  return {
    id: employee ? 7 : 70,
    employee,
    full_admin: false,
    branch_admin: false,
    department_admin: false,
    supervisor: false,
    role,
    first_name: employee ? 'سارا' : 'رضا',
    last_name: employee ? 'کریمی' : 'محمدی',
    username: null,
    email: employee ? 'sara@example.ir' : null,
    mobile: employee ? null : '+989121234567',
    interphone: null,
    branch_id: 1,
    organization: null,
    organization_shared: false,
    department_ids: employee ? [1] : [],
    managed_department_ids: [],
    status: 'active',
    expired: false,
    expire_date: null,
    profile_picture_name: null,
    must_change_password: false,
    permissions: [],
    features: [...FEATURES],
    read_only: false,
    hidden_ticket_fields: [],
    ...RIGHTS[role],
    ...changes,
  };
}

/** The person of {@link buildUser} as `me` answers it. */
export const buildMe = (): MeData['user'] => ({
  ...buildUser(),
  other_phones: [],
  created_at: 1_790_000_000,
  to_departments: [],
});

/** The own profile of an employee, as its page reads it. */
export const buildProfile = (changes: Partial<Profile> = {}): Profile => ({
  first_name: 'سارا',
  last_name: 'کریمی',
  username: 'sara',
  email: null,
  mobile: null,
  has_password: true,
  landline: null,
  birthday: null,
  gender: null,
  profile_picture_name: null,
  notification_prefs: { browser: true, sound: true, muted: [], email: true, muted_email: [] },
  notices: [],
  mail_notices: [],
  after_close: 'stay',
  undo_seconds: null,
  version: 1,
  departments: [],
  branch: null,
  ...changes,
});
