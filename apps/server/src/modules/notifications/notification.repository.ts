import { NOTIFICATION_DAYS, type NoticeEvent, type NotificationLink } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import type { TicketParticipants } from './ticket-recipients.rules.ts';
import './notification.table.ts';

/** Start of the period that the panel shows (spec 2.49). */
export const windowStart = (now: Date): Date => new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000);

export interface NotificationRecord {
  id: number;
  user_id: number;
  event: NoticeEvent;
  content: string;
  link: NotificationLink | null;
  push: boolean;
  ticket_id: number | null;
  count: number;
  at: Date;
  read_at: Date | null;
}

const columns = ['id', 'user_id', 'event', 'content', 'link', 'push', 'ticket_id', 'count', 'at', 'read_at'] as const;

/** Unread notices in the panel's period. */
export async function countUnread(db: Db, userId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('notification')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The newest notices in the panel's period, or those after an id. */
export async function listNotifications(
  db: Db,
  userId: number,
  since: Date,
  afterId: number | undefined,
  limit: number,
): Promise<NotificationRecord[]> {
  let query = db.selectFrom('notification').select(columns).where('user_id', '=', userId).where('at', '>', since);
  if (afterId !== undefined) query = query.where('id', '>', afterId);
  return (await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()) as NotificationRecord[];
}

/** Marks one notice, those with one link, or all of a person read. */
export async function markRead(
  trx: Db,
  userId: number,
  which: { id?: number; link?: NotificationLink; all?: boolean },
  at: Date,
): Promise<number> {
  let query = trx
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
  trx: Db,
  userIds: readonly number[],
  groupKey: string,
  since: Date,
): Promise<{ id: number; user_id: number; count: number }[]> {
  if (userIds.length === 0) return [];
  return trx
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
  trx: Db,
  id: number,
  line: { count: number; content: string; at: Date },
): Promise<NotificationRecord> {
  return (await trx
    .updateTable('notification')
    .set(line)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()) as NotificationRecord;
}

export interface NewNotification {
  userId: number;
  event: NoticeEvent;
  content: string;
  link: NotificationLink | null;
  push: boolean;
  ticketId: number | null;
  groupKey: string | null;
  at: Date;
}

/** Writes lines for several people at once. */
export async function insertNotifications(trx: Db, lines: readonly NewNotification[]): Promise<NotificationRecord[]> {
  if (lines.length === 0) return [];
  return (await trx
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

/** Claims the notice of one event once, so that a job that runs again notifies nobody twice. */
export async function claimNotification(trx: Db, key: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{
    key: string;
  }>`insert into effect (key, state, at) values (${key}, 'done', ${at}) on conflict do nothing returning key`.execute(
    trx,
  );
  return rows.length === 1;
}

/** The people of a ticket, and the texts for a notice about it; null when it is deleted. */
export async function readTicketParticipants(
  db: Db,
  ticketId: number,
  actorId: number | null,
): Promise<(TicketParticipants & { subject: string; department: string; actor: string | null }) | null> {
  const list = (query: ReturnType<typeof sql>) => sql`(select coalesce(jsonb_agg(x.user_id), '[]') from (${query}) x)`;
  const {
    rows: [row],
  } = await sql<TicketParticipants & { subject: string; department: string; actor: string | null }>`
    select t.kind, t.owner_id, t.recipient_id, t.customer_id, t.assignee_id, t.subject, d.name as department,
      (select nullif(btrim(u.first_name || ' ' || u.last_name), '') from "user" u where u.id = ${actorId}::bigint) as actor,
      ${list(sql`select user_id from department_member where department_id = t.department_id`)} as members,
      ${list(sql`select user_id from department_member where department_id = t.department_id and manager`)} as managers,
      ${list(sql`select user_id from ticket_follow where ticket_id = t.id`)} as followers,
      ${list(sql`select user_id from ticket_share where ticket_id = t.id`)} as shares,
      ${list(sql`select id as user_id from "user" where organization_id = t.organization_id and supervisor and not employee and deleted_at is null`)} as supervisors
    from ticket t join department d on d.id = t.department_id where t.id = ${ticketId} and t.deleted_at is null`.execute(
    db,
  );
  return row ?? null;
}

/** Deletes claims that are so old that no job can run again for them. */
export async function deleteNotificationClaims(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('effect').where('key', 'like', 'notice:%').where('at', '<', before).execute();
}

/** Removes notices older than their retention. */
export async function deleteNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('at', '<', before).execute();
}
