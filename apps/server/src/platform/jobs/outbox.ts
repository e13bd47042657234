import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { Jobs } from './jobs.ts';

const MAX_ATTEMPTS = 10;

/** Jobs as rows of the job library, added with its SQL function in the caller's transaction. */
export const jobOutbox: Jobs = {
  async add(trx: Db, name, payload, { key, runAt, maxAttempts = MAX_ATTEMPTS } = {}) {
    await sql`select graphile_worker.add_job(${name}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts}::int)`.execute(trx);
  },
  async remove(trx: Db, key) {
    await sql`select graphile_worker.remove_job(${key}::text)`.execute(trx);
  },
};
