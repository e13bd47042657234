import { randomBytes } from 'node:crypto';
import { endSessions, findAccountId, replacePassword, notifyPasswordChanged } from '../modules/identity/public.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { startupErrors } from '../platform/config/messages.ts';
import type { Config } from '../platform/config/config.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { withTransaction } from '../platform/database/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import type { Log } from '../platform/logging/log.ts';
import { openPlatform } from '../startup/open-platform.ts';

/**
 * `npm run admin -- reset-password <user>`: for the case that neither mail nor SMS works. @throws StartupError for an
 * unknown user
 */
export async function resetPasswordCommand(config: Config, log: Log, name: string): Promise<string> {
  const platform = await openPlatform(config, log);
  const password = randomBytes(9).toString('base64url');
  try {
    await setPassword(platform.deps, name, password);
  } finally {
    await platform.close();
  }
  return `${name} / ${password}\nIt must be changed at the next login; every session has ended.`;
}

/**
 * Sets the password and ends every session; running nodes are notified with the commit, so that they close the sockets
 * immediately.
 */
export async function setPassword(deps: Deps, name: string, password: string): Promise<void> {
  const { db, clock } = deps;
  const hash = await hashPassword(password);
  await withTransaction(db, async (trx) => {
    const userId = await findAccountId(trx, name);
    if (userId === null) throw new StartupError(startupErrors.unknownUser(name));
    await replacePassword(trx, userId, hash, clock.now());
    await endSessions(deps, trx, { userId, except: null });
    await notifyPasswordChanged(deps, trx, userId, 'host');
  });
}
