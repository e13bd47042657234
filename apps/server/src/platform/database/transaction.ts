import type { Transaction } from 'kysely';
import { countStatement } from '../http/request-statistics.ts';
import { isStalePlan } from './prepared-statements.ts';
import { runInTransactionScope } from './transaction-scope.ts';
import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

export type Trx = Transaction<Database>;

/** Functions to run after the commit of each open transaction. */
const pending = new WeakMap<Trx, (() => void)[]>();

/**
 * Runs `fn` once the transaction is committed, before {@link withTransaction} returns; never when it is rolled back.
 * Only for the memory of this process, such as clearing a cache; it must not throw. Everything for other nodes or the
 * outside world belongs into the transaction itself, as a row, a job or a message of the broker.
 */
export function afterCommit(trx: Trx, fn: () => void): void {
  const tasks = pending.get(trx);
  if (!tasks) throw new Error('afterCommit works only inside withTransaction');
  tasks.push(fn);
}

/** PostgreSQL's codes for errors that can be retried: serialization failure and deadlock. */
const RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** What was read before the rows were locked is not so any more: {@link withTransaction} begins again. */
export class Overtaken extends Error {
  readonly code = '40001';
}

/**
 * Runs one unit of work: rows, history and jobs are committed together or not at all. Inside another transaction it
 * joins that one. A deadlock is retried, so `fn` must do only database work (effects belong in jobs), and all of it by
 * the transaction: what it reads through the pool waits for a connection while it keeps its own, which tests refuse
 * (docs/adr/0063).
 */
export async function withTransaction<Result>(db: Db, fn: (trx: Trx) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return fn(db as Trx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tasks: (() => void)[] = [];
      // `begin`, and `commit` or `rollback`: the query builder sends them past the counter of its statements
      countStatement();
      countStatement();
      const result = await db.transaction().execute((trx) => {
        pending.set(trx, tasks);
        return runInTransactionScope(() => fn(trx));
      });
      for (const task of tasks) task();
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !(RETRY.has((error as { code?: string }).code ?? '') || isStalePlan(error)))
        throw error;
    }
  }
}
