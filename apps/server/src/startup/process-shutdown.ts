import type { Log } from '../platform/logging/log.ts';
import { StartupError } from '../platform/config/startup-error.ts';

/** Seconds that open requests and jobs have to finish. */
const SHUTDOWN_TIMEOUT_SECONDS = 20;
/**
 * Milliseconds in which several signals are one request: Ctrl+C reaches every process of the terminal, and npm and the
 * parent of `npm start` pass it on as well.
 */
const SAME_REQUEST = 1_000;

/** Ends the process in order and with this exit code; the first call decides. */
export type Shutdown = (exitCode: number, reason: Record<string, unknown>) => void;

/**
 * Makes the only way in which a running server ends: `close` runs once, within a time limit. However it ends,
 * everything acknowledged is already in the database.
 */
export function createShutdown(close: () => Promise<void>, log: Log): Shutdown {
  let stopping = false;
  return (exitCode, reason) => {
    if (stopping) return;
    stopping = true;
    log.info(reason, 'stopping');
    setTimeout(() => {
      log.warn('stopping took too long');
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_SECONDS * 1000).unref();
    close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
}

/** Shuts down at SIGINT, SIGTERM or SIGHUP; a later second signal ends the process immediately. */
export function shutDownOnSignal(shutdown: Shutdown): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (first !== undefined && performance.now() - first > SAME_REQUEST) process.exit(1);
      first ??= performance.now();
      shutdown(0, { signal });
    });
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
