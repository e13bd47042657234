import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { serverModules } from '../modules.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { ensureDataFolder } from '../platform/config/data-folder.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDb, openPool } from '../platform/database/pool.ts';
import { PLANNED_POOL, SEARCH_POOL, SEARCH_TIMEOUT, STATEMENT_TIMEOUT } from '../platform/database/time-limits.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import type { Deps } from '../platform/deps.ts';
import { createJobRegistry, type JobRegistry } from '../platform/jobs/job-registry.ts';
import type { Log } from '../platform/logging/log.ts';
import { postgresBroker } from '../platform/realtime/postgres-broker.ts';
import { fileSystemStorage } from '../platform/storage/file-system-storage.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

/** All external resources, open and checked, and how to close them again. */
export interface Platform {
  deps: Deps;
  /** The jobs that modules registered, for the workers. */
  jobs: JobRegistry;
  database: OpenDatabase;
  /** Closes everything in the right order; the bundled PostgreSQL runs on when it is to be kept. */
  close(keepDatabase?: boolean): Promise<void>;
}

/** Folder of file contents inside the data folder. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/**
 * Opens data folder, secrets, database (checked and migrated), pools, storage and broker.
 * @param beforeMigrating makes a backup when the database holds data
 * @throws StartupError
 */
export async function openPlatform(
  config: Config,
  log: Log,
  beforeMigrating?: (database: OpenDatabase, pending: string[]) => Promise<void>,
): Promise<Platform> {
  ensureDataFolder(config.dataDir);
  const secrets = loadSecrets(config.dataDir, config.secretKey);
  const database = await openDatabase(config, log);
  const { target } = database;
  try {
    await prepareDatabase(target, log, beforeMigrating && ((pending) => beforeMigrating(database, pending)));
  } catch (error) {
    await database.release();
    throw error;
  }
  const pool = openPool(target, {
    max: config.databasePool,
    statementTimeout: STATEMENT_TIMEOUT,
    name: 'main',
    log,
    prepared: true,
  });
  const db = openDb(pool);
  const plannedDb = openDb(
    openPool(target, { max: PLANNED_POOL, statementTimeout: STATEMENT_TIMEOUT, name: 'planned', log }),
  );
  const searchDb = openDb(
    openPool(target, { max: SEARCH_POOL, statementTimeout: SEARCH_TIMEOUT, name: 'search', log, parallel: false }),
  );
  const broker = await postgresBroker(target, pool, log);
  const jobs = createJobRegistry();
  const deps: Deps = {
    nodeId: `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`,
    config,
    log,
    clock: systemClock,
    secrets,
    db,
    pool,
    plannedDb,
    searchDb,
    searchTimeout: SEARCH_TIMEOUT,
    broker,
    modules: serverModules,
    storage: fileSystemStorage(filesFolder(config.dataDir)),
    jobs,
  };
  return {
    deps,
    jobs,
    database,
    async close(keepDatabase) {
      await broker.close();
      await Promise.all([db, plannedDb, searchDb].map((one) => one.destroy()));
      await database.release(keepDatabase);
    },
  };
}
