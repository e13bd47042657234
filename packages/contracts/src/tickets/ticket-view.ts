import {
  NOT_CLOSED_STATUSES as NOT_CLOSED,
  TICKET_IMPORTANCE,
  TICKET_STATUS,
  type TicketImportance,
  type TicketStatus,
} from './ticket-lists.ts';

/** Filters of a view by their wire names; a subset of the list's query. */
export interface TicketViewFilter {
  readonly status?: readonly TicketStatus[];
  readonly importance?: readonly TicketImportance[];
  readonly mine?: true;
  readonly unassigned?: true;
  readonly unread?: true;
}

const { open, inProgress, expertReplied, customerReplied, closed } = TICKET_STATUS;
const OPEN = [open, inProgress, customerReplied] as const;

/**
 * The filter of each view of the list (decisions 2.3): the server counts by it, the tabs of the list query by it, so a
 * counter and the list behind it always agree. `OPEN` does not contain tickets that an employee has answered, because
 * they wait for the customer.
 */
export const TICKET_VIEW_FILTERS = {
  all: {},
  open: { status: OPEN },
  mine: { mine: true, status: NOT_CLOSED },
  unassigned: { unassigned: true, status: NOT_CLOSED },
  urgent: { importance: [TICKET_IMPORTANCE.critical], status: NOT_CLOSED },
  unread: { unread: true },
  waiting_for_me: { mine: true, status: OPEN },
  in_progress: { status: OPEN },
  closed: { status: [closed] },
  waiting_for_customer: { status: [expertReplied] },
  // one for each status, for the widget that shows the tickets by status
  status_0: { status: [open] },
  status_1: { status: [inProgress] },
  status_2: { status: [expertReplied] },
  status_3: { status: [customerReplied] },
  status_4: { status: [closed] },
} as const satisfies Record<string, TicketViewFilter>;

type ViewName = keyof typeof TICKET_VIEW_FILTERS;
/** Names of the views, as the counters take them. */
export const TICKET_VIEWS = Object.keys(TICKET_VIEW_FILTERS) as [ViewName, ...ViewName[]];
export type TicketViewName = (typeof TICKET_VIEWS)[number];
/** Number of tickets in each requested view, and in each saved view that was asked for. */
export type TicketCounters = Partial<Record<TicketViewName, number>> & {
  saved_views?: { id: number; count: number }[];
};
