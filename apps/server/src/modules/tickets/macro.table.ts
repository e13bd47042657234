import type { Macro, MacroAfter, TemplateScope } from '@hamyar/contracts';
import type { ColumnType, Generated } from 'kysely';

export interface MacroTable {
  id: Generated<number>;
  scope: TemplateScope;
  /** The person whose it is; of personal ones only. */
  owner_id: number | null;
  name: string;
  /** Search key of the name. */
  name_norm: string;
  steps: ColumnType<Macro['steps'], string, string>;
  after: Generated<MacroAfter>;
  shortcut: string | null;
  /** Search key of the shortcut: what two of them are compared by. */
  shortcut_key: string | null;
  order: number;
  status: Generated<boolean>;
  usage_count: Generated<number>;
  last_used_at: Date | null;
  created_by_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

/** The departments whom a macro of the scope `department` is for. */
export interface MacroDepartmentTable {
  macro_id: number;
  department_id: number;
}

/** A run by its key. */
export interface MacroRunTable {
  user_id: number;
  client_key: string;
  ticket_id: number;
  macro_id: number;
  at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    macro: MacroTable;
    macro_department: MacroDepartmentTable;
    macro_run: MacroRunTable;
  }
}
