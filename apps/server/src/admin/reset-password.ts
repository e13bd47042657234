import { randomBytes } from 'node:crypto';
import { tellPasswordChanged } from '../modules/identity/public.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { refusals } from '../platform/config/messages.ts';
import type { Config } from '../platform/config/config.ts';
import { StartRefusal } from '../platform/config/refusal.ts';
import { withTransaction } from '../platform/database/transaction.ts';
import type { Log } from '../platform/logging/log.ts';
import { openPlatform } from '../starting/open-platform.ts';
import { findUser, replacePassword } from './admin.repository.ts';

/** `npm run admin -- reset-password <user>`: for the day when neither mail nor SMS works. @throws StartRefusal for an unknown user */
export async function resetPasswordCommand(config: Config, log: Log, name: string): Promise<string> {
  const platform = await openPlatform(config, log);
  const password = randomBytes(9).toString('base64url');
  try {
    await withTransaction(platform.deps.db, async (trx) => {
      const user = await findUser(trx, name);
      if (!user) throw new StartRefusal(refusals.unknownUser(name));
      await replacePassword(trx, user.id, await hashPassword(password), platform.deps.clock.now());
      await tellPasswordChanged(platform.deps, trx, user.id, 'host');
    });
  } finally {
    await platform.close();
  }
  return `${name} / ${password}\nIt must be changed at the next login; every session has ended.`;
}
