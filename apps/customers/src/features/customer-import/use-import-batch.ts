import type { Batch } from '@hamyar/contracts';
import { useLiveBatch } from '@hamyar/module-kit/live';
import { skipToken } from '@hamyar/store';
import { useCustomerImportBatchQuery } from '../../api/import.api.ts';

/** Follows a batch of an import; `onEnd` is called when it stops. Undefined without one, and when it is long gone. */
export const useImportBatch = (id: number | null, onEnd: () => unknown): Batch | undefined =>
  useLiveBatch(id, useCustomerImportBatchQuery(id ?? skipToken, { refetchOnMountOrArgChange: true }), onEnd);
