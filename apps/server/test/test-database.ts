import { randomBytes } from 'node:crypto';
import { refuseSecondConnections } from '../src/platform/database/transaction-scope.ts';
import { openClient, openDb, openPool, type Db, type Pool } from '../src/platform/database/pool.ts';
import type { Connection } from '../src/platform/database/embedded/embedded-database.ts';
import { createLog } from '../src/platform/logging/log.ts';
import { TEMPLATE } from './test-cluster.ts';

/** A migrated, empty database that belongs to one test file. */
export interface TestDatabase {
  connection: Connection;
  db: Db;
  pool: Pool;
  plannedDb: Db;
  plannedPool: Pool;
  searchDb: Db;
  /** The limit of the statements of both, in ms. */
  searchTimeout: number;
  /** Closes the pools and removes the database. */
  drop(): Promise<void>;
}

/** ms of one statement; it only ends statements that hang. The limits of the product have their own tests. */
const PATIENCE = 60_000;
const silent = createLog({ level: 'silent' });

function cluster(): Connection {
  const text = process.env.HAMYAR_TEST_CLUSTER;
  if (!text) throw new Error('no test PostgreSQL: run through "npm run unit", whose global set-up starts it');
  return JSON.parse(text) as Connection;
}

async function asAdmin(statement: string): Promise<void> {
  const client = openClient({ ...cluster(), database: 'postgres' }, 'test');
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Copies the migrated template in milliseconds. Call `drop()` in `afterAll`.
 * @param template `postgres` gives an empty database without migrations
 */
export async function createTestDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  refuseSecondConnections();
  const database = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(
    `create database ${database} template ${template === 'postgres' ? 'template0' : template} strategy file_copy`,
  );
  const connection = { ...cluster(), database };
  const pool = openPool(connection, { max: 8, statementTimeout: PATIENCE, name: 'test', log: silent });
  const db = openDb(pool);
  const plannedPool = openPool(connection, {
    max: 2,
    statementTimeout: PATIENCE,
    name: 'test planned',
    log: silent,
  });
  const plannedDb = openDb(plannedPool);
  const searchDb = openDb(
    openPool(connection, {
      max: 2,
      statementTimeout: PATIENCE,
      name: 'test search',
      log: silent,
      parallel: false,
    }),
  );
  return {
    connection,
    db,
    pool,
    plannedDb,
    plannedPool,
    searchDb,
    searchTimeout: PATIENCE,
    async drop() {
      await Promise.all([db, plannedDb, searchDb].map((one) => one.destroy()));
      await asAdmin(`drop database if exists ${database} with (force)`);
    },
  };
}
