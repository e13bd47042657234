import type { Person } from '@hamyar/contracts';
import type { announcementList, QueryOf } from '@hamyar/contracts/schemas';
import { searchWords } from '@hamyar/persian';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { managedAnnouncements } from './announcement-condition.repository.ts';
import type { AnnouncementTable, AnnouncementVersionTable } from './announcement.table.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  ...['id', 'version', 'audience', 'title', 'body_html', 'importance', 'state', 'branch_ids', 'department_ids'],
  ...['role_ids', 'organization_ids', 'customer_level_ids', 'start_at', 'end_at', 'pinned', 'require_ack', 'channels'],
  ...['version_number', 'reset_number', 'sent_count', 'created_by_id', 'created_at', 'updated_at'],
] as const satisfies readonly (keyof AnnouncementTable)[];

/** An announcement as those see it who write it. */
export interface AnnouncementRecord
  extends Omit<Selectable<AnnouncementTable>, 'title_norm' | 'updated_by_id' | 'deleted_at'> {
  creator: Person | null;
  /** Of its last version. */
  seen_count: number;
  acked_count: number;
}

/** A person of the table `user` with this alias, as jsonb. */
export const personOf = (alias: string): RawBuilder<Person> =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'employee', ${sql.ref(`${alias}.employee`)},
    'name', btrim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}),
    'profile_picture_name', (select ${publicFileName('pf')} from attachment pf
      where pf.id = ${sql.ref(`${alias}.profile_picture_id`)} and pf.deleted_at is null))`;

const SELECTED = sql`select ${columnList('a', COLUMNS)},
    (select ${personOf('w')} from "user" w where w.id = a.created_by_id) as creator,
    (select count(*)::int from announcement_receipt r where r.announcement_id = a.id and r.seen_number >= a.reset_number) as seen_count,
    (select count(*)::int from announcement_receipt r where r.announcement_id = a.id and r.acked_number >= a.reset_number) as acked_count
  from announcement a`;

/** Filters and page of the list. */
export type AnnouncementQuery = QueryOf<typeof announcementList>;

const FILTERS: FilterTable<Omit<AnnouncementQuery, 'page' | 'perPage'>, RawBuilder<SqlBool>> = {
  audience: (audience) => sql`a.audience = ${audience}`,
  s: (words) =>
    sql.join(
      searchWords(words).map((word) => sql`strpos(a.title_norm, ${word}) > 0`),
      sql` and `,
    ) as RawBuilder<SqlBool>,
  state: (state) => sql`a.state = ${state}`,
  importance: (importance) => sql`a.importance = ${importance}`,
};

const conditions = (user: CurrentUser, filter: Omit<AnnouncementQuery, 'page' | 'perPage'>) =>
  sql.join(
    [sql`a.deleted_at is null`, managedAnnouncements(user), ...filterConditions(FILTERS, filter, undefined)],
    sql` and `,
  );

/** One page of the announcements that the person may change, the last changed first. */
export async function listAnnouncements(
  db: AnyDb,
  user: CurrentUser,
  { page, perPage, ...filter }: AnnouncementQuery,
): Promise<AnnouncementRecord[]> {
  const { rows } = await sql<AnnouncementRecord>`${SELECTED} where ${conditions(user, filter)}
    order by coalesce(a.start_at, a.created_at) desc, a.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  return rows;
}

/** How many announcements {@link listAnnouncements} has on all pages. */
export async function countAnnouncements(
  db: AnyDb,
  user: CurrentUser,
  { page: _page, perPage: _perPage, ...filter }: AnnouncementQuery,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from announcement a
    where ${conditions(user, filter)}`.execute(db);
  return rows[0]!.n;
}

/** One that the person may change, or null; with `lock` nobody else changes it until the transaction ends. */
export async function findAnnouncement(
  db: AnyDb,
  user: CurrentUser,
  id: number,
  lock = false,
): Promise<AnnouncementRecord | null> {
  const { rows } = await sql<AnnouncementRecord>`${SELECTED}
    where a.id = ${id} and a.deleted_at is null and ${managedAnnouncements(user)} ${lock ? sql`for update of a` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** One that is not deleted, locked, for what happens by the clock. */
export async function lockAnnouncement(trx: AnyDb, id: number): Promise<AnnouncementRecord | null> {
  const { rows } =
    await sql<AnnouncementRecord>`${SELECTED} where a.id = ${id} and a.deleted_at is null for update of a`.execute(trx);
  return rows[0] ?? null;
}

/** Announcements whose start or end has come. */
export async function dueAnnouncements(db: AnyDb, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select a.id from announcement a where a.deleted_at is null
    and ((a.state = 'scheduled' and a.start_at <= ${now}) or (a.state = 'live' and a.end_at <= ${now})) order by a.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Inserts an announcement. @returns its id */
export const insertAnnouncement = async (trx: AnyDb, values: Insertable<AnnouncementTable>): Promise<number> =>
  (await tables(trx).insertInto('announcement').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of an announcement and increases its version. */
export async function updateAnnouncement(
  trx: AnyDb,
  id: number,
  changes: Updateable<AnnouncementTable>,
): Promise<void> {
  await tables(trx)
    .updateTable('announcement')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Keeps what people read from now on. */
export async function insertAnnouncementVersion(
  trx: AnyDb,
  values: Insertable<AnnouncementVersionTable>,
): Promise<void> {
  await tables(trx).insertInto('announcement_version').values(values).execute();
}

/** A version with its writer. */
export type VersionRecord = Selectable<AnnouncementVersionTable> & { editor: Person | null };

/** The versions of an announcement, the last one first. */
export async function listVersions(db: AnyDb, id: number): Promise<VersionRecord[]> {
  const { rows } =
    await sql<VersionRecord>`select v.*, (select ${personOf('w')} from "user" w where w.id = v.editor_id) as editor
    from announcement_version v where v.announcement_id = ${id} order by v.number desc`.execute(db);
  return rows;
}

/** All announcements that people can read. */
export async function listLive(db: AnyDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select a.id from announcement a
    where a.state = 'live' and a.deleted_at is null order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores how many people an announcement has; nobody has changed it. */
export async function updateSentCount(db: AnyDb, id: number, sent: number): Promise<void> {
  await tables(db).updateTable('announcement').set({ sent_count: sent }).where('id', '=', id).execute();
}
