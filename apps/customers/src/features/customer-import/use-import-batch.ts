import { useEffect, useState } from 'react';
import { channels, type Batch, type BatchProgress } from '@hamyar/contracts';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { refetchLatest, skipToken } from '@hamyar/store';
import { useCustomerImportBatchQuery } from '../../api/import.api.ts';

/** Follows a batch of an import; `onEnd` is called when it stops. Undefined without one, and when it is long gone. */
export function useImportBatch(id: number | null, onEnd: () => unknown): Batch | undefined {
  const { id: ownId } = useSession();
  const { data, refetch } = useCustomerImportBatchQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const read = () => void refetchLatest({ refetch });
    return getPlatform().socket.subscribe(channels.user(ownId), {
      event: (event) => {
        if (event.name !== 'batch.progress' || event.data.id !== id) return;
        setProgress(event.data);
        if (event.data.state === 'running') return;
        read();
        onEnd();
      },
      missed: read,
    });
  }, [id, ownId, refetch, onEnd]);
  if (!data || progress?.id !== data.id || data.state !== 'running' || progress.state !== 'running') return data;
  return { ...data, done: Math.max(data.done, progress.done), failed: Math.max(data.failed, progress.failed) };
}
