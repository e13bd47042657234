import type { Actor } from '@hamyar/domain';
import type { Deps } from '../../platform/deps.ts';
import { settingsOf } from '../settings/public.ts';
import { findContent } from './ticket-content.repository.ts';
import { can } from './ticket.policy.ts';
import { findTicket, findTickets, policyTicket } from './ticket.repository.ts';

/**
 * Whether the person may read a content of a ticket, and its attachments: public and published contents for everyone
 * who sees the ticket, internal ones for staff who see it, unsent ones only for the author (decisions 2.2, 2.4, 2.10).
 */
export async function mayReadContent(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: Actor,
  contentId: number,
): Promise<boolean> {
  const content = await findContent(deps.db, contentId);
  if (!content || content.state === 'deleted' || content.state === 'cancelled') return false;
  const ticket = await findTicket(deps.db, content.ticket_id);
  if (!ticket) return false;
  const settings = await settingsOf(deps).current();
  const isPublic = content.public_seq !== null && content.state === 'published';
  if (!can(user, isPublic ? 'view' : 'see_internal', policyTicket(ticket), settings)) return false;
  return content.state !== 'pending' || content.author_id === user.id;
}

/** Whether a person sees a ticket, and also its internal part; null when they do not see it. */
type TicketVisibility = (user: Actor, id: number) => { internal: boolean } | null;

/** Reads the tickets once, to say of any number of people who sees them. */
export async function ticketVisibility(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  ids: readonly number[],
): Promise<TicketVisibility> {
  if (ids.length === 0) return () => null;
  const settings = await settingsOf(deps).current();
  const tickets = new Map((await findTickets(deps.db, ids)).map((ticket) => [ticket.id, policyTicket(ticket)]));
  return (user, id) => {
    const ticket = tickets.get(id);
    return ticket && can(user, 'view', ticket, settings)
      ? { internal: can(user, 'see_internal', ticket, settings) }
      : null;
  };
}

/** Whether the person may keep a draft on a ticket: while they see it; a note only where they see the internal part. */
export async function mayWriteDraft(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: Actor,
  of: string,
  type: string | undefined,
): Promise<boolean> {
  const ticketId = Number(of);
  const rights = (await ticketVisibility(deps, [ticketId]))(user, ticketId);
  return rights !== null && (type !== 'note' || rights.internal);
}
