import type { ColumnType, Generated } from 'kysely';

// What people have typed and not sent yet (decisions 2.4 "ticket_draft").

export interface DraftTable {
  user_id: number;
  key: string;
  body_html: Generated<string>;
  attachment_tokens: Generated<string[]>;
  form_values: ColumnType<unknown, string | undefined, string>;
  revision: Generated<number>;
  device: Generated<string>;
  other: ColumnType<unknown, string | null | undefined, string | null>;
  /** Colleagues who may answer read it and may take it over. */
  shared: Generated<boolean>;
  /** The colleague who has taken it over; it stays with its author until that one shares, sends or discards it. */
  taken_by_id: Generated<number | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_draft: DraftTable;
  }
}
