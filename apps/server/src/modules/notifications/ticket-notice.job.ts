import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { announceSocketNews } from '../../platform/realtime/socket-news.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { loadUsers } from '../identity/public.ts';
import { settingsOf } from '../settings/public.ts';
import { canOnTicket, findTicket, policyTicket, type TicketJobPayloads } from '../tickets/public.ts';
import { noticeMatrixOf } from './notice-matrix.service.ts';
import { noticeText, type NoticeFacts, type TicketToldEvent } from './notice-text.ts';
import { writeNotices } from './notice-writing.service.ts';
import { readCircle, takeNotice } from './notification.repository.ts';
import { tellingsOf, type TicketTelling } from './ticket-audience.rules.ts';

type Notice = TicketJobPayloads['ticket.notice'];

/**
 * Tells everyone an event of a ticket concerns, never the one who caused it, and nobody who may not see the ticket now:
 * `can(view)` is asked at delivery, because rights may have changed since (decisions 2.17).
 */
export async function deliverTicketNotice(deps: Deps, notice: Notice): Promise<void> {
  const told = await withTransaction(deps.db, async (trx) => {
    if (!(await takeNotice(trx, `notice:${notice.key}`, deps.clock.now()))) return 0;
    const circle = await readCircle(trx, notice.ticket_id, notice.actor_id);
    if (!circle) return 0;
    let count = 0;
    for (const telling of tellingsOf(notice.event, circle, notice.user_ids))
      count += await tell(deps, trx, notice, telling, circle);
    return count;
  });
  if (told > 0) await announceSocketNews(deps);
}

async function tell(
  deps: Deps,
  trx: Trx,
  { ticket_id, actor_id }: Notice,
  telling: TicketTelling,
  facts: NoticeFacts,
): Promise<number> {
  const event = telling.event as TicketToldEvent;
  const people = await thoseWhoSee(
    deps,
    trx,
    ticket_id,
    telling,
    [...telling.reached.keys()].filter((id) => id !== actor_id),
  );
  if (people.length === 0) return 0;
  const matrix = await noticeMatrixOf(deps).current();
  const reached = new Map(people.map(({ id }) => [id, telling.reached.get(id) ?? new Set<never>()]));
  const content = (id: number, count: number) => {
    const as = reached.get(id) ?? new Set<never>();
    const body = [...as].map((audience) => matrix(event, audience, 'panel').body).find((text) => text !== null) ?? null;
    return noticeText(event, facts, { count, as, body });
  };
  return writeNotices(deps, trx, matrix, {
    event,
    reached,
    content,
    link: { type: 'ticket', value: ticket_id },
    ticketId: ticket_id,
    groupKey: `${event}:${ticket_id}`,
  });
}

async function thoseWhoSee(
  deps: Deps,
  trx: Trx,
  ticketId: number,
  { event, reached }: TicketTelling,
  ids: readonly number[],
): Promise<CurrentUser[]> {
  const [ticket, people, settings] = [
    await findTicket(trx, ticketId),
    await loadUsers(deps, ids, trx),
    await settingsOf(deps).current(),
  ];
  if (!ticket) return [];
  // who loses a ticket is told although it may be out of their sight now; the line says no more than its subject
  const loses = (user: CurrentUser) =>
    event === 'unassigned' && user.employee && reached.get(user.id)?.has('assignee') === true;
  return people.filter(
    (user) =>
      user.status === 'active' &&
      (user.employee || event !== 'note') &&
      (loses(user) || canOnTicket(user, 'view', policyTicket(ticket), settings)),
  );
}
