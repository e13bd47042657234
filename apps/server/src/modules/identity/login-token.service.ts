import { LOGIN_TOKEN_SECONDS } from '@hamyar/contracts';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import type { CurrentSession } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, Unauthenticated } from '../../platform/http/app-errors.ts';
import { findLoginToken, insertLoginToken, consumeLoginToken } from './login-token.repository.ts';
import { openSessionFor, type OpenedSession, type Origin } from './login.service.ts';
import { messages } from './messages.ts';

/**
 * Creates a token that opens one session of the same person within 60 seconds, while this one is open and the person's
 * credentials stay (spec 7.4, decisions 2.9). @throws Unauthenticated when the session has just ended
 */
export async function issueLoginToken(deps: Deps, session: CurrentSession | null): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + LOGIN_TOKEN_SECONDS * 1000);
  const stored =
    session !== null && (await insertLoginToken(deps.db, { hash: hashToken(token), sessionId: session.id, expiresAt }));
  if (!stored) throw new Unauthenticated();
  return token;
}

/** The person of a token, without using it up; null when the token is invalid. */
export async function ownerOfLoginToken(deps: Deps, token: string): Promise<number | null> {
  return isToken(token) ? findLoginToken(deps.db, hashToken(token), deps.clock.now()) : null;
}

/** Exchanges a token for a session, once. @throws Nok CREDENTIALS_WRONG */
export async function loginByToken(deps: Deps, token: string, origin: Origin): Promise<OpenedSession> {
  const account = isToken(token) ? await consumeLoginToken(deps.db, hashToken(token), deps.clock.now()) : null;
  const invalid = new Nok('CREDENTIALS_WRONG', undefined, messages.linkInvalid);
  if (account === null) throw invalid;
  return openSessionFor(deps, account, origin, invalid);
}
