import type { IdAndName, QueryFilters } from '@hamyar/contracts';
import type { QueryOf, knowledgebaseSearchMissList } from '@hamyar/contracts/schemas';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { filterConditions, type FilterTable } from '../../platform/database/list-filters.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { allOf, containsWords } from '../../platform/database/sql-conditions.ts';
import { tables } from './tables.ts';

export type SearchMissQuery = QueryOf<typeof knowledgebaseSearchMissList>;

/** A search that found nothing. */
export interface SearchMissRecord {
  id: number;
  text: string;
  count: number;
  last_at: Date;
  article: IdAndName | null;
}

/** Searches that are kept at most: what a robot types must not fill the disk. */
const MISSES_MAX = 5_000;

/**
 * Counts a search that found nothing. When there is no room, the one goes that was asked least and longest ago, so that
 * a robot that invents words replaces its own, and neither what is asked again nor what an article is being written for.
 */
export async function countMiss(
  db: AnyDb,
  { text, norm, words, at }: { text: string; norm: string; words: readonly string[]; at: Date },
): Promise<void> {
  await sql`with removed as (delete from search_miss where id in (
      select id from search_miss where not exists (select from search_miss where text_norm = ${norm})
      order by (article_id is not null), count, last_at
      limit greatest((select count(*) from search_miss) - ${sql.lit(MISSES_MAX)} + 1, 0)))
    insert into search_miss (text, text_norm, words, last_at) values (${text}, ${norm}, ${[...words]}::text[], ${at})
    on conflict (text_norm) do update set count = search_miss.count + 1, last_at = excluded.last_at, text = excluded.text`.execute(
    db,
  );
}

const FILTERS: FilterTable<QueryFilters<SearchMissQuery>, RawBuilder<SqlBool>> = {
  keyword: (text) => containsWords(text, [sql`m.text_norm`]),
  article_id: (id) => sql`exists (select from article_term t where t.article_id = ${id} and t.term = any(m.words))`,
};

const conditions = (query: SearchMissQuery): RawBuilder<SqlBool> => allOf(filterConditions(FILTERS, query, undefined));

/** One page of the searches that found nothing. */
export async function listMisses(db: AnyDb, query: SearchMissQuery): Promise<SearchMissRecord[]> {
  const direction = sql.raw(query.sort_dir);
  const column = { count: sql`m.count`, last_at: sql`m.last_at` }[query.sort_by];
  const { rows } = await sql<SearchMissRecord>`select m.id, m.text, m.count, m.last_at,
      (select jsonb_build_object('id', a.id, 'name', v.name) from article a join article_version v on v.article_id = a.id and v.number = a.version_number
        where a.id = m.article_id and a.deleted_at is null) as article
    from search_miss m where ${conditions(query)} order by ${column} ${direction}, m.id ${direction}
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  return rows;
}

/** Number of searches that match the filters. */
export async function countMisses(db: AnyDb, query: SearchMissQuery): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from search_miss m where ${conditions(query)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Removes a search. @returns its text, or null when there is none */
export async function removeMiss(trx: AnyDb, id: number): Promise<string | null> {
  const row = await tables(trx).deleteFrom('search_miss').where('id', '=', id).returning('text').executeTakeFirst();
  return row?.text ?? null;
}

/** Says which article is to answer a search. @returns whether there is such a search */
export async function answerMiss(trx: AnyDb, id: number, articleId: number): Promise<boolean> {
  const result = await tables(trx)
    .updateTable('search_miss')
    .set({ article_id: articleId })
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

/** Removes the searches that a published article answers: those it was made of, and those among its keywords. */
export async function removeAnswered(trx: AnyDb, articleId: number, norms: readonly string[]): Promise<void> {
  await sql`delete from search_miss where article_id = ${articleId} or text_norm = any(${[...norms]}::text[])`.execute(
    trx,
  );
}

/** Removes searches that nobody has repeated for long. */
export async function removeOldMisses(db: AnyDb, before: Date): Promise<void> {
  await tables(db).deleteFrom('search_miss').where('last_at', '<', before).execute();
}
