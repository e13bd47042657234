import {
  FIELD_SAID_BY,
  type HideableTicketField,
  type QueryFilters,
  type Ticket,
  type TicketColumn,
  type TicketHistoryField,
  type TicketRow,
  type TicketSort,
} from '@hamyar/contracts';
import type { QueryOf, ticketList } from '@hamyar/contracts/schemas';
import { always, evaluatePredicate, type PolicyTicket, type Predicate, type TicketAction } from '@hamyar/domain';
import type { TicketNotificationName } from './ticket-notifications.rules.ts';

type TicketFilter = QueryFilters<QueryOf<typeof ticketList>>;
type OrderKey = 'view_id' | 'cursor' | 'last' | 'sort_by' | 'sort_dir';

/** The reader of tickets, from whom the settings may hide fields; {@link CurrentUser} is one. */
export interface FieldsReader {
  readonly hidden_ticket_fields: readonly HideableTicketField[];
  /** The tickets whose rating they see, besides those of which the field is hidden from their roles. */
  readonly rated_tickets: Predicate;
  /** Of this ticket they see the rating because it was theirs at the last closing: earlier ones may be those of peers. */
  readonly own_rating_only?: boolean;
}

/** What decides whose rating it is. */
interface RatedTicket extends Pick<PolicyTicket, 'department_id' | 'branch_id'> {
  readonly assignee_at_close_id: number | null;
}

/** The reader of one ticket: how it was rated is hidden from those who only see it beside its people (decisions 2.21). */
export function readerOf<Reader extends FieldsReader>(reader: Reader, ticket: RatedTicket): Reader {
  const { assignee_at_close_id, department_id, branch_id } = ticket;
  const rated = (closer: number | null) =>
    evaluatePredicate(reader.rated_tickets, { assignee_at_close_id: closer, department_id, branch_id });
  if (rated(null)) return reader;
  return rated(assignee_at_close_id)
    ? { ...reader, own_rating_only: true }
    : { ...reader, rated_tickets: always, hidden_ticket_fields: [...reader.hidden_ticket_fields, 'satisfaction'] };
}

/** The reader of a row of the list, which was that of `closer` when it was closed. */
export const readerOfRow = (
  reader: FieldsReader,
  { department, branch }: TicketRow,
  closer: number | null,
): FieldsReader =>
  readerOf(reader, { assignee_at_close_id: closer, department_id: department.id, branch_id: branch?.id ?? 0 });

/** Everything that would say a field: each way out of the module asks here, so that hidden is in no answer. */
interface HiddenParts {
  /** What a row and an open ticket have in its place; undefined leaves it out. */
  row: Partial<{ [Key in keyof TicketRow]: TicketRow[Key] | undefined }>;
  ticket(ticket: Ticket): Partial<{ [Key in keyof Ticket]: Ticket[Key] | undefined }>;
  /** Lines of the conversation, entries of the history, and notifications that say it. */
  lines: readonly string[];
  history: readonly TicketHistoryField[];
  notifications: readonly TicketNotificationName[];
  actions: readonly TicketAction[];
}

const nothing: HiddenParts = {
  row: {},
  ticket: () => ({}),
  ...{ lines: [], history: [], notifications: [], actions: [] },
};

const HIDDEN: Readonly<Record<HideableTicketField, HiddenParts>> = {
  customer_contact: {
    ...nothing,
    ticket: ({ customer_contact: contact }) => ({
      customer_contact: contact && { ...contact, mobile: null, email: null },
    }),
  },
  organization: {
    ...nothing,
    row: { organization: null },
    ticket: ({ customer_account: account }) => ({
      customer_account: account && { ...account, of: 'customer' as const },
    }),
  },
  customer_level: {
    ...nothing,
    row: { customer_level: undefined },
  },
  satisfaction: {
    ...nothing,
    row: { satisfaction: 0 },
    ticket: () => ({ satisfaction: 0, satisfaction_comment: null, satisfaction_at: null }),
    lines: ['rated'],
    history: ['satisfaction'],
    notifications: ['low_rating'],
  },
  sla: {
    ...nothing,
    row: { sla: undefined },
    ticket: () => ({
      ...{ sla: undefined, sla_name: undefined, sla_id: undefined, sla_by_hand: undefined },
      sla_clocks: undefined,
    }),
    lines: ['sla'],
    history: ['sla', 'sla_breach'],
    notifications: ['sla_warn', 'sla_breach', 'sla_escalated'],
    actions: ['sla'],
  },
};

/** The field that each filter would say by its result; a new filter has to be decided here. */
export const FILTER_SAYS: Readonly<Record<keyof Omit<TicketFilter, OrderKey>, HideableTicketField | null>> = {
  ...{ organization_ids: 'organization', customer_level_ids: 'customer_level' },
  ...{ satisfaction: 'satisfaction', rated_from: 'satisfaction', rated_to: 'satisfaction' },
  ...{ asked_from: 'satisfaction', asked_to: 'satisfaction' },
  ...{ sla_state: 'sla', due_from: 'sla', due_before: 'sla', sla_result: 'sla' },
  ...{ first_response_from: 'sla', first_response_to: 'sla', resolution_from: 'sla', resolution_to: 'sla' },
  ...{ s: null, ids: null, status: null, kind: null, channel: null, department_ids: null, category_ids: null },
  ...{ service_ids: null, customer_id: null, customer_ids: null, owner_ids: null, mine: null, unread: null },
  ...{ has_attachment: null, created_from: null, created_to: null, activity_from: null, activity_to: null },
  ...{ closed_from: null, closed_to: null, importance: null, branch_ids: null, tag_ids: null, assignee_ids: null },
  ...{ created_by_ids: null, unassigned: null, shared_with_me: null, followed: null, waiting_more_than: null },
  ...{ form_ids: null, cf: null, counted: null, exact_category_ids: null, state_ids: null, without: null },
  ...{ tag_mode: null, city_ids: null },
  ...{ closing_assignee_ids: null, assigned_at_closing: null, answered: null, reopened: null, one_touch: null },
};

/** Whether something of one kind would say a field that is hidden from this person. */
const isHidden = <Kind extends 'lines' | 'history' | 'notifications' | 'actions'>(
  { hidden_ticket_fields: hidden }: FieldsReader,
  kind: Kind,
  name: string,
): boolean => hidden.some((field) => (HIDDEN[field][kind] as readonly string[]).includes(name));

/** The row as this person sees it. */
export function rowSeenBy(reader: FieldsReader, row: TicketRow, closer: number | null): TicketRow {
  const { hidden_ticket_fields: hidden } = readerOfRow(reader, row, closer);
  return hidden.length === 0 ? row : (Object.assign({}, row, ...hidden.map((field) => HIDDEN[field].row)) as TicketRow);
}

/** The open ticket as this person sees it; its row has been done. */
export function ticketSeenBy(person: FieldsReader, ticket: Ticket, closer: number | null): Ticket {
  const reader = readerOfRow(person, ticket, closer);
  const { hidden_ticket_fields: hidden } = reader;
  if (hidden.length === 0 && !reader.own_rating_only) return ticket;
  const seen = Object.assign({}, ticket, ...hidden.map((field) => HIDDEN[field].ticket(ticket))) as Ticket;
  return { ...seen, contents: linesSeenBy(reader, ticket.contents) };
}

/** The contents without lines that would say a hidden field. */
export function linesSeenBy(reader: FieldsReader, contents: Ticket['contents']): Ticket['contents'] {
  const earlier = earlierRatings(reader, contents, ({ event }) => event?.name ?? '', 'closed', 'rated');
  return contents.filter(
    (content) => content.event === null || !(isHidden(reader, 'lines', content.event.name) || earlier.has(content)),
  );
}

/** The history, newest first, without what would say a hidden field. */
export function historySeenBy<Row extends { field: string }>(reader: FieldsReader, rows: readonly Row[]): Row[] {
  const earlier = earlierRatings(reader, rows.toReversed(), ({ field }) => field, 'close_reason', 'satisfaction');
  return rows.filter((row) => !isHidden(reader, 'history', row.field) && !earlier.has(row));
}

/** What says a rating from before the last closing, to a reader whose ticket it was at that one. `rows`: oldest first. */
function earlierRatings<Row>(
  { own_rating_only: own = false }: FieldsReader,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  closing: string,
  rating: string,
): ReadonlySet<Row> {
  const last = own ? rows.findLastIndex((row) => nameOf(row) === closing) : -1;
  return new Set(rows.slice(0, Math.max(0, last)).filter((row) => nameOf(row) === rating));
}

/** The first filter that would say a hidden field by its result; null when there is none. */
export function hiddenFilter(reader: FieldsReader, filter: TicketFilter): string | null {
  if (filter.without?.includes('sla') && reader.hidden_ticket_fields.includes('sla')) return 'without';
  const { hidden_ticket_fields: hidden } = reader;
  if (hidden.length === 0) return null;
  const sent = (Object.keys(FILTER_SAYS) as (keyof typeof FILTER_SAYS)[]).filter((name) => filter[name] !== undefined);
  return sent.find((name) => hidden.some((field) => field === FILTER_SAYS[name])) ?? null;
}

/** The tickets that a filter may find: where it asks for ratings those whose rating the person sees. */
export const ratedTicketsOf = (reader: FieldsReader, filter: TicketFilter): Predicate =>
  (Object.keys(FILTER_SAYS) as (keyof typeof FILTER_SAYS)[]).some(
    (name) => FILTER_SAYS[name] === 'satisfaction' && filter[name] !== undefined,
  )
    ? reader.rated_tickets
    : always;

/** Whether a column of files or an order of lists would say a hidden field. */
export const isHiddenIn = ({ hidden_ticket_fields: hidden }: FieldsReader, name: TicketColumn | TicketSort): boolean =>
  hidden.some((field) => field === FIELD_SAID_BY[name]);
/** Whether what made a change is hidden, such as a policy of service levels. */
export const isHiddenCause = ({ hidden_ticket_fields: hidden }: FieldsReader, cause: string): boolean =>
  (hidden as readonly string[]).includes(cause);
export const isHiddenNotification = (reader: FieldsReader, event: string): boolean =>
  isHidden(reader, 'notifications', event);
export const isHiddenAction = (reader: FieldsReader, action: TicketAction): boolean =>
  isHidden(reader, 'actions', action);

/** Whether a reason for a policy would name a hidden field: the organization or the level of the customer. */
export const isHiddenReason = ({ hidden_ticket_fields: hidden }: FieldsReader, reason: string): boolean =>
  (hidden as readonly string[]).includes(reason);

/** Nobody from whom something is hidden, such as a row that is kept for all readers. */
export const SEES_ALL: FieldsReader = { hidden_ticket_fields: [], rated_tickets: always };
