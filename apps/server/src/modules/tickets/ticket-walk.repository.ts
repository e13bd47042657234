import { TimeUp } from '../../platform/database/failures.ts';
import { SEARCH_TIMEOUT, type Db } from '../../platform/database/pool.ts';
import {
  readAtPlaces,
  readPlaces,
  type ListReader,
  type PageQuery,
  type TicketListRecord,
  type TicketPlace,
} from './ticket-list.repository.ts';
import { contentMatches, searchConditions } from './ticket-search.repository.ts';
import type { SearchTerms } from './ticket-search.rules.ts';

/** A search for words that are too many to be listed first. */
export interface Walk {
  terms: SearchTerms;
  customerIds: readonly number[];
  /** contents that hold the words, as the planner expects, and contents in all */
  expected: number;
  contents: number;
  /** tickets of the first step; by default as many as the words ask for */
  first?: number;
}

const LEAST = 60;
/** Tickets looked at in one statement, which the query-plan tests bound. */
const MOST = 6_000;
/** A ticket has some contents and a subject, so fewer tickets than contents have to be looked at for one match. */
const PER_CONTENT = 0.6;
/** A further step is a little longer than the matches so far ask for. */
const SPARE = 1.3;
/** Up to so many contents the index of words is read whole at each step; more are tested one by one, which meets them soon. */
const INDEXED = 25_000;

/**
 * One page of a search, found by walking the list in its order and keeping the tickets that match: words that are in
 * many tickets are met soon, and what a page costs does not grow with the desk.
 * @param db where searches run
 * @param names where the page itself is read, by a statement that is always the same
 */
export async function walkPage(
  { db, names }: { db: Db; names: Db },
  reader: ListReader,
  query: PageQuery,
  walk: Walk,
): Promise<TicketListRecord[]> {
  const wanted = query.offset + query.limit;
  const mark = searchConditions.apart(walk.terms, walk.customerIds);
  const found: TicketPlace[] = [];
  const started = performance.now();
  let { after } = query;
  for (let size = firstStep(walk, wanted), seen = 0; found.length < wanted; ) {
    const places = await readPlaces(db, { ...query, after, offset: 0, limit: size }, mark);
    found.push(...(await matchesOf(db, reader, places, walk)));
    seen += places.length;
    const last = places.at(-1);
    if (!last || places.length < size) break;
    if (performance.now() - started > SEARCH_TIMEOUT)
      throw new TimeUp(`a search looked at ${seen} tickets and found ${found.length}`);
    after = { key: last.sort_key, id: last.id };
    size = Math.min(
      MOST,
      seen * 3,
      found.length === 0 ? MOST : Math.max(LEAST, Math.ceil(((wanted - found.length) * seen * SPARE) / found.length)),
    );
  }
  return readAtPlaces(names, reader, query, found.slice(query.offset, wanted));
}

/** How many tickets hold a page of matches, when the planner knows the words. */
const firstStep = ({ expected, contents, first }: Walk, wanted: number): number =>
  first ?? Math.min(MOST, Math.max(LEAST, Math.ceil((wanted * contents * PER_CONTENT) / Math.max(1, expected))));

async function matchesOf(
  db: Db,
  reader: ListReader,
  places: readonly TicketPlace[],
  { terms, expected }: Walk,
): Promise<TicketPlace[]> {
  const open = places.filter(({ marked }) => !marked).map(({ id }) => id);
  const said =
    terms.tsquery === null || open.length === 0
      ? []
      : await contentMatches(db, terms, reader.employee, open, expected <= INDEXED);
  const holding = new Set(said);
  return places.filter(({ id, marked }) => marked || holding.has(id));
}
