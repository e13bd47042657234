import type { CloseReason, Satisfaction, TicketStatus } from '@hamyar/contracts';
import type { JSONColumnType } from 'kysely';

/** How a ticket was closed before a merge reopened it. */
export interface StoredClosing {
  closed_at: string | null;
  closed_by_id: number | null;
  close_reason: CloseReason | null;
  close_note: string | null;
  satisfaction: Satisfaction;
  satisfaction_comment: string | null;
  satisfaction_at: string | null;
  /** Merges of before they were kept have none. */
  reopenings?: { count: number; last: string | null };
}

/** What a merged ticket was before (decisions 2.3 T14, T15). */
export interface TicketMergeTable {
  ticket_id: number;
  /** The ticket that it was merged into itself; where that was merged too, its conversation is further on. */
  target_id: number;
  status: TicketStatus;
  close_reason: CloseReason | null;
  waiting_since: Date | null;
  merged_at: Date;
  merged_by_id: number;
  /** What the other ticket was, and what the merge made of it; null for a merge of before they were kept. */
  target_status: TicketStatus | null;
  given_status: TicketStatus | null;
  /** Null where the other ticket was open. */
  target_closing: JSONColumnType<StoredClosing | null, string | null, string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_merge: TicketMergeTable;
  }
}
