import { useEffect, useState } from 'react';
import { channels, type BatchProgress } from '@hamyar/contracts';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { shellChunk } from '../modules/shell-chunk.tsx';

// The notification of the end says all of it, so nothing is lost where the card cannot be loaded.
const Nothing = () => null;
const BatchCards = shellChunk(async () => (await import('./batch-cards.tsx')).BatchCards, {
  loading: null,
  Failed: Nothing,
});

/**
 * Shows how far the person's batches are, on every page until they end (decisions 2.3 "Bulk"). The server says it by
 * events, so nothing is read before one runs.
 */
export function RunningBatches() {
  const { id } = useSession();
  const [batches, setBatches] = useState<ReadonlyMap<number, BatchProgress>>(new Map());
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(new Set());
  useEffect(
    () =>
      getPlatform().socket.subscribe(channels.user(id), {
        event: (event) => {
          if (event.name !== 'batch.progress') return;
          const { data } = event;
          setBatches((known) => new Map(known).set(data.id, data));
        },
        // what is running says so again within a second
        missed: () => setBatches(new Map()),
      }),
    [id],
  );
  const shown = [...batches.values()].filter((batch) => !dismissed.has(batch.id));
  if (shown.length === 0) return null;
  return <BatchCards batches={shown} onDismiss={(batch) => setDismissed((all) => new Set([...all, batch]))} />;
}
