import { mayBeTicketNumberPrefix, ticketNumberSpellings } from '@hamyar/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { containing, startingWith } from '../../platform/database/sql-conditions.ts';
import type { ListPosition } from './ticket-list.repository.ts';
import { storedPatterns, type SearchTerms } from './ticket-search.rules.ts';

const subjectMatches = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    words.map((word) => sql`t.subject_dense like ${containing(word)}`),
    sql` and `,
  )})`;

/** The part of a conversation that the reader may find: for customers only the public part. */
const visibleContent = (staff: boolean): RawBuilder<SqlBool> =>
  staff ? sql`c.state = 'published'` : sql`c.state = 'published' and c.public_seq is not null`;

/** The expression of the word index; it must be written exactly as there, or the index is not used. */
const INDEXED_WORDS = sql`content_words(c.body_html, c.search_key)`;

/** Number of rows that the planner expects: decides how to search, never the result. */
async function estimate(db: AnyDb, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
  }>`explain (format json) ${query}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** Ids up to a limit; null when there are more: the caller then searches the other way. */
async function idsUpTo(db: AnyDb, query: RawBuilder<unknown>, limit: number): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`${query} limit ${sql.lit(limit + 1)}`.execute(db);
  return rows.length > limit ? null : rows.map(({ id }) => id);
}

/** Ids up to a limit; null when there are more, or when the planner expects many more: then none of them is read. */
export const idsIfFew = async (db: AnyDb, query: RawBuilder<unknown>, limit: number): Promise<number[] | null> =>
  (await estimate(db, query)) > limit * 2 ? null : idsUpTo(db, query, limit);

/** Tickets whose subject contains every word, if they are few. */
export const findBySubjectIfFew = (db: AnyDb, { dense }: SearchTerms, limit: number): Promise<number[] | null> =>
  idsIfFew(db, sql`select t.id from ticket t where ${subjectMatches(dense)}`, limit);

/**
 * Tickets whose number this may be, written without its separators or the beginning of one under any format; null when
 * they are many.
 */
export async function findByNumberIfFew(db: AnyDb, code: string, limit: number): Promise<number[] | null> {
  const spellings = ticketNumberSpellings(code);
  const begins = mayBeTicketNumberPrefix(code);
  if (spellings.length === 0 && !begins) return [];
  const begun = begins ? sql`t.number like ${startingWith(code)}` : sql`false`;
  return idsUpTo(db, sql`select t.id from ticket t where ${begun} or t.number = any(${spellings}::text[])`, limit);
}

const contentsMatching = (tsquery: string, staff: boolean) =>
  sql`select c.ticket_id as id from ticket_content c where ${INDEXED_WORDS} @@ to_tsquery('simple', ${tsquery}) and ${visibleContent(staff)}`;

/**
 * Number of contents with every word, as the planner expects; for the prefix of an unknown word it expects one in two
 * hundred.
 */
export const estimateContentMatches = async (db: AnyDb, { tsquery }: SearchTerms, staff: boolean): Promise<number> =>
  tsquery === null ? 0 : estimate(db, contentsMatching(tsquery, staff));

/** Approximate number of contents. */
export async function estimateContentTotal(db: AnyDb): Promise<number> {
  const { rows } = await sql<{
    contents: number;
  }>`select greatest(reltuples, 0)::bigint as contents from pg_class where oid = 'ticket_content'::regclass`.execute(
    db,
  );
  return rows[0]?.contents ?? 0;
}

/** Tickets with a content that contains every word, if they are few. */
export async function findByContentIfFew(
  db: AnyDb,
  { tsquery }: SearchTerms,
  staff: boolean,
  limit: number,
): Promise<number[] | null> {
  if (tsquery === null) return [];
  const ids = await idsUpTo(db, contentsMatching(tsquery, staff), limit);
  return ids && [...new Set(ids)];
}

/**
 * The tickets with a content that contains every word, as statements that select their ids: those of an array, by the
 * word index combined with the tickets' own index; or one ticket, by testing its contents one by one.
 */
function contentMatches({ tsquery, lexemes }: SearchTerms, staff: boolean) {
  const patterns = sql.join(
    storedPatterns(lexemes).map((pattern) => sql`coalesce(c.search_key, c.body_html) ~ ${pattern}`),
    sql` and `,
  );
  return {
    // The planner does not know how many tickets these are, and may test their contents one by one in any case.
    among: (ticketIds: RawBuilder<unknown>) =>
      sql`select c.ticket_id as id from ticket_content c where c.ticket_id = any(${ticketIds}) and ${visibleContent(staff)} and ${patterns} and ${INDEXED_WORDS} @@ to_tsquery('simple', ${tsquery})`,
    // The outer offset keeps the planner from collecting the matches of all tickets, the inner one puts patterns first.
    of: (ticketId: RawBuilder<unknown>) =>
      sql`select said.ticket_id as id from (select c.ticket_id, c.body_html, c.search_key from ticket_content c where c.ticket_id = ${ticketId} and ${visibleContent(staff)} and ${patterns} offset 0) as said
      where content_words(said.body_html, said.search_key) @@ to_tsquery('simple', ${tsquery}) offset 0`,
  };
}

/** How a part of a list is searched. */
export interface BatchSearch {
  terms: SearchTerms;
  staff: boolean;
  /**
   * The word index is read; else the contents are tested one by one until there are enough matches, for words that are
   * in many of them.
   */
  indexed: boolean;
  /** tickets of the part */
  size: number;
  /** matches after which it may stop */
  enough: number;
}

/** A part of a list, in its order: the tickets that match, and the last of the part when it was read to its end. */
export interface ScannedBatch {
  matches: ListPosition[];
  last: ListPosition | null;
}

/**
 * Reads positions of a list and finds out which of them match, in one statement: their ids never leave the database. It
 * keeps the order of the positions and has no sort of its own, so that it tests no ticket after the last one it needs:
 * reading a content's words takes a hundred times longer than reading a position.
 * @param positions selects `id`, `sort_key` and `flagged`: whether it matches outside its conversation
 */
export async function scanBatch(
  db: AnyDb,
  positions: RawBuilder<unknown>,
  { terms, staff, indexed, size, enough }: BatchSearch,
): Promise<ScannedBatch> {
  // As many tickets as are wanted are tested one by one in any case: a word that is in nearly all of them, which the
  // planner does not always know, has filled the page there.
  const first = sql.lit(enough);
  const { of, among } = contentMatches(terms, staff);
  const oneByOne = sql`exists (${of(sql`page.id`)})`;
  const byIndex = sql`id in (${among(sql`array(select id from page where not flagged and sequence > ${first})`)})`;
  const inContents =
    terms.tsquery === null
      ? sql`false`
      : indexed
        ? sql`case when sequence <= ${first} then ${oneByOne} else ${byIndex} end`
        : oneByOne;
  const { rows } = await sql<ListPosition & { sequence: number }>`
    with page as ${sql.raw(indexed ? '' : 'not')} materialized (select position.id, position.sort_key, position.flagged, row_number() over () as sequence from (${positions}) as position)
    select id, sort_key, flagged, sequence from (select id, sort_key, sequence, (flagged or ${inContents}) as flagged from page offset 0) as tested
    where flagged or sequence = ${sql.lit(size)} limit ${sql.lit(enough)}`.execute(db);
  const positionOf = ({ id, sort_key, flagged }: ListPosition): ListPosition => ({ id, sort_key, flagged });
  const last = rows.find(({ sequence }) => sequence === size);
  return { matches: rows.filter(({ flagged }) => flagged).map(positionOf), last: last ? positionOf(last) : null };
}

/** Customers whose name, or with `contacts` their mobile or e-mail, contains every word; the newest ones of many. */
export async function customersByWords(
  db: AnyDb,
  { dense }: SearchTerms,
  limit: number,
  contacts: boolean,
): Promise<number[]> {
  if (dense.every((word) => word.length < 3)) return [];
  const all = (column: string) =>
    sql.join(
      dense.map((word) => sql`${sql.ref(column)} like ${containing(word)}`),
      sql` and `,
    );
  const { rows } = await sql<{
    id: number;
  }>`select id from ((select u.id from "user" u where not u.employee and u.deleted_at is null and ${all('u.name_norm')} order by u.id desc limit ${sql.lit(limit)})
    union (select u.id from "user" u where ${sql.lit(contacts)} and not u.employee and u.deleted_at is null and ${all('u.contact_norm')} order by u.id desc limit ${sql.lit(limit)})) as found`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Conditions over the list's alias `t`. */
export const searchConditions = {
  numberOrAmong: (text: string, ids: readonly number[]): RawBuilder<SqlBool> =>
    ids.length === 0
      ? sql`t.number like ${startingWith(text)}`
      : sql`(t.number like ${startingWith(text)} or t.id = any(${[...ids]}::bigint[]))`,
  among: (ids: readonly number[], customerIds: readonly number[]): RawBuilder<SqlBool> =>
    customerIds.length === 0
      ? sql`t.id = any(${[...ids]}::bigint[])`
      : sql`(t.id = any(${[...ids]}::bigint[]) or t.customer_id = any(${[...customerIds]}::bigint[]))`,
  /** Matches of a ticket outside its conversation. */
  outsideContents: (
    { dense }: SearchTerms,
    customerIds: readonly number[],
    inFields: RawBuilder<SqlBool> | null,
  ): RawBuilder<SqlBool> => {
    const parts = [
      subjectMatches(dense),
      ...(customerIds.length === 0
        ? []
        : [sql<SqlBool>`coalesce(t.customer_id = any(${[...customerIds]}::bigint[]), false)`]),
      ...(inFields ? [inFields] : []),
    ];
    return parts.length === 1 ? parts[0]! : sql`(${sql.join(parts, sql` or `)})`;
  },
  either: (one: RawBuilder<SqlBool> | null, other: RawBuilder<SqlBool> | null): RawBuilder<SqlBool> | null =>
    one && other ? sql`(${one} or ${other})` : (one ?? other),
  ids: (ids: readonly number[]): RawBuilder<SqlBool> => sql`t.id = any(${[...ids]}::bigint[])`,
};
