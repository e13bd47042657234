import { randomBytes } from 'node:crypto';
import { SESSION_ENDED, notifyPasswordChanged } from '../modules/identity/public.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { startupErrors } from '../platform/config/messages.ts';
import type { Config } from '../platform/config/config.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { withTransaction } from '../platform/database/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import type { Log } from '../platform/logging/log.ts';
import { openPlatform } from '../startup/open-platform.ts';
import { findUser, replacePassword } from './admin.repository.ts';

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
 * Sets the password and informs the running nodes which sessions have ended, so that they close their sockets
 * immediately.
 */
export async function setPassword(deps: Deps, name: string, password: string): Promise<void> {
  const { db, clock, broker } = deps;
  const hash = await hashPassword(password);
  const ended = await withTransaction(db, async (trx) => {
    const user = await findUser(trx, name);
    if (!user) throw new StartupError(startupErrors.unknownUser(name));
    const open = await replacePassword(trx, user.id, hash, clock.now());
    await notifyPasswordChanged(deps, trx, user.id, 'host');
    return open;
  });
  await Promise.all(ended.map((id) => broker.publish(SESSION_ENDED, String(id))));
}
