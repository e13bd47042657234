import { LIST_TOTAL_CAP, TICKET_SORT_DIRECTIONS, type TicketRow, type TicketSort } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { decodeCursor, encodeCursor } from '../../platform/policy/list-cursor.ts';
import type { SortColumn } from '../../platform/policy/union-branches.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { messages } from './messages.ts';
import { filterOf, type FilteredList, type TicketQuery } from './ticket-filter.service.ts';
import {
  conditions,
  countTickets,
  readTicketsAt,
  readPositionsWithTotal,
  readPage,
  readPositions,
  type PageQuery,
  type TicketListRecord,
} from './ticket-list.repository.ts';
import { scanPage } from './ticket-scan.repository.ts';
import { searchFilter } from './ticket-search.service.ts';
import { refuseField } from './ticket.errors.ts';
import { presentRow } from './ticket.presenter.ts';
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
 * "Lists", 2.3).
 */
export async function listTickets(
  context: TicketContext,
  user: CurrentUser,
  query: TicketQuery,
): Promise<{ rows: TicketRow[]; page: PageInfo }> {
  const { deps } = context;
  const order = orderOf(user, query);
  const filtered = await filterOf(deps.db, user, query, deps.clock.now());
  const searching = query.s === undefined ? null : await searchFilter(deps.searchDb, user, query.s, filtered);
  const found = searching ?? filtered;
  const db = searching ? deps.searchDb : deps.db;
  if (query.page * query.perPage > LIST_TOTAL_CAP && !query.cursor && !query.last)
    throw refuseField('page', 'MAX', messages.pageTooFar);
  const total = () => totalOf(context, user, query, found, db);
  const pages = searching ? searchedPages(context, user, query, found) : (page: PageQuery) => readPage(db, user, page);
  const { records, before, after } = await readRecords(pages, query, order, found, total);
  const people = new Map(records.flatMap((record) => record.people ?? []).map((person) => [person.id, person]));
  const count = await knownTotal(query, records, total);
  const cursor = (record: TicketListRecord | undefined, back: boolean) =>
    record ? encodeCursor({ sort: order.name, dir: order.dir, back, key: record.sort_key, id: record.id }) : null;
  return {
    rows: records.map((record) => presentRow(record, people, user)),
    page: {
      currentPage: query.page,
      perPage: query.perPage,
      total: Math.min(count, LIST_TOTAL_CAP),
      totalCapped: count > LIST_TOTAL_CAP,
      nextCursor: after ? cursor(records.at(-1), false) : null,
      previousCursor: before ? cursor(records[0], true) : null,
    },
  };
}

function orderOf(user: CurrentUser, query: TicketQuery): Order {
  const name = query.sort_by ?? (user.employee && query.s === undefined ? 'waiting_since' : 'last_activity_at');
  if (!user.employee && !CUSTOMER_SORTS.includes(name)) throw new ValidationFailed([fieldError('sort_by', 'CHOICE')]);
  return { name, column: SORTS[name], dir: query.sort_dir ?? TICKET_SORT_DIRECTIONS[name] };
}

interface ReadResult {
  records: TicketListRecord[];
  before: boolean;
  after: boolean;
}

const opposite = (dir: 'asc' | 'desc') => (dir === 'asc' ? 'desc' : 'asc');

type ReadPage = (page: PageQuery) => Promise<TicketListRecord[]>;

/**
 * A search reads the positions of its page first. A second statement reads the rows; it is the same for all searches,
 * so
 * its plan is already cached.
 */
const searchedPages =
  (
    { deps, totals }: TicketContext,
    user: CurrentUser,
    query: TicketQuery,
    { predicate, scan, listed }: FilteredList,
  ): ReadPage =>
  async (page) => {
    if (scan) return scanPage({ db: deps.searchDb, names: deps.db, within: deps.searchTimeout }, user, page, scan);
    if (!listed) return readTicketsAt(deps.db, user, page, await readPositions(deps.searchDb, page));
    const { positions, total } = await readPositionsWithTotal(deps.searchDb, page);
    if (total !== null && !page.after)
      totals.set(totalKey(user, query, predicate), Math.min(total, LIST_TOTAL_CAP + 1));
    return readTicketsAt(deps.db, user, page, positions);
  };

/** Reads one row more than requested, to know whether the list continues. */
async function readRecords(
  read: ReadPage,
  query: TicketQuery,
  order: Order,
  { predicate, more }: FilteredList,
  total: () => Promise<number>,
): Promise<ReadResult> {
  const base = { predicate, more: conditions.every(more), sort: order.column };
  const limit = query.perPage + 1;
  const backwards = async (
    page: Pick<PageQuery, 'after'>,
    size: number,
  ): Promise<{ records: TicketListRecord[]; further: boolean }> => {
    const rows = await read({ ...base, ...page, dir: opposite(order.dir), offset: 0, limit: size + 1 });
    return { records: rows.slice(0, size).reverse(), further: rows.length > size };
  };
  if (query.cursor) {
    const cursor = decodeCursor(query.cursor, order.name, order.dir, order.column.type);
    if (!cursor) throw new ValidationFailed([fieldError('cursor', 'PATTERN')]);
    if (cursor.back) {
      const { records, further } = await backwards({ after: cursor }, query.perPage);
      return { records, before: further, after: true };
    }
    const rows = await read({ ...base, dir: order.dir, after: cursor, offset: 0, limit });
    return { records: rows.slice(0, query.perPage), before: true, after: rows.length > query.perPage };
  }
  if (query.last) {
    const count = await total();
    const size = count > LIST_TOTAL_CAP ? query.perPage : count % query.perPage || Math.min(count, query.perPage);
    if (size === 0) return { records: [], before: false, after: false };
    const { records, further } = await backwards({}, size);
    return { records, before: further, after: false };
  }
  const offset = (query.page - 1) * query.perPage;
  const rows = await read({ ...base, dir: order.dir, offset, limit });
  return { records: rows.slice(0, query.perPage), before: query.page > 1, after: rows.length > query.perPage };
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

async function totalOf(
  { totals }: TicketContext,
  user: CurrentUser,
  query: TicketQuery,
  { predicate, more, scan }: FilteredList,
  db: TicketContext['deps']['db'],
): Promise<number> {
  if (scan) return LIST_TOTAL_CAP + 1;
  const key = totalKey(user, query, predicate);
  const known = totals.get(key);
  if (known !== undefined) return known;
  const total = await countTickets(db, predicate, conditions.every(more), LIST_TOTAL_CAP);
  totals.set(key, total);
  return total;
}
