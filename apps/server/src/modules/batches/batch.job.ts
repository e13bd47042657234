import type { RowFailure } from '@hamyar/contracts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError, Nok } from '../../platform/http/app-errors.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { loadUser, mayLogIn } from '../identity/public.ts';
import { notifyPerson } from '../notifications/public.ts';
import { declaredBatches, type BatchKind, type BatchStep } from './batch-kind.ts';
import { batchLink, publishProgress } from './batch.service.ts';
import {
  claimNextRow,
  deleteOldBatches,
  endRow,
  findBatch,
  setEnded,
  setRunning,
  type BatchRecord,
  type ClaimedRow,
} from './batch.repository.ts';
import { messages } from './messages.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Does the rows of a batch that wait. */
    'batch.run': { batch_id: number };
    /** Deletes batches that nobody looks at any more. */
    'batch.prune': Record<string, never>;
  }
}

/** Rows between two looks at the rights of the owner. */
const ROWS_PER_LOOK = 25;
/** Milliseconds between two messages about the progress. */
const PROGRESS_INTERVAL = 500;
/** Attempts of the job after which a row that the system cannot do fails, so that the others are done. */
const ROW_ATTEMPTS = 3;
const RETENTION_DAYS = 30;

/** Registers the jobs. */
export function registerBatches(deps: Deps): void {
  const kinds = declaredBatches(deps.modules);
  deps.jobs.handle('batch.run', ({ batch_id }, run) => runBatch(deps, kinds, batch_id, run));
  deps.jobs.handle('batch.prune', () =>
    deleteOldBatches(deps.db, new Date(deps.clock.now().getTime() - RETENTION_DAYS * 86_400_000)),
  );
  deps.jobs.schedule('23 22 * * *', 'batch.prune');
}

/** Does the rows that wait; a run after a killed one continues where that was. */
async function runBatch(
  deps: Deps,
  kinds: ReadonlyMap<string, BatchKind<unknown>>,
  id: number,
  run: Pick<JobContext, 'attempt' | 'log'>,
): Promise<void> {
  const batch = await setRunning(deps.db, id, deps.clock.now());
  const kind = batch && kinds.get(batch.kind);
  if (!batch || !kind) return;
  let shownAt = 0;
  for (let rows = ROWS_PER_LOOK; rows === ROWS_PER_LOOK; ) {
    const step = await beginStep(deps, kind, batch);
    for (rows = 0; rows < ROWS_PER_LOOK && (await runNextRow(deps, batch, step, run)); rows += 1) {
      if (performance.now() - shownAt < PROGRESS_INTERVAL) continue;
      shownAt = performance.now();
      await showProgress(deps, id);
    }
  }
  await endBatch(deps, id);
}

/** The step with the rights that the owner has now. */
async function beginStep(deps: Deps, kind: BatchKind<unknown>, batch: BatchRecord): Promise<BatchStep> {
  if (kind.mandatory) return kind.begin(deps, { id: batch.owner_id }, batch.input);
  const owner = await loadUser(deps, batch.owner_id);
  if (owner && mayLogIn(owner)) return kind.begin(deps, owner, batch.input);
  return async () => {
    throw new AppError('AUTORIZATION_ERROR', messages.ownerGone);
  };
}

/** Does the next row; false when none is left. */
async function runNextRow(
  deps: Deps,
  { id }: BatchRecord,
  step: BatchStep,
  { attempt, log }: Pick<JobContext, 'attempt' | 'log'>,
): Promise<boolean> {
  let row: ClaimedRow | null = null;
  try {
    return await withTransaction(deps.db, async (trx) => {
      row = await claimNextRow(trx, id);
      if (!row) return false;
      await step(trx, row.ref_id);
      await endRow(trx, id, row.position, null);
      return true;
    });
  } catch (error) {
    const failed = row as ClaimedRow | null;
    const failure = failureOf(error) ?? (attempt >= ROW_ATTEMPTS ? UNKNOWN : null);
    if (!failed || !failure) throw error;
    if (failure === UNKNOWN) log.error({ err: error, batch_id: id, ref_id: failed.ref_id }, 'a row of a batch failed');
    await endRow(deps.db, id, failed.position, failure);
    return true;
  }
}

const UNKNOWN = { code: 'SERVER_ERROR', message: messages.notDone };

/** What a person is told of a refused row; null for an error that is no refusal. */
export function failureOf(error: unknown): Omit<RowFailure, 'id'> | null {
  if (error instanceof Nok) return { code: error.code, message: error.message };
  if (!(error instanceof AppError)) return null;
  return { code: error.errors?.[0]?.code ?? error.code ?? error.status, message: error.message };
}

async function showProgress(deps: Deps, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const batch = await findBatch(trx, id);
    if (batch) await publishProgress(deps, trx, batch);
  });
}

/** What its owner is told; of one row it is not counted. */
function endOf({ total, failed }: BatchRecord): string {
  if (total === 1) return failed === 0 ? messages.endedOne : messages.failedOne;
  return failed === 0 ? messages.ended : messages.endedPartly;
}

/** Ends it, and says so to its owner. */
async function endBatch(deps: Deps, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const batch = await setEnded(trx, id, deps.clock.now());
    if (!batch) return;
    const text = endOf(batch);
    await publishProgress(deps, trx, batch);
    await notifyPerson(deps, trx, {
      userId: batch.owner_id,
      event: 'batch_ended',
      content: () =>
        fillMessage(text, { title: batch.title, total: batch.total, done: batch.done, failed: batch.failed }),
      link: batchLink(deps, batch),
    });
  });
}
