import { useSession, type ChannelEvent } from '@hamyar/module-sdk';
import { useLiveRows, type RowEvent } from '@hamyar/module-kit/live';
import { useAppDispatch, useReferenceList } from '@hamyar/store';
import { fetchRows, ticketApi, type TicketListFilter } from '../api/ticket.api.ts';
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
 * Keeps a list of tickets live; new ones are counted for the pill «n تیکت جدید رسید» and shown when the person asks for
 * them.
 */
export function useLiveList({ visibleIds, filter, complete, readAt }: LiveListOptions): {
  arrived: number;
  clear(): void;
} {
  const user = useSession();
  const branches = useReferenceList('branches');
  const dispatch = useAppDispatch();
  const readCounters = () => void dispatch(ticketApi.util.invalidateTags(['tickets/counters']));
  return useLiveRows({
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
}

function rowEvent(event: ChannelEvent): RowEvent {
  if (event.name === 'ticket.created') return { created: event.data.id };
  if (event.name === 'ticket.changed' || event.name === 'ticket.content' || event.name === 'ticket.removed')
    return { changed: event.data.id };
  return null;
}
