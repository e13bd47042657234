import type { MergeCandidate, TicketRow } from '@hamyar/contracts';
import { ticketListQuery } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { refuseField, transitionForbidden } from './ticket.errors.ts';
import { messages } from './messages.ts';
import type { TicketContext } from './ticket-context.ts';
import { deleteLink, hasLink, insertLink } from './ticket-links.repository.ts';
import { listTickets } from './ticket-list.service.ts';
import { lockBoth, sameAudience, sameCustomer } from './ticket-merge.service.ts';
import { actionsOn, assertCan, can } from './ticket.policy.ts';
import { findTicket, findTickets, policyTicket } from './ticket.repository.ts';
import { createUnitOfWork, flushUnitOfWork } from './ticket-unit-of-work.service.ts';

/** Tickets that a dialog offers. */
const OFFERED = 10;

/**
 * Tickets that a ticket may be merged into or linked with: what a search finds, else the newest of the same customer,
 * all in the scope of the person. @throws NotFound, Forbidden
 */
export async function mergeCandidatesOf(
  context: TicketContext,
  user: CurrentUser,
  ticketId: number,
  s: string | undefined,
): Promise<MergeCandidate[]> {
  const { db } = context.deps;
  const settings = await context.settings.current();
  const ticket = await findTicket(db, ticketId);
  assertCan(user, 'merge', ticket && policyTicket(ticket), settings);
  const ofPerson =
    ticket!.customer_id === null ? { owner_ids: [ticket!.owner_id] } : { customer_id: ticket!.customer_id };
  const query = ticketListQuery.parse({
    perPage: OFFERED,
    sort_by: 'last_activity_at',
    sort_dir: 'desc',
    ...(s === undefined ? ofPerson : { s }),
  });
  const { rows } = await listTickets(context, user, query);
  const found = rows.map((row) => JSON.parse(row.toString('utf8')) as TicketRow);
  const stored = new Map(
    (
      await findTickets(
        db,
        found.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  return found.flatMap((row) => {
    const other = stored.get(row.id);
    if (!other || other.id === ticketId || other.merged_into_id !== null) return [];
    const { id, number, subject, status, customer, created_at } = row;
    return [
      {
        id,
        number,
        subject,
        status,
        customer,
        created_at,
        same_customer: sameCustomer(ticket!, other),
        mergeable: sameAudience(ticket!, other) && actionsOn(user, policyTicket(other), settings).includes('merge'),
      },
    ];
  });
}

/**
 * Links two tickets as related or takes the link away; who may merge the one may link it to any that they see. @throws
 * NotFound, Forbidden, ValidationFailed, Nok
 */
export async function linkTicket(
  context: TicketContext,
  user: CurrentUser,
  { id, other_id, linked }: { id: number; other_id: number; linked: boolean },
  socketId: string | null,
): Promise<void> {
  const settings = await context.settings.current();
  await withTransaction(context.deps.db, async (trx) => {
    const now = context.deps.clock.now();
    const [ticket, other] = await lockBoth(trx, id, other_id);
    assertCan(user, 'merge', ticket && policyTicket(ticket), settings);
    if (!actionsOn(user, policyTicket(ticket!), settings).includes('merge')) throw transitionForbidden();
    if (id === other_id) throw refuseField('other_id', 'CHOICE', messages.linkItself);
    if (!other || !can(user, 'view', policyTicket(other), settings))
      throw refuseField('other_id', 'CHOICE', messages.choiceRefused);
    const there = { type: 'related', ticket_id: id, other_ticket_id: other_id } as const;
    const back = { type: 'related', ticket_id: other_id, other_ticket_id: id } as const;
    const has = (await hasLink(trx, there)) || (await hasLink(trx, back));
    if (has === linked) return;
    if (linked) await insertLink(trx, { ...there, created_by_id: user.id, created_at: now });
    else for (const link of [there, back]) await deleteLink(trx, link);
    for (const [one, about] of [
      [ticket!, other.number],
      [other, ticket!.number],
    ] as const) {
      const work = createUnitOfWork(trx, one, { user, socketId }, now);
      work.history.push({ field: 'link', from: linked ? null : about, to: linked ? about : null });
      await flushUnitOfWork(context, work);
    }
  });
}
