import { randomUUID } from 'node:crypto';
import type { SlaChannel, SliceNotifications } from '@hamyar/contracts';

/**
 * A ticket's event for the notifications of decisions 2.17; the handler reads the rows and checks `can(view)` again.
 */
export type TicketNotificationEvent = Exclude<SliceNotifications['tickets'], 'new_in_department'>;

export interface TicketJobPayloads {
  /** Sends a staff reply whose undo window has passed. */
  'ticket.publish': { content_id: number };
  /**
   * Notifies the people concerned, never the actor; `key` identifies this one event, so that a job that runs again
   * notifies nobody twice.
   */
  'ticket.notice': {
    event: TicketNotificationEvent;
    key: string;
    ticket_id: number;
    actor_id: number | null;
    /** The actor is notified too: who sent a request without a login sees it nowhere else. */
    receipt?: boolean;
    /** The content that it is about. */
    content_id?: number | null;
    user_ids?: number[];
    /** Of an escalation: the channels that its step names. */
    channels?: SlaChannel[];
    /** Of a question about a closing: which one, unix seconds. */
    closed_at?: number;
  };
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads extends TicketJobPayloads {}
}

/** Identifies an event: for a content there is one notification, and one for each change of it; other events can occur several times. */
export const notificationKey = (event: TicketNotificationEvent, contentId: number | null, edit = 0) =>
  `${event}:${contentId ?? randomUUID()}${edit === 0 ? '' : `.${edit}`}`;

/** Key of a waiting reply, so that it can be cancelled. */
export const publishKey = (contentId: number) => `ticket.publish:${contentId}`;
