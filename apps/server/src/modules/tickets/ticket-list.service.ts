import { LIST_TOTAL_CAP, defaultTicketSort, TICKET_SORT_DIRECTIONS, type TicketSort } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { runCompiled } from '../../platform/http/statement-counter.ts';
import { decodeCursor, encodeCursor } from '../../platform/policy/list-cursor.ts';
import type { SortColumn } from '../../platform/policy/union-branches.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { messages } from './messages.ts';
import { filterOf, type FilteredList, type TicketQuery } from './ticket-filter.service.ts';
import { preparedList } from './list-statements.service.ts';
import { isHiddenIn } from './ticket-hidden-fields.rules.ts';
import { withSavedView } from './saved-view.service.ts';
import { rowsAt } from './list-rows.service.ts';
import {
  conditions,
  countTickets,
  entriesOfPage,
  positionsOfPage,
  readEntriesAt,
  readPositionsWithTotal,
  type ListEntry,
  type PageQuery,
} from './ticket-list.repository.ts';
import { scanPage, type ListScan } from './ticket-scan.repository.ts';
import { searchFilter } from './ticket-search.service.ts';
import { refuseField } from './ticket.errors.ts';
import type { TicketContext } from './ticket-context.ts';

const SORTS: Record<TicketSort, SortColumn> = {
  waiting_since: { column: 'waiting_sort', type: 'timestamptz' },
  last_activity_at: { column: 'last_activity_at', type: 'timestamptz' },
  created_at: { column: 'created_at', type: 'timestamptz' },
  importance: { column: 'importance', type: 'smallint' },
  sla_due: { column: 'sla_sort', type: 'timestamptz' },
  number: { column: 'number', type: 'text' },
};

/** Sort orders that show customers nothing that only staff may know. */
const CUSTOMER_SORTS: readonly TicketSort[] = ['last_activity_at', 'created_at', 'number'];

interface Order {
  name: TicketSort;
  column: SortColumn;
  dir: 'asc' | 'desc';
}

/**
 * Lists tickets in scope: filtered, ordered, paged by number up to the cap and by cursor beyond it (decisions 2.0
 * "Lists", 2.3). Rows are the JSON of the contract's rows.
 */
export async function listTickets(
  context: TicketContext,
  user: CurrentUser,
  asked: TicketQuery,
): Promise<{ rows: Buffer[]; page: PageInfo }> {
  const { deps } = context;
  const query = await withSavedView(deps.db, user, asked);
  const order = orderOf(user, query);
  if (query.page * query.perPage > LIST_TOTAL_CAP && !query.cursor && !query.last)
    throw refuseField('page', 'MAX', messages.pageTooFar);
  const byNumber = query.s === undefined && query.cursor === undefined && !query.last;
  const { entries, before, after, count } = await (byNumber ? numberedPage : composedPage)(context, user, query, order);
  const cursor = (entry: ListEntry | undefined, back: boolean) =>
    entry ? encodeCursor({ sort: order.name, dir: order.dir, back, key: entry.sort_key, id: entry.id }) : null;
  return {
    rows: await rowsAt(deps.db, context.rows, user, entries),
    page: {
      currentPage: query.page,
      perPage: query.perPage,
      total: Math.min(count.total, LIST_TOTAL_CAP),
      totalCapped: count.more || count.total > LIST_TOTAL_CAP,
      nextCursor: after ? cursor(entries.at(-1), false) : null,
      previousCursor: before ? cursor(entries[0], true) : null,
    },
  };
}

/** Where a list without words is read: its statement is planned once, or for its values each time. */
const databaseOf = ({ db, plannedDb }: TicketContext['deps'], { selective }: FilteredList) =>
  selective ? plannedDb : db;

/** The ids of a list without words, in its order: `limit` at most. */
export async function orderedIds(
  { deps }: TicketContext,
  user: CurrentUser,
  asked: Omit<TicketQuery, 'page' | 'perPage' | 's'>,
  limit: number,
): Promise<number[]> {
  const query = await withSavedView(deps.db, user, { ...asked, page: 1, perPage: 1 });
  const found = await filterOf(deps.db, user, query, deps.clock.now());
  const page = { ...firstPage(query, orderOf(user, query), found), limit };
  return (await positionsOfPage(page).execute(databaseOf(deps, found))).rows.map(({ id }) => id);
}

/** The number of tickets of a list; with `more` there are more than that. */
interface ListCount {
  total: number;
  more: boolean;
}

type FoundPage = ReadResult & { count: ListCount };

/** A page by number without a search, which many people open again and again. */
async function numberedPage(
  context: TicketContext,
  user: CurrentUser,
  query: TicketQuery,
  order: Order,
): Promise<FoundPage> {
  const { db, clock } = context.deps;
  const {
    statement,
    filtered,
    totalKey: key,
  } = await preparedList(context.statements, user, query, async () => {
    const found = await filterOf(db, user, query, clock.now());
    return {
      filtered: found,
      totalKey: totalKey(user, query, found.predicate),
      statement: entriesOfPage(user, firstPage(query, order, found)).compile(db),
    };
  });
  const listDb = databaseOf(context.deps, filtered);
  const result = pageByNumber(query, await runCompiled(listDb, statement));
  const total = () => cachedTotal(context, key, filtered, listDb);
  return { ...result, count: { total: await knownTotal(query, result.entries, total), more: false } };
}

/** Every other page: of a search, or by cursor. */
async function composedPage(
  context: TicketContext,
  user: CurrentUser,
  query: TicketQuery,
  order: Order,
): Promise<FoundPage> {
  const { deps } = context;
  const filtered = await filterOf(deps.db, user, query, deps.clock.now());
  const searching = query.s === undefined ? null : await searchFilter(deps, user, query.s, filtered);
  const found = searching ?? filtered;
  const key = totalKey(user, query, found.predicate);
  const db = searching ? deps.searchDb : databaseOf(deps, filtered);
  if (found.scan) return scannedPage(context, user, query, order, found, found.scan);
  const total = () => cachedTotal(context, key, found, db);
  const pages: ReadPage = searching
    ? searchedPages(context, user, key, found)
    : async (page) => (await entriesOfPage(user, page).execute(db)).rows;
  const result = await readEntries(pages, query, order, found, total);
  return { ...result, count: { total: await knownTotal(query, result.entries, total), more: false } };
}

/** A page of a search that is read in the order of the list. It counts what it has read, because nobody counts the rest. */
async function scannedPage(
  { deps }: TicketContext,
  user: CurrentUser,
  query: TicketQuery,
  order: Order,
  found: FilteredList,
  scan: ListScan,
): Promise<FoundPage> {
  const count: ListCount = { total: 0, more: true };
  const pages: ReadPage = async (page) => {
    const scanned = await scanPage({ db: deps.searchDb, within: deps.searchTimeout }, user, page, scan);
    // a scan from the middle of the list does not know what is before it
    Object.assign(count, { total: scanned.matches, more: !scanned.ended || page.after !== undefined });
    return readEntriesAt(deps.db, user, page, scanned.positions);
  };
  const result = await readEntries(pages, query, order, found, async () => Infinity);
  return { ...result, count };
}

function orderOf(user: CurrentUser, query: TicketQuery): Order {
  const name = query.sort_by ?? defaultTicketSort({ employee: user.employee, searched: query.s !== undefined });
  if (user.employee ? isHiddenIn(user, name) : !CUSTOMER_SORTS.includes(name))
    throw new ValidationFailed([fieldError('sort_by', 'CHOICE')]);
  return { name, column: SORTS[name], dir: query.sort_dir ?? TICKET_SORT_DIRECTIONS[name] };
}

interface ReadResult {
  entries: ListEntry[];
  before: boolean;
  after: boolean;
}

const opposite = (dir: 'asc' | 'desc') => (dir === 'asc' ? 'desc' : 'asc');

type ReadPage = (page: PageQuery) => Promise<ListEntry[]>;

/**
 * A search by ids reads the positions of its page first. A second statement reads the entries; it is the same for all
 * searches, so its plan is already cached.
 */
const searchedPages =
  ({ deps, totals }: TicketContext, user: CurrentUser, key: string, { listed }: FilteredList): ReadPage =>
  async (page) => {
    const at = (positions: Parameters<typeof readEntriesAt>[3]) => readEntriesAt(deps.db, user, page, positions);
    if (!listed) return at((await positionsOfPage(page).execute(deps.searchDb)).rows);
    const { positions, total } = await readPositionsWithTotal(deps.searchDb, page);
    if (total !== null && !page.after) totals.set(key, Math.min(total, LIST_TOTAL_CAP + 1));
    return at(positions);
  };

/** One row more than requested shows whether the list continues. */
const firstPage = (query: TicketQuery, order: Order, { predicate, more }: FilteredList): PageQuery => ({
  predicate,
  more: conditions.every(more),
  sort: order.column,
  dir: order.dir,
  offset: (query.page - 1) * query.perPage,
  limit: query.perPage + 1,
});

const pageByNumber = (query: TicketQuery, read: ListEntry[]): ReadResult => ({
  entries: read.slice(0, query.perPage),
  before: query.page > 1,
  after: read.length > query.perPage,
});

async function readEntries(
  read: ReadPage,
  query: TicketQuery,
  order: Order,
  found: FilteredList,
  total: () => Promise<number>,
): Promise<ReadResult> {
  const first = firstPage(query, order, found);
  const backwards = async (
    page: Pick<PageQuery, 'after'>,
    size: number,
  ): Promise<{ entries: ListEntry[]; further: boolean }> => {
    const rows = await read({ ...first, ...page, dir: opposite(order.dir), offset: 0, limit: size + 1 });
    return { entries: rows.slice(0, size).reverse(), further: rows.length > size };
  };
  if (query.cursor) {
    const cursor = decodeCursor(query.cursor, order.name, order.dir, order.column.type);
    if (!cursor) throw new ValidationFailed([fieldError('cursor', 'PATTERN')]);
    if (cursor.back) {
      const { entries, further } = await backwards({ after: cursor }, query.perPage);
      return { entries, before: further, after: true };
    }
    const rows = await read({ ...first, after: cursor, offset: 0 });
    return { entries: rows.slice(0, query.perPage), before: true, after: rows.length > query.perPage };
  }
  if (query.last) {
    const count = await total();
    const size = count > LIST_TOTAL_CAP ? query.perPage : count % query.perPage || Math.min(count, query.perPage);
    if (size === 0) return { entries: [], before: false, after: false };
    const { entries, further } = await backwards({}, size);
    return { entries, before: further, after: false };
  }
  return pageByNumber(query, await read(first));
}

/** A first page that is not full gives the total itself. */
async function knownTotal(
  query: TicketQuery,
  records: readonly unknown[],
  total: () => Promise<number>,
): Promise<number> {
  const selfCounting = !query.cursor && !query.last && records.length > 0 && records.length < query.perPage;
  return selfCounting
    ? (query.page - 1) * query.perPage + records.length
    : query.page === 1 && !query.cursor && !query.last && records.length === 0
      ? 0
      : total();
}

function totalKey(user: CurrentUser, query: TicketQuery, predicate: FilteredList['predicate']): string {
  const {
    page: _page,
    perPage: _perPage,
    cursor: _cursor,
    last: _last,
    sort_by: _sort,
    sort_dir: _dir,
    ...filter
  } = query;
  // The scope is in the key, so that a change of rights changes the key.
  return JSON.stringify([user.id, predicate, filter]);
}

async function cachedTotal(
  { totals }: TicketContext,
  key: string,
  { predicate, more }: FilteredList,
  db: TicketContext['deps']['db'],
): Promise<number> {
  const known = totals.get(key);
  if (known !== undefined) return known;
  const total = await countTickets(db, predicate, conditions.every(more), LIST_TOTAL_CAP);
  totals.set(key, total);
  return total;
}
