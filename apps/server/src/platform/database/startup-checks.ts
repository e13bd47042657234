import { setTimeout as sleep } from 'node:timers/promises';
import { startupErrors } from '../config/messages.ts';
import { StartupError } from '../config/startup-error.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { openClient, type Connection } from './pool.ts';

const OLDEST_VERSION = 150_000;
const EXTENSIONS = ['pg_trgm', 'btree_gin'];
/** How long to wait for a database that is starting, or recovering after a crash (milliseconds). */
const STARTUP_TIMEOUT = 60_000;

/** The address without its password, for the operator. */
export function describeTarget(target: Connection | string): string {
  if (typeof target !== 'string') return `${target.host}/${target.database}`;
  try {
    const url = new URL(target);
    return `${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

type Client = ReturnType<typeof openClient>;

async function connect(target: Connection | string, timeout: number): Promise<Client> {
  const deadline = Date.now() + timeout;
  for (;;) {
    const client = openClient(target, 'check');
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      const starting = code === '57P03';
      if (starting && Date.now() < deadline) {
        await sleep(100);
        continue;
      }
      const login = code.startsWith('28') || code === '3D000' || code === '42501';
      const reason = message || code || 'no answer';
      throw new StartupError(
        login
          ? startupErrors.databaseLogin(describeTarget(target), reason)
          : startupErrors.databaseUnreachable(describeTarget(target), reason),
        error,
      );
    }
  }
}

async function addExtensions(client: Client): Promise<void> {
  for (const name of EXTENSIONS) {
    try {
      const { rowCount } = await client.query('select 1 from pg_extension where extname = $1', [name]);
      if (!rowCount) await client.query(`create extension if not exists ${name}`);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      throw new StartupError(startupErrors.databaseExtension(name, (error as Error).message), error);
    }
  }
}

async function checkPersianSupport(client: Client): Promise<void> {
  const trigrams = await client.query(`select cardinality(show_trgm('سلام')) > 0 as ok`);
  if (!trigrams.rows[0]?.ok) throw new StartupError(startupErrors.databaseTrigrams);
  try {
    // و before ه is a rule that only a real Persian collation has: code points and the root collation have the reverse
    const order = await client.query(`select 'و' < 'ه' collate "fa-x-icu" as ok`);
    if (order.rows[0]?.ok) return;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
  }
  throw new StartupError(startupErrors.databaseCollation);
}

/**
 * Checks that a database is suitable before anything is stored in it: reachable, version 15 or newer, UTF-8, trigrams
 * of Persian words, Persian alphabetical order (architecture 1 "Data").
 * @throws StartupError with what to change
 */
export async function checkDatabase(target: Connection | string, timeout = STARTUP_TIMEOUT): Promise<void> {
  const client = await connect(target, timeout);
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    );
    const { number, version, encoding } = rows[0] as { number: number; version: string; encoding: string };
    if (number < OLDEST_VERSION) throw new StartupError(startupErrors.databaseTooOld(version));
    if (encoding !== 'UTF8') throw new StartupError(startupErrors.databaseEncoding(encoding));
    await addExtensions(client);
    await checkPersianSupport(client);
  } catch (error) {
    if (error instanceof StartupError || !isDatabaseUnavailable(error)) throw error;
    throw new StartupError(startupErrors.databaseUnreachable(describeTarget(target), (error as Error).message), error);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Creates the product's database inside the bundled server, which has only `postgres` at first. */
export async function ensureDatabase(connection: Connection, timeout = STARTUP_TIMEOUT): Promise<void> {
  const client = await connect({ ...connection, database: 'postgres' }, timeout);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [connection.database]);
    if (!rowCount) await client.query(`create database "${connection.database}"`);
  } finally {
    await client.end();
  }
}
