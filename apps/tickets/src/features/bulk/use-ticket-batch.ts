import { useLiveBatch } from '@hamyar/module-kit/live';
import { useTicketBatchQuery } from '../../api/ticket-bulk.api.ts';

/** Reads a batch, and follows how far it is. */
export function useTicketBatch(id: number) {
  const reading = useTicketBatchQuery(id, { refetchOnMountOrArgChange: true });
  return { ...reading, data: useLiveBatch(id, reading) };
}
