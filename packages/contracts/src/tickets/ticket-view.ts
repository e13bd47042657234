import type { TicketImportance, TicketStatus } from '../enums.ts';

/** Filters of a view by their wire names; a subset of the list's query. */
export interface TicketViewFilter {
  readonly status?: readonly TicketStatus[];
  readonly importance?: readonly TicketImportance[];
  readonly mine?: true;
  readonly unassigned?: true;
  readonly unread?: true;
}

const NOT_CLOSED = [0, 1, 2, 3] as const;
const OPEN = [0, 1, 3] as const;

/**
 * The filter of each view of the list (decisions 2.3): the server counts by it, the tabs of the list query by it, so a
 * counter and the list behind it always agree. `OPEN` is the category whose clock runs, 2 waits for the customer.
 */
export const TICKET_VIEW_FILTERS = {
  all: {},
  open: { status: OPEN },
  mine: { mine: true, status: NOT_CLOSED },
  unassigned: { unassigned: true, status: NOT_CLOSED },
  urgent: { importance: [3], status: NOT_CLOSED },
  unread: { unread: true },
  waiting_for_me: { mine: true, status: OPEN },
  in_progress: { status: OPEN },
  closed: { status: [4] },
  waiting_for_customer: { status: [2] },
  // one for each status, for the widget that divides the tickets by status
  status_0: { status: [0] },
  status_1: { status: [1] },
  status_2: { status: [2] },
  status_3: { status: [3] },
  status_4: { status: [4] },
} as const satisfies Record<string, TicketViewFilter>;

type ViewName = keyof typeof TICKET_VIEW_FILTERS;
/** Names of the views, as the counters take them. */
export const TICKET_VIEWS = Object.keys(TICKET_VIEW_FILTERS) as [ViewName, ...ViewName[]];
export type TicketViewName = (typeof TICKET_VIEWS)[number];
/** Number of tickets in each requested view. */
export type TicketCounters = Partial<Record<TicketViewName, number>>;
