import { useMemo } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import { useSearch, useSetSearch } from '@hamyar/module-sdk';
import { isApiError } from '@hamyar/store';
import { useTicketCountersQuery, useTicketListInfiniteQuery } from '../api/ticket.api.ts';
import { errorText } from './api-errors.ts';
import { listQuery, readListState, writeListState, type TicketFilters, type TicketListState, type TicketViewName } from './ticket-filter.conversions.ts';
import { useLiveList } from './use-live-list.ts';

/** A list of tickets as the address describes it, live and growing while it is scrolled. */
export interface TicketList {
  state: TicketListState;
  rows: readonly TicketRow[];
  /** Rows behind the filters; `capped` when the server stopped counting. */
  total: number | null;
  capped: boolean;
  counters: Partial<Record<TicketViewName, number>>;
  /** No row has come yet. */
  waiting: boolean;
  error: string | null;
  hasMore: boolean;
  loadingMore: boolean;
  arrived: number;
  more(): void;
  again(): void;
  /** Shows what has arrived, from the top. */
  showArrived(): void;
  setView(view: TicketViewName): void;
  setFilters(filters: TicketFilters): void;
  setSort(sort: Pick<TicketListState, 'sort_by' | 'sort_dir'>): void;
}

/** Reads the list out of the address. `views` are those whose counters are shown, `landing` is the view without a choice. */
export function useTicketList(views: readonly TicketViewName[], landing: TicketViewName): TicketList {
  const search = useSearch();
  const setSearch = useSetSearch();
  const state = useMemo(() => readListState(search, landing), [search, landing]);
  const filter = useMemo(() => listQuery(state), [state]);
  const list = useTicketListInfiniteQuery(filter);
  const { data: counters = {} } = useTicketCountersQuery(views);
  // what another filter showed is not shown under this one
  const pages = list.currentData?.pages;
  const rows = useMemo(() => uniqueRows(pages?.flatMap(({ data }) => data) ?? []), [pages]);
  const shown = useMemo(() => rows.map(({ id }) => id), [rows]);
  const live = useLiveList({ shown, filter, complete: pages !== undefined && !list.hasNextPage, readAt: Math.floor((list.fulfilledTimeStamp ?? 0) / 1000) });

  const write = (next: TicketListState) => setSearch(writeListState(next));
  const again = () => void list.refetch();
  return {
    state, rows, counters, again,
    total: pages?.[0]?.total ?? null,
    capped: pages?.[0]?.totalCapped ?? false,
    waiting: pages === undefined && !list.isError,
    error: list.isError && pages === undefined ? errorText(isApiError(list.error) ? list.error : { status: 'SERVER_ERROR', message: '' }) : null,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    arrived: live.arrived,
    more: () => void (list.hasNextPage && !list.isFetching && list.fetchNextPage()),
    showArrived: () => {
      live.clear();
      again();
    },
    setView: (view) => write({ ...state, view }),
    setFilters: (filters) => write({ ...state, filters }),
    setSort: (sort) => write({ view: state.view, filters: state.filters, ...sort }),
  };
}

/** A ticket that moved while pages were fetched stands once, where it was first. */
export function uniqueRows(rows: readonly TicketRow[]): TicketRow[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
