import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { Nok, TooManyRequests } from '../../platform/http/app-errors.ts';
import { settingsOf } from '../settings/public.ts';
import { networkOf } from './account.rules.ts';
import { addFailure, clearFailures, readAttempts } from './login-attempt.repository.ts';
import { messages } from './messages.ts';

type Needs = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>;

/** Failures from which a whole network is blocked: mobile carriers put a city behind one address (decisions 2.9). */
const NET_LIMIT = 100;
/** Longest delay, in milliseconds, that failures from other networks cause for the account's owner. */
const MAX_DELAY = 2_000;

/** One authentication attempt, from its check to its result. */
export interface Attempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Checks whether a login may be tried for an account from an address now (decisions 2.9): the pair of account and /24
 * is locked after 8 failures for 10 minutes, the account alone is only slowed down, a /24 is blocked from 100 failures
 * on. It does not use whether the account exists, so the result is the same for both.
 * @throws Nok ACCOUNT_LOCKED with `retry_after` in seconds, TooManyRequests
 */
export async function beginAttempt(deps: Needs, accountKey: string, ip: string): Promise<Attempt> {
  const { db, clock } = deps;
  const {
    securitySettings: { lock_failures: limit, lock_minutes: minutes },
  } = await settingsOf(deps).current();
  const now = clock.now();
  const window = minutes * 60_000;
  const since = new Date(now.getTime() - window);
  const net = networkOf(ip);
  const reading = await readAttempts(db, accountKey, net, since);
  if (reading.lockedUntil && reading.lockedUntil > now) {
    throw new Nok(
      'ACCOUNT_LOCKED',
      { retry_after: Math.ceil((reading.lockedUntil.getTime() - now.getTime()) / 1000) },
      messages.locked,
    );
  }
  if (reading.netFailures >= NET_LIMIT) throw new TooManyRequests(minutes * 60);
  if (reading.accountFailures >= limit) await pause(Math.min(MAX_DELAY, 100 * (reading.accountFailures - limit + 1)));
  return {
    async failed() {
      await addFailure(db, accountKey, net, {
        at: clock.now(),
        since,
        limit,
        lockedUntil: new Date(clock.now().getTime() + window),
      });
    },
    async succeeded() {
      await clearFailures(db, accountKey, net);
    },
  };
}
