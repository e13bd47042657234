import type { HideableTicketField, TicketSort } from './ticket-lists.ts';

/**
 * What can be said of each ticket in a column: of the table, of a saved view and of a file, in this order unless a person
 * has chosen another. Number and subject are always in the table. Columns of custom fields are `cf-{id}` beside these.
 */
export const TICKET_COLUMNS = [
  'number',
  'subject',
  'customer',
  'organization',
  'customer_level',
  'status',
  'importance',
  'kind',
  'channel',
  'department',
  'branch',
  'owner',
  'created_by',
  'assignee',
  'category',
  'service',
  'tags',
  'content_count',
  'attachment_count',
  'waiting_since',
  'last_activity_at',
  'created_at',
  'satisfaction',
  'sla_state',
  'sla_due',
] as const;
export type TicketColumn = (typeof TICKET_COLUMNS)[number];

/** The columns that the rows of the list do not say; `ticketColumnValues` does, for who shows one of them. */
export const TICKET_COLUMNS_NOT_IN_ROWS = ['channel', 'created_by'] as const satisfies readonly TicketColumn[];
export type TicketColumnNotInRow = (typeof TICKET_COLUMNS_NOT_IN_ROWS)[number];

/** Columns and orders of lists that say a field which the settings may hide. */
export const FIELD_SAID_BY: Readonly<Partial<Record<TicketColumn | TicketSort, HideableTicketField>>> = {
  organization: 'organization',
  customer_level: 'customer_level',
  satisfaction: 'satisfaction',
  sla_state: 'sla',
  sla_due: 'sla',
};
