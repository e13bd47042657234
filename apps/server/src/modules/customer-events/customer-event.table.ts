import type { Generated } from 'kysely';

/** What happened with customers (spec 3.23, decisions 2.13); a row is not changed. */
export interface CustomerEventTable {
  id: Generated<number>;
  /** The customer. */
  user_id: number;
  customer_event_type_id: number;
  description: string;
  /** Null where no employee has written it. */
  creator_id: number | null;
  related_ticket_id: number | null;
  occurred_at: Date;
  created_at: Date;
  deleted_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    customer_event: CustomerEventTable;
  }
}
