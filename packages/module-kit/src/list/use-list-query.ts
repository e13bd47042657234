import { useEffect, useMemo, useState } from 'react';
import type { PageSize } from '@hamyar/contracts';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import { correctAddress, readListState, writeFilters, writePage, writeSort } from './list-address.ts';
import { wholeNumber, type ListDefinition, type ListSort } from './list-definition.ts';
import { LOOKED_THROUGH, SAVED_ROW } from './saved-row-address.ts';

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
  /** The row that was saved just now, which the address names: it is looked for first, and marked where it stands. */
  savedRow: {
    saved: number | null;
    /** Number of the page, of the longest pages, on which it is looked for; null while no row is looked for. */
    lookedFor: number | null;
    /** The row that is marked until the list shows others. */
    marked: number | null;
    lookAt(page: number): void;
    /** @param index of the row among all rows of the list; null: it is not among them */
    found(index: number | null): void;
  };
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
  const [marked, setMarked] = useState<number | null>(null);
  const [lookedAt, setLookedAt] = useState(1);
  useEffect(() => {
    const correction = correctAddress(definition, search);
    if (Object.keys(correction).length > 0) setSearch(correction);
  }, [definition, search, setSearch]);
  return useMemo(() => {
    const state = readListState(definition, search);
    const sort = state.sort ?? definition.defaultSort ?? null;
    const byCursor = definition.paging === 'cursor';
    const saved = byCursor ? null : (wholeNumber(search.get(SAVED_ROW) ?? '') ?? null);
    const lookedFor = saved === null ? null : lookedAt;
    const change: typeof setSearch = (...changes) => {
      setMarked(null);
      setSearch(...changes);
    };
    const replaceFilters = (filters: Filters) => change(writeFilters(definition, filters));
    return {
      ...state,
      definition,
      sort,
      filtered: Object.keys(state.filters).length > 0,
      query: {
        ...state.filters,
        perPage: lookedFor === null ? state.perPage : LOOKED_THROUGH,
        ...(byCursor ? { cursor: state.cursor ?? undefined } : { page: lookedFor ?? state.page }),
        ...(sort ? { sort_by: sort.by, sort_dir: sort.order } : {}),
      },
      setFilters: (changed) => replaceFilters({ ...state.filters, ...changed }),
      replaceFilters,
      setSort: (next) => change(writeSort(next)),
      // a page is an entry in the history, so that the back button returns to the page before
      setPage: (page, perPage) => change(writePage(page, perPage), { replace: false }),
      correctPage: (page) => setSearch(writePage(page, state.perPage)),
      setCursor: (cursor) => change({ cursor: cursor ?? undefined }, { replace: false }),
      setPerPage: (perPage) => change({ ...writePage(1, perPage), cursor: undefined }),
      savedRow: {
        saved,
        lookedFor,
        marked,
        lookAt: setLookedAt,
        found: (index) => {
          setMarked(index === null ? null : saved);
          setLookedAt(1);
          const page = index === null ? state.page : Math.floor(index / state.perPage) + 1;
          setSearch({ [SAVED_ROW]: undefined, ...writePage(page, state.perPage) });
        },
      },
    };
  }, [definition, search, setSearch, marked, lookedAt]);
}
