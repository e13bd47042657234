import type { Transaction } from 'kysely';
import { isStalePlan } from './prepared-statements.ts';
import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

export type Trx = Transaction<Database>;

/** PostgreSQL's codes for errors that can be retried: serialization failure and deadlock. */
const RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/**
 * Runs one unit of work: rows, history and jobs are committed together or not at all. Inside another transaction it
 * joins that one. A deadlock is retried, so `fn` must do only database work (effects belong in jobs).
 */
export async function withTransaction<Result>(db: Db, fn: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return fn(db as Trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      if (attempt >= ATTEMPTS || !(RETRY.has((error as { code?: string }).code ?? '') || isStalePlan(error)))
        throw error;
    }
  }
}
