import type { RawBuilder, SqlBool } from 'kysely';
import { StatementDeadlineExceeded } from '../../platform/database/database-errors.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { positionsOfPage, type ListReader, type PageQuery, type ListPosition } from './ticket-list.repository.ts';
import { scanBatch, searchConditions } from './ticket-search.repository.ts';
import type { SearchTerms } from './ticket-search.rules.ts';

/** The positions of a page of a search, and what is known about all its matches. */
export interface ScannedPage {
  positions: ListPosition[];
  /** Matches from the start of the scan: all of them when it has ended, else some that are certain. */
  matches: number;
  /** Whether the whole list was read. */
  ended: boolean;
}

/** A search for words with too many matches to list them first. */
export interface ListScan {
  terms: SearchTerms;
  customerIds: readonly number[];
  /** Tickets that match by a custom field. */
  inFields?: RawBuilder<SqlBool> | null;
  /** number of contents with the words, as the planner estimates, and of all contents */
  expected: number;
  contents: number;
  /** tickets of the first batch; by default calculated from the estimate */
  first?: number;
}

const MIN_FIRST_BATCH = 60;
/** Planning one more statement costs as much as reading so many tickets. */
const MIN_NEXT_BATCH = 200;
/** Tickets in one statement; the query-plan tests limit it. */
const MAX_BATCH = 6_000;
/** A ticket has several contents and a subject, so fewer tickets than contents must be read for one match. */
const PER_CONTENT = 0.6;
/** Matches are not spread evenly over a list. */
const FIRST_MARGIN = 1.6;
/** A further batch is larger than the matches so far require: planning another one costs more than reading too much. */
const OVERSHOOT = 2.5;
/**
 * Matches in the word index that are read in the time in which the contents of one ticket are tested. A batch takes the
 * shorter way, so its cost does not grow with the number of tickets.
 */
const MATCHES_PER_TICKET = 30;

/**
 * The positions of one page of a search: reads the list in its order and keeps the tickets that match. Words that are in
 * many tickets are found soon, and the cost of a page does not grow with the number of tickets.
 * @param within ms after which the search gives up, over all its batches
 */
export async function scanPage(
  { db, within }: { db: AnyDb; within: number },
  reader: ListReader,
  query: PageQuery,
  scan: ListScan,
): Promise<ScannedPage> {
  const wanted = query.offset + query.limit;
  const flag = searchConditions.outsideContents(scan.terms, scan.customerIds, scan.inFields ?? null);
  const found: ListPosition[] = [];
  const started = performance.now();
  let { after } = query;
  let ended = false;
  // One match more than the page, so that a list which goes on has more matches than are counted; then the database may
  // stop, however large the batch is.
  for (let size = firstBatchSize(scan, wanted), scanned = 0; found.length <= wanted; ) {
    const enough = wanted + 1 - found.length;
    const { matches, last } = await scanBatch(db, positionsOfPage({ ...query, after, offset: 0, limit: size }, flag), {
      terms: scan.terms,
      staff: reader.employee,
      indexed: scan.expected <= size * MATCHES_PER_TICKET,
      size,
      enough,
    });
    found.push(...matches);
    if (matches.length >= enough) break;
    ended = last === null;
    if (last === null) break;
    scanned += size;
    if (performance.now() - started > within)
      throw new StatementDeadlineExceeded(`a search looked at ${scanned} tickets and found ${found.length}`);
    after = { key: last.sort_key, id: last.id };
    size = Math.min(
      MAX_BATCH,
      scanned * 3,
      found.length === 0
        ? MAX_BATCH
        : Math.max(MIN_NEXT_BATCH, Math.ceil(((wanted + 1 - found.length) * scanned * OVERSHOOT) / found.length)),
    );
  }
  return {
    positions: found.slice(query.offset, wanted),
    matches: ended ? found.length : found.length - 1,
    ended,
  };
}

/**
 * Number of tickets that contain a page of matches, when the planner knows the words. A second batch reads the words
 * again, which costs more than a larger first one.
 */
const firstBatchSize = ({ expected, contents, first }: ListScan, wanted: number): number =>
  first ??
  Math.min(
    MAX_BATCH,
    Math.max(MIN_FIRST_BATCH, Math.ceil((wanted * contents * PER_CONTENT * FIRST_MARGIN) / Math.max(1, expected))),
  );
