import type { ColumnType, Generated } from 'kysely';
import type { AfterClose, Permission, UserStatus } from '@hamyar/contracts';

// Users and their roles (decisions 2.2, 2.8).

export interface UserTable {
  id: Generated<number>;
  employee: boolean;
  first_name: Generated<string>;
  last_name: Generated<string>;
  name_norm: Generated<string>;
  contact_norm: Generated<string>;
  username: string | null;
  username_key: string | null;
  email: string | null;
  email_key: string | null;
  mobile: string | null;
  landline: string | null;
  interphone: string | null;
  other_phones: Generated<string[]>;
  gender: 'm' | 'f' | null;
  birthday: string | null;
  branch_id: number | null;
  profile_picture_id: number | null;
  status: Generated<UserStatus>;
  password_hash: string | null;
  password_changed_at: Date | null;
  must_change_password: Generated<boolean>;
  /** Raised with every change of credentials; see `editUser`. */
  credential_epoch: Generated<number>;
  last_login_at: Date | null;
  expire_at: Date | null;
  full_admin: Generated<boolean>;
  branch_admin: Generated<boolean>;
  department_admin: Generated<boolean>;
  organization_id: number | null;
  supervisor: Generated<boolean>;
  customer_level_id: number | null;
  country_code: string | null;
  state_id: number | null;
  city_id: number | null;
  city_name: string | null;
  address: string | null;
  description: string | null;
  /** Out of office from this day until the other, both included; the substitute gets the tickets. */
  away_from: string | null;
  away_until: string | null;
  substitute_id: number | null;
  notification_prefs: ColumnType<unknown, string | undefined, string>;
  undo_seconds: number | null;
  after_close: Generated<AfterClose>;
  norm_version: Generated<number>;
  verified_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  created_by_id: number | null;
  updated_by_id: number | null;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface RoleTable {
  id: Generated<number>;
  name: string;
  description: Generated<string>;
  permissions: Generated<Permission[]>;
  is_system: Generated<boolean>;
  status: Generated<boolean>;
  order: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what its people got instead. */
  replaced_by_id: number | null;
}

export interface UserRoleTable {
  user_id: number;
  role_id: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    user: UserTable;
    role: RoleTable;
    user_role: UserRoleTable;
  }
}
