import { useEffect, useEffectEvent, useState } from 'react';
import { useSession, type ChannelEvent } from '@hamyar/module-sdk';
import { useAppDispatch, useReferenceList } from '@hamyar/store';
import { fetchRows, ticketApi, type TicketListFilter } from '../api/ticket.api.ts';
import { createRefetchQueue, type ChangedTickets } from './refetch-queue.ts';
import { replaceRows } from './ticket-cache.ts';
import { listChannels, useChannels } from './use-channels.ts';

/** s by which the clocks of browser and server may differ */
const CLOCK_TOLERANCE_SECONDS = 5;

interface LiveListOptions {
  /** Ids on the screen; only they are fetched again. */
  visibleIds: readonly number[];
  filter: TicketListFilter;
  /** Every row of the list is here, so an unknown ticket that matches the filter is new to it. */
  complete: boolean;
  /** When the rows were read, unix seconds; what was made later is new to the list. */
  readAt: number;
}

/**
 * Keeps a list live without moving it: rows on the screen are fetched again by their ids, new ones are counted for the
 * pill «n تیکت جدید رسید» and wait until one asks for them.
 */
export function useLiveList({ visibleIds, filter, complete, readAt }: LiveListOptions): {
  arrived: number;
  clear(): void;
} {
  const user = useSession();
  const branches = useReferenceList('branches');
  const dispatch = useAppDispatch();
  const list = JSON.stringify(filter);
  const [arrived, setArrived] = useState<{ list: string; ids: ReadonlySet<number> }>({ list, ids: new Set() });

  const flush = useEffectEvent(async ({ changed, created }: ChangedTickets) => {
    const visible = new Set(visibleIds);
    const toRefetch = changed.filter((id) => visible.has(id));
    const candidates = [...created, ...changed].filter((id) => !visible.has(id));
    dispatch(ticketApi.util.invalidateTags(['tickets/counters']));
    const [rows, found] = await Promise.all([
      toRefetch.length ? fetchRows(toRefetch) : null,
      candidates.length ? fetchRows(candidates, filter) : null,
    ]);
    if (rows) replaceRows(toRefetch, rows);
    // those that came for another list are not news of this one
    const fresh = (found ?? []).filter(
      ({ id, created_at }) => complete || created.includes(id) || created_at >= readAt - CLOCK_TOLERANCE_SECONDS,
    );
    if (fresh.length)
      setArrived((before) => ({
        list,
        ids: new Set([...(before.list === list ? before.ids : []), ...fresh.map(({ id }) => id)]),
      }));
  });

  const [queue, setQueue] = useState<ReturnType<typeof createRefetchQueue> | null>(null);
  useEffect(() => {
    const newQueue = createRefetchQueue((batch) => flush(batch));
    setQueue(newQueue);
    return () => newQueue.stop();
  }, []);

  const onEvent = (event: ChannelEvent) => {
    if (event.name === 'ticket.created') queue?.created(event.data.id);
    else if (event.name === 'ticket.changed' || event.name === 'ticket.content' || event.name === 'ticket.removed')
      queue?.changed(event.data.id);
    else if (event.name === 'ticket.counters') dispatch(ticketApi.util.invalidateTags(['tickets/counters']));
  };
  useChannels(
    listChannels(user, branches),
    onEvent,
    () => void dispatch(ticketApi.util.invalidateTags(['tickets/list', 'tickets/counters'])),
  );

  return { arrived: arrived.list === list ? arrived.ids.size : 0, clear: () => setArrived({ list, ids: new Set() }) };
}
