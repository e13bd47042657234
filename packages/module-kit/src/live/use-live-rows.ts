import { useEffect, useEffectEvent, useState } from 'react';
import type { ChannelName } from '@hamyar/contracts';
import type { ChannelEvent } from '@hamyar/module-sdk';
import { createRefetchQueue, type ChangedRows } from './refetch-queue.ts';
import { useChannels } from './use-channels.ts';
import { useNewRows, type NewRowsOf } from './use-new-rows.ts';

/** Seconds by which the clocks of browser and server may differ. */
const CLOCK_TOLERANCE = 5;

/** The row that an event is about; null when it is not about the rows of this list. */
export type RowEvent = { changed: number } | { created: number } | null;

/** Options of {@link useLiveRows}. */
export interface LiveRows<Row extends { id: number; created_at: number }> {
  /** Ids of the rows on the screen; only these are fetched again. */
  visibleIds: readonly number[];
  /** Identifies the shown list. Another filter makes another list, which begins without new rows. */
  list: string;
  /** The screen shows every row of the list, so each other row that matches the filter is new. */
  complete: boolean;
  /** Unix seconds at which the rows were read; rows created later are new. */
  readAt: number;
  channels: readonly ChannelName[];
  rowEvent(event: ChannelEvent): RowEvent;
  /**
   * Reads rows by their ids: all of them, or those that match the filter of the list. Null when the call was refused;
   * rejects when no answer came.
   */
  fetchRows(ids: readonly number[], matching: 'any' | 'filter'): Promise<Row[] | null>;
  /** Replaces rows by their new state. Ids that are in `asked` but not in `fresh` are no longer visible to the user. */
  replaceRows(asked: readonly number[], fresh: readonly Row[]): void;
  /** Rows have changed or are new, so that counters may have to be read again. */
  onChange?(): void;
  /** New rows need nobody to ask for them: called instead of letting them wait. */
  onNew?(): void;
  /** Events were lost: read everything again. */
  onMissed(): void;
}

/** Ids of the new rows of a list. */
export type NewRowIds = Omit<NewRowsOf<number>, 'arrive'>;

const itself = (id: number): number => id;

/**
 * Keeps a list up to date without moving its rows: rows on the screen are fetched again by their ids; new rows wait
 * until they are asked for (design/api.md "Socket"), and then stand in a group above the others, since the order of
 * the list may put them on a page that nobody has loaded.
 */
export function useLiveRows<Row extends { id: number; created_at: number }>(rows: LiveRows<Row>): NewRowIds {
  const { list, visibleIds } = rows;
  const { arrive, ...newRows } = useNewRows(list, visibleIds, itself);
  const visible = new Set([...visibleIds, ...newRows.shown]);

  const flush = useEffectEvent(async ({ changed, created }: ChangedRows) => {
    const { complete, readAt, fetchRows, replaceRows } = rows;
    const again = changed.filter((id) => visible.has(id));
    const candidates = [...created, ...changed].filter((id) => !visible.has(id));
    rows.onChange?.();
    const [known, found] = await Promise.all([
      again.length ? fetchRows(again, 'any') : null,
      candidates.length ? fetchRows(candidates, 'filter') : null,
    ]);
    if (known) replaceRows(again, known);
    if (!found) return;
    // a row that is older than the list and not on the screen belongs to another page
    const fresh = found
      .filter(({ id, created_at }) => complete || created.includes(id) || created_at >= readAt - CLOCK_TOLERANCE)
      .map(({ id }) => id);
    const matching = new Set(found.map(({ id }) => id));
    if (!rows.onNew) arrive(fresh, { gone: new Set(candidates.filter((id) => !matching.has(id))) });
    else if (fresh.length > 0) rows.onNew();
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

  return newRows;
}
