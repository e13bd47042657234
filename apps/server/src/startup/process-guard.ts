import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import type { Log } from '../platform/logging/log.ts';
import { createShutdown, shutDownOnSignal, type Shutdown } from './process-shutdown.ts';
import type { RunningServer } from './start-server.ts';

/**
 * Owns the end of a running server: signals, a parent that has died, and errors that no code has handled. Our own code
 * leaves no promise alone (lint: no-floating-promises), and the job library is configured to own its writes
 * (platform/jobs/job-runner.ts); what is left are promises inside other libraries and faults that nobody foresaw.
 * Call it when the server runs: an error during the start has ended the process before.
 */
export function guardProcess(server: Pick<RunningServer, 'close' | 'restartJobs'>, log: Log): void {
  const shutdown = createShutdown(() => server.close(), log);
  shutDownOnSignal(shutdown);
  process.on('unhandledRejection', (error) => {
    // who waited for this answer is gone, and nothing else depends on it
    if (isDatabaseUnavailable(error)) {
      log.error({ reason: (error as Error).message }, 'the database was away for something that nobody waited for');
      server.restartJobs();
      return;
    }
    log.fatal({ err: error }, 'unhandled rejection');
    shutdown(1, { fault: 'unhandled rejection' });
  });
  let faults = 0;
  process.on('uncaughtException', (error) => {
    faults += 1;
    // a log that cannot be written, because its reader is gone, is such a fault too
    if (faults > 1) return;
    // the stack was left in the middle, so the state of the process is unknown: the parent starts a new one
    log.fatal({ err: error }, 'uncaught exception');
    shutdown(1, { fault: 'uncaught exception' });
  });
  followParent(shutdown);
}

/**
 * Tells the parent of `npm start` (scripts/keep-running.mjs) that the server runs, and ends with that parent however it
 * ends: a server that nobody can stop any more would keep the port and the database. A server without such a parent
 * has no channel to it.
 */
function followParent(shutdown: Shutdown): void {
  if (!process.send) return;
  const parentGone = () => shutdown(1, { fault: 'the parent process is gone' });
  process.once('disconnect', parentGone);
  if (process.connected) process.send('ready', () => {});
  else parentGone();
}
