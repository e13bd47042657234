import type { HideableTicketField, TicketSort } from './ticket-lists.ts';

/** What a file of the ticket list can say of each ticket (decisions 2.20). */
export const TICKET_EXPORT_COLUMNS = [
  'number',
  'subject',
  'status',
  'importance',
  'kind',
  'customer',
  'organization',
  'customer_level',
  'department',
  'branch',
  'assignee',
  'category',
  'service',
  'tags',
  'content_count',
  'created_at',
  'last_activity_at',
  'waiting_since',
  'satisfaction',
  'sla_state',
  'sla_due_at',
] as const;
export type TicketExportColumn = (typeof TICKET_EXPORT_COLUMNS)[number];

/** Tickets of one file. */
export const TICKET_EXPORT_MAX = 200_000;
/** Up to this many the call writes itself; more are written by a batch. */
export const TICKET_EXPORT_IMMEDIATE_MAX = 5_000;
/** Tickets of one page of the list. */
export const TICKET_EXPORT_PAGE_MAX = 1_000;
export const TICKET_EXPORT_NAME_MAX = 64;
/** What a file may be called: it stands in a header, and is a name on every system. */
export const TICKET_EXPORT_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_ .-]*$/;

/** `making`: not all of it is written; `ready`: it can be downloaded; `used`: it was; `expired`: nobody has in time. */
export const TICKET_EXPORT_STATES = ['making', 'ready', 'used', 'expired'] as const;
export type TicketExportState = (typeof TICKET_EXPORT_STATES)[number];

/** Columns of files and orders of lists that say a field which the settings may hide. */
export const FIELD_SAID_BY: Readonly<Partial<Record<TicketExportColumn | TicketSort, HideableTicketField>>> = {
  organization: 'organization',
  customer_level: 'customer_level',
  satisfaction: 'satisfaction',
  sla_state: 'sla',
  sla_due_at: 'sla',
  sla_due: 'sla',
};
