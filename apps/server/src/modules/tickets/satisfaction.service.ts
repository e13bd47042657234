import { SATISFACTION_LOW } from '@hamyar/contracts';
import type { BodyOf, satisfactionPut } from '@hamyar/contracts/schemas';
import { isRateable, isVoteOpen } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Forbidden } from '../../platform/http/app-errors.ts';
import { insertVote } from './satisfaction.repository.ts';
import { transitionForbidden } from './ticket.errors.ts';
import { assertCan } from './ticket.policy.ts';
import { policyTicket, type TicketRecord } from './ticket.repository.ts';
import { beginUnitOfWork, flushUnitOfWork, setColumns } from './ticket-unit-of-work.service.ts';
import type { TicketContext } from './ticket-context.ts';
import type { SatisfactionVoteTable } from './ticket.table.ts';

type Body = BodyOf<typeof satisfactionPut>;

/** The columns of a vote for each value that a customer sends. */
const COLUMNS = {
  ticket_id: (ticket_id) => ({ ticket_id }),
  satisfaction: (satisfaction) => ({ satisfaction }),
  comment: (comment) => ({ comment: comment.trim() || null }),
} satisfies BodyColumns<Body, SatisfactionVoteTable>;

interface Rating {
  socketId: string | null;
  /** Says of the locked ticket whether this is the closing that was asked about; absent in the panel. */
  asked?: (ticket: TicketRecord) => boolean;
}

/**
 * The owner customer rates a closed ticket, and may change the vote for seven days (decisions 2.21).
 * @throws NotFound, Forbidden, Nok TRANSITION_FORBIDDEN while it is open or when the days have passed
 */
export async function rate(
  context: TicketContext,
  user: CurrentUser,
  body: Body,
  { socketId, asked }: Rating,
): Promise<{ satisfaction: number; satisfaction_at: number }> {
  const { deps } = context;
  const settings = await context.settings.current();
  return withTransaction(deps.db, async (trx) => {
    const work = await beginUnitOfWork(trx, body.ticket_id, { user, socketId }, deps.clock.now());
    const object = policyTicket(work.ticket);
    assertCan(user, 'rate', object, settings);
    const votedAt = work.ticket.satisfaction_at;
    if (!isRateable(object) || !isVoteOpen(unixSeconds(votedAt), unixSeconds(work.now))) throw transitionForbidden();
    if (asked && !asked(work.ticket)) throw transitionForbidden();
    if (work.ticket.customer_id !== user.id) throw new Forbidden();
    const { comment = null, ...vote } = columnsOf(COLUMNS, body);
    // The seven days count from the first vote of this closing.
    const at = votedAt ?? work.now;
    const { satisfaction, satisfaction_comment } = work.ticket;
    // the same vote again, as after a double click, is no news for anybody
    if (votedAt && satisfaction === body.satisfaction && satisfaction_comment === comment)
      return { satisfaction, satisfaction_at: unixSeconds(at) };
    await insertVote(trx, { ...vote, comment, at: work.now, user_id: user.id });
    work.history.push({ field: 'satisfaction', from: work.ticket.satisfaction, to: body.satisfaction });
    work.systemLines.push({ name: 'rated', from: null, to: String(body.satisfaction) });
    setColumns(work, { satisfaction: body.satisfaction, satisfaction_comment: comment, satisfaction_at: at });
    work.summary.publicChange = true;
    if (body.satisfaction <= SATISFACTION_LOW) work.notifications.push({ event: 'low_rating', content_id: null });
    await flushUnitOfWork(context, work);
    return { satisfaction: body.satisfaction, satisfaction_at: unixSeconds(at) };
  });
}
