import { NOTIFICATION_DAYS, type NotificationEvent, type NotificationLink } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './notification.table.ts';

/** Start of the period that the panel shows (spec 2.49). */
export const windowStart = (now: Date): Date => new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000);

export interface NotificationRecord {
  id: number;
  user_id: number;
  event: NotificationEvent;
  content: string;
  link: NotificationLink | null;
  push: boolean;
  ticket_id: number | null;
  count: number;
  at: Date;
  read_at: Date | null;
}

const columns = ['id', 'user_id', 'event', 'content', 'link', 'push', 'ticket_id', 'count', 'at', 'read_at'] as const;

/** Unread notifications in the panel's period. */
export async function countUnread(db: AnyDb, userId: number, since: Date): Promise<number> {
  const row = await tables(db)
    .selectFrom('notification')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The newest notifications in the panel's period, or those after an id. */
export async function listNotifications(
  db: AnyDb,
  userId: number,
  since: Date,
  afterId: number | undefined,
  limit: number,
): Promise<NotificationRecord[]> {
  let query = tables(db)
    .selectFrom('notification')
    .select(columns)
    .where('user_id', '=', userId)
    .where('at', '>', since);
  if (afterId !== undefined) query = query.where('id', '>', afterId);
  return (await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()) as NotificationRecord[];
}

/** Sets one notification, those with one link, or all of a person to read. */
export async function markRead(
  trx: AnyDb,
  userId: number,
  which: { id?: number; link?: NotificationLink; all?: boolean },
  at: Date,
): Promise<number> {
  let query = tables(trx)
    .updateTable('notification')
    .set({ read_at: at, seen_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  else if (which.link) query = query.where(sql<boolean>`link @> ${JSON.stringify(which.link)}::jsonb`);
  else if (!which.all) return 0;
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Unread lines of a group to which a new event of the same kind can be added, locked until the transaction ends. */
export async function findFoldable(
  trx: AnyDb,
  userIds: readonly number[],
  groupKey: string,
  since: Date,
): Promise<{ id: number; user_id: number; count: number }[]> {
  if (userIds.length === 0) return [];
  return tables(trx)
    .selectFrom('notification')
    .select(['id', 'user_id', 'count'])
    .where('user_id', 'in', [...userIds])
    .where('group_key', '=', groupKey)
    .where('at', '>', since)
    .where('read_at', 'is', null)
    .forUpdate()
    .execute();
}

/** Adds one more event to a line. */
export async function foldNotification(
  trx: AnyDb,
  id: number,
  line: { count: number; content: string; at: Date },
): Promise<NotificationRecord> {
  return (await tables(trx)
    .updateTable('notification')
    .set(line)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()) as NotificationRecord;
}

export interface NewNotification {
  userId: number;
  event: NotificationEvent;
  content: string;
  link: NotificationLink | null;
  push: boolean;
  ticketId: number | null;
  groupKey: string | null;
  at: Date;
}

/** Inserts notifications for several people in one statement. */
export async function insertNotifications(
  trx: AnyDb,
  lines: readonly NewNotification[],
): Promise<NotificationRecord[]> {
  if (lines.length === 0) return [];
  return (await tables(trx)
    .insertInto('notification')
    .values(
      lines.map((n) => ({
        user_id: n.userId,
        event: n.event,
        content: n.content,
        link: n.link ? JSON.stringify(n.link) : null,
        push: n.push,
        ticket_id: n.ticketId,
        group_key: n.groupKey,
        created_at: n.at,
        at: n.at,
      })),
    )
    .returning(columns)
    .execute()) as NotificationRecord[];
}

/** Removes notifications older than their retention. */
export async function deleteNotifications(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('notification').where('at', '<', before).execute();
}
