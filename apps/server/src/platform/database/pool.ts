import pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '../logging/log.ts';
import type { Connection } from './embedded/embedded-database.ts';
import { deallocateStale, enablePreparedStatements, PreparedStatementNames } from './prepared-statements.ts';
import type { Database } from './schema.ts';
import { assertNoTransaction } from './transaction-scope.ts';

/** The query handle of the modules; `Transaction<Database>` is one too. */
export type Db = Kysely<Database>;
export type Pool = pg.Pool;

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not a safe integer`);
  return value;
}

const readTextArray = pg.types.getTypeParser(INT8_ARRAY as never, 'text') as (text: string) => (string | null)[];
const parseInt8Array = (text: string) => readTextArray(text).map((item) => (item === null ? null : parseInt8(item)));

/** Our parsers of PostgreSQL's types, see schema.ts; never set on the process-wide `pg.types`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === INT8) return parseInt8;
      if (oid === INT8_ARRAY) return parseInt8Array;
      if (oid === DATE) return (text: string) => text;
    }
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

export interface PoolOptions {
  /** Maximum number of connections. */
  max: number;
  /** Milliseconds after which PostgreSQL cancels one statement; 0: never (backup, migrations). */
  statementTimeout: number;
  /** Shown in pg_stat_activity. */
  name: string;
  log: Log;
  /**
   * Prepares frequent statements, each with one plan for all parameters. Off where the parameters decide the plan
   * (searches) or statements are used once. Such a plan is estimated for the worst of them, so that a database that
   * compiles expensive statements would do so for each, and for longer than they take: it is told not to.
   */
  prepared?: boolean;
  /** Off where statements are so short that starting parallel workers would take longer than they save. */
  parallel?: boolean;
}

/** Milliseconds within which a database must accept a new connection. */
const CONNECT_TIMEOUT = 10_000;

/** Makes a pool, in tests, give no connection to somebody who already has one. */
function guarded(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  return Object.assign(pool, {
    connect(...args: unknown[]) {
      assertNoTransaction('a connection');
      return connect(...args);
    },
  });
}

const connectionOptions = (target: Connection | string): pg.PoolConfig =>
  typeof target === 'string' ? { connectionString: target } : { ...target };

/**
 * Opens a pool whose connections never end the process: a client that loses its server during a transaction emits an
 * `error` event, which ends Node when there is no listener.
 */
export function openPool(target: Connection | string, options: PoolOptions): Pool {
  const { max, statementTimeout, name, log, prepared = false, parallel = true } = options;
  const pool = guarded(
    new pg.Pool({
      ...connectionOptions(target),
      max,
      types,
      application_name: `hamyar ${name}`,
      statement_timeout: statementTimeout,
      lock_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout === 0 ? 0 : 30_000,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      options: `-c timezone=UTC${prepared ? ' -c plan_cache_mode=force_generic_plan' : ''} -c jit=off${parallel ? '' : ' -c max_parallel_workers_per_gather=0'}`,
    }),
  );
  const lost = (error: Error & { code?: string }) =>
    log.warn({ code: error.code, reason: error.message, pool: name }, 'database connection lost');
  pool.on('error', lost);
  const names = new PreparedStatementNames();
  pool.on('connect', (client) => {
    client.on('error', lost);
    if (prepared) enablePreparedStatements(client, names);
  });
  if (prepared) pool.on('acquire', (client) => deallocateStale(client, names));
  return pool;
}

/** A single connection outside the pools, for LISTEN; same types and the same handling of lost connections. */
export function openClient(target: Connection | string, name: string): pg.Client {
  return new pg.Client({
    ...connectionOptions(target),
    types,
    application_name: `hamyar ${name}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    options: '-c timezone=UTC',
  });
}

/** The typed query builder over a pool. */
export function openDb(pool: Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

export type { Connection };
