import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Deps } from '../../platform/deps.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { writePassword } from './account.repository.ts';
import { accountKey } from '../../platform/auth/account-name.ts';
import { attemptByName } from './login-attempt.service.ts';
import type { Origin } from './login.service.ts';
import { accountOfCode, codeExpired, confirmCode } from './one-time-code.service.ts';
import { checkNewPassword } from './new-password.service.ts';
import { notifyPasswordChanged } from './security-notification.service.ts';
import { endSessions } from './session.service.ts';

/** Sets a new password with a reset code, once, and ends every session of the account. @throws Nok, ValidationFailed */
export async function resetPassword(
  deps: Deps,
  body: { username: string; code: string; password: string },
  flow: string,
  origin: Origin,
): Promise<void> {
  const { securitySettings } = await settingsOf(deps).current();
  checkNewPassword(body.password, { field: 'password', secure: securitySettings.force_users_using_secure_password });
  const key = accountKey(body.username);
  await attemptByName(deps, body.username, origin.ip, async (_account, locked) => {
    const hash = await hashPassword(body.password);
    await confirmCode(deps, { purpose: 'reset', accountKey: key, flow }, body.code, async (trx, stored) => {
      if (locked) throw locked;
      if (stored.user_id === null) return;
      const account = accountOfCode(stored);
      if (!account || !(await writePassword(trx, account, hash, deps.clock.now()))) throw codeExpired();
      await notifyPasswordChanged(deps, trx, account.id, 'code');
      await audit(
        deps,
        trx,
        { caller: null, ip: origin.ip },
        { action: 'password.reset', object_type: 'user', object_id: account.id },
      );
      await endSessions(deps, trx, { userId: account.id, except: null });
    });
  });
}
