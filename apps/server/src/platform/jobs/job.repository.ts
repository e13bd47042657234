import { sql } from 'kysely';
import { evaluate } from '../database/evaluate.ts';
import type { Db } from '../database/pool.ts';
import type { Jobs } from './jobs.ts';

const MAX_ATTEMPTS = 10;

/**
 * The expression that adds a row by the SQL function of the job library. That function adds nothing where a job of the
 * same key begins to run between its two statements; the next call then sees the job as running and adds its own.
 */
export const jobAddition: Jobs['addition'] = (name, payload, { key, runAt, maxAttempts = MAX_ATTEMPTS } = {}) => {
  const id = sql`(graphile_worker.add_job(${name}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}::int)).id`;
  return key === undefined ? id : sql`coalesce(${id}, ${id}, ${id})`;
};

/** Removes the job with this key, if there is one. */
export const removeJob = (trx: Db, key: string): Promise<void> =>
  evaluate(trx, sql`graphile_worker.remove_job(${key}::text)`);
