import { KEYWORD_MAX } from '@hamyar/contracts';

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
    const found = text.trim().slice(0, max);
    return isShort(found, min) ? undefined : found;
  },
  write: (text) => text,
  min,
});

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

/**
 * Declares a list; its filters get their types from their kinds.
 * @example
 * const customers = defineList({ filters: { keyword: textFilter() }, sorts: ['name'], defaultSort: { by: 'name', order:
 * 'asc' } });
 */
export function defineList<Filters extends object, const SortKey extends string>(declared: {
  filters: { readonly [Name in keyof Filters]: FilterKind<Filters[Name]> };
  sorts: readonly SortKey[];
  directions?: Readonly<Partial<Record<NoInfer<SortKey>, 'asc' | 'desc'>>>;
  defaultSort?: ListSort<NoInfer<SortKey>>;
  paging?: 'pages' | 'cursor';
}): ListDefinition<Partial<Filters>, SortKey> {
  return declared as ListDefinition<Partial<Filters>, SortKey>;
}
