import { channels, type TicketDraftClaimData } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, NotFound } from '../../platform/http/app-errors.ts';
import { insertSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { setDraftShared, claimDraft } from '../drafts/public.ts';
import { availableActions } from './ticket-detail.service.ts';
import { replyDraftKey } from './ticket-links.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { can, mayShareDrafts } from './ticket.policy.ts';
import { findTicket, policyTicket } from './ticket.repository.ts';

/** Tells employees who have the ticket open that a shared draft has changed. */
export const replyDraftChanged = (deps: Deps, trx: Trx, ticketId: number, socketId: string | null): Promise<void> =>
  insertSocketEvents(
    deps,
    trx,
    [{ channel: channels.ticketStaff(ticketId), name: 'ticket.draft', data: { id: ticketId } }],
    socketId,
  );

/** @throws NotFound, Forbidden */
async function checkSharing({ deps, settings }: TicketContext, user: CurrentUser, ticketId: number): Promise<void> {
  const ticket = await findTicket(deps.db, ticketId);
  const reading = await settings.current();
  if (!ticket || !can(user, 'view', policyTicket(ticket), reading)) throw new NotFound();
  const { actions } = await availableActions(deps, user, ticket, reading);
  if (!mayShareDrafts(user, actions)) throw new Forbidden();
}

interface Sharing {
  ticketId: number;
  shared: boolean;
  socketId: string | null;
}

/** Lets colleagues read what the person writes as an answer, or ends it. @throws NotFound, Forbidden */
export async function shareReplyDraft(
  context: TicketContext,
  user: CurrentUser,
  { ticketId, shared, socketId }: Sharing,
): Promise<void> {
  const { deps } = context;
  await checkSharing(context, user, ticketId);
  await withTransaction(deps.db, async (trx) => {
    await setDraftShared(trx, { userId: user.id, key: replyDraftKey(ticketId), shared }, deps.clock.now());
    await replyDraftChanged(deps, trx, ticketId, socketId);
  });
}

interface Taking {
  ticketId: number;
  authorId: number;
  socketId: string | null;
}

/** Goes on with the shared draft of a colleague; one of two wins. @throws NotFound, Forbidden */
export async function claimReplyDraft(
  context: TicketContext,
  user: CurrentUser,
  { ticketId, authorId, socketId }: Taking,
): Promise<TicketDraftClaimData> {
  const { deps } = context;
  await checkSharing(context, user, ticketId);
  return withTransaction(deps.db, async (trx) => {
    const key = replyDraftKey(ticketId);
    const taken =
      authorId === user.id ? null : await claimDraft(trx, { key, authorId, claimerId: user.id }, deps.clock.now());
    if (!taken) throw new NotFound();
    await replyDraftChanged(deps, trx, ticketId, socketId);
    return taken;
  });
}
