import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { LevelIcon, TagSummary } from '@hamyar/contracts';
import type { Predicate } from '@hamyar/domain';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf } from '../../platform/database/sql-conditions.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { countOfUnion, pageOfUnion, type SortColumn } from '../../platform/policy/union-branches.ts';
import { levelOfCustomer } from '../users/public.ts';
import { peopleJson, type PersonWithContact } from './people.repository.ts';
import { TICKET_KEYS, TICKET_SOURCE } from './ticket.policy.ts';
import type { TicketTable } from './ticket.table.ts';

const LISTED = [
  'id',
  'number',
  'subject',
  'kind',
  'owner_id',
  'recipient_id',
  'customer_id',
  'assignee_id',
  'assignee_at_close_id',
  'department_id',
  'branch_id',
  'organization_id',
  'category_id',
  'service_id',
  'status',
  'importance',
  'last_activity_at',
  'waiting_since',
  'close_reason',
  'satisfaction',
  'content_count',
  'public_content_count',
  'attachment_count',
  'public_attachment_count',
  'shares_count',
  'last_seq',
  'last_public_seq',
  'last_public_author_id',
  'created_at',
  'version',
  'sla_state',
  'sla_due_at',
] as const satisfies readonly (keyof TicketTable)[];

/** A ticket's fields in a list, with names, for one reader. */
export interface TicketRowRecord extends Pick<Selectable<TicketTable>, (typeof LISTED)[number]> {
  department_name: string;
  branch_name: string;
  category_name: string | null;
  service_name: string | null;
  organization_name: string | null;
  level_id: number | null;
  level_name: string | null;
  level_color: string | null;
  level_icon: LevelIcon | null;
  read_seq: number;
  read_public_seq: number;
  tags: TagSummary[] | null;
  /** beginning of the newest message or note that the reader may see */
  newest_html: string | null;
}

/**
 * Says whether a row that was read earlier still holds: the version of the ticket's own row, and the state of all names
 * in lists (ADR 0049).
 */
export interface RowVersion {
  row_version: string;
  names_version: string;
}

/** One ticket of a page as it is read for its row. */
export interface TicketListRecord extends TicketRowRecord, RowVersion {
  /** all people of the page; on its first row only */
  people: PersonWithContact[] | null;
}

/** One ticket of a page: its position in the order, the version of its row, and how far the reader has read. */
export interface ListEntry extends RowVersion {
  id: number;
  sort_key: string;
  /** of all contents for employees, of the public ones for customers */
  read_seq: number;
}

/** A whole ticket with the names of a list. */
export type OpenTicketRecord = TicketRowRecord & Selectable<TicketTable>;

/** The reader of a list. */
export interface ListReader {
  id: number;
  employee: boolean;
}

/** Position of a ticket in a list. */
export interface ListPosition {
  id: number;
  sort_key: string;
  flagged: boolean;
}

/** One page to read: its conditions, order and start. */
export interface PageQuery {
  predicate: Predicate;
  more?: RawBuilder<SqlBool> | undefined;
  sort: SortColumn;
  dir: 'asc' | 'desc';
  after?: { key: string; id: number } | undefined;
  offset: number;
  limit: number;
}

/** Amount of the newest message's HTML that is read for its excerpt. */
const EXCERPT_HTML = 2_000;

const LISTED_COLUMNS = columnList('t', LISTED);

const NAMED_PEOPLE = sql`select unnest(array[s.customer_id, s.owner_id, s.recipient_id, s.assignee_id, s.last_public_author_id]) from shown s`;

const NAMES = sql`d.name as department_name, b.name as branch_name, c.name as category_name, s.name as service_name, o.name as organization_name,
  l.id as level_id, l.name as level_name, l.color as level_color, l.icon as level_icon, coalesce(r.last_read_seq, 0) as read_seq, coalesce(r.last_read_public_seq, 0) as read_public_seq,
  (select json_agg(json_build_object('id', tag.id, 'name', tag.name, 'color', tag.color)) from (select g.id, g.name, g.color from tag_assignment a join tag g on g.id = a.tag_id
    where a.taggable_type = 'ticket' and a.taggable_id = t.id and g.deleted_at is null order by g.name collate "fa-x-icu", g.id) as tag) as tags`;

const newest = ({
  employee,
}: ListReader) => sql`(select left(c.body_html, ${sql.lit(EXCERPT_HTML)}) from ticket_content c where c.ticket_id = t.id and c.state = 'published'
  and c.type in ('message', 'note', 'auto', 'call')${employee ? sql`` : sql` and c.public_seq is not null`} order by c.seq desc limit 1) as newest_html`;

const joins = (readerId: number) => sql`join department d on d.id = t.department_id join branch b on b.id = t.branch_id
  left join ticket_category c on c.id = t.category_id left join service s on s.id = t.service_id left join organization o on o.id = t.organization_id
  left join "user" cu on cu.id = t.customer_id left join customer_level l on l.id = ${levelOfCustomer('cu')}
  left join lateral (select m.last_read_seq, m.last_read_public_seq from ticket_read m where m.ticket_id = t.id and m.user_id = ${readerId} offset 0) r on true`;

// PostgreSQL gives every version of a row the transaction that has written it. A set of changes has its own sum: a hash
// of 64 bits for each, because the oldest changes are deleted.
const VERSIONS = sql`t.xmin::text as row_version,
  (select coalesce(sum(hashint8extended(n.id, 0)), 0)::text from listed_name_change n) as names_version`;

function entriesIn(
  { id, employee }: ListReader,
  { sort, dir }: Pick<PageQuery, 'sort' | 'dir'>,
  page: RawBuilder<unknown>,
): RawBuilder<ListEntry> {
  const direction = sql.raw(dir);
  const read = sql.ref(employee ? 'm.last_read_seq' : 'm.last_read_public_seq');
  return sql<ListEntry>`select page.id, page.sort_key, ${VERSIONS}, coalesce(r.read_seq, 0) as read_seq
    from (${page}) as page join ticket t on t.id = page.id
    left join lateral (select ${read} as read_seq from ticket_read m where m.ticket_id = t.id and m.user_id = ${id} offset 0) r on true
    order by ${sql.ref(`t.${sort.column}`)} ${direction}, t.id ${direction}`;
}

/** The statement of one page of tickets in scope. */
export const entriesOfPage = (reader: ListReader, query: PageQuery): RawBuilder<ListEntry> =>
  entriesIn(reader, query, pageOfUnion({ ...query, source: TICKET_SOURCE, keys: TICKET_KEYS }));

/** The tickets at these positions. */
export async function readEntriesAt(
  db: AnyDb,
  reader: ListReader,
  order: Pick<PageQuery, 'sort' | 'dir'>,
  positions: readonly Pick<ListPosition, 'id' | 'sort_key'>[],
): Promise<ListEntry[]> {
  if (positions.length === 0) return [];
  const page = sql`select * from unnest(${positions.map(({ id }) => id)}::bigint[], ${positions.map(({ sort_key }) => sort_key)}::text[]) as listed(id, sort_key)`;
  return (await entriesIn(reader, order, page).execute(db)).rows;
}

/** The statement of the positions of a page, and which of them match a condition. */
export const positionsOfPage = (
  query: PageQuery,
  flag: RawBuilder<SqlBool> = sql`false`,
): RawBuilder<{ id: number; sort_key: string }> =>
  pageOfUnion({ ...query, source: TICKET_SOURCE, keys: TICKET_KEYS, flag });

/** The positions of a page with one union branch, and the total; null when the page is empty. */
export async function readPositionsWithTotal(
  db: AnyDb,
  query: PageQuery,
): Promise<{ positions: ListPosition[]; total: number | null }> {
  const { rows } = await pageOfUnion<number>({
    ...query,
    source: TICKET_SOURCE,
    keys: TICKET_KEYS,
    flag: sql`count(*) over ()`,
  }).execute(db);
  return {
    positions: rows.map(({ id, sort_key }) => ({ id, sort_key, flagged: false })),
    total: rows[0]?.flagged ?? null,
  };
}

/** The statement of the tickets with these ids with their names, in any order. */
export const rowsOfTickets = (reader: ListReader, ids: readonly number[]): RawBuilder<TicketListRecord> =>
  sql<TicketListRecord>`with shown as materialized (select row_number() over () as position, ${VERSIONS}, ${LISTED_COLUMNS}, ${NAMES}, ${newest(reader)}
      from unnest(${[...ids]}::bigint[]) as page(id) join ticket t on t.id = page.id ${joins(reader.id)})
    select shown.*, case when position = 1 then ${peopleJson(NAMED_PEOPLE)} end as people from shown`;

/** One ticket with its names; the caller checks whether the reader may see it. */
export async function readOne(db: AnyDb, reader: ListReader, id: number): Promise<OpenTicketRecord | null> {
  const { rows } =
    await sql<OpenTicketRecord>`select t.*, ${NAMES}, ${newest(reader)} from ticket t ${joins(reader.id)} where t.id = ${id}`.execute(
      db,
    );
  return rows[0] ?? null;
}

/** Those of these tickets that are in a scope. */
export async function idsInScope(db: AnyDb, predicate: Predicate, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from ticket t
    where t.id = any(${[...ids]}::bigint[]) and ${predicateToSql(predicate, TICKET_SOURCE)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Number of matching tickets, counted up to `cap`. */
export async function countTickets(
  db: AnyDb,
  predicate: Predicate,
  more: RawBuilder<SqlBool> | undefined,
  cap: number,
): Promise<number> {
  const { rows } = await countOfUnion({ source: TICKET_SOURCE, predicate, keys: TICKET_KEYS, more }, cap).execute(db);
  return rows[0]?.total ?? 0;
}

/** Several counts in one statement, each up to `cap`; in the order of the predicates. */
export async function countMany(
  db: AnyDb,
  counts: readonly { predicate: Predicate; more?: RawBuilder<SqlBool> | undefined }[],
  cap: number,
): Promise<number[]> {
  if (counts.length === 0) return [];
  const parts = counts.map(
    ({ predicate, more }, i) =>
      sql`select ${sql.lit(i)}::int as position, counted.total from (${countOfUnion({ source: TICKET_SOURCE, predicate, keys: TICKET_KEYS, more }, cap)}) as counted`,
  );
  const { rows } = await sql<{ position: number; total: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const totals = new Map(rows.map(({ position, total }) => [position, total]));
  return counts.map((_, i) => totals.get(i) ?? 0);
}

/** A category and all its descendants (decisions 2.3 `category_ids[]` "with children"). */
export async function withChildren(db: AnyDb, categoryIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`with recursive below as (select id from ticket_category where id = any(${[...categoryIds]}::bigint[])
    union select c.id from ticket_category c join below on c.parent_id = below.id) select id from below`.execute(db);
  return rows.map(({ id }) => id);
}

/** Days after which a ticket that was never opened is no longer shown as unread. */
const UNREAD_DAYS = 30;

/** Conditions that a predicate cannot express, as SQL over the list's alias `t`. */
export const conditions = {
  // The range limits the search for the few unread ones to the recent end of the activity index.
  unread: (
    userId: number,
    staff: boolean,
    now: Date,
  ): RawBuilder<SqlBool> => sql`t.last_activity_at > ${new Date(now.getTime() - UNREAD_DAYS * 86_400_000)} and ${staff ? sql.ref('t.last_seq') : sql.ref('t.last_public_seq')} >
    coalesce((select ${staff ? sql.ref('r.last_read_seq') : sql.ref('r.last_read_public_seq')} from ticket_read r where r.ticket_id = t.id and r.user_id = ${userId}), 0)`,
  followed: (userId: number): RawBuilder<SqlBool> =>
    sql`t.id = any(array(select ticket_id from ticket_follow where user_id = ${userId}))`,
  levels: (ids: readonly number[]): RawBuilder<SqlBool> =>
    sql`exists (select 1 from "user" cu where cu.id = t.customer_id and ${levelOfCustomer('cu')} = any(${[...ids]}::bigint[]))`,
  tags: (ids: readonly number[], every: boolean): RawBuilder<SqlBool> => {
    const assigned = (among: readonly number[]) =>
      sql<SqlBool>`exists (select 1 from tag_assignment a where a.taggable_type = 'ticket' and a.taggable_id = t.id and a.tag_id = any(${[...among]}::bigint[]))`;
    return every ? allOf([...new Set(ids)].map((id) => assigned([id]))) : assigned(ids);
  },
  hasAttachment: (staff: boolean): RawBuilder<SqlBool> =>
    sql`${staff ? sql.ref('t.attachment_count') : sql.ref('t.public_attachment_count')} > 0`,
  from: (column: string, moment: Date): RawBuilder<SqlBool> => sql`${sql.ref(`t.${column}`)} >= ${moment}`,
  // The wire's seconds are whole ones: the last of them counts to its end.
  to: (column: string, moment: Date): RawBuilder<SqlBool> =>
    sql`${sql.ref(`t.${column}`)} < ${new Date(moment.getTime() + 1_000)}`,
  before: (column: string, moment: Date): RawBuilder<SqlBool> => sql`${sql.ref(`t.${column}`)} < ${moment}`,
  // The planner uses a partial index of open tickets only with exactly this condition.
  notClosed: (): RawBuilder<SqlBool> => sql`t.status <> 4`,
  ids: (ids: readonly number[]): RawBuilder<SqlBool> => sql`t.id = any(${[...ids]}::bigint[])`,
  every: (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> | undefined =>
    parts.length === 0 ? undefined : sql`${sql.join(parts, sql` and `)}`,
};
