import { useEffect, useEffectEvent, useState } from 'react';
import type { ChannelEvent } from '@hamyar/module-sdk';
import { createRefetchQueue, type ChangedRows } from './refetch-queue.ts';
import { useChannels } from './use-channels.ts';

/** s by which the clocks of browser and server may differ */
const CLOCK_TOLERANCE = 5;

/** What an event says about the rows of a list; null when it is not about them. */
export type RowEvent = { changed: number } | { created: number } | null;

/** What makes a list live. */
export interface LiveRows<Row extends { id: number; created_at: number }> {
  /** Ids on the screen; only they are fetched again. */
  visibleIds: readonly number[];
  /** Names the list that is shown: with another filter it is another list, and what has arrived for it starts anew. */
  list: string;
  /** Every row of the list is here, so an unknown row that matches the filter is new to it. */
  complete: boolean;
  /** When the rows were read, unix seconds; what was made later is new to the list. */
  readAt: number;
  channels: readonly string[];
  rowEvent(event: ChannelEvent): RowEvent;
  /** Reads rows by their ids, all of them or those that match the filter of the list. Null when the call was refused; rejects when nobody answered. */
  fetchRows(ids: readonly number[], matching: 'any' | 'filter'): Promise<Row[] | null>;
  /** Shows fresh rows in place of those asked for; ids that did not come back are no longer seen. */
  replaceRows(asked: readonly number[], fresh: readonly Row[]): void;
  /** Rows have changed or are new: counters may have to be read again. */
  onChange?(): void;
  /** Events were missed: read everything again. */
  onMissed(): void;
}

/**
 * Keeps a list live without moving it: rows on the screen are fetched again by their ids, new ones are counted and wait
 * until one asks for them (design/api.md "Socket").
 */
export function useLiveRows<Row extends { id: number; created_at: number }>(
  rows: LiveRows<Row>,
): { arrived: number; clear(): void } {
  const { list } = rows;
  const [arrived, setArrived] = useState<{ list: string; ids: ReadonlySet<number> }>({ list, ids: new Set() });

  const flush = useEffectEvent(async ({ changed, created }: ChangedRows) => {
    const { visibleIds, complete, readAt, fetchRows, replaceRows } = rows;
    const visible = new Set(visibleIds);
    const again = changed.filter((id) => visible.has(id));
    const candidates = [...created, ...changed].filter((id) => !visible.has(id));
    rows.onChange?.();
    const [known, found] = await Promise.all([
      again.length ? fetchRows(again, 'any') : null,
      candidates.length ? fetchRows(candidates, 'filter') : null,
    ]);
    if (known) replaceRows(again, known);
    // a row that is older than the list and not on this page is on another page of it
    const fresh = (found ?? []).filter(
      ({ id, created_at }) => complete || created.includes(id) || created_at >= readAt - CLOCK_TOLERANCE,
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
    const found = rows.rowEvent(event);
    if (found === null) return;
    if ('created' in found) queue?.created(found.created);
    else queue?.changed(found.changed);
  };
  useChannels(rows.channels, onEvent, rows.onMissed);
  return { arrived: arrived.list === list ? arrived.ids.size : 0, clear: () => setArrived({ list, ids: new Set() }) };
}
