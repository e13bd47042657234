import type { QueryOf, kbArticleList } from '@hamyar/contracts/schemas';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { columnList } from '../../platform/database/body-columns.ts';
import type { ArticleTable } from './article.table.ts';
import type { ReadingScope } from './reading-scope.service.ts';

const ROW_COLUMNS = [
  'id',
  'name',
  'slug',
  'excerpt',
  'read_time',
  'visibility',
  'published_at',
] as const satisfies readonly (keyof ArticleTable)[];
const PAGE_COLUMNS = [
  ...ROW_COLUMNS,
  'body_html',
  'seo_title',
  'seo_description',
  'allow_feedback',
  'related_ids',
  'file_ids',
  'live_since',
  'live_version_number',
  'helpful_yes',
  'helpful_no',
] as const satisfies readonly (keyof ArticleTable)[];

type Live = Required<{ [Key in keyof Selectable<ArticleTable>]: NonNullable<Selectable<ArticleTable>[Key]> }>;
/** A live article in a list: what a live one has is never null. */
export type ReadableRow = Pick<Live, (typeof ROW_COLUMNS)[number]>;
/** A live article with its text. */
export interface ReadableRecord
  extends Omit<Pick<Live, (typeof PAGE_COLUMNS)[number]>, 'seo_title' | 'seo_description'> {
  seo_title: string | null;
  seo_description: string | null;
  author_name: string | null;
  category_ids: number[];
}

type Query = Pick<QueryOf<typeof kbArticleList>, 'sort_by' | 'sort_dir' | 'page' | 'perPage'>;

function order({ sort_by, sort_dir }: Query): RawBuilder<unknown> {
  const column = { name: sql`a.name collate "fa-x-icu"`, views: sql`a.views`, published_at: sql`a.live_since` }[
    sort_by
  ];
  return sql`${column} ${sql.raw(sort_dir)}, a.id ${sql.raw(sort_dir)}`;
}

/** Live articles in one of these categories. */
export const inCategories = (ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from article_in_category i where i.article_id = a.id and i.category_id = any(${[...ids]}::bigint[]))`;

/** One page of articles of which a condition over `a` is true, and their number. */
export async function listReadable(
  db: AnyDb,
  condition: RawBuilder<SqlBool>,
  query: Query,
): Promise<{ rows: ReadableRow[]; total: number }> {
  const { page, perPage } = query;
  const { rows } = await sql<ReadableRow & { total: number }>`
    select ${columnList('a', ROW_COLUMNS)}, count(*) over ()::int as total from article a where ${condition}
    order by ${order(query)} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countReadable(db, condition));
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

async function countReadable(db: AnyDb, condition: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from article a where ${condition}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Articles by their ids in this order, those that the reader may read. */
export async function readableByIds(
  db: AnyDb,
  { visible }: Pick<ReadingScope, 'visible'>,
  ids: readonly number[],
): Promise<ReadableRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReadableRow>`select ${columnList('a', ROW_COLUMNS)}
    from unnest(${[...ids]}::bigint[]) with ordinality as i (id, position) join article a on a.id = i.id where ${visible} order by i.position`.execute(
    db,
  );
  return rows;
}

/** One article that the reader may read, or null. */
export async function findReadable(
  db: AnyDb,
  { visible }: Pick<ReadingScope, 'visible'>,
  id: number,
): Promise<ReadableRecord | null> {
  const { rows } = await sql<ReadableRecord>`select ${columnList('a', PAGE_COLUMNS)},
      (select btrim(u.first_name || ' ' || u.last_name) from "user" u where u.id = a.author_id) as author_name,
      array(select r.category_id from article_in_category r join article_category c on c.id = r.category_id where r.article_id = a.id order by r.position) as category_ids
    from article a where a.id = ${id} and ${visible}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the reader could read an article that has ended. */
export async function isEnded(db: AnyDb, { ended }: Pick<ReadingScope, 'ended'>, id: number): Promise<boolean> {
  const { rows } =
    await sql`select from article a where a.id = ${id} and a.live_version_number is not null and a.deleted_at is null and ${ended}`.execute(
      db,
    );
  return rows.length > 0;
}

/** The largest id of the articles that the reader may read. */
export async function lastReadableId(db: AnyDb, { visible }: Pick<ReadingScope, 'visible'>): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(a.id) as id from article a where ${visible}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The articles that the reader may read with an id in this range, both ends included. */
export async function readableBetween(
  db: AnyDb,
  { visible }: Pick<ReadingScope, 'visible'>,
  { from, to }: { from: number; to: number },
): Promise<ReadableRow[]> {
  const { rows } =
    await sql<ReadableRow>`select ${columnList('a', ROW_COLUMNS)} from article a where a.id between ${from} and ${to} and ${visible} order by a.id`.execute(
      db,
    );
  return rows;
}

/** Adds views that were counted in memory. */
export async function addViews(db: AnyDb, views: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...views.keys()].sort((a, b) => a - b);
  await sql`update article a set views = a.views + v.views from unnest(${ids}::bigint[], ${ids.map((id) => views.get(id) ?? 0)}::bigint[]) as v (id, views)
    where a.id = v.id`.execute(db);
}
