import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, unixOut } from '../field.schema.ts';
import { BATCH_STATES } from './batch-lists.ts';

/** A row that could not be done, and why: the code and the text that the call for this one row would have answered. */
export const rowFailure = z.object({ id: z.number(), code: z.string(), message: z.string() });

/** Work on many rows that a person has started and a worker does. */
export const batch = z.object({
  id: z.number(),
  /** Which work it is, by the name that a module of the server declares. */ kind: z.string(),
  title: z.string(),
  state: z.enum(BATCH_STATES),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Its owner may end it now. */ cancellable: z.boolean(),
  created_at: unixOut,
  started_at: unixOut.nullable(),
  ended_at: unixOut.nullable(),
  /** In the order of the rows; of very many the first 500. */ failures: z.array(rowFailure),
});

export const batchGet = defineEndpoint({
  name: 'batchGet',
  method: 'GET',
  path: '/api/batch/:id',
  slice: 'batches',
  access: 'employee',
  page: true,
  summary: 'An own batch: how far it is, and which rows could not be done.',
  params: idParams,
  data: batch,
});
export const batchRetry = defineEndpoint({
  name: 'batchRetry',
  method: 'POST',
  path: '/api/batch/:id/retry',
  slice: 'batches',
  access: 'employee',
  summary: 'Runs an own batch that has ended again, for the rows that could not be done.',
  params: idParams,
  data: batch,
  limits: [{ max: 30, window: 60, by: 'user' }],
});
export const batchCancel = defineEndpoint({
  name: 'batchCancel',
  method: 'POST',
  path: '/api/batch/:id/cancel',
  slice: 'batches',
  access: 'employee',
  summary: 'Ends an own batch; what is done stays done, the other rows are left alone.',
  params: idParams,
  data: batch,
});
