import { StatementDeadlineExceeded } from '../../platform/database/database-errors.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
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

/** A search for words with too many matches to list them first. */
export interface ListScan {
  terms: SearchTerms;
  customerIds: readonly number[];
  /** number of contents with the words, as the planner estimates, and of all contents */
  expected: number;
  contents: number;
  /** tickets of the first batch; by default calculated from the estimate */
  first?: number;
}

const MIN_BATCH = 60;
/** Tickets in one statement; the query-plan tests limit it. */
const MAX_BATCH = 6_000;
/** A ticket has several contents and a subject, so fewer tickets than contents must be read for one match. */
const PER_CONTENT = 0.6;
/** A further batch is a little larger than the matches so far require. */
const OVERSHOOT = 1.3;
/**
 * Up to this many contents each batch reads the whole word index; with more, contents are tested one by one, which soon
 * finds matches.
 */
const INDEX_LOOKUP_MAX = 25_000;

/**
 * One page of a search: reads the list in its order and keeps the tickets that match. Words that are in many tickets
 * are found soon, and the cost of a page does not grow with the number of tickets.
 * @param db runs the search
 * @param names reads the page itself, with a statement that is always the same
 * @param within ms after which the search gives up, over all its batches
 */
export async function scanPage(
  { db, names, within }: { db: AnyDb; names: AnyDb; within: number },
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
    if (performance.now() - started > within)
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

/** Number of tickets that contain a page of matches, when the planner knows the words. */
const firstBatchSize = ({ expected, contents, first }: ListScan, wanted: number): number =>
  first ??
  Math.min(MAX_BATCH, Math.max(MIN_BATCH, Math.ceil((wanted * contents * PER_CONTENT) / Math.max(1, expected))));

async function filterMatches(
  db: AnyDb,
  reader: ListReader,
  positions: readonly ListPosition[],
  { terms, expected }: ListScan,
): Promise<ListPosition[]> {
  const unflagged = positions.filter(({ flagged }) => !flagged).map(({ id }) => id);
  const contentMatchIds =
    terms.tsquery === null || unflagged.length === 0
      ? []
      : await contentMatches(db, terms, reader.employee, unflagged, expected <= INDEX_LOOKUP_MAX);
  const matchingIds = new Set(contentMatchIds);
  return positions.filter(({ id, flagged }) => flagged || matchingIds.has(id));
}
