import type { CronItem } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { JobHandler, JobName, Jobs } from './jobs.ts';

const MAX_ATTEMPTS = 10;

/** The jobs of this process and what the workers need to run them. */
export interface JobRegistry extends Jobs {
  readonly handlers: ReadonlyMap<string, JobHandler<JobName>>;
  /** Jobs that run by schedule. */
  readonly cronItems: readonly CronItem[];
}

/**
 * Creates an empty registry; rows are added with the job library's own SQL function, inside the caller's transaction.
 */
export function createJobRegistry(): JobRegistry {
  const handlers = new Map<string, JobHandler<JobName>>();
  const cronItems: CronItem[] = [];
  const addition: Jobs['addition'] = (name, payload, { key, runAt, maxAttempts = MAX_ATTEMPTS } = {}) =>
    sql`graphile_worker.add_job(${name}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}::int)`;
  return {
    handlers,
    cronItems,
    addition,
    async add(trx: Db, name, payload, options) {
      await sql`select ${addition(name, payload, options)}`.execute(trx);
    },
    async remove(trx: Db, key) {
      await sql`select graphile_worker.remove_job(${key}::text)`.execute(trx);
    },
    handle(name, handler) {
      if (handlers.has(name)) throw new Error(`job ${name} has two handlers`);
      handlers.set(name, handler as JobHandler<JobName>);
    },
    schedule(pattern, name) {
      // a tick that was missed while all nodes were down runs once, not once per missed minute
      cronItems.push({
        match: pattern,
        task: name,
        identifier: name,
        options: { jobKey: name, jobKeyMode: 'replace', maxAttempts: 3 },
      });
    },
  };
}
