/** Ticket status ids (spec 3.33). */
export const TICKET_STATUSES = [0, 1, 2, 3, 4] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_STATUS = {
  open: 0,
  inProgress: 1,
  expertReplied: 2,
  customerReplied: 3,
  closed: 4,
} as const satisfies Record<string, TicketStatus>;

/** The statuses of tickets that are not closed. */
export const NOT_CLOSED_STATUSES = [
  TICKET_STATUS.open,
  TICKET_STATUS.inProgress,
  TICKET_STATUS.expertReplied,
  TICKET_STATUS.customerReplied,
] as const;

/** Ticket importance ids: low, medium, high, critical (spec 3.34). */
export const TICKET_IMPORTANCES = [0, 1, 2, 3] as const;
export type TicketImportance = (typeof TICKET_IMPORTANCES)[number];

export const TICKET_IMPORTANCE = {
  low: 0,
  medium: 1,
  high: 2,
  critical: 3,
} as const satisfies Record<string, TicketImportance>;

/** Votes up to this one are low: the department's admin is notified, and the customer may open the ticket again (decisions 2.21). */
export const SATISFACTION_LOW = 2;

/** Satisfaction ids; 0 is unknown and cannot be voted (spec 3.36). */
export const SATISFACTION_LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type Satisfaction = (typeof SATISFACTION_LEVELS)[number];

/** Who writes to whom (decisions 2.3). */
export const TICKET_KINDS = ['customer', 'behalf', 'to_customer', 'internal'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_CHANNELS = ['web', 'behalf', 'email', 'call', 'api', 'import', 'system'] as const;
export type TicketChannel = (typeof TICKET_CHANNELS)[number];

export const CLOSE_REASONS = ['resolved', 'no_answer', 'duplicate', 'spam', 'merged', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** `message` is public, `note` internal, `system` a history line, `auto` an automatic e-mail (decisions 2.4). */
export const CONTENT_TYPES = ['message', 'note', 'system', 'call', 'auto'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const CONTENT_STATES = ['pending', 'published', 'cancelled', 'deleted', 'failed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const AUTHOR_KINDS = ['customer', 'employee', 'system', 'api', 'ai'] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

/** Sorts of the ticket list, a closed list (decisions 2.3). */
export const TICKET_SORTS = [
  'waiting_since',
  'last_activity_at',
  'created_at',
  'importance',
  'sla_due',
  'number',
] as const;
export type TicketSort = (typeof TICKET_SORTS)[number];
/** The direction of each, unless the call names one: what needs attention first. */
export const TICKET_SORT_DIRECTIONS = {
  waiting_since: 'asc',
  last_activity_at: 'desc',
  created_at: 'desc',
  importance: 'desc',
  sla_due: 'asc',
  number: 'desc',
} as const satisfies Record<TicketSort, 'asc' | 'desc'>;

/** The order of a list for which none is chosen; a search shows what moved last. */
export const defaultTicketSort = (of: { employee: boolean; searched: boolean }): TicketSort =>
  of.employee && !of.searched ? 'waiting_since' : 'last_activity_at';

/**
 * What made a change of a ticket: the person, by what they did to this ticket alone, or what did it for them or without
 * anybody. A part that changes tickets in a way of its own adds its name.
 */
export const TICKET_CAUSES = ['user', 'bulk', 'macro', 'sla', 'auto_close', 'auto_assign', 'system'] as const;
export type TicketCause = (typeof TICKET_CAUSES)[number];

/** What a ticket may lack: the filter `without` lists the tickets that have none of it. */
export const TICKET_WITHOUT = ['category', 'service', 'tag', 'state', 'sla'] as const;
export type TicketWithout = (typeof TICKET_WITHOUT)[number];
/** What became of a clock of the SLA (decisions 2.6 "Report buckets"). */
export const SLA_RESULTS = [
  'first_response_met',
  'resolution_met',
  'first_response_breached',
  'resolution_breached',
] as const;
export type SlaResult = (typeof SLA_RESULTS)[number];

/** For whom a view of the list is saved: its owner, the people of a department, all employees (decisions 2.4). */
export const SAVED_VIEW_SCOPES = ['personal', 'department', 'system'] as const;
export type SavedViewScope = (typeof SAVED_VIEW_SCOPES)[number];
/** What the icon of a view shows. */
export const SAVED_VIEW_ICONS = [
  'ticket',
  'people',
  'building',
  'calendar',
  'chart',
  'book',
  'megaphone',
  'home',
  'gear',
] as const;
export type SavedViewIcon = (typeof SAVED_VIEW_ICONS)[number];

/** Whether tickets have any or all of the tags by which a list is filtered (decisions 2.3 `tag_mode`). */
export const TAG_MODES = ['any', 'all'] as const;

/**
 * The state of a ticket's due times in lists, the worst of the clocks that nothing has ended yet; `none` also of closed
 * tickets (decisions 2.3 `sla_state[]`).
 */
export const SLA_STATES = [
  'none',
  'ok',
  'due_soon',
  'first_response_breached',
  'next_response_breached',
  'resolution_breached',
  'paused',
] as const;
export type SlaState = (typeof SLA_STATES)[number];

/** States of one clock (decisions 2.6). */
export const SLA_CLOCK_STATES = ['none', 'running', 'paused', 'met', 'breached'] as const;
export type SlaClockState = (typeof SLA_CLOCK_STATES)[number];
/** Parts of the way to a due time: `worked` counts, `outside` is before, between and after working hours. */
export const SLA_PARTS = ['worked', 'outside', 'off', 'paused'] as const;
export type SlaPart = (typeof SLA_PARTS)[number];

/** A link for rating: `open` a vote can be given or changed, `final` it was given and stays, `expired` too late for one, `reopened` the ticket is not closed as it was. */
export const RATING_LINK_STATES = ['open', 'final', 'expired', 'reopened'] as const;
export type RatingLinkState = (typeof RATING_LINK_STATES)[number];

/** Fields that a ticket may be closed without, unless the settings require them (decisions 2.26). */
export const REQUIRED_ON_CLOSE = ['category_id', 'service_id'] as const;

/** Working days after which a ticket without an answer is closed: the fewest, the most, and how many before it the customer is warned. */
export const AUTO_CLOSE_DAYS = { min: 3, max: 365, warned: 2 } as const;

/** Most days back in which tickets like a new one are looked for, and how many of them are shown. */
export const DUPLICATE_DAYS_MAX = 365;
export const SIMILAR_TICKETS_MAX = 3;

/** Which parts of the Jalali date stand in a ticket's number: `yy` is 05, `yyyy` 1405, and `mm` the month (decisions 2.26). */
export const TICKET_NUMBER_DATES = ['none', 'yy', 'yyyy', 'yymm', 'yyyymm'] as const;
export type TicketNumberDate = (typeof TICKET_NUMBER_DATES)[number];
/** When the running number of tickets begins again. */
export const TICKET_NUMBER_RESTARTS = ['never', 'year', 'month'] as const;
export type TicketNumberRestart = (typeof TICKET_NUMBER_RESTARTS)[number];
/** Least digits of the running number, and the longest prefix. */
export const TICKET_NUMBER_DIGITS = { min: 4, max: 8 } as const;
export const TICKET_NUMBER_PREFIX_MAX = 6;

/**
 * What the settings may hide in tickets from the people of a role (decisions 2.26): mobile and e-mail of the customer,
 * their organisation and level, the due times, and how the customer has rated.
 */
export const HIDEABLE_TICKET_FIELDS = [
  'customer_contact',
  'organization',
  'customer_level',
  'sla',
  'satisfaction',
] as const;
export type HideableTicketField = (typeof HIDEABLE_TICKET_FIELDS)[number];
/** Stands in the place of a role for the employees who have none. */
export const NO_ROLE = 0;
/** The fields that one role hides. */
export interface HiddenFieldsOfRole {
  role_id: number;
  fields: HideableTicketField[];
}
/** Most roles that hide fields. */
export const HIDING_ROLES_MAX = 200;
