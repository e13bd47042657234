import type { Generated } from 'kysely';
import type { AssignMode, CustomerAccess, DepartmentKind, StaffAccess } from '@hamyar/contracts';

// Branches, departments and their members (decisions 2.7).

export interface BranchTable {
  id: Generated<number>;
  name: string;
  code: string;
  phone: string | null;
  address: string | null;
  country_code: string | null;
  state_id: number | null;
  city_id: number | null;
  city_name: string | null;
  /** Null: that of the system. */
  timezone: string | null;
  /** Attachment with its logo. */
  logo_id: number | null;
  /** Of a deleted one: the branch that what named it names instead. */
  replaced_by_id: number | null;
  status: Generated<boolean>;
  order: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  created_by_id: number | null;
  updated_by_id: number | null;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface DepartmentTable {
  id: Generated<number>;
  name: string;
  description: Generated<string>;
  parent_id: number | null;
  kind: Generated<DepartmentKind>;
  branch_ids: Generated<number[]>;
  is_public: Generated<boolean>;
  default_recipient_id: number | null;
  assign_mode: Generated<AssignMode>;
  max_open_per_agent: number | null;
  /** Whose turn was last. */
  assigned_last_id: number | null;
  customer_access: Generated<CustomerAccess>;
  customer_access_ids: Generated<number[]>;
  staff_access: Generated<StaffAccess>;
  staff_access_ids: Generated<number[]>;
  /** The form of its new tickets. */
  form_id: number | null;
  reopen_policy: 'always' | 'days' | 'never' | null;
  reopen_days: number | null;
  sla_id: number | null;
  /** 0: never; null: as the settings say. */
  auto_close_days: number | null;
  /** Rich text with variables, below its answers in mails; '' is none. */
  signature: Generated<string>;
  /** Of a deleted one: the department that gets its open tickets. */
  replaced_by_id: number | null;
  status: Generated<boolean>;
  order: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  created_by_id: number | null;
  updated_by_id: number | null;
  version: Generated<number>;
  deleted_at: Date | null;
}

export interface DepartmentMemberTable {
  department_id: number;
  user_id: number;
  manager: Generated<boolean>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    branch: BranchTable;
    department: DepartmentTable;
    department_member: DepartmentMemberTable;
  }
}
