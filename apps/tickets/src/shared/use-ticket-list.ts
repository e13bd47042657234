import { useMemo } from 'react';
import { defaultTicketSort, TICKET_SORT_DIRECTIONS, type TicketRow, type TicketSort } from '@hamyar/contracts';
import { failureText } from '@hamyar/module-kit/failure';
import { useListQuery, useRefusedFilters, type FiltersOf, type ListQuery, type NewRows } from '@hamyar/module-kit/list';
import { useSession } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import { useTicketCountersQuery, useTicketListInfiniteQuery } from '../api/ticket.api.ts';
import {
  listQuery,
  namesNothing,
  ticketListDefinition,
  ticketListState,
  type TicketFilters,
  type TicketListState,
  type TicketViewName,
} from './ticket-filter.conversions.ts';
import { ticketTotal, type TicketTotal } from './ticket-total.ts';
import type { SavedViews } from './use-saved-views.ts';
import { useLiveList } from './use-live-list.ts';

/** The list of the address, and functions that change it. */
export interface ListChoice {
  state: TicketListState;
  /** The same list for the parts of the kit that show it; its order is the one that the rows have, chosen or not. */
  list: ListQuery<FiltersOf<typeof ticketListDefinition>, TicketSort>;
  setView(view: TicketViewName): void;
  /** Shows a saved view as it is stored. */
  openSavedView(id: number): void;
  setFilters(filters: TicketFilters): void;
  /** Sorts by this, in its usual direction. */
  setSort(by: TicketSort): void;
  /** Searches all tickets that the person sees for these words. */
  searchEverywhere(s: string): void;
  /** The address names a saved view that is not known yet: there is no list until it is. */
  unknown: boolean;
  /** The address names nothing, and whether a saved view is the default is not known yet: no rows are shown until it is. */
  settling: boolean;
}

/**
 * Reads the list from the address; `landing` is the view when the address names none. A change goes to the first page.
 * @param saved the saved views of this person; customers have none
 * @param ownFirst an address that does not say whose tickets it means shows the own ones
 */
export function useListChoice(
  landing: TicketViewName,
  { views, complete }: Pick<SavedViews, 'views' | 'complete'>,
  ownFirst = false,
): ListChoice {
  const list = useListQuery(ticketListDefinition);
  const state = useMemo(() => {
    const { filters, ...rest } = ticketListState(list, landing, views);
    return { ...rest, filters: ownFirst ? { mine: true, ...filters } : filters };
  }, [list, landing, views, ownFirst]);
  const { s } = state.filters;
  const by = defaultTicketSort({ employee: useSession().employee, searched: s !== undefined });
  /** Whose tickets, as the address says it. */
  const whose = (mine = false): boolean | undefined => (mine === ownFirst ? undefined : mine);
  const view_id = state.saved?.id;
  return {
    state,
    list: useMemo(
      () => ({ ...list, sort: state.sort ?? { by, order: TICKET_SORT_DIRECTIONS[by] } }),
      [list, state.sort, by],
    ),
    unknown: list.filters.view_id !== undefined && state.saved === null && !complete,
    settling: views === undefined && namesNothing(list.filters),
    setView: (view) => {
      if (state.saved) list.setSort(null);
      list.replaceFilters(state.saved ? { s, view } : { ...state.filters, mine: whose(state.filters.mine), view });
    },
    openSavedView: (id) => {
      list.setSort(null);
      list.replaceFilters({ s, view_id: id });
    },
    setFilters: (filters) => list.replaceFilters({ ...filters, mine: whose(filters.mine), view: state.view, view_id }),
    searchEverywhere: (words) => list.replaceFilters({ view: 'all', s: words, mine: whose() }),
    setSort: (by) => list.setSort({ by, order: TICKET_SORT_DIRECTIONS[by] }),
  };
}

/** A list of tickets, updated live and loaded further while the person scrolls. */
export interface TicketList extends ListChoice {
  /** The rows in their order, without those of `newRows`. */
  rows: readonly TicketRow[];
  /** Tickets that have arrived since the list was read. */
  newRows: NewRows<TicketRow>;
  /** Number of rows that match; null while it is not known. */
  total: TicketTotal | null;
  counters: Partial<Record<TicketViewName, number>>;
  /** The search that `rows` answer, '' for none; null while they are being read. */
  answered: string | null;
  /** When `rows` were read, in milliseconds. */
  readAt: number;
  /** The first page is being loaded. */
  waiting: boolean;
  error: string | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
  refetch(): void;
}

/** The rows of a list. `views` are those whose counters are shown. */
export function useTicketList(views: readonly TicketViewName[], choice: ListChoice): TicketList {
  const filter = useMemo(() => listQuery(choice.state), [choice.state]);
  const list = useTicketListInfiniteQuery(choice.unknown ? skipToken : filter);
  const own = useSession().employee ? undefined : choice.state.filters.mine || undefined;
  const { data: counters = {} } = useTicketCountersQuery({ views, mine: own });
  // rows of the filter before are not shown under this one
  const pages = list.currentData?.pages;
  // most people have no default view: the list is read beside them, and is the right one then
  const { settling } = choice;
  const loaded = useMemo(
    () => (settling ? [] : uniqueRows(pages?.flatMap(({ data }) => data) ?? [])),
    [pages, settling],
  );
  const loadedIds = useMemo(() => loaded.map(({ id }) => id), [loaded]);
  const newRows = useLiveList({
    visibleIds: loadedIds,
    filter,
    complete: pages !== undefined && !list.hasNextPage,
    readAt: Math.floor((list.fulfilledTimeStamp ?? 0) / 1000),
  });
  const rows = useMemo(() => {
    const grouped = new Set(newRows.rows.map(({ id }) => id));
    return grouped.size === 0 ? loaded : loaded.filter(({ id }) => !grouped.has(id));
  }, [loaded, newRows.rows]);
  const refetch = () => void list.refetch();
  const failed = list.isError && pages === undefined;
  const corrected = useRefusedFilters(choice.list, failed ? list.error : undefined);
  return {
    ...choice,
    rows,
    newRows: {
      ...newRows,
      show: () => {
        newRows.show();
        refetch();
      },
    },
    counters,
    refetch,
    total: settling ? null : ticketTotal(own ? whole(choice.state) : choice.state, counters, pages?.[0]),
    readAt: list.fulfilledTimeStamp ?? 0,
    answered: pages === undefined || list.isFetching ? null : (choice.state.filters.s ?? ''),
    waiting: corrected || settling || (pages === undefined && !failed),
    error: failed && !corrected ? failureText(list.error) : null,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    loadMore: () => void (list.hasNextPage && !list.isFetching && list.fetchNextPage()),
  };
}

/** The list without the choice of the own tickets, as their counters know it. */
const whole = (state: TicketListState): TicketListState => ({
  ...state,
  filters: { ...state.filters, mine: undefined },
});

/** A ticket that changed its position while pages were fetched is shown once, at its first position. */
function uniqueRows(rows: readonly TicketRow[]): TicketRow[] {
  const knownIds = new Set<number>();
  return rows.filter(({ id }) => !knownIds.has(id) && knownIds.add(id));
}
