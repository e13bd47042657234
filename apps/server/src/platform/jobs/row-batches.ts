import type { Log } from '../logging/log.ts';

interface RowWork {
  log: Log;
  /** Rows of one transaction. */
  size: number;
  /** One transaction; the rows are read again in it. */
  run(ids: readonly number[]): Promise<unknown>;
  /** What is logged of a row that fails. */
  failure: string;
}

/**
 * Does a job's work on rows, several in a transaction; where one of those fails, each alone. A row that cannot be done is
 * logged and holds no other one up, and no row is done twice in one run.
 *
 * @returns the rows that failed
 */
export async function runBatches(ids: readonly number[], work: RowWork): Promise<number[]> {
  const { log, size, run, failure } = work;
  const failed: number[] = [];
  for (let from = 0; from < ids.length; from += size) {
    const batch = ids.slice(from, from + size);
    if (batch.length > 1 && (await succeeds(() => run(batch)))) continue;
    for (const id of batch) {
      try {
        await run([id]);
      } catch (error) {
        log.error({ error, id }, failure);
        failed.push(id);
      }
    }
  }
  return failed;
}

const succeeds = (run: () => Promise<unknown>): Promise<boolean> =>
  run().then(
    () => true,
    () => false,
  );

/** {@link runBatches} for a job that nothing schedules again. @throws at the end, so that it runs again for what failed */
export async function runAllBatches(ids: readonly number[], work: RowWork): Promise<void> {
  const failed = await runBatches(ids, work);
  if (failed.length > 0) throw new Error(`${work.failure}: ${failed.join(', ')}`);
}
