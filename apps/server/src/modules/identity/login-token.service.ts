import { LOGIN_TOKEN_SECONDS } from '@hamyar/contracts';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok } from '../../platform/http/app-errors.ts';
import { findLoginToken, insertLoginToken, consumeLoginToken } from './login-token.repository.ts';
import { openSessionFor, type OpenedSession, type Origin } from './login.service.ts';
import { messages } from './messages.ts';

/** Creates a token that opens one session of this person within 60 seconds (spec 7.4, decisions 2.9). */
export async function issueLoginToken(deps: Deps, userId: number): Promise<string> {
  const token = newToken();
  await insertLoginToken(deps.db, {
    hash: hashToken(token),
    userId,
    expiresAt: new Date(deps.clock.now().getTime() + LOGIN_TOKEN_SECONDS * 1000),
  });
  return token;
}

/** The person of a token, without using it up; null when the token is invalid. */
export async function ownerOfLoginToken(deps: Deps, token: string): Promise<number | null> {
  return isToken(token) ? findLoginToken(deps.db, hashToken(token), deps.clock.now()) : null;
}

/** Exchanges a token for a session, once. @throws Nok CREDENTIALS_WRONG */
export async function loginByToken(deps: Deps, token: string, origin: Origin): Promise<OpenedSession> {
  const userId = isToken(token) ? await consumeLoginToken(deps.db, hashToken(token), deps.clock.now()) : null;
  if (userId === null) throw new Nok('CREDENTIALS_WRONG', undefined, messages.linkInvalid);
  return openSessionFor(deps, userId, origin);
}
