import type { IdAndName } from '@hamyar/contracts';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import type { ArticleCategoryTable } from './article-category.table.ts';
import { closure, type TreeNode } from '@hamyar/domain';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'parent_id',
  'order',
  'name',
  'name_norm',
  'slug',
  'description',
  'status',
  'icon_id',
  'visibility',
  'organization_ids',
  'customer_level_ids',
  'created_by_id',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof ArticleCategoryTable)[];

/** A category with the name of its picture. */
export interface CategoryRecord extends Pick<Selectable<ArticleCategoryTable>, (typeof COLUMNS)[number]> {
  icon: string | null;
}

/** Makes other changes of the tree wait until the transaction ends: each checks circles and depth against the whole tree. */
export async function lockCategories(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('article_category', 0))`.execute(trx);
}

/** All categories. They are few, so who sees which, and what is below what, is found out in memory. */
export async function readCategories(db: AnyDb): Promise<CategoryRecord[]> {
  const { rows } = await sql<CategoryRecord>`
    select ${columnList('c', COLUMNS)}, case when f.id is null then null else ${publicFileName('f')} end as icon
    from article_category c left join attachment f on f.id = c.icon_id and f.deleted_at is null
    where c.deleted_at is null order by c."order", c.id`.execute(db);
  return rows;
}

/** Inserts a category. @returns its id */
export async function insertCategory(trx: AnyDb, values: Insertable<ArticleCategoryTable>): Promise<number> {
  return (await tables(trx).insertInto('article_category').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a category and increases its version. */
export async function updateCategory(trx: AnyDb, id: number, changes: Updateable<ArticleCategoryTable>): Promise<void> {
  await tables(trx)
    .updateTable('article_category')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Gives categories the positions of this list, from 1. */
export async function reorderCategories(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update article_category c set "order" = p.position, updated_at = ${at}, version = c.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as p (id, position) where c.id = p.id and c."order" <> p.position`.execute(
    trx,
  );
}

/** Names of organisations and customer levels by their ids; of ids that do not exist there is none. */
export async function namesOf(
  db: AnyDb,
  { organizations, levels }: { organizations: readonly number[]; levels: readonly number[] },
): Promise<{ organizations: IdAndName[]; levels: IdAndName[] }> {
  const { rows } = await sql<{ kind: string; id: number; name: string }>`
    select 'organization' as kind, id, name from organization where id = any(${[...organizations]}::bigint[]) and deleted_at is null
    union all select 'level', id, name from customer_level where id = any(${[...levels]}::bigint[]) and deleted_at is null`.execute(
    db,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  return { organizations: of('organization'), levels: of('level') };
}

/** How many categories are for customers of one of these levels. */
export async function countCategoriesOfLevels(db: AnyDb, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from article_category c
    where c.customer_level_ids && ${[...ids]}::bigint[] and c.deleted_at is null`.execute(db);
  return rows[0]!.n;
}

/** Makes categories that are for customers of a level those of another one. */
export async function replaceLevelOfCategories(
  trx: AnyDb,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  await sql`update article_category set updated_at = ${at}, version = version + 1,
      customer_level_ids = array(select distinct id from unnest(array_replace(customer_level_ids, ${from}::bigint, ${to}::bigint)) as one (id) order by id)
    where customer_level_ids @> array[${from}::bigint]`.execute(trx);
}

/** Articles of a category and of those below it. */
export interface CategoryCounts {
  all: number;
  /** Those that are for fewer people than the category. */
  narrower: number;
}

const pairs = (nodes: readonly TreeNode[]): RawBuilder<unknown> => {
  const list = closure(nodes);
  return sql`unnest(${list.map(({ above }) => above)}::bigint[], ${list.map(({ below }) => below)}::bigint[]) as tree (above, below)`;
};

/** Counts of all categories by the versions that are being written. */
export async function countArticles(
  db: AnyDb,
  categories: readonly CategoryRecord[],
): Promise<Map<number, CategoryCounts>> {
  const { rows } = await sql<{ id: number } & CategoryCounts>`
    select tree.above as id, count(distinct v.article_id)::int as all, count(distinct v.article_id) filter (where case c.visibility
        when 'public' then v.visibility <> 'public' when 'both' then v.visibility in ('employees', 'customers')
        when 'customers' then v.visibility = 'employees' else v.visibility = 'customers' end)::int as narrower
    from ${pairs(categories)} join article_category c on c.id = tree.above
      join (select w.article_id, w.visibility, unnest(w.category_ids) as category_id from article a
        join article_version w on w.article_id = a.id and w.number = a.version_number where a.deleted_at is null) v on v.category_id = tree.below
    group by tree.above`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Live articles of each category and those below it, of those that a condition over `a` leaves. */
export async function countLiveArticles(
  db: AnyDb,
  categories: readonly TreeNode[],
  visible: RawBuilder<SqlBool>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    select tree.above as id, count(distinct r.article_id)::int as n from ${pairs(categories)}
      join article_in_category r on r.category_id = tree.below join article a on a.id = r.article_id
    where ${visible} group by tree.above`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** What is in a category: articles that readers see or that are being written, and categories. */
export async function countCategoryUses(db: AnyDb, id: number): Promise<{ articles: number; categories: number }> {
  const { rows } = await sql<{ articles: number; categories: number }>`
    select (select count(*) from article a join article_version v on v.article_id = a.id and v.number = a.version_number
        where a.deleted_at is null and (${id} = any(v.category_ids)
          or exists (select from article_in_category r where r.article_id = a.id and r.category_id = ${id})))::int as articles,
      (select count(*) from article_category c where c.parent_id = ${id} and c.deleted_at is null)::int as categories`.execute(
    db,
  );
  return rows[0] ?? { articles: 0, categories: 0 };
}

/** Whether a category shows the picture of the `attachment` row with this alias. */
export const categoryHasPicture = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from article_category c where c.id = ${sql.ref(`${file}.context_id`)} and c.icon_id = ${sql.ref(`${file}.id`)} and c.deleted_at is null)`;
