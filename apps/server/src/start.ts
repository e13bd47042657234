// `npm start`: from a fresh clone to a running product. Builds the front end when it is missing or stale, fills the demo
// company into a new database (`-- --empty`: makes the first full admin instead), and prints where to look.
import { parseArgs } from 'node:util';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { announce, type DemoLogin } from './starting/announce.ts';
import { offerDemoCompany } from './starting/demo-company.ts';
import { refuseExposedDemo } from './starting/exposed-demo.ts';
import { offerFirstAdmin, type FirstAdmin } from './starting/first-admin.ts';
import { ensureFrontEnd } from './starting/front-end.ts';
import { closeOnSignal, reportRefusal } from './starting/run-until-signal.ts';
import { startServer } from './starting/start-server.ts';

const USAGE = 'npm start [-- --empty]   (settings: PORT, HOST, DATA_DIR, DATABASE_URL, … see README)\n';

async function start(empty: boolean): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  // the terminal is for people here: everything below a warning stays away unless it is asked for
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: config.role });
  // a worker answers no pages and leaves the first data to a node that does
  const answers = config.role !== 'worker';
  const built = answers ? ensureFrontEnd() : Promise.resolve();
  built.catch(() => {});
  let admin: FirstAdmin | null = null;
  let logins: readonly DemoLogin[] = [];
  const server = await startServer(config, log, async (platform) => {
    for (const { fa, en } of platform.database.notices) process.stdout.write(`${fa}\n${en}\n`);
    if (!answers) return;
    if (empty) admin = await offerFirstAdmin(platform);
    else logins = await offerDemoCompany(platform);
    await refuseExposedDemo(platform);
    await built;
  });
  closeOnSignal(server.close, log);
  process.stdout.write(announce(server.address, process.uptime(), logins, admin));
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
  reportRefusal(error);
}
