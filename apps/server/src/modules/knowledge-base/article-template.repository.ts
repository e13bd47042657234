import type { ArticleTemplate, QueryFilters } from '@hamyar/contracts';
import type { QueryOf, knowledgebaseTemplateList } from '@hamyar/contracts/schemas';
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containing } from '../../platform/database/sql-conditions.ts';
import type { ArticleTemplateTable } from './article-category.table.ts';
import { searchKeyCompact } from '@hamyar/persian';
import { tables } from './tables.ts';

export type TemplateQuery = QueryOf<typeof knowledgebaseTemplateList>;

const COLUMNS = [
  'id',
  'version',
  'name',
  'body',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ArticleTemplateTable)[];

/** A template of articles. */
export interface TemplateRecord extends Pick<Selectable<ArticleTemplateTable>, (typeof COLUMNS)[number]> {
  fields: ArticleTemplate['fields'];
}

const SELECTED = sql`select ${columnList('p', COLUMNS)}, p.fields from article_template p`;

// a part of the name as it stands, not its words (spec 2.85)
const FILTERS: FilterTable<QueryFilters<TemplateQuery>, RawBuilder<SqlBool>> = {
  name: (text) => sql`p.name_norm like ${containing(searchKeyCompact(text))}`,
};

const conditions = (query: TemplateQuery): RawBuilder<SqlBool> =>
  allOf([sql`p.deleted_at is null`, ...filterConditions(FILTERS, query, undefined)]);

/** One page of templates. */
export async function listTemplates(db: AnyDb, query: TemplateQuery): Promise<TemplateRecord[]> {
  const column = { name: sql`p.name collate "fa-x-icu"`, updated_at: sql`p.updated_at` }[query.sort_by];
  const direction = sql.raw(query.sort_dir);
  const { rows } = await sql<TemplateRecord>`${SELECTED} where ${conditions(query)}
    order by ${column} ${direction}, p.id ${direction} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(
    db,
  );
  return rows;
}

/** Number of templates that match the filters. */
export async function countTemplates(db: AnyDb, query: TemplateQuery): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from article_template p where ${conditions(query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One template, or null; with `lock` no other transaction can change it until this one ends. */
export async function findTemplate(db: AnyDb, id: number, lock = false): Promise<TemplateRecord | null> {
  const { rows } =
    await sql<TemplateRecord>`${SELECTED} where p.id = ${id} and p.deleted_at is null ${lock ? sql`for update` : sql``}`.execute(
      db,
    );
  return rows[0] ?? null;
}

/** Inserts a template. @returns its id */
export async function insertTemplate(trx: AnyDb, values: Insertable<ArticleTemplateTable>): Promise<number> {
  return (await tables(trx).insertInto('article_template').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a template and increases its version. */
export async function updateTemplate(trx: AnyDb, id: number, changes: Updateable<ArticleTemplateTable>): Promise<void> {
  await tables(trx)
    .updateTable('article_template')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
