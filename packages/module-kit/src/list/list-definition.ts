import { KEYWORD_MAX, type QueryFilters, type QuerySort } from '@hamyar/contracts';

/** How the value of one filter is written to the address and read from it. */
export interface FilterKind<Value> {
  /** The value in the address; undefined when it is invalid. */
  read(text: string): Value | undefined;
  write(value: Value): string;
  /** Characters from which a text is searched for; 1 where it is absent. */
  min?: number;
}

const WHOLE_NUMBER = /^[1-9]\d{0,14}$/;
/** A whole number from 1 that a call accepts; undefined for any other text. */
export const wholeNumber = (text: string): number | undefined => (WHOLE_NUMBER.test(text) ? Number(text) : undefined);
const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const filled = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);
const join = (values: readonly (string | number)[]): string => values.join(',');

/** Limits of a {@link textFilter}, in characters. */
export interface TextFilterLimits {
  /** The call refuses shorter texts: the search field says so, and does not search. Default 1. */
  min?: number;
  /** Default {@link KEYWORD_MAX}. */
  max?: number;
}

/**
 * Search text. The rest of a longer one in the address is cut, and the search field shows what was searched for; a
 * shorter one counts as none.
 */
export const textFilter = ({ min = 1, max = KEYWORD_MAX }: TextFilterLimits = {}): FilterKind<string> => ({
  read: (text) => {
    const found = [...text.trim()].slice(0, max).join('');
    return isShort(found, min) ? undefined : found;
  },
  write: (text) => text,
  min,
});

/** Whether a text has more characters than a call takes, counted in the same way. */
export const isLong = (text: string, max: number): boolean => text.length > max && [...text.trim()].length > max;

/** Whether a text has fewer than `min` characters, counted as a person counts them, and as the server does. */
export const isShort = (text: string, min: number): boolean => [...text.trim()].length < min;

/** One whole number from 1: an id, minutes, unix seconds. */
export const numberFilter = (): FilterKind<number> => ({ read: wholeNumber, write: String });

/** Several ids, joined by commas. */
export const numbersFilter = (): FilterKind<number[]> => ({
  read: (text) => filled(parts(text).flatMap((part) => wholeNumber(part) ?? [])),
  write: join,
});

/** One value of a closed list. */
export const choiceFilter = <Value extends string | number>(allowed: readonly Value[]): FilterKind<Value> => ({
  read: (text) => allowed.find((value) => String(value) === text),
  write: String,
});

/** Several values of a closed list, in the order of that list. */
export const choicesFilter = <Value extends string | number>(allowed: readonly Value[]): FilterKind<Value[]> => ({
  read: (text) => filled(allowed.filter((value) => parts(text).includes(String(value)))),
  write: join,
});

/** True or absent; written as `1` [7.1]. */
export const flagFilter = (): FilterKind<true> => ({
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
});

/** Order of the rows, with the names that the API uses. */
export interface ListSort<SortKey extends string = string> {
  by: SortKey;
  order: 'asc' | 'desc';
}

/** Filters and sort orders of a list, and whether it has numbered pages or cursors. */
export interface ListDefinition<Filters extends object, SortKey extends string> {
  /** Name of each filter, in the address and in the API, and how its value is written. */
  filters: { readonly [Name in keyof Filters]-?: FilterKind<NonNullable<Filters[Name]>> };
  /** Values of the API's `sort_by`. */
  sorts: readonly SortKey[];
  /** The direction of an order that an address names without one; `asc` for an order that is not named here. */
  directions?: Readonly<Partial<Record<SortKey, 'asc' | 'desc'>>>;
  /** The order when none was chosen; without it the server decides. */
  defaultSort?: ListSort<SortKey>;
  /** Default `pages`; `cursor` for lists that are too long to be counted. */
  paging?: 'pages' | 'cursor';
}

/** The type of a list's filters; an inactive filter is absent. */
export type FiltersOf<Definition> = Definition extends ListDefinition<infer Filters, infer _SortKey> ? Filters : never;

/** The type of a list's orders. */
export type SortsOf<Definition> = Definition extends ListDefinition<infer _Filters, infer SortKey> ? SortKey : never;

/** A kind for each filter of a call's query; null for a filter that the screen does not have, on purpose. */
export type FilterKinds<Query> = {
  readonly [Name in keyof QueryFilters<Query>]-?: FilterKind<NonNullable<QueryFilters<Query>[Name]>> | null;
};

/** The filters of which a kind is declared. */
type DeclaredFilters<Kinds> = {
  -readonly [Name in keyof Kinds as Kinds[Name] extends null ? never : Name]?: Kinds[Name] extends FilterKind<
    infer Value
  >
    ? Value
    : never;
};

/** What {@link defineList} takes: a {@link ListDefinition} whose filters may be null. */
interface ListDeclaration<Kinds, SortKey extends string>
  extends Omit<ListDefinition<object, SortKey>, 'filters' | 'directions' | 'defaultSort'> {
  filters: Kinds;
  directions?: Readonly<Partial<Record<NoInfer<SortKey>, 'asc' | 'desc'>>>;
  defaultSort?: ListSort<NoInfer<SortKey>>;
}

/** No name that the call does not know: it would refuse the whole query. */
type NoOther<Kinds, Query> = { readonly [Name in Exclude<keyof Kinds, keyof QueryFilters<Query>>]: never };

/**
 * Declares the list of a call by the type of the call's query. The compiler asks for an entry for every filter of the
 * query, and refuses filters and orders that the query does not have.
 * @example
 * const customers = defineList<UserListQuery>()({
 *   filters: { keyword: textFilter(), ids: null },
 *   sorts: ['name'],
 *   defaultSort: { by: 'name', order: 'asc' },
 * });
 */
export const defineList =
  <Query extends object>() =>
  <Kinds extends FilterKinds<Query>, const SortKey extends QuerySort<Query>>({
    filters,
    ...declared
  }: ListDeclaration<Kinds & NoOther<Kinds, Query>, SortKey>): ListDefinition<DeclaredFilters<Kinds>, SortKey> => ({
    ...declared,
    filters: Object.fromEntries(
      Object.entries(filters).filter(([, kind]) => kind !== null),
    ) as unknown as ListDefinition<DeclaredFilters<Kinds>, SortKey>['filters'],
  });
