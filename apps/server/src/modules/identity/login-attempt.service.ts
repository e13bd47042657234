import { setTimeout as pause } from 'node:timers/promises';
import { accountKey, readAccountName } from '../../platform/auth/account-name.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, TooManyRequests, ValidationFailed } from '../../platform/http/app-errors.ts';
import { settingsOf } from '../settings/public.ts';
import { findAccount, type Account } from './account.repository.ts';
import { attemptKeys, networkOf, type AttemptKeys } from './account.rules.ts';
import { clearFailures, releaseFailure, reserveFailure, type Reservation } from './login-attempt.repository.ts';
import { messages } from './messages.ts';

type Needs = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock' | 'log'>;

/** Failures from which a whole network is blocked: mobile carriers put a city behind one address (decisions 2.9). */
const NET_LIMIT = 100;
/** Longest delay, in milliseconds, that failures from other networks cause for the account's owner. */
const MAX_DELAY = 2_000;

/**
 * Tries a secret, at most as often as the limits allow (decisions 2.9): the pair of account and /24 is locked after 8
 * failures for 10 minutes, a name alone is only slowed down, a /24 is blocked from 100 failures on.
 *
 * The failure is counted before `verify` runs and forgotten when it succeeds, so parallel attempts cannot pass the
 * limit. An error that is not about the secret takes it back.
 *
 * Who tries a name that is not locked, of an account that is locked under another name, must not learn that both are of
 * one account. `verify` then gets the refusal: it has to answer as for a wrong secret, and may throw the refusal only to
 * who has proven to be the owner.
 * @throws Nok ACCOUNT_LOCKED with `retry_after` in seconds, TooManyRequests; all that `verify` throws
 */
export async function withAttempt<T>(
  deps: Needs,
  keys: AttemptKeys,
  ip: string,
  verify: (locked: Nok | null) => Promise<T>,
): Promise<T> {
  const net = networkOf(ip);
  const { counted, locked } = await reserve(deps, keys, net);
  let result: T;
  try {
    result = await verify(locked);
  } catch (error) {
    if (!isWrongSecret(error))
      await releaseFailure(deps.db, counted, net).catch((failure: unknown) =>
        deps.log.warn({ err: failure }, 'a reserved attempt was not taken back'),
      );
    throw error;
  }
  await clearFailures(deps.db, counted, net);
  return result;
}

/**
 * {@link withAttempt} for the secret of a name, with the account that has it. The name is resolved always, so that it
 * takes the same time whether or not an account has it.
 */
export async function attemptByName<T>(
  deps: Needs,
  username: string,
  ip: string,
  verify: (account: Account | null, locked: Nok | null) => Promise<T>,
): Promise<T> {
  const name = readAccountName(username);
  const account = name ? await findAccount(deps.db, name) : null;
  const keys = attemptKeys.byName(accountKey(username), account?.id ?? null);
  return withAttempt(deps, keys, ip, (locked) => verify(account, locked));
}

/** Counts the attempt; returns the rows that counted it, and the refusal of an account that is locked by other names. */
async function reserve(
  deps: Needs,
  { name, account, own = false }: AttemptKeys,
  net: string,
): Promise<{ counted: string[]; locked: Nok | null }> {
  const {
    securitySettings: { lock_failures: limit, lock_minutes: minutes },
  } = await settingsOf(deps).current();
  const now = deps.clock.now();
  const window = minutes * 60_000;
  const reservation = await reserveFailure(
    deps.db,
    { name, account, net },
    {
      at: now,
      since: new Date(now.getTime() - window),
      limit,
      netLimit: NET_LIMIT,
      lockedUntil: new Date(now.getTime() + window),
    },
  );
  const lock = (until: Date | null) => lockedUntil(until ?? new Date(now.getTime() + window), now);
  if (!reservation.name_counted) throw refusalOf(reservation, now, { lock, minutes });
  const locked = account !== null && !reservation.account_counted ? lock(reservation.account_locked_until) : null;
  if (locked && own) throw locked;
  // by the typed name: a delay by the account would show which names belong together
  const excess = reservation.name_failures - limit + 1;
  if (excess > 0) await pause(Math.min(MAX_DELAY, 100 * excess));
  return { counted: account === null || locked ? [name] : [name, account], locked };
}

function refusalOf(
  { name_locked_until: until, net_failures: netFailures }: Reservation,
  now: Date,
  { lock, minutes }: { lock(until: Date | null): Nok; minutes: number },
): Error {
  const known = until !== null && until > now;
  // a lock that was set while this attempt waited for the row is not in what it read
  return known || netFailures < NET_LIMIT ? lock(known ? until : null) : new TooManyRequests(minutes * 60);
}

const lockedUntil = (until: Date, now: Date): Nok =>
  new Nok('ACCOUNT_LOCKED', { retry_after: Math.ceil((until.getTime() - now.getTime()) / 1000) }, messages.locked);

/** Whether the error says that the secret was wrong; any other error says nothing about it. */
function isWrongSecret(error: unknown): boolean {
  if (error instanceof Nok) return ['CREDENTIALS_WRONG', 'CODE_WRONG', 'CODE_EXPIRED'].includes(error.code);
  return error instanceof ValidationFailed && Boolean(error.errors?.some(({ code }) => code === 'PASSWORD_WRONG'));
}
