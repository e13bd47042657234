import { readConfig } from '../platform/config/config.ts';
import { createLog, type Log } from '../platform/logging/log.ts';
import { progressLine, startupMessage, type DemoLogin } from './startup-message.ts';
import { seedDemoCompany } from './seed-demo-company.ts';
import { assertDemoNotExposed } from './demo-exposure-check.ts';
import { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
import { guardProcess } from './process-guard.ts';
import { startServer, type RunningServer, type ServerOptions } from './start-server.ts';

/** Options of a start. */
export interface ProductStart extends ServerOptions {
  /** Create the first full admin in a new database instead of the demo company. */
  empty: boolean;
  /** Builds the front end, in parallel with opening the database; the server listens only after it has ended. */
  prepare?: () => Promise<void>;
  /** `performance.now()` when the start was asked for; that of the process by default. */
  since?: number;
  /** Called with the server when the product listens. */
  listening?: (server: RunningServer, log: Log) => void;
}

/** Starts the product in this process and prints its address. @throws StartupError */
export async function startProduct({ empty, prepare, since = 0, listening, ...options }: ProductStart): Promise<void> {
  const seconds = () => (performance.now() - since) / 1000;
  const say = (line: string) => process.stdout.write(progressLine(line, seconds()));
  const config = readConfig(process.env, process.cwd());
  // people read this terminal, so only warnings and errors are logged unless LOG_LEVEL is set
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: config.role });
  // a worker serves no pages, and leaves loading the first data to a web node
  const answers = config.role !== 'worker';
  const prepared = answers ? (prepare?.() ?? Promise.resolve()) : Promise.resolve();
  prepared.catch(() => {});
  let admin: FirstAdmin | null = null;
  let logins: readonly DemoLogin[] = [];
  say('opening the database');
  const server = await startServer(
    config,
    log,
    async (platform) => {
      for (const { fa, en } of platform.database.notices) process.stdout.write(`${fa}\n${en}\n`);
      if (!answers) return;
      if (empty) admin = await createFirstAdmin(platform);
      else logins = await seedDemoCompany(platform, () => say('loading the demo company'));
      await assertDemoNotExposed(platform);
      await prepared;
    },
    options,
  );
  guardProcess(server, log);
  process.stdout.write(startupMessage(server.address, seconds(), logins, admin));
  if (answers) listening?.(server, log);
}
