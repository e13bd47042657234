import { useEffect, useState } from 'react';
import { channels, type Batch, type BatchProgress } from '@hamyar/contracts';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { refetchLatest } from '@hamyar/store';
import { useTicketBatchQuery } from '../../api/ticket-bulk.api.ts';

/** Reads a batch, and follows how far it is. */
export function useTicketBatch(id: number) {
  const { id: ownId } = useSession();
  const reading = useTicketBatchQuery(id, { refetchOnMountOrArgChange: true });
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const { data, refetch } = reading;
  useEffect(
    () =>
      getPlatform().socket.subscribe(channels.user(ownId), {
        event: (event) => {
          if (event.name !== 'batch.progress' || event.data.id !== id) return;
          setProgress(event.data);
          // only the answer says which rows failed, and why
          if (event.data.state !== 'running') void refetchLatest({ refetch });
        },
        missed: () => void refetchLatest({ refetch }),
      }),
    [id, ownId, refetch],
  );
  return { ...reading, data: data && newer(data, progress) };
}

/** A batch that runs, as far as the newest event says; one that does not, as it was read. */
function newer(batch: Batch, progress: BatchProgress | null): Batch {
  if (!progress || batch.state !== 'running' || progress.state !== 'running') return batch;
  return { ...batch, done: Math.max(batch.done, progress.done), failed: Math.max(batch.failed, progress.failed) };
}
