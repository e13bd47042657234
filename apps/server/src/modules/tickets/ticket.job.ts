import { randomUUID } from 'node:crypto';

/** What happened to a ticket, for the notices of 2.17; the handler reads the rows again and asks `can(view)` again. */
export type TicketNotificationEvent =
  | 'created'
  | 'assigned'
  | 'unassigned'
  | 'staff_replied'
  | 'customer_replied'
  | 'note'
  | 'transferred'
  | 'importance_changed'
  | 'reopened'
  | 'closed'
  | 'low_rating';

export interface TicketJobPayloads {
  /** Sends a staff reply whose undo window has passed. */
  'ticket.publish': { content_id: number };
  /** Tells those concerned, never the actor; `key` names this one event, so that a job that runs again tells nobody twice. */
  'ticket.notice': {
    event: TicketNotificationEvent;
    key: string;
    ticket_id: number;
    actor_id: number | null;
    user_ids?: number[];
  };
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends TicketJobPayloads {}
}

/** Names an event once: a content can be told of once, everything else each time it happens. */
export const notificationKey = (event: TicketNotificationEvent, contentId: number | null) =>
  `${event}:${contentId ?? randomUUID()}`;

/** Key under which a pending reply waits, so that it can be taken back. */
export const publishKey = (contentId: number) => `ticket.publish:${contentId}`;
