import { SATISFACTION_LOW, type RatingLink, type RatingLinkState } from '@hamyar/contracts';
import type { BodyOf, ratingLinkPut } from '@hamyar/contracts/schemas';
import { isRateable, isVoteOpen } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { loadUser } from '../identity/public.ts';
import { closingOfToken, isOfClosing, LINK_SECONDS, type AskedClosing } from './satisfaction-link.rules.ts';
import { rate } from './satisfaction.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { availableActions } from './ticket-detail.service.ts';
import { can } from './ticket.policy.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';

/** Whether the ticket is closed as it was when the link was made. */
const isClosedAsAsked = (ticket: TicketRecord, closing: AskedClosing): boolean =>
  isRateable(policyTicket(ticket)) &&
  isOfClosing({ closedAt: unixSeconds(ticket.closed_at), customerId: ticket.customer_id }, closing);

const isOver = ({ closedAt }: AskedClosing, now: number): boolean => now - closedAt > LINK_SECONDS;

function stateOf(ticket: TicketRecord, closing: AskedClosing, now: number): RatingLinkState {
  if (!isClosedAsAsked(ticket, closing)) return 'reopened';
  if (!isVoteOpen(unixSeconds(ticket.satisfaction_at), now)) return 'final';
  return isOver(closing, now) ? 'expired' : 'open';
}

/** Ticket and person of a link. @throws NotFound also for a person or a ticket that is gone, so that a link says nothing of either */
async function readLink({ deps, settings }: TicketContext, token: string) {
  const closing = closingOfToken(deps.secrets, token);
  const [ticket, user] = closing
    ? await Promise.all([findTicket(deps.db, closing.ticketId), loadUser(deps, closing.customerId)])
    : [null, null];
  if (!closing || !ticket || user?.status !== 'active' || ticket.customer_id !== user.id) throw new NotFound();
  if (!can(user, 'view', policyTicket(ticket), await settings.current())) throw new NotFound();
  return { closing, ticket, user: user as CurrentUser, state: stateOf(ticket, closing, deps.clock.unix()) };
}

/**
 * What a link asks about, for who has it; nothing changes. One that nobody can vote by any more says of the ticket its
 * number alone: the mail may lie about for years. @throws NotFound
 */
export async function openRatingLink(context: TicketContext, token: string): Promise<RatingLink> {
  const { ticket, closing, user, state } = await readLink(context, token);
  const { number, subject, satisfaction, satisfaction_comment: comment } = ticket;
  const open = state === 'open';
  const named = open || (state === 'reopened' && !isOver(closing, context.deps.clock.unix()));
  return {
    ...{ state, number, subject: named ? subject : null },
    satisfaction: open || state === 'final' ? satisfaction : 0,
    comment: open ? comment : null,
    reopens: open && (await mayReopen(context, ticket, user)) ? { ticket_id: ticket.id } : null,
  };
}

/** Whether the customer has voted low, and a reply would open the ticket again (decisions 2.3 T9, 2.21). */
async function mayReopen({ deps, settings }: TicketContext, ticket: TicketRecord, user: CurrentUser): Promise<boolean> {
  if (ticket.satisfaction === 0 || ticket.satisfaction > SATISFACTION_LOW) return false;
  const { actions } = await availableActions(deps, user, ticket, await settings.current());
  return actions.includes('reply');
}

/** A vote without a login, as the customer of the link. @throws NotFound, Nok TRANSITION_FORBIDDEN */
export async function rateByLink(
  context: TicketContext,
  token: string,
  vote: BodyOf<typeof ratingLinkPut>,
): Promise<{ satisfaction: number; satisfaction_at: number }> {
  const { closing, user } = await readLink(context, token);
  const now = context.deps.clock.unix();
  return rate(
    context,
    user,
    { ...vote, ticket_id: closing.ticketId },
    { socketId: null, asked: (ticket) => stateOf(ticket, closing, now) === 'open' },
  );
}
