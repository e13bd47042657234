/** How one filter of a list is written in the address, and read back. */
export interface FilterKind<Value> {
  /** The value that an address names; undefined when it names nothing that makes sense. */
  read(text: string): Value | undefined;
  write(value: Value): string;
}

const WHOLE_NUMBER = /^\d{1,15}$/;
const wholeNumber = (text: string): number | undefined => (WHOLE_NUMBER.test(text) ? Number(text) : undefined);
const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const filled = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);
const join = (values: readonly (string | number)[]): string => values.join(',');

/** Text that is searched for, at most `maxLength` characters. */
export const textFilter = (maxLength = 200): FilterKind<string> => ({
  read: (text) => text.trim().slice(0, maxLength) || undefined,
  write: (text) => text,
});

/** One whole number: an id, minutes, unix seconds. */
export const numberFilter = (): FilterKind<number> => ({ read: wholeNumber, write: String });

/** Several ids, joined by commas. */
export const numbersFilter = (): FilterKind<number[]> => ({
  read: (text) => filled(parts(text).flatMap((part) => wholeNumber(part) ?? [])),
  write: join,
});

/** One of a closed list. */
export const choiceFilter = <Value extends string | number>(allowed: readonly Value[]): FilterKind<Value> => ({
  read: (text) => allowed.find((value) => String(value) === text),
  write: String,
});

/** Several of a closed list, in the order of that list. */
export const choicesFilter = <Value extends string | number>(allowed: readonly Value[]): FilterKind<Value[]> => ({
  read: (text) => filled(allowed.filter((value) => parts(text).includes(String(value)))),
  write: join,
});

/** On or absent; `1` in the address [7.1]. */
export const flagFilter = (): FilterKind<true> => ({
  read: (text) => (text === '1' ? true : undefined),
  write: () => '1',
});

/** By what the rows are sorted, in the names of the wire. */
export interface ListSort<SortKey extends string = string> {
  by: SortKey;
  order: 'asc' | 'desc';
}

/** What a list can be asked for: its filters, its sorts, and whether it is paged by numbers or by cursors. */
export interface ListDefinition<Filters extends object, SortKey extends string> {
  /** Name of a filter, in the address and on the wire, and how it is written. */
  filters: { readonly [Name in keyof Filters]-?: FilterKind<NonNullable<Filters[Name]>> };
  /** Names of the wire's `sort_by`. */
  sorts: readonly SortKey[];
  /** The order without a choice; left out, the server decides. */
  defaultSort?: ListSort<SortKey>;
  /** `pages` by default; `cursor` for lists that are too long to be counted. */
  paging?: 'pages' | 'cursor';
}

/** The filters of a declared list, each absent when it is off. */
export type FiltersOf<Definition> = Definition extends ListDefinition<infer Filters, infer _SortKey> ? Filters : never;

/**
 * Declares a list once; its filters are typed by their kinds.
 * @example
 * const customers = defineList({ filters: { keyword: textFilter() }, sorts: ['name'], defaultSort: { by: 'name', order: 'asc' } });
 */
export function defineList<Filters extends object, const SortKey extends string>(declared: {
  filters: { readonly [Name in keyof Filters]: FilterKind<Filters[Name]> };
  sorts: readonly SortKey[];
  defaultSort?: ListSort<NoInfer<SortKey>>;
  paging?: 'pages' | 'cursor';
}): ListDefinition<Partial<Filters>, SortKey> {
  return declared as ListDefinition<Partial<Filters>, SortKey>;
}
