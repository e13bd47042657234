import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { audit } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { writePassword } from './account.repository.ts';
import { accountKey } from '../../platform/auth/account-name.ts';
import { beginAttempt } from './login-attempt.service.ts';
import type { Origin } from './login.service.ts';
import { confirmCode } from './one-time-code.service.ts';
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
  const attempt = await beginAttempt(deps, key, origin.ip);
  const hash = await hashPassword(body.password);
  try {
    await confirmCode(deps, { purpose: 'reset', accountKey: key, flow }, body.code, async (trx, { user_id }) => {
      if (user_id === null) return;
      await writePassword(trx, user_id, hash, deps.clock.now());
      await notifyPasswordChanged(deps, trx, user_id, 'code');
      await audit(
        deps,
        trx,
        { caller: null, ip: origin.ip },
        { action: 'password.reset', object_type: 'user', object_id: user_id },
      );
      await endSessions(deps, trx, { userId: user_id, except: null });
    });
    await attempt.succeeded();
  } catch (error) {
    if (error instanceof Nok) await attempt.failed();
    throw error;
  }
}
