import type { TicketFields, TicketUpdateBody } from './calls.ts';

/** The fields of a ticket that one call can change. */
export type TicketChanges = Omit<Extract<TicketUpdateBody, { version: unknown }>, 'version'>;

/** Name of a field that people fill in with a new ticket and may change later. */
export type TicketField = keyof TicketFields;

/** Fields that no customer sees. */
export type StaffTicketField = Extract<TicketField, 'importance'>;

/** What an entry of the ticket history describes: a field, or an action. */
export type TicketHistoryField =
  | TicketField
  | 'created'
  | 'custom_value'
  | 'status'
  | 'close_reason'
  | 'spam'
  | 'locked'
  | 'tag_id'
  | 'department_id'
  | 'recipient_id'
  | 'tag_id'
  | 'satisfaction'
  | 'share'
  | 'share_full'
  | 'todo'
  | 'merged'
  | 'unmerged'
  | 'split'
  | 'link'
  | 'content_edited'
  | 'content_deleted'
  | 'deleted'
  | 'restored'
  | 'sla_breach'
  | 'sla';
