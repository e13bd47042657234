import { DEFAULT_PAGE_SIZE, INT4_MAX, PAGE_SIZES, type PageSize } from '@hamyar/contracts';
import { wholeNumber, type FilterKind, type ListDefinition, type ListSort } from './list-definition.ts';

/** State of a list, as its address describes it. */
export interface ListState<Filters extends object, SortKey extends string> {
  filters: Filters;
  /** The chosen order; null when none was chosen. */
  sort: ListSort<SortKey> | null;
  /** Number of the page, from 1. */
  page: number;
  /** Rows per page: one of the sizes of spec 9.1, default 10. */
  perPage: PageSize;
  cursor: string | null;
}

/** Keys to set in the query of the address; undefined removes a key. */
export type AddressChange = Record<string, string | number | undefined>;

const kindsOf = <Filters extends object>({ filters }: ListDefinition<Filters, string>) =>
  Object.entries(filters) as [string, FilterKind<unknown>][];

/** Reads the state of a list from the query of an address. Invalid values are ignored. */
export function readListState<Filters extends object, SortKey extends string>(
  definition: ListDefinition<Filters, SortKey>,
  search: URLSearchParams,
): ListState<Filters, SortKey> {
  const filters: Record<string, unknown> = {};
  for (const [name, kind] of kindsOf(definition)) {
    const text = search.get(name);
    const value = text === null ? undefined : kind.read(text);
    if (value !== undefined) filters[name] = value;
  }
  const by = definition.sorts.find((name) => name === search.get('sort_by'));
  return {
    filters: filters as Filters,
    sort: by === undefined ? null : { by, order: readDirection(search) ?? definition.directions?.[by] ?? 'asc' },
    page: readPage(search.get('page') ?? ''),
    perPage: PAGE_SIZES.find((size) => size === Number(search.get('perPage'))) ?? DEFAULT_PAGE_SIZE,
    cursor: search.get('cursor'),
  };
}

/** The first page for a text that is no page, also for a number that no call accepts. */
const readPage = (text: string): number => {
  const page = wholeNumber(text) ?? 1;
  return page <= INT4_MAX ? page : 1;
};

const readDirection = (search: URLSearchParams) =>
  (['asc', 'desc'] as const).find((order) => order === search.get('sort_dir'));

/**
 * The change of the address that removes what {@link readListState} ignores: a value that no filter, order or page has.
 * Empty when the address is right. A text stays: a short one is typed just now.
 */
export function correctAddress(
  definition: ListDefinition<object, string>,
  search: URLSearchParams,
): Record<string, undefined> {
  const { sort, page, perPage } = readListState(definition, search);
  const filters = kindsOf(definition).flatMap(([name, kind]) => {
    const text = search.get(name);
    return text !== null && kind.min === undefined && kind.read(text) === undefined ? [name] : [];
  });
  const ignored = [
    ...filters,
    ...(sort === null ? ['sort_by', 'sort_dir'] : readDirection(search) === undefined ? ['sort_dir'] : []),
    ...(search.get('page') === String(page) ? [] : ['page']),
    ...(search.get('perPage') === String(perPage) ? [] : ['perPage']),
  ];
  return Object.fromEntries(ignored.filter((name) => search.has(name)).map((name) => [name, undefined]));
}

/**
 * The change of the address that sets exactly these filters, removes the other filters of the list and goes to the
 * first page.
 */
export function writeFilters<Filters extends object>(
  definition: ListDefinition<Filters, string>,
  filters: Filters,
): Record<string, string | undefined> {
  const values = filters as Readonly<Record<string, unknown>>;
  const written = kindsOf(definition).map(([name, kind]) => {
    const value = values[name];
    const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return [name, empty ? undefined : kind.write(value)];
  });
  return { ...Object.fromEntries(written), ...FIRST_PAGE };
}

/** The change of the address that sets an order and goes to the first page; null removes the order. */
export const writeSort = (sort: ListSort | null): AddressChange => ({
  sort_by: sort?.by,
  sort_dir: sort?.order,
  ...FIRST_PAGE,
});

/** The change of the address that sets page and size. The first page and the default size are left out. */
export const writePage = (page: number, perPage: number): AddressChange => ({
  page: page === 1 ? undefined : page,
  perPage: perPage === DEFAULT_PAGE_SIZE ? undefined : perPage,
});

const FIRST_PAGE = { page: undefined, cursor: undefined };
