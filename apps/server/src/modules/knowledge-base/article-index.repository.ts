import { soundKey } from '@hamyar/persian/search';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { WeightedTerm } from './article-index.rules.ts';
import { tables } from './tables.ts';

/** Longest term that is indexed, characters; nobody searches for a longer one. */
const TERM_MAX = 60;

/** Replaces the terms of an article. */
export async function replaceTerms(trx: AnyDb, articleId: number, terms: readonly WeightedTerm[]): Promise<void> {
  await removeTerms(trx, articleId);
  const stored = terms.filter(({ term }) => term.length <= TERM_MAX);
  if (stored.length === 0) return;
  // in one order, so that two articles that are published at the same time wait for one another
  const words = stored.map(({ term }) => term).sort();
  await sql`insert into article_word (term, sound) select * from unnest(${words}::text[], ${words.map(soundKey)}::text[]) on conflict do nothing`.execute(
    trx,
  );
  await sql`insert into article_term (term, article_id, weight) select term, ${articleId}, weight
    from unnest(${stored.map(({ term }) => term)}::text[], ${stored.map(({ weight }) => weight)}::real[]) as t (term, weight)`.execute(
    trx,
  );
}

/** Takes an article out of the search. */
export async function removeTerms(trx: AnyDb, articleId: number): Promise<void> {
  await tables(trx).deleteFrom('article_term').where('article_id', '=', articleId).execute();
}

/** Removes words that no article has any more. */
export async function removeUnusedWords(db: AnyDb): Promise<void> {
  await sql`delete from article_word w where not exists (select from article_term t where t.term = w.term)`.execute(db);
}

/** In how many articles each of some terms is; those that are in none are left out. */
export async function articleCounts(db: AnyDb, terms: readonly string[]): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map();
  const { rows } = await sql<{ term: string; n: number }>`
    select t.term, count(*)::int as n from article_term t where t.term = any(${[...new Set(terms)]}::text[]) group by t.term`.execute(
    db,
  );
  return new Map(rows.map(({ term, n }) => [term, n]));
}

/** Number of articles that are in the index. */
export async function indexedArticles(db: AnyDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from article where live`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Most words that one misspelled word is compared with. */
const NEIGHBOURS = 30;

/** Words that look or sound like each of some unknown ones, by those. */
export async function similarWords(db: AnyDb, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; similar: string[] }>`
    select u.word, array(select found.term from (
        (select w.term, 1 as likeness from article_word w where w.sound = u.sound limit ${sql.lit(NEIGHBOURS)})
        union (select w.term, similarity(w.term, u.word) from article_word w where w.term % u.word order by 2 desc limit ${sql.lit(NEIGHBOURS)})) found
      group by found.term order by max(found.likeness) desc) as similar
    from unnest(${[...words]}::text[], ${words.map(soundKey)}::text[]) as u (word, sound)`.execute(db);
  return new Map(rows.map(({ word, similar }) => [word, similar]));
}

/** Words that begin with this one, the most usual first. */
export async function wordsFrom(db: AnyDb, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`select w.term from article_word w
    where w.term >= ${beginning} and w.term < ${`${beginning}\u{10ffff}`} order by length(w.term), w.term limit 5`.execute(
    db,
  );
  return rows.map(({ term }) => term);
}
