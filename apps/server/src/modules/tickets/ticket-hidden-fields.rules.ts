import type {
  HideableTicketField,
  QueryFilters,
  Ticket,
  TicketExportColumn,
  TicketHistoryField,
  TicketRow,
  TicketSort,
} from '@hamyar/contracts';
import type { QueryOf, ticketList } from '@hamyar/contracts/schemas';
import type { TicketAction } from '@hamyar/domain';
import type { TicketNotificationName } from './ticket-notifications.rules.ts';

type TicketFilter = QueryFilters<QueryOf<typeof ticketList>>;

/** The reader of tickets, from whom the settings may hide fields; {@link CurrentUser} is one. */
export interface FieldsReader {
  readonly hidden_ticket_fields: readonly HideableTicketField[];
}

/** Everything that would say a field: each way out of the module asks here, so that hidden is in no answer. */
interface HiddenParts {
  /** What a row and an open ticket have in its place; undefined leaves it out. */
  row: Partial<{ [Key in keyof TicketRow]: TicketRow[Key] | undefined }>;
  ticket(ticket: Ticket): Partial<{ [Key in keyof Ticket]: Ticket[Key] | undefined }>;
  filters: readonly (keyof TicketFilter)[];
  sorts: readonly TicketSort[];
  columns: readonly TicketExportColumn[];
  /** Lines of the conversation, entries of the history, and notifications that say it. */
  lines: readonly string[];
  history: readonly TicketHistoryField[];
  notifications: readonly TicketNotificationName[];
  actions: readonly TicketAction[];
}

const nothing: HiddenParts = {
  row: {},
  ticket: () => ({}),
  ...{ filters: [], sorts: [], columns: [], lines: [], history: [], notifications: [], actions: [] },
};

const HIDDEN: Readonly<Record<HideableTicketField, HiddenParts>> = {
  customer_contact: {
    ...nothing,
    ticket: ({ customer_contact: contact }) => ({
      customer_contact: contact && { ...contact, mobile: null, email: null },
    }),
  },
  organization: { ...nothing, row: { organization: null }, filters: ['organization_ids'], columns: ['organization'] },
  customer_level: {
    ...nothing,
    row: { customer_level: undefined },
    filters: ['customer_level_ids'],
    columns: ['customer_level'],
  },
  satisfaction: {
    ...nothing,
    row: { satisfaction: 0 },
    ticket: () => ({ satisfaction: 0, satisfaction_comment: null, satisfaction_at: null }),
    filters: ['satisfaction', 'rated_from', 'rated_to'],
    columns: ['satisfaction'],
    lines: ['rated'],
    history: ['satisfaction'],
    notifications: ['low_rating'],
  },
  sla: {
    ...nothing,
    row: { sla: undefined },
    ticket: () => ({ sla: undefined, sla_name: undefined, sla_id: undefined, sla_by_hand: undefined }),
    filters: ['sla_state', 'due_before'],
    sorts: ['sla_due'],
    columns: ['sla_state', 'sla_due_at'],
    lines: ['sla'],
    history: ['sla', 'sla_breach'],
    notifications: ['sla_warn', 'sla_breach', 'sla_escalated'],
    actions: ['sla'],
  },
};

/** Whether something of one kind would say a field that is hidden from this person. */
const isHidden = <Kind extends 'filters' | 'sorts' | 'columns' | 'lines' | 'history' | 'notifications' | 'actions'>(
  { hidden_ticket_fields: hidden }: FieldsReader,
  kind: Kind,
  name: string,
): boolean => hidden.some((field) => (HIDDEN[field][kind] as readonly string[]).includes(name));

/** The row as this person sees it. */
export const rowSeenBy = ({ hidden_ticket_fields: hidden }: FieldsReader, row: TicketRow): TicketRow =>
  hidden.length === 0 ? row : (Object.assign({}, row, ...hidden.map((field) => HIDDEN[field].row)) as TicketRow);

/** The open ticket as this person sees it; its row has been done. */
export function ticketSeenBy(reader: FieldsReader, ticket: Ticket): Ticket {
  const { hidden_ticket_fields: hidden } = reader;
  if (hidden.length === 0) return ticket;
  const seen = Object.assign({}, ticket, ...hidden.map((field) => HIDDEN[field].ticket(ticket))) as Ticket;
  return { ...seen, contents: linesSeenBy(reader, ticket.contents) };
}

/** The contents without lines that would say a hidden field. */
export const linesSeenBy = (reader: FieldsReader, contents: Ticket['contents']): Ticket['contents'] =>
  contents.filter(({ event }) => event === null || !isHidden(reader, 'lines', event.name));

/** The first filter that would say a hidden field by its result; null when there is none. */
export function hiddenFilter(reader: FieldsReader, filter: TicketFilter): string | null {
  if (filter.without?.includes('sla') && reader.hidden_ticket_fields.includes('sla')) return 'without';
  const sent = (Object.keys(filter) as (keyof TicketFilter)[]).filter((name) => filter[name] !== undefined);
  return sent.find((name) => isHidden(reader, 'filters', name)) ?? null;
}

export const isHiddenSort = (reader: FieldsReader, sort: TicketSort): boolean => isHidden(reader, 'sorts', sort);
export const isHiddenColumn = (reader: FieldsReader, column: TicketExportColumn): boolean =>
  isHidden(reader, 'columns', column);
export const isHiddenHistory = (reader: FieldsReader, field: string): boolean => isHidden(reader, 'history', field);
export const isHiddenNotification = (reader: FieldsReader, event: string): boolean =>
  isHidden(reader, 'notifications', event);
export const isHiddenAction = (reader: FieldsReader, action: TicketAction): boolean =>
  isHidden(reader, 'actions', action);

/** Nobody from whom something is hidden, such as a row that is kept for all readers. */
export const SEES_ALL: FieldsReader = { hidden_ticket_fields: [] };
