// `npm run admin -- <command>`: commands for the operator of the host.
import { backupCommand } from './admin/make-backup.ts';
import { rebuildReportsCommand } from './admin/rebuild-reports.ts';
import { resetPasswordCommand } from './admin/reset-password.ts';
import { restoreCommand } from './admin/restore-backup.ts';
import { readConfig } from './platform/config/config.ts';
import { createLog } from './platform/logging/log.ts';
import { exitWithError } from './startup/process-shutdown.ts';

const USAGE = `npm run admin -- backup [folder]          rows, files and secrets, also while the server runs
npm run admin -- restore <folder>         into an empty DATA_DIR or DATABASE_URL
npm run admin -- reset-password <user>    a new password, printed here
npm run admin -- rebuild-reports          what reports have counted of past days, anew

BACKUP_PASSPHRASE guards the secrets in a backup; without it, backup makes one and prints it.
`;

async function run(): Promise<string | null> {
  const [command, argument, ...rest] = process.argv.slice(2);
  if (rest.length > 0) return null;
  const config = readConfig(process.env, process.cwd());
  const log = createLog({ level: process.env.LOG_LEVEL ? config.logLevel : 'warn', role: 'admin' });
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  if (command === 'backup') return backupCommand(config, log, argument, passphrase);
  if (command === 'restore' && argument) return restoreCommand(config, log, argument, passphrase);
  if (command === 'reset-password' && argument) return resetPasswordCommand(config, log, argument);
  if (command === 'rebuild-reports' && !argument) return rebuildReportsCommand(config, log);
  return null;
}

try {
  const result = await run();
  process[result === null ? 'stderr' : 'stdout'].write(result === null ? USAGE : `${result}\n`);
  process.exit(result === null ? 2 : 0);
} catch (error) {
  exitWithError(error);
}
