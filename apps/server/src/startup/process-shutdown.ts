import type { Log } from '../platform/logging/log.ts';
import { StartupError } from '../platform/config/startup-error.ts';

/** Seconds that open requests and jobs have to finish. */
const SHUTDOWN_TIMEOUT_SECONDS = 20;

/**
 * Runs `close` once at SIGINT or SIGTERM and ends the process; a second signal, or a stop that takes too long, ends it
 * immediately. In both cases everything acknowledged is already in the database.
 */
export function closeOnSignal(close: () => Promise<void>, log: Log): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('stopping took too long');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_SECONDS * 1000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Prints in one Persian and one English line why the server does not start; an unexpected error also prints its stack
 * trace.
 */
export function exitWithError(error: unknown, log?: Log): never {
  if (error instanceof StartupError) {
    process.stderr.write(`${error.fa}\n${error.en}\n`);
    log?.debug({ err: error.cause }, 'start refused');
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exit(1);
}
