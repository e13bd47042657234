import type { SystemDefaults } from '@hamyar/contracts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { isFor, isLive, isPending } from './announcement-condition.repository.ts';
import type { AnnouncementTable } from './announcement.table.ts';

/** An announcement as somebody reads it for whom it is. */
export interface ReadRecord
  extends Pick<
    Selectable<AnnouncementTable>,
    'id' | 'title' | 'body_html' | 'importance' | 'pinned' | 'require_ack' | 'end_at' | 'version_number'
  > {
  start_at: Date;
  seen_at: Date | null;
  acked_at: Date | null;
}

/** The announcements `a` for the person `u`, with the receipt `r`. */
const ofReader = (userId: number): RawBuilder<unknown> => sql`from announcement a
    join "user" u on u.id = ${userId}
    left join announcement_receipt r on r.announcement_id = a.id and r.user_id = u.id`;

const read = (
  userId: number,
  now: Date,
): RawBuilder<unknown> => sql`select a.id, a.title, a.body_html, a.importance, a.pinned,
      a.require_ack, a.start_at, a.end_at, a.version_number,
      case when r.seen_number >= a.reset_number then r.seen_at end as seen_at,
      case when r.acked_number >= a.reset_number then r.acked_at end as acked_at
    ${ofReader(userId)} where ${isLive(now)} and ${isFor()}`;

/** What somebody can read now: unseen ones first, then pinned ones, then the newest. */
export async function listForReader(
  db: AnyDb,
  userId: number,
  now: Date,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ReadRecord[]; total: number }> {
  const { rows } = await sql<ReadRecord>`${read(userId, now)}
    order by (coalesce(r.seen_number, 0) >= a.reset_number), a.pinned desc, a.start_at desc, a.id desc
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n ${ofReader(userId)}
    where ${isLive(now)} and ${isFor()}`.execute(db);
  return { rows, total: counted.rows[0]!.n };
}

/** One that somebody can read now, or null. */
export async function findForReader(db: AnyDb, userId: number, now: Date, id: number): Promise<ReadRecord | null> {
  const { rows } = await sql<ReadRecord>`${read(userId, now)} and a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Stores that somebody has seen a version, and with `acked` acknowledged it. What was seen later stays. */
export async function storeReceipt(
  trx: AnyDb,
  { id, userId, number, acked, at }: { id: number; userId: number; number: number; acked: boolean; at: Date },
): Promise<void> {
  await sql`insert into announcement_receipt as r (announcement_id, user_id, seen_number, seen_at, acked_number, acked_at)
    values (${id}, ${userId}, ${number}, ${at}, ${acked ? number : 0}, ${acked ? at : null})
    on conflict (announcement_id, user_id) do update set
      seen_at = case when excluded.seen_number > r.seen_number then excluded.seen_at else r.seen_at end,
      seen_number = greatest(r.seen_number, excluded.seen_number),
      acked_at = case when excluded.acked_number > r.acked_number then excluded.acked_at else r.acked_at end,
      acked_number = greatest(r.acked_number, excluded.acked_number)`.execute(trx);
}

/** The shared list of what is shown over the page until it is acknowledged, the oldest first. */
export const announcementLists = {
  pending_announcements: ({ id }: CurrentUser): RawBuilder<SystemDefaults['pending_announcements']> =>
    sql<
      SystemDefaults['pending_announcements']
    >`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'version_number', a.version_number)
      order by a.start_at, a.id), '[]') ${ofReader(id)} where ${isPending()} and ${isFor()})`,
};

/** SQL: whether an announcement has the file of the `attachment` row with this alias. */
export const announcementHasFile = (file: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from announcement fa where fa.id = ${sql.ref(`${file}.context_id`)} and fa.deleted_at is null)`;
