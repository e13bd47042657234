import { useEffect, useMemo } from 'react';
import type { PageSize } from '@hamyar/contracts';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import { correctAddress, readListState, writeFilters, writePage, writeSort } from './list-address.ts';
import type { ListDefinition, ListSort } from './list-definition.ts';

/** Query of the API: filters, order, and page or cursor. */
export type WireQuery<Filters extends object, SortKey extends string> = Filters & {
  perPage: PageSize;
  page?: number;
  cursor?: string;
  sort_by?: SortKey;
  sort_dir?: 'asc' | 'desc';
};

/** State of a list in the address, and functions that change it. */
export interface ListQuery<Filters extends object, SortKey extends string = string> {
  definition: ListDefinition<Filters, SortKey>;
  filters: Filters;
  /** At least one filter is active. */
  filtered: boolean;
  /** The order in use: the chosen one or the default. */
  sort: ListSort<SortKey> | null;
  page: number;
  perPage: PageSize;
  cursor: string | null;
  /** Query for the module's endpoint; the same object until the address changes. */
  query: WireQuery<Filters, SortKey>;
  /** Changes some filters and goes to the first page. */
  setFilters(change: Partial<Filters>): void;
  /** Sets exactly these filters and goes to the first page. */
  replaceFilters(filters: Filters): void;
  setSort(sort: ListSort<SortKey> | null): void;
  setPage(page: number, perPage: number): void;
  /** Replaces a page behind the last one, which the back button must not return to. */
  correctPage(page: number): void;
  setCursor(cursor: string | null): void;
  setPerPage(perPage: number): void;
}

/**
 * Keeps the state of a list in the address, so that a reload, the back button and a link show the same rows. Other keys
 * of the address are not changed; a value that the list ignores is removed, so that the address says what is shown.
 */
export function useListQuery<Filters extends object, SortKey extends string>(
  definition: ListDefinition<Filters, SortKey>,
): ListQuery<Filters, SortKey> {
  const search = useSearch();
  const setSearch = useSetSearch();
  useEffect(() => {
    const correction = correctAddress(definition, search);
    if (Object.keys(correction).length > 0) setSearch(correction);
  }, [definition, search, setSearch]);
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
      // a page is an entry in the history, so that the back button returns to the page before
      setPage: (page, perPage) => setSearch(writePage(page, perPage), { replace: false }),
      correctPage: (page) => setSearch(writePage(page, state.perPage)),
      setCursor: (cursor) => setSearch({ cursor: cursor ?? undefined }, { replace: false }),
      setPerPage: (perPage) => setSearch({ ...writePage(1, perPage), cursor: undefined }),
    };
  }, [definition, search, setSearch]);
}
