// `npm start`: from a fresh clone to a running product. Builds the front end when it is missing or stale, fills the demo
// company into a new database (`-- --empty`: makes the first full admin instead), and prints where to look.
import { parseArgs } from 'node:util';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { startupMessage, type DemoLogin } from './startup/startup-message.ts';
import { seedDemoCompany } from './startup/seed-demo-company.ts';
import { assertDemoNotExposed } from './startup/demo-exposure-check.ts';
import { createFirstAdmin, type FirstAdmin } from './startup/first-admin.ts';
import { ensureFrontEndBuilt } from './startup/build-front-end.ts';
import { closeOnSignal, exitWithError } from './startup/process-shutdown.ts';
import { startServer } from './startup/start-server.ts';

const USAGE = 'npm start [-- --empty]   (settings: PORT, HOST, DATA_DIR, DATABASE_URL, … see README)\n';

async function start(empty: boolean): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  // the terminal is for people here: everything below a warning stays away unless it is asked for
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: config.role });
  // a worker answers no pages and leaves the first data to a node that does
  const answers = config.role !== 'worker';
  const built = answers ? ensureFrontEndBuilt() : Promise.resolve();
  built.catch(() => {});
  let admin: FirstAdmin | null = null;
  let logins: readonly DemoLogin[] = [];
  const server = await startServer(config, log, async (platform) => {
    for (const { fa, en } of platform.database.notices) process.stdout.write(`${fa}\n${en}\n`);
    if (!answers) return;
    if (empty) admin = await createFirstAdmin(platform);
    else logins = await seedDemoCompany(platform);
    await assertDemoNotExposed(platform);
    await built;
  });
  closeOnSignal(server.close, log);
  process.stdout.write(startupMessage(server.address, process.uptime(), logins, admin));
}

try {
  const { values } = parseArgs({
    options: { empty: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(USAGE);
  else await start(values.empty);
} catch (error) {
  if ((error as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  exitWithError(error);
}
