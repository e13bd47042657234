import type { TemplateScope } from '@hamyar/contracts';
import type { Generated } from 'kysely';

export interface TicketTemplateTable {
  id: Generated<number>;
  scope: TemplateScope;
  /** The person whose it is; of personal ones only. */
  owner_id: number | null;
  name: string;
  /** Search key of the name. */
  name_norm: string;
  body: string;
  shortcut: string | null;
  /** Search key of the shortcut: what two of them are compared by. */
  shortcut_key: string | null;
  keywords: Generated<string[]>;
  /** Position in lists; new ones are the last. */
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

/** The departments whom a text of the scope `department` is for. */
export interface TicketTemplateDepartmentTable {
  template_id: number;
  department_id: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_template: TicketTemplateTable;
    ticket_template_department: TicketTemplateDepartmentTable;
  }
}
