// `npm run seed -- --tickets 1000000`: fills an empty database with a large company, for measurements.
import { parseArgs } from 'node:util';
import { loadBulk } from '../seeds/load-bulk.ts';
import { anchorOf } from '../seeds/load.ts';
import { DEMO_PASSWORD } from '../seeds/logins.ts';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { openPlatform } from './startup/open-platform.ts';
import { exitWithError } from './startup/process-shutdown.ts';

const USAGE = `npm run seed -- --tickets <n> [--complete]

Fills an empty database (DATA_DIR or DATABASE_URL) with n tickets of three contents each; --complete writes whole conversations.
A run that is broken off leaves a database without its indexes: remove it and start again.
Staff and customers grow with the tickets up to 200 and 20,000. Everybody's password is ${DEMO_PASSWORD}.
`;

async function seed(tickets: number, conversations: boolean): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: 'seed' });
  const platform = await openPlatform(config, log);
  try {
    const done = await loadBulk(platform.deps, {
      tickets,
      fullConversations: conversations,
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
      complete: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const tickets = Number(values.tickets);
  const valid = Number.isInteger(tickets) && tickets > 0;
  if (!valid || values.help) process[values.help ? 'stdout' : 'stderr'].write(USAGE);
  process.exitCode = values.help ? 0 : valid ? await seed(tickets, values.complete) : 2;
} catch (error) {
  if (!String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')) exitWithError(error);
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
