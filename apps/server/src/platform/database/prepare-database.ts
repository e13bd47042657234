import { runMigrations } from 'graphile-worker';
import type { Log } from '../logging/log.ts';
import { checkDatabase } from './startup-checks.ts';
import { migrate } from './migrate.ts';
import { openDb, openPool, type Connection } from './pool.ts';

/**
 * Prepares a database for this release: checks it, applies our migrations and those of the job library.
 * @param beforeMigrating called when steps are pending on a database with data
 * @returns the applied migrations
 * @throws StartupError
 */
export async function prepareDatabase(
  target: Connection | string,
  log: Log,
  beforeMigrating?: (pending: string[]) => Promise<void>,
): Promise<string[]> {
  await checkDatabase(target);
  const pool = openPool(target, { max: 4, statementTimeout: 0, name: 'migrate', log });
  const db = openDb(pool);
  try {
    const { applied } = await migrate(db, beforeMigrating ? { before: beforeMigrating } : {});
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    await runMigrations({ pgPool: pool });
    return applied;
  } finally {
    await db.destroy();
  }
}
