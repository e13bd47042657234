import { sql } from 'kysely';
import { TimeUp } from '../../platform/database/failures.ts';
import { SEARCH_TIMEOUT, type Db } from '../../platform/database/pool.ts';
import { readAtPlaces, readPlaces, type ListReader, type PageQuery, type TicketListRecord, type TicketPlace } from './ticket-list.repository.ts';
import { contentMatches, searchConditions } from './ticket-search.repository.ts';
import type { SearchTerms } from './ticket-search.rules.ts';

/** A search for words that are too many to be listed first. */
export interface Walk {
  terms: SearchTerms;
  customerIds: readonly number[];
  /** contents that hold the words, as the planner expects */
  expected: number;
  /** tickets of the first step; by default as many as the words ask for */
  first?: number;
}

const FIRST = 500;
/** Tickets looked at in one statement, which the query-plan tests bound. */
const MOST = 6_000;
/** A step is a little longer than the matches so far ask for, so that one more step is rarely needed. */
const SPARE = 1.4;
/** Up to so many contents the index of words is read whole at each step; more are tested one by one, which meets them soon. */
const INDEXED = 60_000;

/**
 * One page of a search, found by walking the list in its order and keeping the tickets that match: words that are in
 * many tickets are met soon, and what a page costs does not grow with the desk.
 */
export async function walkPage(db: Db, reader: ListReader, query: PageQuery, walk: Walk): Promise<TicketListRecord[]> {
  const wanted = query.offset + query.limit;
  const mark = searchConditions.apart(walk.terms, walk.customerIds);
  const found: TicketPlace[] = [];
  const started = performance.now();
  let { after } = query;
  for (let size = await firstStep(db, walk, wanted), seen = 0; found.length < wanted;) {
    const places = await readPlaces(db, { ...query, after, offset: 0, limit: size }, mark);
    found.push(...await matchesOf(db, reader, places, walk));
    seen += places.length;
    const last = places.at(-1);
    if (!last || places.length < size) break;
    if (performance.now() - started > SEARCH_TIMEOUT) throw new TimeUp(`a search looked at ${seen} tickets and found ${found.length}`);
    after = { key: last.sort_key, id: last.id };
    size = Math.min(MOST, found.length === 0 ? size * 4 : Math.max(FIRST, Math.ceil(((wanted - found.length) * seen * SPARE) / found.length)));
  }
  return readAtPlaces(db, reader, query, found.slice(query.offset, wanted));
}

/** How many tickets hold a page of matches, when the planner knows the words. */
async function firstStep(db: Db, { expected, first }: Walk, wanted: number): Promise<number> {
  if (first !== undefined) return first;
  const { rows } = await sql<{ contents: number }>`select greatest(reltuples, 0)::bigint as contents from pg_class where oid = 'ticket_content'::regclass`.execute(db);
  return Math.min(MOST, Math.max(FIRST, Math.ceil((wanted * (rows[0]?.contents ?? 0) * SPARE) / Math.max(1, expected))));
}

async function matchesOf(db: Db, reader: ListReader, places: readonly TicketPlace[], { terms, expected }: Walk): Promise<TicketPlace[]> {
  const open = places.filter(({ marked }) => !marked).map(({ id }) => id);
  const said = terms.tsquery === null || open.length === 0 ? [] : await contentMatches(db, terms, reader.employee, open, expected <= INDEXED);
  const holding = new Set(said);
  return places.filter(({ id, marked }) => marked || holding.has(id));
}
