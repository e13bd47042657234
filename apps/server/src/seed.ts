// `npm run seed -- --tickets 1000000`: fills an empty database with a large company, for measurements.
import { parseArgs } from 'node:util';
import { loadBulk } from '../seeds/load-bulk.ts';
import { anchorOf } from '../seeds/load.ts';
import { DEMO_PASSWORD } from '../seeds/logins.ts';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { openPlatform } from './startup/open-platform.ts';
import { exitWithError } from './startup/process-shutdown.ts';

const USAGE = `npm run seed -- --tickets <n> [--contents <n> | --complete]

Fills an empty database (DATA_DIR or DATABASE_URL) with n tickets of three contents each, or of as many as --contents says;
--complete writes whole conversations.
A run that is broken off leaves a database without its indexes: remove it and start again.
Staff and customers grow with the tickets up to 200 and 20,000. Everybody's password is ${DEMO_PASSWORD}.
`;

async function seed(tickets: number, contents: 'complete' | number): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: 'seed' });
  const platform = await openPlatform(config, log);
  try {
    const done = await loadBulk(platform.deps, {
      tickets,
      contents,
      anchorDay: anchorOf(platform.deps.clock.unix()),
      onProgress: (line) => process.stdout.write(`${line}\n`),
    });
    if (!done) process.stderr.write('The database holds people already; name an empty DATA_DIR or DATABASE_URL.\n');
    return done ? 0 : 1;
  } finally {
    await platform.close();
  }
}

try {
  const { values } = parseArgs({
    options: {
      tickets: { type: 'string', default: '' },
      contents: { type: 'string', default: '3' },
      complete: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const tickets = Number(values.tickets);
  const contents = values.complete ? 'complete' : Number(values.contents);
  const valid =
    Number.isInteger(tickets) &&
    tickets > 0 &&
    (contents === 'complete' || (Number.isInteger(contents) && contents > 1));
  if (!valid || values.help) process[values.help ? 'stdout' : 'stderr'].write(USAGE);
  process.exitCode = values.help ? 0 : valid ? await seed(tickets, contents) : 2;
} catch (error) {
  if (!String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')) exitWithError(error);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
