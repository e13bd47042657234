import { readConfig } from '../platform/config/config.ts';
import { createLog } from '../platform/logging/log.ts';
import { startupMessage, type DemoLogin } from './startup-message.ts';
import { seedDemoCompany } from './seed-demo-company.ts';
import { assertDemoNotExposed } from './demo-exposure-check.ts';
import { createFirstAdmin, type FirstAdmin } from './first-admin.ts';
import { closeOnSignal } from './process-shutdown.ts';
import { startServer, type ServerOptions } from './start-server.ts';

/** A way to start. */
export interface ProductStart extends ServerOptions {
  /** No demo company in a new database: makes the first full admin instead. */
  empty: boolean;
  /** Makes the pages; runs beside the opening of the database and ends before anyone is answered. */
  prepare?: () => Promise<void>;
  /** Runs once the product answers. */
  listening?: () => void;
}

/** Starts the product in this process and prints where to look. @throws StartupError */
export async function startProduct({ empty, prepare, listening, ...options }: ProductStart): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  // the terminal is for people here: everything below a warning stays away unless it is asked for
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: config.role });
  // a worker answers no pages and leaves the first data to a node that does
  const answers = config.role !== 'worker';
  const prepared = answers ? (prepare?.() ?? Promise.resolve()) : Promise.resolve();
  prepared.catch(() => {});
  let admin: FirstAdmin | null = null;
  let logins: readonly DemoLogin[] = [];
  const server = await startServer(
    config,
    log,
    async (platform) => {
      for (const { fa, en } of platform.database.notices) process.stdout.write(`${fa}\n${en}\n`);
      if (!answers) return;
      if (empty) admin = await createFirstAdmin(platform);
      else logins = await seedDemoCompany(platform);
      await assertDemoNotExposed(platform);
      await prepared;
    },
    options,
  );
  closeOnSignal(server.close, log);
  process.stdout.write(startupMessage(server.address, process.uptime(), logins, admin));
  if (answers) listening?.();
}
