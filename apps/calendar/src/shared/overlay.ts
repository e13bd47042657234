import type { CalendarEvent } from '@hamyar/contracts/calendar';

/** What is open over the calendar; one thing at a time. */
export type Overlay =
  /** A new event on a day (epoch day), at the minute that was pressed; or a stored one to change. */
  | { kind: 'form'; day: number; minute?: number; stored?: CalendarEvent }
  /** An event, with the time of its series that was pressed. */
  | { kind: 'details'; id: number; at: { start: number; end: number | null } | null }
  | { kind: 'day'; day: number }
  | { kind: 'off-days'; day: number }
  | { kind: 'subscription' };
