import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { settingsOf } from '../settings/public.ts';
import { contentHasFile, findContent } from './ticket-content.repository.ts';
import { can } from './ticket.policy.ts';
import { findTicket, findTickets, policyTicket, type TicketRecord } from './ticket.repository.ts';

/**
 * Whether the person may read a content of a ticket, and its attachments: public and published contents for everyone
 * who sees the ticket, internal ones for staff who see it, unsent ones only for the author (decisions 2.2, 2.4, 2.10).
 */
async function mayReadContent(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  contentId: number,
): Promise<boolean> {
  return (await ticketOfContent(deps, user, contentId)) !== null;
}

/** The ticket of a content that the person may read; null of all others. */
async function ticketOfContent(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: CurrentUser,
  contentId: number,
): Promise<TicketRecord | null> {
  const content = await findContent(deps.db, contentId);
  if (!content || content.state === 'deleted' || content.state === 'cancelled') return null;
  const ticket = await findTicket(deps.db, content.ticket_id);
  if (!ticket) return null;
  const settings = await settingsOf(deps).current(deps.db);
  const isPublic = content.public_seq !== null && content.state === 'published';
  if (!can(user, isPublic ? 'view' : 'see_internal', policyTicket(ticket), settings)) return null;
  return content.state !== 'pending' || content.author_id === user.id ? ticket : null;
}

/** Who may have the files of contents; where one is used its ticket is named. */
export const ticketFileOwners: NonNullable<ServerModule['fileOwners']> = {
  ticket_content: {
    has: contentHasFile,
    mayView: mayReadContent,
    namesOf: async (deps, user, ids) => {
      const tickets = await Promise.all(ids.map((id) => ticketOfContent(deps, user, id)));
      return tickets.flatMap((ticket, index) =>
        ticket ? [{ id: ids[index]!, name: ticket.subject, object_type: 'ticket', object_id: ticket.id }] : [],
      );
    },
  },
};

/** Whether a person sees a ticket, and also its internal part; null when they do not see it. */
type TicketVisibility = (user: CurrentUser, id: number) => { internal: boolean } | null;

/** Reads the tickets once, to say of any number of people who sees them. */
export async function ticketVisibility(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  ids: readonly number[],
): Promise<TicketVisibility> {
  if (ids.length === 0) return () => null;
  const settings = await settingsOf(deps).current(deps.db);
  const tickets = new Map((await findTickets(deps.db, ids)).map((ticket) => [ticket.id, policyTicket(ticket)]));
  return (user, id) => {
    const ticket = tickets.get(id);
    return ticket && can(user, 'view', ticket, settings)
      ? { internal: can(user, 'see_internal', ticket, settings) }
      : null;
  };
}

/**
 * Who may keep drafts (decisions 2.4): on a ticket whoever sees it, a note only where they see its internal part; of a
 * new ticket whoever may file one of this kind.
 */
export const ticketDraftParents: NonNullable<ServerModule['draftParents']> = {
  'ticket:{id}:message': async (deps, user, id) => (await seen(deps, user, id)) !== null,
  'ticket:{id}:note': async (deps, user, id) => (await seen(deps, user, id))?.internal === true,
  'new:customer': async () => true,
  'new:behalf': async (_deps, user) => user.employee,
  'new:to_customer': async (_deps, user) => user.employee,
  'new:internal': async (_deps, user) => user.employee,
};

const seen = async (deps: Pick<Deps, 'db' | 'broker' | 'modules'>, user: CurrentUser, id: number) =>
  (await ticketVisibility(deps, [id]))(user, id);
