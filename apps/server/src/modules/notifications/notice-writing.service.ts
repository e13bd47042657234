import type { NoticeEvent, NotificationLink } from '@hamyar/contracts';
import type { Deps } from '../../platform/deps.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { writeSocketEvents } from '../../platform/realtime/socket-event.repository.ts';
import { browserTells, type NoticeMatrix } from './notice-matrix.rules.ts';
import { readPrefs } from './notice.repository.ts';
import { toSocketEvent } from './notification.presenter.ts';
import {
  findFoldable,
  foldNotification,
  insertNotifications,
  type NotificationRecord,
} from './notification.repository.ts';
import type { Reached } from './ticket-audience.rules.ts';

/** One event on its way to the bells of several people. */
export interface Telling {
  event: NoticeEvent;
  reached: Reached;
  /** The sentence for one person, of `count` events folded into one line. */
  content(userId: number, count: number): string;
  link: NotificationLink | null;
  ticketId: number | null;
  /** Lines of one group that follow each other soon become one; null folds nothing. */
  groupKey: string | null;
  /** Milliseconds of "soon"; two minutes unless the event says otherwise. */ foldWithin?: number;
}

/** Milliseconds in which the same event of the same ticket is one line (decisions 2.17). */
const FOLD = 120_000;

/**
 * Writes an event into the bells, in the caller's transaction; the panel always, the browser by matrix and preference.
 * Call `announceSocketNews` after the commit. Answers how many people were told.
 */
export async function writeNotices(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  matrix: NoticeMatrix,
  telling: Telling,
): Promise<number> {
  const at = clock.now();
  const ids = [...telling.reached.keys()];
  const folded = telling.groupKey === null ? [] : await fold(trx, telling, telling.groupKey, at);
  const done = new Set(folded.map((row) => row.user_id));
  const prefs = await readPrefs(trx, ids);
  const fresh = await insertNotifications(
    trx,
    ids
      .filter((id) => !done.has(id))
      .map((id) => ({
        userId: id,
        event: telling.event,
        content: telling.content(id, 1),
        link: telling.link,
        ticketId: telling.ticketId,
        groupKey: telling.groupKey,
        at,
        push: browserTells(
          matrix,
          telling.event,
          telling.reached.get(id) ?? [],
          prefs.get(id) ?? { browser: false, muted: [] },
        ),
      })),
  );
  await writeSocketEvents(trx, [...folded, ...fresh].map(toSocketEvent), null);
  return folded.length + fresh.length;
}

async function fold(
  trx: Trx,
  { reached, content, foldWithin = FOLD }: Telling,
  groupKey: string,
  at: Date,
): Promise<NotificationRecord[]> {
  const rows = await findFoldable(trx, [...reached.keys()], groupKey, new Date(at.getTime() - foldWithin));
  const folded: NotificationRecord[] = [];
  for (const { id, user_id, count } of rows)
    folded.push(await foldNotification(trx, id, { count: count + 1, content: content(user_id, count + 1), at }));
  return folded;
}
