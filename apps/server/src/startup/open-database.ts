import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../platform/config/config.ts';
import { describeTarget, ensureDatabase } from '../platform/database/startup-checks.ts';
import { findPostmaster } from '../platform/database/embedded/postmaster.ts';
import { startEmbedded, type EmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { openClient, type Connection } from '../platform/database/pool.ts';
import type { Log } from '../platform/logging/log.ts';

/** The database of this process and how to close it. */
export interface OpenDatabase {
  target: Connection | string;
  /** Messages for the operator. */
  notices: { fa: string; en: string }[];
  /**
   * Stops the bundled PostgreSQL unless it is to be kept or another process still uses it. Call after every pool is
   * closed.
   */
  release(keep?: boolean): Promise<void>;
}

/** Connects to DATABASE_URL or starts the bundled PostgreSQL of the data folder. @throws StartupError */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    log.info({ database: describeTarget(config.databaseUrl) }, 'database configured');
    return { target: config.databaseUrl, notices: [], release: async () => {} };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  await ensureDatabase(embedded.connection);
  log.info(
    { pid: embedded.pid, adopted: embedded.adopted, created: embedded.created, home: embedded.directories.home },
    'bundled database running',
  );
  for (const { en } of embedded.notices) log.warn(en);
  const supervisor = superviseEmbedded(config.dataDir, embedded, log);
  return {
    target: embedded.connection,
    notices: embedded.notices,
    async release(keep = false) {
      const current = await supervisor.end();
      if (keep || (await hasOtherClients(current.connection))) return;
      await current.stop();
      log.info({ pid: current.pid }, 'bundled database stopped');
    },
  };
}

/** Milliseconds; a check reads three small files, also on a server that nobody uses. */
const CHECK_INTERVAL = 500;

/**
 * Starts the bundled server again when it dies (killed for memory, stopped by hand); the pools reconnect by themselves.
 */
function superviseEmbedded(dataDir: string, first: EmbeddedDatabase, log: Log): { end(): Promise<EmbeddedDatabase> } {
  let current = first;
  let restart: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restart || findPostmaster(first.directories.cluster)) return;
    log.error({ pid: current.pid }, 'bundled database is gone, starting it again');
    restart = startEmbedded({ dataDir })
      .then(
        (next) => {
          current = next;
        },
        (error: unknown) => log.error({ err: error }, 'bundled database does not start'),
      )
      .finally(() => {
        restart = undefined;
      });
  }, CHECK_INTERVAL);
  return {
    async end() {
      clearInterval(timer);
      await restart;
      return current;
    },
  };
}

/** Our own connections need some time to disappear from the server's list. */
const DISCONNECT_WAIT = { tries: 20, pause: 50 };

/**
 * Several processes on this machine may share the bundled server (web and worker, an admin command): the last one stops
 * it.
 */
async function hasOtherClients(connection: Connection): Promise<boolean> {
  const client = openClient(connection, 'release');
  client.on('error', () => {});
  try {
    await client.connect();
    for (let attempt = 0; attempt < DISCONNECT_WAIT.tries; attempt += 1) {
      const { rows } = await client.query(`select count(*) as n from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name like 'hamyar %'`);
      if ((rows[0] as { n: number }).n === 0) return false;
      await sleep(DISCONNECT_WAIT.pause);
    }
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
