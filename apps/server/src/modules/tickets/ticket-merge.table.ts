import type { CloseReason, TicketStatus } from '@hamyar/contracts';

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
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_merge: TicketMergeTable;
  }
}
