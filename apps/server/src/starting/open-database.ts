import type { Config } from '../platform/config/config.ts';
import { describeTarget, ensureDatabase } from '../platform/database/boot-checks.ts';
import { startEmbedded } from '../platform/database/embedded/supervisor.ts';
import { openClient, type Connection } from '../platform/database/pool.ts';
import type { Log } from '../platform/logging/log.ts';

/** The database this process works with and how to let go of it. */
export interface OpenDatabase {
  target: Connection | string;
  /** Lines for the operator. */
  notices: { fa: string; en: string }[];
  /** Ends the bundled PostgreSQL unless another process still uses it. Call after every pool is closed. */
  release(): Promise<void>;
}

/** Connects to DATABASE_URL or starts the bundled PostgreSQL of the data folder. @throws StartRefusal */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    log.info({ database: describeTarget(config.databaseUrl) }, 'database configured');
    return { target: config.databaseUrl, notices: [], release: async () => {} };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  await ensureDatabase(embedded.connection);
  log.info({ pid: embedded.pid, adopted: embedded.adopted, created: embedded.created, home: embedded.places.home }, 'bundled database running');
  for (const { en } of embedded.notices) log.warn(en);
  return {
    target: embedded.connection,
    notices: embedded.notices,
    async release() {
      if (await usedByOthers(embedded.connection)) return;
      await embedded.stop();
      log.info({ pid: embedded.pid }, 'bundled database stopped');
    },
  };
}

/** Several processes on this machine may share the bundled server (web and worker, an admin command): the last one ends it. */
async function usedByOthers(connection: Connection): Promise<boolean> {
  const client = openClient(connection, 'release');
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(`select count(*) as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name like 'hamyar %'`);
    return (rows[0] as { n: number }).n > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
