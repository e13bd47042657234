import type { Authenticated, Credential, CurrentUser } from '../../platform/auth/current-user.ts';
import { hashToken, isToken, newToken } from '../../platform/auth/tokens.ts';
import type { Db } from '../../platform/database/pool.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { settingsOf } from '../settings/public.ts';
import { raiseCredentialEpoch } from '../users/public.ts';
import type { AccountRef } from './account.rules.ts';
import { deleteLoginTokens } from './login-token.repository.ts';
import { expiryOf, mayLogIn, toCurrentUser } from './current-user.rules.ts';
import {
  findPeople,
  findPerson,
  findSession,
  insertSession,
  readSessionStates,
  revokeSession,
  revokeSessions,
  touchSession,
} from './session.repository.ts';

type Needs = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock' | 'log'>;

/** Seconds that a customer's session may be idle; for staff the setting decides (decisions 2.0, 2.23). */
const CUSTOMER_IDLE = 30 * 86_400;
/** Minimum milliseconds between two updates of a session's last use. */
const TOUCH_EVERY = 60_000;

/** Topic with ended sessions, so that their sockets close: `session id` or `user:id`. */
export const SESSION_ENDED = 'session.ended';

/**
 * The person of a token, or null: unknown, revoked, idle for too long, deactivated, or an expired employee. One
 * statement; at most once a minute per session a second one, which the request does not wait for.
 */
export async function authenticate(deps: Needs, token: string, via: Credential): Promise<Authenticated | null> {
  if (!isToken(token)) return null;
  const { db, clock, log } = deps;
  const row = await findSession(db, hashToken(token));
  if (!row) return null;
  const now = clock.now();
  const user = toCurrentUser(row, now);
  if (!mayLogIn(user) || now.getTime() - row.session_last_seen_at.getTime() > (await idleLimit(deps, user)))
    return null;
  if (now.getTime() - row.session_last_seen_at.getTime() > TOUCH_EVERY) {
    touchSession(db, row.session_id, now).catch((error: unknown) => log.warn({ err: error }, 'session use not noted'));
  }
  return { user, session: { id: row.session_id, via } };
}

/**
 * Returns the sessions that are still open, each with whether its account has expired. Sessions and accounts can also
 * end by time, without an event (decisions 2.0, 2.1).
 */
export async function filterOpenSessions(
  deps: Needs,
  ids: readonly number[],
): Promise<Map<number, { expired: boolean }>> {
  const now = deps.clock.now();
  const limits = {
    staff: await idleLimit(deps, { employee: true }),
    customer: await idleLimit(deps, { employee: false }),
  };
  const open = (await readSessionStates(deps.db, ids)).flatMap((state) => {
    const expireAt = expiryOf(state);
    const expired = expireAt !== null && expireAt <= now;
    const rested = now.getTime() - state.last_seen_at.getTime() > (state.employee ? limits.staff : limits.customer);
    return rested || !mayLogIn({ ...state, expired }) ? [] : [[state.id, { expired }] as const];
  });
  return new Map(open);
}

/** Milliseconds that this person's session may be idle. */
export async function idleLimit(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  user: Pick<CurrentUser, 'employee'>,
): Promise<number> {
  if (!user.employee) return CUSTOMER_IDLE * 1000;
  const { securitySettings } = await settingsOf(deps).current();
  return securitySettings.staff_session_hours * 3_600_000;
}

/** Loads a person for work without a session (a socket's check, a background notification). */
export async function loadUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  db: Db = deps.db,
): Promise<CurrentUser | null> {
  const row = await findPerson(db, userId);
  return row ? toCurrentUser(row, deps.clock.now()) : null;
}

/** Loads several people, for notifications. */
export async function loadUsers(
  deps: Pick<Deps, 'db' | 'clock'>,
  userIds: readonly number[],
  db: Db = deps.db,
): Promise<CurrentUser[]> {
  const now = deps.clock.now();
  return (await findPeople(db, userIds)).map((row) => toCurrentUser(row, now));
}

/**
 * Opens a session and returns its token, which is not available later; null when the account's credentials are no longer
 * those that were verified.
 */
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  account: AccountRef,
  from: { ip: string; userAgent: string },
  db: Db = deps.db,
): Promise<{ token: string; sessionId: number } | null> {
  const token = newToken();
  const sessionId = await insertSession(db, {
    tokenHash: hashToken(token),
    account,
    ip: from.ip,
    userAgent: from.userAgent,
    at: deps.clock.now(),
  });
  return sessionId === null ? null : { token, sessionId };
}

/**
 * Ends one session of a person, or all but one, with the login tokens that they asked for; after the commit every node
 * closes their sockets. The end of all raises the credential epoch: what was allowed before and is not finished yet, such
 * as a login or a code, is refused too.
 */
export async function endSessions(
  { clock, broker }: Pick<Deps, 'clock' | 'broker'>,
  trx: Trx,
  which: { id: number; userId: number } | { userId: number; except: number | null },
): Promise<number> {
  if (!('id' in which)) await raiseCredentialEpoch(trx, which.userId);
  const ended =
    'id' in which ? await revokeSession(trx, which, clock.now()) : await revokeSessions(trx, which, clock.now());
  if (ended.length > 0) await deleteLoginTokens(trx, ended);
  for (const id of ended) await broker.publishOnCommit(trx, SESSION_ENDED, String(id));
  return ended.length;
}
