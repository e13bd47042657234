import { StatementDeadlineExceeded } from '../../platform/database/database-errors.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { SEARCH_TIMEOUT } from '../../platform/database/time-limits.ts';
import {
  readTicketsAt,
  readPositions,
  type ListReader,
  type PageQuery,
  type TicketListRecord,
  type ListPosition,
} from './ticket-list.repository.ts';
import { contentMatches, searchConditions } from './ticket-search.repository.ts';
import type { SearchTerms } from './ticket-search.rules.ts';

/** A search for words that are too many to be listed first. */
export interface ListScan {
  terms: SearchTerms;
  customerIds: readonly number[];
  /** contents that hold the words, as the planner expects, and contents in all */
  expected: number;
  contents: number;
  /** tickets of the first step; by default as many as the words ask for */
  first?: number;
}

const MIN_BATCH = 60;
/** Tickets looked at in one statement, which the query-plan tests bound. */
const MAX_BATCH = 6_000;
/** A ticket has some contents and a subject, so fewer tickets than contents have to be looked at for one match. */
const PER_CONTENT = 0.6;
/** A further step is a little longer than the matches so far ask for. */
const OVERSHOOT = 1.3;
/** Up to so many contents the index of words is read whole at each step; more are tested one by one, which meets them soon. */
const INDEX_LOOKUP_MAX = 25_000;

/**
 * One page of a search, found by walking the list in its order and keeping the tickets that match: words that are in
 * many tickets are met soon, and what a page costs does not grow with the desk.
 * @param db where searches run
 * @param names where the page itself is read, by a statement that is always the same
 */
export async function scanPage(
  { db, names }: { db: AnyDb; names: AnyDb },
  reader: ListReader,
  query: PageQuery,
  scan: ListScan,
): Promise<TicketListRecord[]> {
  const wanted = query.offset + query.limit;
  const flag = searchConditions.outsideContents(scan.terms, scan.customerIds);
  const found: ListPosition[] = [];
  const started = performance.now();
  let { after } = query;
  for (let size = firstBatchSize(scan, wanted), scanned = 0; found.length < wanted; ) {
    const positions = await readPositions(db, { ...query, after, offset: 0, limit: size }, flag);
    found.push(...(await filterMatches(db, reader, positions, scan)));
    scanned += positions.length;
    const last = positions.at(-1);
    if (!last || positions.length < size) break;
    if (performance.now() - started > SEARCH_TIMEOUT)
      throw new StatementDeadlineExceeded(`a search looked at ${scanned} tickets and found ${found.length}`);
    after = { key: last.sort_key, id: last.id };
    size = Math.min(
      MAX_BATCH,
      scanned * 3,
      found.length === 0
        ? MAX_BATCH
        : Math.max(MIN_BATCH, Math.ceil(((wanted - found.length) * scanned * OVERSHOOT) / found.length)),
    );
  }
  return readTicketsAt(names, reader, query, found.slice(query.offset, wanted));
}

/** How many tickets hold a page of matches, when the planner knows the words. */
const firstBatchSize = ({ expected, contents, first }: ListScan, wanted: number): number =>
  first ??
  Math.min(MAX_BATCH, Math.max(MIN_BATCH, Math.ceil((wanted * contents * PER_CONTENT) / Math.max(1, expected))));

async function filterMatches(
  db: AnyDb,
  reader: ListReader,
  positions: readonly ListPosition[],
  { terms, expected }: ListScan,
): Promise<ListPosition[]> {
  const unflagged = positions.filter(({ marked }) => !marked).map(({ id }) => id);
  const contentMatchIds =
    terms.tsquery === null || unflagged.length === 0
      ? []
      : await contentMatches(db, terms, reader.employee, unflagged, expected <= INDEX_LOOKUP_MAX);
  const matchingIds = new Set(contentMatchIds);
  return positions.filter(({ id, marked }) => marked || matchingIds.has(id));
}
