import type { DueScope } from '@hamyar/contracts';

/** How a person has arranged the due times of tickets in the calendar. */
export interface TicketDueLayerTable {
  user_id: number;
  shown: boolean;
  scope: DueScope;
  updated_at: Date;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_due_layer: TicketDueLayerTable;
  }
}
