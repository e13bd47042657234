import { useState } from 'react';
import { channels, type CustomerEvent } from '@hamyar/contracts';
import { customerEventList } from '@hamyar/contracts/customer-events';
import { useLiveRows } from '@hamyar/module-kit/live';
import { isUnreachable, send } from '@hamyar/store';
import {
  refreshEvents,
  useCustomerEventsInfiniteQuery,
  type EventFilter,
  type EventHistory,
  type HistoryOf,
} from '../../api/customer-event.api.ts';

/** Most customers of an organisation whose events are followed live. */
const FOLLOWED = 40;

/** A history as the drawer shows it. */
export interface EventHistoryView {
  filter: EventFilter;
  setFilter(change: Partial<EventFilter>): void;
  /** Ends every filter and reads the history again from its first page (spec 4.16). */
  clear(): void;
  /** Reads it again from its first page. */
  reload(): void;
  rows: readonly CustomerEvent[];
  /** Undefined until the first page is there. */
  total: number | undefined;
  failed: boolean;
  reading: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  more(): void;
}

/** A history by its filter, page after page; what others add and delete follows. */
export function useEventHistory(of: HistoryOf): EventHistoryView {
  const [filter, setFilter] = useState<EventFilter>({});
  const [round, setRound] = useState(0);
  const query: EventHistory = { ...filter, of, round };
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useCustomerEventsInfiniteQuery(
    query,
    { refetchOnMountOrArgChange: true },
  );
  // an event that was added meanwhile has pushed another one to the next page, where it stands twice
  const rows = [...new Map((data?.pages ?? []).flatMap((page) => page.data).map((row) => [row.id, row])).values()];
  useLiveHistory(query, rows);
  const reload = () => setRound((before) => before + 1);
  return {
    filter,
    setFilter: (change) => setFilter((before) => ({ ...before, ...change })),
    clear: () => {
      setFilter({});
      reload();
    },
    reload,
    rows,
    total: data?.pages.at(-1)?.total,
    failed: isError,
    reading: isFetching,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
  };
}

/** Says that the history has changed: what others have added stands where the order puts it. */
function useLiveHistory({ round, of, ...filter }: EventHistory, rows: readonly CustomerEvent[]): void {
  // of an organisation those whose events are shown; a person of it without one is seen when it is opened again
  const customers = 'user_id' in of ? [of.user_id] : [...new Set(rows.map(({ user_id: id }) => id))].slice(0, FOLLOWED);
  useLiveRows<CustomerEvent>({
    visibleIds: rows.map(({ id }) => id),
    list: JSON.stringify([of, filter, round]),
    complete: false,
    readAt: Number.MAX_SAFE_INTEGER,
    channels: customers.map((id) => channels.customer(id)),
    rowEvent: (event) => {
      if (event.name === 'customerEvent.created') return { created: event.data.id };
      return event.name === 'customerEvent.removed' ? { changed: event.data.id } : null;
    },
    fetchRows: async (ids) => {
      const { data, error } = await send(customerEventList, { ...of, ...filter, ids: [...ids], page: 1, perPage: 200 });
      if (error && isUnreachable(error)) throw new Error('nobody answered', { cause: error });
      return data?.data ?? null;
    },
    replaceRows: refreshEvents,
    onNew: refreshEvents,
    onMissed: refreshEvents,
  });
}
