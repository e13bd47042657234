import type { Generated } from 'kysely';

/** Types of customer events (decisions 2.13). */
export interface CustomerEventTypeTable {
  id: Generated<number>;
  name: string;
  /** The customer sees events of the type. */
  external: boolean;
  color: string;
  order: Generated<number>;
  status: Generated<boolean>;
  /** What the description of a new event begins with. */
  default_description: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  deleted_at: Date | null;
  /** Of a deleted one: what it was replaced with. */
  replaced_by_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    customer_event_type: CustomerEventTypeTable;
  }
}
