import type { TicketFields, TicketUpdateBody } from './calls.ts';

/** What may be changed of a ticket in one call. */
export type TicketChanges = Omit<Extract<TicketUpdateBody, { version: unknown }>, 'version'>;

/** Name of a field that people fill in with a new ticket and may change later. */
export type TicketField = keyof TicketFields;

/** Fields that no customer sees. */
export type StaffTicketField = Extract<TicketField, 'importance'>;

/** What one entry of a ticket's history is about: a field, or an action. */
export type TicketHistoryField =
  | TicketField
  | 'created'
  | 'status'
  | 'department_id'
  | 'recipient_id'
  | 'satisfaction'
  | 'content_deleted'
  | 'deleted';
