import type { SessionUser } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { auditInOwnTransaction } from '../logs/public.ts';
import { licenseOf } from '../license/public.ts';
import { findAccount, recordLogin } from './account.repository.ts';
import { accountKey, readAccountName } from '../../platform/auth/account-name.ts';
import { mayLogIn } from './current-user.rules.ts';
import { beginAttempt } from './login-attempt.service.ts';
import { messages } from './messages.ts';
import { toSessionUser } from './session-user.presenter.ts';
import { registerDevice } from './security-notification.service.ts';
import { loadUser, openSession } from './session.service.ts';

/** The source of a login. */
export interface Origin {
  ip: string;
  userAgent: string;
  /** Token that identifies the browser; none on its first visit. */ device?: string | undefined;
}

/** An open session and its person; only this result contains the token. */
export interface OpenedSession {
  token: string;
  sessionId: number;
  user: CurrentUser;
  onWire: SessionUser /** stored by the browser */;
  device: string;
}

/**
 * Opens a session with a password. An unknown account, a wrong password and an account without one take the same time
 * and get the same response (decisions 2.9).
 * @throws Nok CREDENTIALS_WRONG, Nok ACCOUNT_LOCKED
 */
export async function loginByPassword(
  deps: Deps,
  input: { username: string; password: string },
  origin: Origin,
): Promise<OpenedSession> {
  const attempt = await beginAttempt(deps, accountKey(input.username), origin.ip);
  const name = readAccountName(input.username);
  const account = name ? await findAccount(deps.db, name) : null;
  const right = await verifyPassword(account?.password_hash ?? null, input.password);
  if (!account || !right) {
    await attempt.failed();
    await auditInOwnTransaction(
      deps,
      { caller: null, ip: origin.ip },
      {
        action: 'login.failed',
        object_type: 'user',
        object_id: account?.id ?? null,
        object_name: account ? null : 'unknown',
      },
    );
    throw new Nok('CREDENTIALS_WRONG', undefined, messages.credentialsWrong);
  }
  await attempt.succeeded();
  return openSessionFor(deps, account.id, origin);
}

/** Opens a session for an authenticated person. @throws Nok CREDENTIALS_WRONG when they may not log in. */
export async function openSessionFor(deps: Deps, userId: number, origin: Origin): Promise<OpenedSession> {
  const user = await loadUser(deps, userId);
  if (!user || !mayLogIn(user)) throw new Nok('CREDENTIALS_WRONG', undefined, messages.accountInactive);
  const { token, sessionId } = await openSession(deps, userId, origin);
  await recordLogin(deps.db, userId, deps.clock.now());
  const device = await registerDevice(deps, userId, origin);
  await auditInOwnTransaction(
    deps,
    { caller: user, ip: origin.ip },
    { action: 'login', object_type: 'session', object_id: sessionId },
  );
  return { token, sessionId, user, device, onWire: toSessionUser(user, await licenseOf(deps).current()) };
}
