import { channels } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { afterCommit, withTransaction } from '../../platform/database/transaction.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { insertSocketEvents, type NewSocketEvent } from '../../platform/realtime/socket-event.repository.ts';
import { transitionForbidden } from './ticket.errors.ts';
import { insertVote } from './satisfaction.repository.ts';
import { actionsOn, assertCan } from './ticket.policy.ts';
import { VOTE_SECONDS } from './ticket.presenter.ts';
import { findTicket, policyTicket, readPublicSeq, setFollow } from './ticket.repository.ts';
import { setRead } from './ticket-write.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';
import type { TicketContext } from './ticket-context.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/**
 * Marks a ticket read up to a sequence that the person knows (the public one for customers); a smaller one marks it
 * unread again.
 */
export async function saveReadState(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
  seq: number,
  socketId: string | null,
): Promise<void> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  const object = ticket && policyTicket(ticket);
  assertCan(user, 'view', object, await context.settings.current());
  const bounded = Math.min(seq, user.employee ? ticket!.last_seq : ticket!.last_public_seq);
  const [staffSeq, customerSeq] = user.employee ? [bounded, 0] : [0, bounded];
  await withTransaction(deps.db, async (trx) => {
    afterCommit(trx, context.totals.clear);
    const events: NewSocketEvent[] = [
      // The person's other tabs update the read state and the counters.
      { channel: channels.user(user.id), name: 'ticket.counters', data: {} },
    ];
    // employees who have the ticket open see that the customer has read their answer
    if (user.id === ticket!.customer_id && bounded > (await readPublicSeq(trx, ticketId, user.id)))
      events.push({
        channel: channels.ticketStaff(ticketId),
        name: 'ticket.changed',
        data: { id: ticketId, version: ticket!.version },
      });
    await setRead(trx, ticketId, { userId: user.id, seq: staffSeq, publicSeq: customerSeq }, deps.clock.now());
    await insertSocketEvents(deps, trx, events, socketId);
  });
}

/** Follows or unfollows a ticket that the person can see. */
export async function follow(context: TicketContext, user: CurrentUser, ticketId: number, on: boolean): Promise<void> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  assertCan(user, 'view', ticket && policyTicket(ticket), await context.settings.current());
  await setFollow(deps.db, ticketId, user.id, on);
}

/**
 * The owner customer rates a closed ticket, and may change the vote for seven days (decisions 2.21).
 * @throws NotFound, Forbidden, Nok TRANSITION_FORBIDDEN while it is open or when the days have passed
 */
export async function rate(
  context: TicketContext,
  user: CurrentUser,
  body: { ticket_id: number; satisfaction: 1 | 2 | 3 | 4 | 5; comment?: string | undefined },
  socketId: string | null,
): Promise<{ satisfaction: number; satisfaction_at: number }> {
  const { deps } = context;
  const settings = await context.settings.current();
  return withTransaction(deps.db, async (trx) => {
    const work = await beginUnitOfWork(trx, body.ticket_id, { user, socketId }, deps.clock.now());
    const object = policyTicket(work.ticket);
    assertCan(user, 'rate', object, settings);
    const { satisfaction_at: votedAt, close_reason: reason } = work.ticket;
    const open = actionsOn(user, object, settings).includes('rate') && reason !== 'spam' && reason !== 'merged';
    if (!open || (votedAt && unixSeconds(work.now) - unixSeconds(votedAt) > VOTE_SECONDS)) throw transitionForbidden();
    if (work.ticket.customer_id !== user.id) throw new Forbidden();
    const comment = body.comment?.trim() || null;
    // The seven days count from the first vote of this closing.
    const at = votedAt ?? work.now;
    await insertVote(trx, {
      ticket_id: work.ticket.id,
      satisfaction: body.satisfaction,
      comment,
      at: work.now,
      user_id: user.id,
    });
    work.history.push({ field: 'satisfaction', from: work.ticket.satisfaction, to: body.satisfaction });
    work.systemLines.push({ name: 'rated', from: null, to: String(body.satisfaction) });
    setColumns(work, { satisfaction: body.satisfaction, satisfaction_comment: comment, satisfaction_at: at });
    work.summary.publicChange = true;
    if (body.satisfaction <= 2) work.notifications.push({ event: 'low_rating', content_id: null });
    await flushUnitOfWork(context, work);
    return { satisfaction: body.satisfaction, satisfaction_at: unixSeconds(at) };
  });
}
