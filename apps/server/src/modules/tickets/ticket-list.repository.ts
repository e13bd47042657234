import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Named } from '@hamyar/contracts';
import type { Predicate } from '@hamyar/domain';
import type { Db } from '../../platform/database/pool.ts';
import { countOfArms, pageOfArms, type SortColumn } from '../../platform/policy/arms.ts';
import { TICKET_KEYS, TICKET_SOURCE } from './ticket.policy.ts';
import type { TicketTable } from './ticket.table.ts';

/** A ticket with the names a list shows, as one reader sees it. */
export interface TicketListRecord extends Selectable<TicketTable> {
  sort_key: string;
  department_name: string;
  branch_name: string;
  category_name: string | null;
  service_name: string | null;
  organization_name: string | null;
  level_id: number | null;
  level_name: string | null;
  level_color: string | null;
  read_seq: number;
  read_public_seq: number;
  tags: Named[] | null;
}

/** One page to read: what it may hold, how it is ordered and where it starts. */
export interface PageQuery {
  predicate: Predicate;
  more?: RawBuilder<SqlBool> | undefined;
  sort: SortColumn;
  dir: 'asc' | 'desc';
  after?: { key: string; id: number } | undefined;
  offset: number;
  limit: number;
}

const NAMES = sql`t.*, d.name as department_name, b.name as branch_name, c.name as category_name, s.name as service_name, o.name as organization_name,
  l.id as level_id, l.name as level_name, l.color as level_color, coalesce(r.last_read_seq, 0) as read_seq, coalesce(r.last_read_public_seq, 0) as read_public_seq,
  (select json_agg(json_build_object('id', tag.id, 'name', tag.name)) from (select g.id, g.name from tag_assignment a join tag g on g.id = a.tag_id
    where a.taggable_type = 'ticket' and a.taggable_id = t.id and g.deleted_at is null order by g.name limit 5) as tag) as tags`;

const joins = (readerId: number) => sql`join department d on d.id = t.department_id join branch b on b.id = t.branch_id
  left join ticket_category c on c.id = t.category_id left join service s on s.id = t.service_id left join organization o on o.id = t.organization_id
  left join "user" cu on cu.id = t.customer_id left join customer_level l on l.id = coalesce(cu.customer_level_id, o.customer_level_id)
  left join ticket_read r on r.ticket_id = t.id and r.user_id = ${readerId}`;

/** One page of tickets in scope with their names, in one statement. */
export async function readPage(db: Db, readerId: number, query: PageQuery): Promise<TicketListRecord[]> {
  const { predicate, more, sort, dir, after, offset, limit } = query;
  const page = pageOfArms({ source: TICKET_SOURCE, predicate, keys: TICKET_KEYS, more, sort, dir, after, limit, offset });
  const direction = sql.raw(dir);
  const column = sql.ref(`t.${sort.column}`);
  const { rows } = await sql<TicketListRecord>`with page as materialized (${page})
    select page.sort_key, ${NAMES} from page join ticket t on t.id = page.id ${joins(readerId)} order by ${column} ${direction}, t.id ${direction}`.execute(db);
  return rows;
}

/** One ticket with its names; the caller decides whether the reader may see it. */
export async function readOne(db: Db, readerId: number, id: number): Promise<TicketListRecord | null> {
  const { rows } = await sql<TicketListRecord>`select '' as sort_key, ${NAMES} from ticket t ${joins(readerId)} where t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** How many tickets hold, counted no further than `cap`. */
export async function countTickets(db: Db, predicate: Predicate, more: RawBuilder<SqlBool> | undefined, cap: number): Promise<number> {
  const { rows } = await countOfArms({ source: TICKET_SOURCE, predicate, keys: TICKET_KEYS, more }, cap).execute(db);
  return rows[0]?.total ?? 0;
}

/** Several counts in one statement, each no further than `cap`; in the order of the predicates. */
export async function countMany(db: Db, counts: readonly { predicate: Predicate; more?: RawBuilder<SqlBool> | undefined }[], cap: number): Promise<number[]> {
  if (counts.length === 0) return [];
  const parts = counts.map(({ predicate, more }, i) => sql`select ${sql.lit(i)}::int as place, counted.total from (${countOfArms({ source: TICKET_SOURCE, predicate, keys: TICKET_KEYS, more }, cap)}) as counted`);
  const { rows } = await sql<{ place: number; total: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const totals = new Map(rows.map(({ place, total }) => [place, total]));
  return counts.map((_, i) => totals.get(i) ?? 0);
}

/** A category and everything below it (decisions 2.3 `category_ids[]` "with children"). */
export async function withChildren(db: Db, categoryIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive below as (select id from ticket_category where id = any(${[...categoryIds]}::bigint[])
    union select c.id from ticket_category c join below on c.parent_id = below.id) select id from below`.execute(db);
  return rows.map(({ id }) => id);
}

/** Days after which a ticket nobody opened is no longer shown as unread. */
const UNREAD_DAYS = 30;

/** Conditions that no predicate can say, as SQL over the list's alias `t`. */
export const conditions = {
  // The range keeps the search for the few unread ones on the recent end of the activity index.
  unread: (userId: number, staff: boolean, now: Date): RawBuilder<SqlBool> => sql`t.last_activity_at > ${new Date(now.getTime() - UNREAD_DAYS * 86_400_000)} and ${staff ? sql.ref('t.last_seq') : sql.ref('t.last_public_seq')} >
    coalesce((select ${staff ? sql.ref('r.last_read_seq') : sql.ref('r.last_read_public_seq')} from ticket_read r where r.ticket_id = t.id and r.user_id = ${userId}), 0)`,
  followed: (userId: number): RawBuilder<SqlBool> => sql`t.id = any(array(select ticket_id from ticket_follow where user_id = ${userId}))`,
  levels: (ids: readonly number[]): RawBuilder<SqlBool> => sql`exists (select 1 from "user" cu left join organization co on co.id = cu.organization_id where cu.id = t.customer_id and coalesce(cu.customer_level_id, co.customer_level_id) = any(${[...ids]}::bigint[]))`,
  tags: (ids: readonly number[]): RawBuilder<SqlBool> => sql`exists (select 1 from tag_assignment a where a.taggable_type = 'ticket' and a.taggable_id = t.id and a.tag_id = any(${[...ids]}::bigint[]))`,
  hasAttachment: (staff: boolean): RawBuilder<SqlBool> => sql`${staff ? sql.ref('t.attachment_count') : sql.ref('t.public_attachment_count')} > 0`,
  between: (column: string, from: Date | undefined, to: Date | undefined): RawBuilder<SqlBool> | null => {
    const parts = [...(from ? [sql<SqlBool>`${sql.ref(`t.${column}`)} >= ${from}`] : []), ...(to ? [sql<SqlBool>`${sql.ref(`t.${column}`)} <= ${to}`] : [])];
    return parts.length > 0 ? sql`${sql.join(parts, sql` and `)}` : null;
  },
  before: (column: string, moment: Date): RawBuilder<SqlBool> => sql`${sql.ref(`t.${column}`)} < ${moment}`,
  // The planner proves a partial index of open tickets only from these words.
  notClosed: (): RawBuilder<SqlBool> => sql`t.status <> 4`,
  ids: (ids: readonly number[]): RawBuilder<SqlBool> => sql`t.id = any(${[...ids]}::bigint[])`,
  every: (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> | undefined => (parts.length === 0 ? undefined : sql`${sql.join(parts, sql` and `)}`),
};
