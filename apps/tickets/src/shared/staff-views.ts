import type { TicketViewName } from './ticket-filter.conversions.ts';

/** The views of the list of employees in their order, beside the conversation and as a table. */
export const STAFF_VIEWS = [
  'all',
  'open',
  'mine',
  'urgent',
  'unassigned',
  'unread',
  'waiting_for_me',
  'waiting_for_customer',
  'closed',
] as const satisfies readonly TicketViewName[];
export type StaffView = (typeof STAFF_VIEWS)[number];

/** Views whose counters are shown. */
export const COUNTED_VIEWS = ['open', 'mine', 'urgent', 'unassigned', 'unread'] as const satisfies readonly StaffView[];
