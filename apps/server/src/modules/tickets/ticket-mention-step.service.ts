import { insertFollowers } from './ticket-mention.repository.ts';
import type { TicketUnitOfWork } from './ticket-unit-of-work.service.ts';

/** Colleagues who are named follow the ticket because of it (decisions 2.3 T7). */
export async function followMentioned({ trx, ticket, now }: TicketUnitOfWork, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await insertFollowers(trx, ticket.id, ids, now);
}

/** Notifies of a new note, and those whom it names of that alone. */
export function notifyOfNote(work: TicketUnitOfWork, contentId: number, mentioned: readonly number[]): void {
  work.notifications.push({ event: 'note', content_id: contentId, user_ids: [...mentioned] });
  notifyMentioned(work, contentId, mentioned);
}

/** Notifies those whom a note names; `edit` is the number of the change that names them. */
export function notifyMentioned(work: TicketUnitOfWork, contentId: number, ids: readonly number[], edit = 0): void {
  if (ids.length > 0) work.notifications.push({ event: 'mention', content_id: contentId, user_ids: [...ids], edit });
}
