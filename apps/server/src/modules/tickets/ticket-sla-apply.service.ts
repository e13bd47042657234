import { type TicketCause, TICKET_STATUS } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import { fill } from '@hamyar/persian';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { runAllBatches } from '../../platform/jobs/row-batches.ts';
import { startBatch, type BatchKind } from '../batches/public.ts';
import { audit } from '../logs/public.ts';
import { choosePolicyFor, choosePolicyIds, keptSla, type SlaCopy } from '../sla/public.ts';
import { messages } from './messages.ts';
import { ticketContextOf, type TicketContext } from './ticket-context.ts';
import { readChosenTickets, ticketsByLevel } from './ticket-sla-apply.repository.ts';
import { beginUnitOfWork, flushUnitOfWork } from './ticket-unit-of-work.service.ts';

/** Tickets whose policies are chosen at a time. */
const PAGE = 2_000;

/** The open tickets that get this policy if it is chosen now; those whose policy somebody has chosen keep theirs. */
async function matchingTickets({ deps }: TicketContext, id: number, branchId: number): Promise<number[]> {
  const found: number[] = [];
  for (let after = 0; ; ) {
    const tickets = await readChosenTickets(deps.db, {
      ...{ after, limit: PAGE, branchId: branchId === ALL_BRANCHES ? null : branchId },
    });
    const chosen = await choosePolicyIds(deps, deps.db, tickets);
    for (const ticket of tickets) if (chosen.get(ticket.id) === id) found.push(ticket.id);
    const last = tickets.at(-1);
    if (!last || tickets.length < PAGE) return found;
    after = last.id;
  }
}

/** How many open tickets a policy would be applied to. @throws Forbidden, NotFound outside of the scope */
export async function countMatchingTickets(context: TicketContext, user: CurrentUser, id: number): Promise<number> {
  const { branch_id } = await keptSla(context.deps.db, user, id);
  return (await matchingTickets(context, id, branch_id)).length;
}

/**
 * Applies a policy, as it is now, to the open tickets that get it if it is chosen now (decisions 2.6). @throws Forbidden,
 * NotFound outside of the scope
 */
export async function applySla(
  context: TicketContext,
  { user, ip }: Editor,
  id: number,
): Promise<{ count: number; batch_id: number | null }> {
  const { deps } = context;
  const { name, branch_id } = await keptSla(deps.db, user, id);
  const refIds = await matchingTickets(context, id, branch_id);
  if (refIds.length === 0) return { count: 0, batch_id: null };
  const batch_id = await withTransaction(deps.db, async (trx) => {
    const about = { object_type: 'sla', object_id: id, object_name: name } as const;
    await audit(deps, trx, { caller: user, ip }, { action: 'sla.apply', ...about, after: { tickets: refIds.length } });
    const title = fill(messages.slaApplied, { name });
    return startBatch(deps, trx, { kind: 'sla_apply', ownerId: user.id, title, input: { sla_id: id }, refIds });
  });
  return { count: refIds.length, batch_id };
}

declare module '../batches/batch-kind.ts' {
  interface BatchInputs {
    sla_apply: { sla_id: number };
  }
}

/**
 * Chooses the policy of an open ticket again, where nobody has chosen it by hand, and gives it the one that is accepted.
 * @throws NotFound for a ticket that is deleted
 */
async function chooseAgain(
  context: TicketContext,
  trx: Trx,
  ticketId: number,
  { cause, accepts }: { cause?: TicketCause; accepts(choice: SlaCopy | null, current: number | null): boolean },
): Promise<void> {
  const { deps } = context;
  const writer = { user: null, socketId: null, ...(cause && { cause }) };
  const work = await beginUnitOfWork(trx, ticketId, writer, deps.clock.now());
  const { status, is_spam, sla_id, sla_by_hand, deleted_at } = work.ticket;
  if (deleted_at) throw new NotFound();
  if (status === TICKET_STATUS.closed || is_spam || sla_by_hand) return;
  const choice = await choosePolicyFor(deps, trx, work.ticket);
  if (!accepts(choice, sla_id)) return;
  work.sla = { choice, byHand: false };
  await flushUnitOfWork(context, work);
}

/** A policy that is applied to open tickets, by the rights of the person who asked for it. */
export const slaApplyBatch: BatchKind<{ sla_id: number }> = {
  link: 'ticket_batch',
  async begin(deps, user, { sla_id }) {
    const context = ticketContextOf(deps);
    await keptSla(deps.db, user, sla_id);
    // one that gets another policy meanwhile, or none, is left as it is
    const accepts = (choice: SlaCopy | null) => choice?.id === sla_id;
    return (trx, ticketId) => chooseAgain(context, trx, ticketId, { cause: 'bulk', accepts });
  },
};

/**
 * Chooses the policies of open tickets again whose customer has another level now, where the policy that they keep says
 * so (decisions 2.6 `recompute_on`). Runs again without an effect. @throws at the end for tickets that could not be changed
 */
export async function chooseByLevel(
  context: TicketContext,
  people: { customer_id: number | null; organization_id: number | null },
): Promise<void> {
  const { deps } = context;
  const accepts = (choice: SlaCopy | null, current: number | null) => current !== null && choice?.id !== current;
  const choose = (id: number) =>
    withTransaction(deps.db, (trx) => chooseAgain(context, trx, id, { accepts })).catch(ignoreGone);
  await runAllBatches(await ticketsByLevel(deps.db, people), {
    log: deps.log,
    size: 1,
    run: async ([id]) => id !== undefined && choose(id),
    failure: 'the policy of a ticket could not be chosen again',
  });
}

/** A ticket that was deleted meanwhile has no policy to choose. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
