import type { SessionUser } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, type NotFound } from '../../platform/http/app-errors.ts';
import { auditInOwnTransaction } from '../logs/public.ts';
import { licenseOf } from '../license/public.ts';
import { recordLogin } from './account.repository.ts';
import type { AccountRef } from './account.rules.ts';
import { mayLogIn } from './current-user.rules.ts';
import { attemptByName } from './login-attempt.service.ts';
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
  const account = await attemptByName(deps, input.username, origin.ip, async (found, locked) => {
    const right = await verifyPassword(locked ? null : (found?.password_hash ?? null), input.password);
    if (found && right) return found;
    await auditInOwnTransaction(
      deps,
      { caller: null, ip: origin.ip },
      {
        action: 'login.failed',
        object_type: 'user',
        object_id: found?.id ?? null,
        object_name: found ? null : 'unknown',
      },
    );
    throw new Nok('CREDENTIALS_WRONG', undefined, messages.credentialsWrong);
  });
  return openSessionFor(deps, account, origin, new Nok('CREDENTIALS_WRONG', undefined, messages.credentialsWrong));
}

/**
 * Opens a session for an authenticated person. @throws Nok CREDENTIALS_WRONG when they may not log in; `outdated` when
 * the credentials they were authenticated by have changed meanwhile
 */
export async function openSessionFor(
  deps: Deps,
  account: AccountRef,
  origin: Origin,
  outdated: Nok | NotFound,
): Promise<OpenedSession> {
  const userId = account.id;
  const user = await loadUser(deps, userId);
  if (!user || !mayLogIn(user)) throw new Nok('CREDENTIALS_WRONG', undefined, messages.accountInactive);
  const opened = await openSession(deps, account, origin);
  if (!opened) throw outdated;
  const { token, sessionId } = opened;
  await recordLogin(deps.db, userId, deps.clock.now());
  const device = await registerDevice(deps, userId, origin);
  await auditInOwnTransaction(
    deps,
    { caller: user, ip: origin.ip },
    { action: 'login', object_type: 'session', object_id: sessionId },
  );
  return { token, sessionId, user, device, onWire: toSessionUser(user, await licenseOf(deps).current()) };
}
