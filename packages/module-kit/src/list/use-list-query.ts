import { useMemo } from 'react';
import type { PageSize } from '@hamyar/contracts';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import { readListState, writeFilters, writePage, writeSort } from './list-address.ts';
import type { ListDefinition, ListSort } from './list-definition.ts';

/** What the wire is asked for: the filters, the order, and the page or the cursor. */
export type WireQuery<Filters extends object, SortKey extends string> = Filters & {
  perPage: PageSize;
  page?: number;
  cursor?: string;
  sort_by?: SortKey;
  sort_dir?: 'asc' | 'desc';
};

/** A list as the address describes it, and the ways to change it. */
export interface ListQuery<Filters extends object, SortKey extends string = string> {
  definition: ListDefinition<Filters, SortKey>;
  filters: Filters;
  /** Any filter is on. */
  filtered: boolean;
  /** The order in force: the chosen one or the default. */
  sort: ListSort<SortKey> | null;
  page: number;
  perPage: PageSize;
  cursor: string | null;
  /** For the query of the module's endpoint; the same object until the address changes. */
  query: WireQuery<Filters, SortKey>;
  /** Changes some filters and goes back to the first page. */
  setFilters(change: Partial<Filters>): void;
  /** These filters and no others. */
  replaceFilters(filters: Filters): void;
  setSort(sort: ListSort<SortKey> | null): void;
  setPage(page: number, perPage: number): void;
  setCursor(cursor: string | null): void;
  setPerPage(perPage: number): void;
}

/**
 * The list of a screen, kept in the address: a reload, the back button, a link and a change of layout keep what was
 * chosen. Keys of the address that are not the list's own stay as they are.
 */
export function useListQuery<Filters extends object, SortKey extends string>(
  definition: ListDefinition<Filters, SortKey>,
): ListQuery<Filters, SortKey> {
  const search = useSearch();
  const setSearch = useSetSearch();
  return useMemo(() => {
    const state = readListState(definition, search);
    const sort = state.sort ?? definition.defaultSort ?? null;
    const byCursor = definition.paging === 'cursor';
    const replaceFilters = (filters: Filters) => setSearch(writeFilters(definition, filters));
    return {
      ...state,
      definition,
      sort,
      filtered: Object.keys(state.filters).length > 0,
      query: {
        ...state.filters,
        perPage: state.perPage,
        ...(byCursor ? { cursor: state.cursor ?? undefined } : { page: state.page }),
        ...(sort ? { sort_by: sort.by, sort_dir: sort.order } : {}),
      },
      setFilters: (change) => replaceFilters({ ...state.filters, ...change }),
      replaceFilters,
      setSort: (next) => setSearch(writeSort(next)),
      // a page is a step that the back button takes back
      setPage: (page, perPage) => setSearch(writePage(page, perPage), { replace: false }),
      setCursor: (cursor) => setSearch({ cursor: cursor ?? undefined }, { replace: false }),
      setPerPage: (perPage) => setSearch({ ...writePage(1, perPage), cursor: undefined }),
    };
  }, [definition, search, setSearch]);
}
