import { buildApp } from '../app.ts';
import { startupNotices } from '../platform/config/messages.ts';
import type { Config } from '../platform/config/config.ts';
import { startWorkers, type Workers } from '../platform/jobs/workers.ts';
import { checkBuiltFiles, readBuiltFiles } from '../platform/html/built-files.ts';
import type { Log } from '../platform/logging/log.ts';
import { listen } from './listen.ts';
import { openPlatform, type Platform } from './open-platform.ts';
import { backupBeforeMigrating } from './backup-before-migrating.ts';

/** A running server. */
export interface RunningServer {
  /** The address for the browser; `undefined` for a worker, which serves no requests. */
  address: string | undefined;
  platform: Platform;
  /** Starts the job runner again, after the database was away. */
  restartJobs(): void;
  /**
   * Finishes open requests and running jobs, then closes everything.
   * @param keepDatabase leaves the bundled PostgreSQL running, for the server that comes after this one
   */
  close(keepDatabase?: boolean): Promise<void>;
}

/** Differences from `npm start`. */
export interface ServerOptions {
  /** Folder of the built files. */
  dist?: string | undefined;
  /** Serves new builds of that folder while it runs. */
  development?: boolean;
  /** Waits for the address: called when everything is ready to listen. */
  beforeAddress?: () => Promise<void>;
}

/**
 * Starts one node in its role: database, application, workers, port.
 * @param beforeListening runs on the open, migrated database before requests are possible (seeds, checks of the
 * exposure)
 * @throws StartupError; everything that was opened is closed again
 */
export async function startServer(
  config: Config,
  log: Log,
  beforeListening: (platform: Platform) => Promise<void> = async () => {},
  { dist, development = false, beforeAddress }: ServerOptions = {},
): Promise<RunningServer> {
  const platform = await openPlatform(config, log, (database, pending) =>
    backupBeforeMigrating(config, log, database, pending),
  );
  const { deps, jobs, database } = platform;
  let workers: Workers | undefined;
  try {
    await beforeListening(platform);
    if (config.role !== 'worker' && !checkBuiltFiles(readBuiltFiles(dist))) log.warn(startupNotices.frontEndMissing.en);
    const app = await buildApp(deps, { development, ...(dist === undefined ? {} : { dist }) });
    await app.ready();
    await beforeAddress?.();
    const address = config.role === 'worker' ? undefined : await listen(app, config);
    if (config.role !== 'web') {
      workers = startWorkers({
        nodeId: deps.nodeId,
        target: database.target,
        pool: deps.pool,
        db: deps.db,
        jobs,
        log,
      });
    }
    log.info({ address, role: config.role, node: deps.nodeId }, 'started');
    return {
      address,
      platform,
      restartJobs: () => workers?.restart(),
      async close(keepDatabase) {
        await app.close();
        await workers?.stop();
        await platform.close(keepDatabase);
        log.info('stopped');
      },
    };
  } catch (error) {
    await workers?.stop();
    await platform.close();
    throw error;
  }
}
