import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';

/** A query as the indexes read it. */
export interface SearchTerms {
  /** words without blanks, for the trigram columns */
  dense: readonly string[];
  /** for `to_tsquery('simple', …)`, or null where contents are not searched */
  tsquery: string | null;
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const subjectMatches = (words: readonly string[]): RawBuilder<SqlBool> => sql`(${sql.join(words.map((word) => sql`t.subject_dense like ${like(word)}`), sql` and `)})`;

/** What of a conversation the reader may find: customers their public part only. */
const readable = (staff: boolean): RawBuilder<SqlBool> => (staff ? sql`c.state = 'published'` : sql`c.state = 'published' and c.public_seq is not null`);

/** How many rows the planner expects: decides how to search, never what is found. */
async function estimate(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`explain (format json) ${query}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** Ids up to a limit; null when there are more, or the planner expects more than `expected`: the caller then searches the other way round. */
async function fewIds(db: Db, query: RawBuilder<unknown>, limit: number, expected: number): Promise<number[] | null> {
  if (await estimate(db, query) > expected) return null;
  const { rows } = await sql<{ id: number }>`${query} limit ${sql.lit(limit + 1)}`.execute(db);
  return rows.length > limit ? null : rows.map(({ id }) => id);
}

/** Tickets whose subject holds every word, if they are few. */
export const fewBySubject = (db: Db, { dense }: SearchTerms, limit: number): Promise<number[] | null> =>
  fewIds(db, sql`select t.id from ticket t where ${subjectMatches(dense)}`, limit, limit * 2);

// Of the beginning of an unknown word the planner expects one row in two hundred: only beyond that it knows the word.
const CONTENT_EXPECTED = 60_000;

/** Tickets with a content that holds every word, if they are few. */
export async function fewByContent(db: Db, { tsquery }: SearchTerms, staff: boolean, limit: number): Promise<number[] | null> {
  if (tsquery === null) return [];
  const ids = await fewIds(db, sql`select c.ticket_id as id from ticket_content c where c.body_tsv @@ to_tsquery('simple', ${tsquery}) and ${readable(staff)}`, limit, CONTENT_EXPECTED);
  return ids && [...new Set(ids)];
}

/** Customers whose name or contact holds every word; the newest ones when there are many. */
export async function customersByWords(db: Db, { dense }: SearchTerms, limit: number): Promise<number[]> {
  if (dense.every((word) => word.length < 3)) return [];
  const all = (column: string) => sql.join(dense.map((word) => sql`${sql.ref(column)} like ${like(word)}`), sql` and `);
  const { rows } = await sql<{ id: number }>`select id from ((select u.id from "user" u where not u.employee and u.deleted_at is null and ${all('u.name_norm')} order by u.id desc limit ${sql.lit(limit)})
    union (select u.id from "user" u where not u.employee and u.deleted_at is null and ${all('u.contact_norm')} order by u.id desc limit ${sql.lit(limit)})) as found`.execute(db);
  return rows.map(({ id }) => id);
}

/** Conditions over the list's alias `t`. */
export const searchConditions = {
  number: (text: string): RawBuilder<SqlBool> => sql`t.number like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`,
  among: (ids: readonly number[], customerIds: readonly number[]): RawBuilder<SqlBool> =>
    (customerIds.length === 0 ? sql`t.id = any(${[...ids]}::bigint[])` : sql`(t.id = any(${[...ids]}::bigint[]) or t.customer_id = any(${[...customerIds]}::bigint[]))`),
  /** For words that are everywhere: tested ticket by ticket in the order of the list, which finds a page soon. */
  matching: ({ dense, tsquery }: SearchTerms, staff: boolean, customerIds: readonly number[]): RawBuilder<SqlBool> => {
    const parts = [subjectMatches(dense),
      ...(customerIds.length > 0 ? [sql<SqlBool>`t.customer_id = any(${[...customerIds]}::bigint[])`] : []),
      ...(tsquery === null ? [] : [sql<SqlBool>`exists (select 1 from (select c.body_tsv from ticket_content c where c.ticket_id = t.id and ${readable(staff)} offset 0) as said where said.body_tsv @@ to_tsquery('simple', ${tsquery}))`])];
    return sql`(${sql.join(parts, sql` or `)})`;
  },
};
