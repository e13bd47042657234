import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { announceSocketNews } from '../../platform/realtime/socket-news.ts';
import { writeSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { loadUsers } from '../identity/public.ts';
import { settingsOf } from '../settings/public.ts';
import { canOnTicket, findTicket, policyTicket, type TicketJobPayloads } from '../tickets/public.ts';
import { noticeText, type NoticeFacts } from './notice-text.ts';
import { toSocketEvent } from './notification.presenter.ts';
import { findFoldable, foldNotification, insertNotifications, readCircle, readPushers, takeNotice, type NotificationRecord } from './notification.repository.ts';
import { audienceOf } from './ticket-audience.rules.ts';

type Notice = TicketJobPayloads['ticket.notice'];

/** Milliseconds in which the same event of the same ticket is one line (decisions 2.17). */
const FOLD = 120_000;

/**
 * Tells everyone an event of a ticket concerns, never the one who caused it, and nobody who may not see the ticket now:
 * `can(view)` is asked at delivery, because rights may have changed since (decisions 2.17).
 */
export async function deliverTicketNotice(deps: Deps, notice: Notice): Promise<void> {
  const told = await withTransaction(deps.db, async (trx) => {
    if (!await takeNotice(trx, `notice:${notice.key}`, deps.clock.now())) return 0;
    const circle = await readCircle(trx, notice.ticket_id, notice.actor_id);
    if (!circle) return 0;
    const audience = audienceOf(notice.event, circle, notice.user_ids);
    if (notice.actor_id !== null) audience.delete(notice.actor_id);
    const people = await thoseWhoSee(deps, trx, notice, [...audience]);
    const rows = await writeLines(deps, trx, notice, circle, people);
    await writeSocketEvents(trx, rows.map(toSocketEvent), null);
    return rows.length;
  });
  if (told > 0) await announceSocketNews(deps);
}

async function thoseWhoSee(deps: Deps, trx: Trx, { event, ticket_id }: Notice, ids: readonly number[]): Promise<CurrentUser[]> {
  const [ticket, people, settings] = [await findTicket(trx, ticket_id), await loadUsers(deps, ids, trx), await settingsOf(deps).current()];
  if (!ticket) return [];
  // who loses a ticket is told although it may be out of their sight now; the line says no more than its subject
  const sees = (user: CurrentUser) => (event === 'unassigned' && user.employee) || canOnTicket(user, 'view', policyTicket(ticket), settings);
  return people.filter((user) => user.status === 'active' && (user.employee || event !== 'note') && sees(user));
}

async function writeLines(deps: Deps, trx: Trx, notice: Notice, facts: NoticeFacts, people: readonly CurrentUser[]): Promise<NotificationRecord[]> {
  const at = deps.clock.now();
  const groupKey = `${notice.event}:${notice.ticket_id}`;
  const ids = people.map((user) => user.id);
  const foldable = new Map((await findFoldable(trx, ids, groupKey, new Date(at.getTime() - FOLD))).map((row) => [row.user_id, row]));
  const pushers = await readPushers(trx, ids);
  const folded: NotificationRecord[] = [];
  for (const user of people) {
    const row = foldable.get(user.id);
    if (!row) continue;
    const count = row.count + 1;
    folded.push(await foldNotification(trx, row.id, { count, content: noticeText(notice.event, facts, { count, forCustomer: !user.employee }), at }));
  }
  const fresh = await insertNotifications(trx, people.filter((user) => !foldable.has(user.id)).map((user) => ({
    userId: user.id, event: notice.event, content: noticeText(notice.event, facts, { count: 1, forCustomer: !user.employee }),
    link: { type: 'ticket' as const, value: notice.ticket_id }, push: pushers.has(user.id), ticketId: notice.ticket_id, groupKey, at,
  })));
  return [...folded, ...fresh];
}
