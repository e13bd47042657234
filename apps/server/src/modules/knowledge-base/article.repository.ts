import type { ArticleNeed, ArticleState, IdAndName, Person, QueryFilters } from '@hamyar/contracts';
import type { QueryOf, knowledgebaseArticleList } from '@hamyar/contracts/schemas';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import type { ArticleTable, ArticleVersionTable } from './article.table.ts';
import { tables } from './tables.ts';

export type ArticleQuery = QueryOf<typeof knowledgebaseArticleList>;

const ARTICLE_COLUMNS = [
  'id',
  'version',
  'version_number',
  'live_version_number',
  'live',
  'live_since',
  'views',
  'helpful_yes',
  'helpful_no',
  'comment_count',
  'review_due_at',
  'source_ticket_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ArticleTable)[];
/** What becomes of each column of a version: `content` is what two versions are compared by and one is made of another. */
const VERSION_PARTS = {
  article_id: 'key',
  number: 'key',
  name: 'content',
  name_norm: 'content',
  slug: 'content',
  body_html: 'content',
  excerpt: 'content',
  read_time: 'content',
  visibility: 'content',
  category_ids: 'content',
  related_ids: 'content',
  keywords: 'content',
  file_ids: 'content',
  seo_title: 'content',
  seo_description: 'content',
  allow_feedback: 'content',
  template_id: 'content',
  publish_at: 'content',
  expire_at: 'content',
  state: 'history',
  author_id: 'history',
  editor_ids: 'history',
  reviewer_id: 'history',
  review_remark: 'history',
  published_at: 'history',
  // the record has those of the article
  created_at: 'key',
  updated_at: 'key',
} as const satisfies Record<keyof ArticleVersionTable, 'key' | 'content' | 'history'>;
type ColumnsOfPart<Part> = {
  [Key in keyof ArticleVersionTable]: (typeof VERSION_PARTS)[Key] extends Part ? Key : never;
}[keyof ArticleVersionTable];
const columnsOfParts = <Part extends string>(...parts: Part[]): ColumnsOfPart<Part>[] =>
  Object.entries(VERSION_PARTS).flatMap(([column, part]) =>
    (parts as string[]).includes(part) ? [column as ColumnsOfPart<Part>] : [],
  );
/** The columns of the content of a version. */
export const CONTENT_COLUMNS = columnsOfParts('content');
const VERSION_COLUMNS = columnsOfParts('content', 'history');

/** The content of a version. */
export type VersionContent = Pick<Selectable<ArticleVersionTable>, (typeof CONTENT_COLUMNS)[number]>;

/** An article with the version that is being written, and the names that it is shown with. */
export interface ArticleRecord
  extends Pick<Selectable<ArticleTable>, (typeof ARTICLE_COLUMNS)[number]>,
    Pick<Selectable<ArticleVersionTable>, (typeof VERSION_COLUMNS)[number]> {
  categories: IdAndName[];
  author: Person | null;
  reviewer: Person | null;
  ticket_number: string | null;
}

/** A person by a column with their id, as JSON. */
export const personJson = (id: RawBuilder<unknown>): RawBuilder<Person | null> =>
  sql`(select jsonb_build_object('id', u.id, 'name', btrim(u.first_name || ' ' || u.last_name), 'employee', u.employee, 'profile_picture_name',
    (select ${publicFileName('f')} from attachment f where f.id = u.profile_picture_id and f.deleted_at is null)) from "user" u where u.id = ${id})`;

/** The categories of a list of ids, in its order, as JSON. */
const categoriesJson = (ids: RawBuilder<unknown>): RawBuilder<IdAndName[]> =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by i.position), '[]')
    from unnest(${ids}) with ordinality as i (id, position) join article_category c on c.id = i.id and c.deleted_at is null)`;

const SELECTED = sql`select ${columnList('a', ARTICLE_COLUMNS)}, ${columnList('v', VERSION_COLUMNS)},
  ${categoriesJson(sql`v.category_ids`)} as categories, ${personJson(sql`v.author_id`)} as author, ${personJson(sql`v.reviewer_id`)} as reviewer,
  (select t.number from ticket t where t.id = a.source_ticket_id) as ticket_number`;
const JOINED = sql`article a join article_version v on v.article_id = a.id and v.number = a.version_number`;

const DAY = 86_400_000;
/** Days after which a live article that nobody has read, or whose text is old, needs somebody (issue 8). */
const UNREAD_DAYS = 30;
const OLD_DAYS = 180;
/** Readers who must have disliked it. */
const DISLIKES = 3;

const needs = (now: Date): Record<ArticleNeed, RawBuilder<SqlBool>> => ({
  unread: sql`a.live and a.views = 0 and a.live_since < ${new Date(now.getTime() - UNREAD_DAYS * DAY)}`,
  disliked: sql`a.live and a.helpful_no >= ${sql.lit(DISLIKES)} and a.helpful_no > a.helpful_yes`,
  old: sql`a.live and a.published_at < ${new Date(now.getTime() - OLD_DAYS * DAY)}`,
  review_due: sql`a.review_due_at <= ${now}`,
});

/** What a filter needs besides its value. */
interface FilterContext {
  now: Date;
  /** A category with those below it. */
  subtree(id: number): number[];
}

const FILTERS: FilterTable<QueryFilters<ArticleQuery>, RawBuilder<SqlBool>, FilterContext> = {
  name: (text) => containsWords(text, [sql`v.name_norm`]),
  state: (state) => sql`v.state = ${state}`,
  category_id: (id, { subtree }) => sql`v.category_ids && ${subtree(id)}::bigint[]`,
  author_id: (id) => sql`v.author_id = ${id}`,
  tag_id: (id) =>
    sql`exists (select from tag_assignment g where g.taggable_type = 'article' and g.taggable_id = a.id and g.tag_id = ${id})`,
  need: (need, { now }) => needs(now)[need],
};

const conditions = (query: ArticleQuery, context: FilterContext): RawBuilder<SqlBool> =>
  allOf([sql`a.deleted_at is null`, ...filterConditions(FILTERS, query, context)]);

function order({ sort_by, sort_dir }: ArticleQuery): RawBuilder<unknown> {
  const column = {
    name: sql`v.name collate "fa-x-icu"`,
    updated_at: sql`a.updated_at`,
    created_at: sql`a.created_at`,
    views: sql`a.views`,
    helpful_no: sql`a.helpful_no`,
  }[sort_by];
  return sql`${column} ${sql.raw(sort_dir)}, a.id ${sql.raw(sort_dir)}`;
}

/** Articles of one page of the list. */
export async function listArticles(db: AnyDb, query: ArticleQuery, context: FilterContext): Promise<ArticleRecord[]> {
  const { rows } = await sql<ArticleRecord>`${SELECTED} from ${JOINED} where ${conditions(query, context)}
    order by ${order(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  return rows;
}

/** Number of articles that match the filters. */
export async function countArticles(db: AnyDb, query: ArticleQuery, context: FilterContext): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${JOINED} where ${conditions(query, context)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One article, or null; with `lock` no other transaction can change it until this one ends. */
export async function findArticle(db: AnyDb, id: number, lock = false): Promise<ArticleRecord | null> {
  if (lock) await sql`select from article where id = ${id} for update`.execute(db);
  const { rows } =
    await sql<ArticleRecord>`${SELECTED} from ${JOINED} where a.id = ${id} and a.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** An article that another one names. */
export interface RelatedRecord extends Pick<ArticleRecord, 'id' | 'slug' | 'name' | 'read_time' | 'visibility'> {
  live: boolean;
}

/** Articles by their ids, in this order, by the versions that are being written. */
export async function articlesByIds(db: AnyDb, ids: readonly number[]): Promise<RelatedRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RelatedRecord>`select a.id, a.live, v.slug, v.name, v.read_time, v.visibility
    from unnest(${[...ids]}::bigint[]) with ordinality as i (id, position) join article a on a.id = i.id and a.deleted_at is null
    join article_version v on v.article_id = a.id and v.number = a.version_number order by i.position`.execute(db);
  return rows;
}

/** Inserts an article with its first version. @returns its id */
export async function insertArticle(
  trx: AnyDb,
  article: Insertable<ArticleTable>,
  version: Omit<Insertable<ArticleVersionTable>, 'article_id'>,
): Promise<number> {
  const { id } = await tables(trx).insertInto('article').values(article).returning('id').executeTakeFirstOrThrow();
  await insertVersion(trx, { ...version, article_id: id });
  return id;
}

/** Inserts a version. */
export async function insertVersion(trx: AnyDb, version: Insertable<ArticleVersionTable>): Promise<void> {
  await tables(trx).insertInto('article_version').values(version).execute();
}

/** Changes columns of an article and increases its version. */
export async function updateArticle(trx: AnyDb, id: number, changes: Updateable<ArticleTable>): Promise<void> {
  await tables(trx)
    .updateTable('article')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Changes columns of one version. */
export async function updateVersion(
  trx: AnyDb,
  { id, number }: { id: number; number: number },
  changes: Updateable<ArticleVersionTable>,
): Promise<void> {
  await tables(trx)
    .updateTable('article_version')
    .set(changes)
    .where('article_id', '=', id)
    .where('number', '=', number)
    .execute();
}

/** Makes other articles wait until the transaction ends, so that two do not take one slug. */
export async function lockSlugs(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('article slug', 0))`.execute(trx);
}

/** Slugs that begin with this text, of the versions of other articles that are written or read now. */
export async function slugsLike(trx: AnyDb, slug: string, exceptId: number | null): Promise<string[]> {
  const { rows } = await sql<{
    slug: string;
  }>`select v.slug from article a join article_version v on v.article_id = a.id
    where a.deleted_at is null and a.id is distinct from ${exceptId}::bigint and v.number in (a.version_number, a.live_version_number)
      and (v.slug = ${slug} or starts_with(v.slug, ${`${slug}-`}))`.execute(trx);
  return rows.map((row) => row.slug);
}

/** What exists of the ids that an article names. */
export async function existingIds(
  db: AnyDb,
  ids: { categories: readonly number[]; articles: readonly number[]; templates: readonly number[] },
): Promise<{ categories: number[]; articles: number[]; templates: number[] }> {
  const { rows } = await sql<{ kind: string; id: number }>`
    select 'category' as kind, id from article_category where id = any(${[...ids.categories]}::bigint[]) and deleted_at is null
    union all select 'article', id from article where id = any(${[...ids.articles]}::bigint[]) and deleted_at is null
    union all select 'template', id from article_template where id = any(${[...ids.templates]}::bigint[]) and deleted_at is null`.execute(
    db,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { categories: of('category'), articles: of('article'), templates: of('template') };
}

/** The people who may review an article: employees who write articles. */
export async function reviewers(db: AnyDb): Promise<Person[]> {
  const { rows } = await sql<{ person: Person }>`select ${personJson(sql`e.id`)} as person from "user" e
    where e.employee and e.status = 'active' and e.deleted_at is null and (e.full_admin or exists (select from user_role r join role on role.id = r.role_id
      where r.user_id = e.id and role.status and role.deleted_at is null and 'manage knowledge base' = any(role.permissions)))
    order by e.last_name collate "fa-x-icu", e.first_name collate "fa-x-icu", e.id limit 200`.execute(db);
  return rows.map(({ person }) => person);
}

/** A version in the list of them. */
export interface VersionRow
  extends Pick<Selectable<ArticleVersionTable>, 'number' | 'created_at' | 'updated_at' | 'published_at'> {
  state: ArticleState;
  author: Person | null;
  reviewer: Person | null;
}

const VERSION_ROW = sql`v.number, v.state, v.created_at, v.updated_at, v.published_at, ${personJson(sql`v.author_id`)} as author, ${personJson(sql`v.reviewer_id`)} as reviewer`;

/** The versions of an article, the newest first. */
export async function listVersions(db: AnyDb, id: number): Promise<VersionRow[]> {
  const { rows } =
    await sql<VersionRow>`select ${VERSION_ROW} from article_version v where v.article_id = ${id} order by v.number desc`.execute(
      db,
    );
  return rows;
}

/** A version with its content and everybody who wrote in it. */
type StoredVersion = VersionRow & VersionContent & { editor_ids: number[]; categories: IdAndName[] };

/** One version with its content; null when there is none. */
export async function findVersion(db: AnyDb, id: number, number: number): Promise<StoredVersion | null> {
  const { rows } = await sql<StoredVersion>`
    select ${VERSION_ROW}, v.editor_ids, ${columnList('v', CONTENT_COLUMNS)}, ${categoriesJson(sql`v.category_ids`)} as categories
    from article_version v where v.article_id = ${id} and v.number = ${number}`.execute(db);
  return rows[0] ?? null;
}

/** Whether some version of an article has the file of the `attachment` row with this alias. */
export const versionHasFile = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from article_version v where v.article_id = ${sql.ref(`${file}.context_id`)} and ${sql.ref(`${file}.id`)} = any(v.file_ids))`;

/** Holds other changes of an article back until the transaction ends. */
export async function lockArticleRow(trx: AnyDb, id: number): Promise<void> {
  await sql`select from article where id = ${id} for update`.execute(trx);
}
