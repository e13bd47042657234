/** What happened to a ticket, for the notices of 2.17; the handler reads the rows again and asks `can(view)` again. */
export type TicketNoticeEvent = 'created' | 'assigned' | 'unassigned' | 'staff_replied' | 'customer_replied' | 'note' | 'transferred' | 'importance_changed' | 'reopened' | 'closed' | 'low_rating';

export interface TicketJobPayloads {
  /** Sends a staff reply whose undo window has passed. */
  'ticket.publish': { content_id: number };
  /** Tells those concerned, never the actor. */
  'ticket.notice': { event: TicketNoticeEvent; ticket_id: number; content_id: number | null; actor_id: number | null; user_ids?: number[] };
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends TicketJobPayloads {}
}

/** Key under which a pending reply waits, so that it can be taken back. */
export const publishKey = (contentId: number) => `ticket.publish:${contentId}`;
