import { consonantsOf, soundKey } from '@hamyar/persian/search';
import { sql, type RawBuilder } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { IndexedArticle, IndexedText } from './article-index.rules.ts';
import { tables } from './tables.ts';

/** Puts an article into the search, instead of what was there of it. */
export async function indexTerms(trx: AnyDb, articleId: number, { terms, words }: IndexedArticle): Promise<void> {
  await removeTerms(trx, articleId);
  if (terms.length === 0) return;
  // in one order, so that two articles that are published at the same time wait for one another
  const sorted = [...words].sort((a, b) => (a.word < b.word ? -1 : 1));
  await sql`insert into article_word (word, term, sound, consonants)
    select * from unnest(${sorted.map(({ word }) => word)}::text[], ${sorted.map(({ term }) => term)}::text[], ${sorted.map(({ sound }) => sound)}::text[], ${sorted.map(({ consonants }) => consonants)}::text[])
    on conflict do nothing`.execute(trx);
  const counted = terms.map(({ term }) => term).sort();
  await sql`insert into article_term_count (term, articles) select term, 1 from unnest(${counted}::text[]) with ordinality as t (term, position) order by position
    on conflict (term) do update set articles = article_term_count.articles + 1`.execute(trx);
  await sql`insert into article_term (term, article_id, weight) select term, ${articleId}, weight
    from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ weight }) => weight)}::real[]) as t (term, weight)`.execute(
    trx,
  );
}

/** Takes an article out of the search. */
export async function removeTerms(trx: AnyDb, articleId: number): Promise<void> {
  // in one order, as above
  await sql`with locked as materialized (select c.term from article_term_count c
      where c.term in (select t.term from article_term t where t.article_id = ${articleId}) order by c.term for update)
    update article_term_count c set articles = c.articles - 1 from locked where c.term = locked.term`.execute(trx);
  await tables(trx).deleteFrom('article_term').where('article_id', '=', articleId).execute();
}

/** Removes words that say nothing that is in an article. */
export async function removeUnusedWords(db: AnyDb): Promise<void> {
  await sql`delete from article_term_count where articles <= 0`.execute(db);
  await sql`delete from article_word w where not exists (select from article_term t where t.term = w.term)`.execute(db);
}

/** In how many articles terms are. */
export interface TermCounts {
  /** Of those that are in any. */
  counts: ReadonlyMap<string, number>;
  /** Number of all articles. */
  all: number;
}

/** Up to this many articles are counted; of more the estimate of the database is enough. */
const COUNTED_MAX = 1_000;

/** How many articles there are, and in how many each of some terms is. */
export async function countTerms(db: AnyDb, terms: readonly string[]): Promise<TermCounts> {
  const { rows } = await sql<{ term: string | null; n: number }>`
    ${countsOf(terms)} union all
    select null, case when reltuples >= ${sql.lit(COUNTED_MAX)} then reltuples else (select count(*) from (select from article where live limit ${sql.lit(COUNTED_MAX)}) as counted) end::int
      from pg_class where oid = 'article_live'::regclass`.execute(db);
  return {
    counts: new Map(rows.flatMap(({ term, n }) => (term === null ? [] : [[term, n] as const]))),
    all: Math.max(...rows.map(({ n }) => n)),
  };
}

/** In how many articles each of some terms is, of those that are in any. */
export async function articlesOfTerms(db: AnyDb, terms: readonly string[]): Promise<TermCounts['counts']> {
  if (terms.length === 0) return new Map();
  const { rows } = await sql<{ term: string; n: number }>`${countsOf(terms)}`.execute(db);
  return new Map(rows.map(({ term, n }) => [term, n]));
}

const countsOf = (terms: readonly string[]): RawBuilder<unknown> =>
  sql`select c.term, c.articles as n from article_term_count c where c.term = any(${[...new Set(terms)]}::text[]) and c.articles > 0`;

/** Most words that one misspelled word is compared with. */
const NEIGHBOURS = 24;
/** Consonants from which on a word is found by them alone. */
const CONSONANTS_FROM = 2;

/** A word that looks or sounds like another one, with what it says. */
export interface SimilarWord {
  word: string;
  term: string;
}

/** Words that look or sound like each of some unknown ones, also in the other alphabet, by those. */
export async function similarWords(db: AnyDb, words: readonly string[]): Promise<ReadonlyMap<string, SimilarWord[]>> {
  if (words.length === 0) return new Map();
  const consonants = words.map((word) => {
    const written = consonantsOf(word);
    return written.length < CONSONANTS_FROM ? '' : written;
  });
  const { rows } = await sql<{ unknown: string; similar: SimilarWord[] }>`
    select u.word as unknown, coalesce((select jsonb_agg(jsonb_build_object('word', found.word, 'term', found.term)) from (
        (select w.word, w.term from article_word w where w.sound = u.sound limit ${sql.lit(NEIGHBOURS)})
        union (select w.word, w.term from article_word w where u.consonants <> '' and w.consonants = u.consonants limit ${sql.lit(NEIGHBOURS)})
        union (select near.word, near.term from (select w.word, w.term from article_word w where w.word % u.word order by similarity(w.word, u.word) desc limit ${sql.lit(NEIGHBOURS)}) near)) found), '[]') as similar
    from unnest(${[...words]}::text[], ${words.map(soundKey)}::text[], ${consonants}::text[]) as u (word, sound, consonants)`.execute(
    db,
  );
  return new Map(rows.map(({ unknown, similar }) => [unknown, similar]));
}

/** What words say that begin with this one, the shortest first. */
export async function termsFrom(db: AnyDb, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`select w.term from article_word w
    where w.word >= ${beginning} and w.word < ${`${beginning}\u{10ffff}`} order by length(w.word), w.word limit 5`.execute(
    db,
  );
  return [...new Set(rows.map(({ term }) => term))];
}

/** What readers get of an article, as the search reads it; null when they get nothing. */
export async function liveText(db: AnyDb, id: number): Promise<Omit<IndexedText, 'tags' | 'text'> | null> {
  const { rows } = await sql<Omit<IndexedText, 'tags' | 'text'>>`select a.name, a.excerpt, a.body_html, v.keywords
    from article a join article_version v on v.article_id = a.id and v.number = a.live_version_number
    where a.id = ${id} and a.live and a.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The articles with a tag that readers see. */
export async function liveArticlesWithTag(db: AnyDb, tagId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select a.id from tag_assignment g join article a on a.id = g.taggable_id and a.live
    where g.tag_id = ${tagId} and g.taggable_type = 'article' order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}
