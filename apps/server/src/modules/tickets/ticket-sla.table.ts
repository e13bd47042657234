import type { SlaSnapshot } from '@hamyar/contracts';
import type { ClockEvent } from '@hamyar/domain';
import type { JSONColumnType } from 'kysely';

/** What the clocks of a ticket with an SLA are computed from (decisions 2.6); its results are columns of the ticket. */
export interface TicketSlaTable {
  ticket_id: number;
  /** What the ticket keeps of its policy. */
  snapshot: JSONColumnType<SlaSnapshot, string, string>;
  events: JSONColumnType<ClockEvent[], string, string>;
  /** Warnings, breaches and escalations that have been carried out, as long as their moment stays in the past. */
  warned: string[];
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_sla: TicketSlaTable;
  }
}
