import type { Generated, GeneratedAlways } from 'kysely';

// What reports count of the days that are over (decisions 2.28, docs/adr/0059).

/** Tickets of one day with one value. */
export interface TicketDailyTable {
  metric: string;
  /** 0 in the numbers of all services together; in those of each service also for tickets without one */
  service_id: Generated<number>;
  day: string;
  branch_id: number;
  department_id: number;
  /** to one person, and not to a whole department */
  addressed: boolean;
  /** the value: an id, a level, an hour; 0 for none */
  key: number;
  /** assigned when it was closed, for votes; else 0 */
  employee_id: number;
  count: number;
}

/** Moments of tickets whose counts have changed since their days were rolled up. */
export interface TicketDailyChangeTable {
  id: GeneratedAlways<number>;
  moments: Date[];
}

/** The only row: up to which day everything is rolled up. */
export interface TicketDailyStateTable {
  single: Generated<boolean>;
  zone: string;
  covered_until: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ticket_daily: TicketDailyTable;
    ticket_daily_change: TicketDailyChangeTable;
    ticket_daily_state: TicketDailyStateTable;
  }
}
