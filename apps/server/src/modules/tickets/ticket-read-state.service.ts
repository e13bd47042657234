import { channels } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { afterCommit, withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { insertSocketEvents, type NewSocketEvent } from '../../platform/realtime/socket-event.repository.ts';
import { assertCan } from './ticket.policy.ts';
import { findTicket, policyTicket, readPublicSeq, setFollow, type TicketRecord } from './ticket.repository.ts';
import { setRead } from './ticket-write.repository.ts';
import type { TicketContext } from './ticket-context.ts';

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
  assertCan(user, 'view', ticket && policyTicket(ticket), await context.settings.current());
  await withTransaction(deps.db, (trx) => storeReadState(context, trx, { user, socketId }, ticket!, seq));
}

/** Stores how far a person has read a ticket that they see, in a transaction. */
export async function storeReadState(
  context: Pick<TicketContext, 'deps' | 'totals'>,
  trx: Trx,
  { user, socketId }: { user: CurrentUser; socketId: string | null },
  ticket: TicketRecord,
  seq: number,
): Promise<void> {
  const { deps, totals } = context;
  const bounded = Math.min(seq, user.employee ? ticket.last_seq : ticket.last_public_seq);
  const [staffSeq, customerSeq] = user.employee ? [bounded, 0] : [0, bounded];
  afterCommit(trx, totals.clear);
  const events: NewSocketEvent[] = [
    // The person's other tabs update the read state and the counters.
    { channel: channels.user(user.id), name: 'ticket.counters', data: {} },
  ];
  // employees who have the ticket open see that the customer has read their answer
  if (user.id === ticket.customer_id && bounded > (await readPublicSeq(trx, ticket.id, user.id)))
    events.push({
      channel: channels.ticketStaff(ticket.id),
      name: 'ticket.changed',
      data: { id: ticket.id, version: ticket.version },
    });
  await setRead(trx, ticket.id, { userId: user.id, seq: staffSeq, publicSeq: customerSeq }, deps.clock.now());
  await insertSocketEvents(deps, trx, events, socketId);
}

/** Follows or unfollows a ticket that the person can see. */
export async function follow(context: TicketContext, user: CurrentUser, ticketId: number, on: boolean): Promise<void> {
  const { deps } = context;
  const ticket = await findTicket(deps.db, ticketId);
  assertCan(user, 'view', ticket && policyTicket(ticket), await context.settings.current());
  await setFollow(deps.db, ticketId, user.id, on);
}
