import { useEffect, useEffectEvent, useState } from 'react';
import { channels, type Batch, type BatchProgress } from '@hamyar/contracts';
import { getPlatform, useSession } from '@hamyar/module-sdk';
import { refetchLatest } from '@hamyar/store';

/**
 * Follows a batch that a query reads: what it has done so far comes by the socket, and the query is asked again when the
 * batch stops, because only its answer says which rows failed, and why.
 * @param id null without a batch
 * @param onEnd called when it stops
 */
export function useLiveBatch(
  id: number | null,
  { data, refetch }: { data?: Batch | undefined } & Parameters<typeof refetchLatest>[0],
  onEnd?: () => unknown,
): Batch | undefined {
  const { id: ownId } = useSession();
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (id === null) return undefined;
    const read = () => void refetchLatest({ refetch });
    return getPlatform().socket.subscribe(channels.user(ownId), {
      event: (event) => {
        if (event.name !== 'batch.progress' || event.data.id !== id) return;
        setProgress(event.data);
        if (event.data.state === 'running') return;
        read();
        ended();
      },
      missed: read,
    });
  }, [id, ownId, refetch]);
  if (!data || progress?.id !== data.id || data.state !== 'running' || progress.state !== 'running') return data;
  return { ...data, done: Math.max(data.done, progress.done), failed: Math.max(data.failed, progress.failed) };
}
