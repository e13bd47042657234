// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { BatchState } from './batch-lists.ts';

export interface Batch {
  id: number;
  kind: string;
  title: string;
  state: BatchState;
  total: number;
  done: number;
  failed: number;
  cancellable: boolean;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  failures: RowFailure[];
}

export interface RowFailure {
  id: number;
  code: string;
  message: string;
}

/** Ends an own batch; what is done stays done, the other rows are left alone. */
export const batchCancel: Call<{ id: number }, Batch> = {
  name: 'batchCancel',
  method: 'POST',
  path: '/api/batch/:id/cancel',
};

/** An own batch: how far it is, and which rows could not be done. */
export const batchGet: Call<{ id: number }, Batch> = { name: 'batchGet', method: 'GET', path: '/api/batch/:id' };

/** Runs an own batch that has ended again, for the rows that could not be done. */
export const batchRetry: Call<{ id: number }, Batch> = {
  name: 'batchRetry',
  method: 'POST',
  path: '/api/batch/:id/retry',
};
