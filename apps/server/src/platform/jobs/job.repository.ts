import { type RawBuilder, sql } from 'kysely';
import { evaluate } from '../database/evaluate.ts';
import type { Db } from '../database/pool.ts';
import type { JobName, JobOptions, JobPayloads, Jobs } from './jobs.ts';

const MAX_ATTEMPTS = 10;

/**
 * The expression that adds a row by the SQL function of the job library. That function adds nothing where a job of the
 * same key begins to run between its two statements; the next call then sees the job as running and adds its own.
 */
export function jobAddition<Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  { key, runAt, maxAttempts = MAX_ATTEMPTS }: JobOptions = {},
): RawBuilder<unknown> {
  const id = sql`(graphile_worker.add_job(${name}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}::int)).id`;
  return key === undefined ? id : sql`coalesce(${id}, ${id}, ${id})`;
}

/** The expression that adds several rows without a key; its text does not depend on their number. */
export const jobAdditions: Jobs['additions'] = (name, jobs) => {
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload));
  const moments = jobs.map(({ runAt }) => runAt?.toISOString() ?? null);
  const specs = sql`select row(${name}::text, job.payload::json, null, job.run_at::timestamptz, ${MAX_ATTEMPTS}::smallint, null, null, null)::graphile_worker.job_spec
    from unnest(${payloads}::text[], ${moments}::text[]) with ordinality as job(payload, run_at, sequence) order by job.sequence`;
  return sql`(select count(*) from graphile_worker.add_jobs(array(${specs})))`;
};

/** Removes the job with this key, if there is one. */
export const removeJob = (trx: Db, key: string): Promise<void> =>
  evaluate(trx, sql`graphile_worker.remove_job(${key}::text)`);
