import { useMemo } from 'react';
import type { TicketRow } from '@hamyar/contracts';
import type { NewRows } from '@hamyar/module-kit/list';
import { SHOWN_MAX, useLiveRows, type RowEvent } from '@hamyar/module-kit/live';
import { useSession, type ChannelEvent } from '@hamyar/module-sdk';
import { skipToken, useAppDispatch, useReferenceList } from '@hamyar/store';
import { fetchRows, ticketApi, useTicketPageQuery, type TicketListFilter } from '../api/ticket.api.ts';
import { fa } from '../messages/fa.ts';
import { listChannels } from './list-channels.ts';
import { replaceRows } from './ticket-cache.ts';

interface LiveListOptions {
  /** Ids on the screen; only they are fetched again. */
  visibleIds: readonly number[];
  filter: TicketListFilter;
  /** All rows of the list are loaded, so an unknown ticket that matches the filter is new. */
  complete: boolean;
  /** When the rows were read, unix seconds; tickets created later are new to the list. */
  readAt: number;
}

/**
 * Keeps a list of tickets live. New ones are counted for the pill «n تیکت جدید رسید»; when they are asked for they are
 * read by their ids, so that they are there wherever the order of the list puts them.
 */
export function useLiveList({ visibleIds, filter, complete, readAt }: LiveListOptions): NewRows<TicketRow> {
  const user = useSession();
  const branches = useReferenceList('branches');
  const dispatch = useAppDispatch();
  const readCounters = () => void dispatch(ticketApi.util.invalidateTags(['tickets/counters']));
  const { waiting, shown, show, dismiss } = useLiveRows({
    visibleIds,
    list: JSON.stringify(filter),
    complete,
    readAt,
    channels: listChannels(user, branches),
    rowEvent: (event) => {
      if (event.name === 'ticket.counters') readCounters();
      return rowEvent(event);
    },
    fetchRows: (ids, matching) => fetchRows(ids, matching === 'filter' ? filter : undefined),
    replaceRows,
    onChange: readCounters,
    onMissed: () => void dispatch(ticketApi.util.invalidateTags(['tickets/list', 'tickets/counters'])),
  });
  const { data } = useTicketPageQuery(
    shown.length === 0 ? skipToken : { ids: [...shown], page: 1, perPage: SHOWN_MAX },
  );
  const rows = useMemo(() => {
    const byId = new Map(data?.data.map((row) => [row.id, row]));
    return shown.flatMap((id) => byId.get(id) ?? []);
  }, [data, shown]);
  return { waiting: waiting.length, label: fa.list.newArrived(waiting.length), rows, show, dismiss };
}

function rowEvent(event: ChannelEvent): RowEvent {
  if (event.name === 'ticket.created') return { created: event.data.id };
  if (event.name === 'ticket.changed' || event.name === 'ticket.content' || event.name === 'ticket.removed')
    return { changed: event.data.id };
  return null;
}
