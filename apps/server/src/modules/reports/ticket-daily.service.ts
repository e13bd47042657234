import { wallClock } from '@hamyar/dayjs-jalali';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  coveredUntil,
  incompleteDays,
  firstDay,
  forgetRollup,
  lockRollup,
  rollUpDays,
  setCovered,
  consumeChanges,
} from './ticket-daily.repository.ts';

type RollupDeps = Pick<Deps, 'db' | 'clock'>;

/** Days that one transaction counts: a month of a large desk takes less than a second. */
const DAYS_PER_TRANSACTION = 31;
/** Notes of changes that one transaction takes. */
const CHANGES_PER_TRANSACTION = 5_000;

/**
 * Rolls up the days that are over and those that have changed since (docs/adr/0059). Today is always counted from the
 * tickets. What is not done yet is counted from them too, so that it may be interrupted anywhere.
 */
export async function refreshRollup(deps: RollupDeps, zone: string, wait = false): Promise<void> {
  const yesterday = wallClock(deps.clock.unix(), zone).day - 1;
  for (let more = true; more; )
    more = await withTransaction(deps.db, async (trx) => {
      if (!(await lockRollup(trx, wait))) return false;
      const covered = await coveredUntil(trx, zone);
      if (covered === null) return startRollup(trx, zone, yesterday);
      const { notes, days } = await consumeChanges(trx, zone, CHANGES_PER_TRANSACTION);
      const stale = days.filter((day) => day <= covered);
      for (let at = 0; at < stale.length; at += DAYS_PER_TRANSACTION)
        await rollUpDays(trx, zone, stale.slice(at, at + DAYS_PER_TRANSACTION));
      const incomplete = await incompleteDays(trx, covered, DAYS_PER_TRANSACTION);
      await rollUpDays(trx, zone, incomplete);
      const until = Math.min(yesterday, covered + DAYS_PER_TRANSACTION);
      if (until > covered) {
        await rollUpDays(trx, zone, daysBetween(covered + 1, until));
        await setCovered(trx, zone, until);
      }
      return notes === CHANGES_PER_TRANSACTION || incomplete.length === DAYS_PER_TRANSACTION || until < yesterday;
    });
}

/** Begins before the first ticket, where nothing is to be counted. */
async function startRollup(trx: Parameters<typeof forgetRollup>[0], zone: string, yesterday: number): Promise<boolean> {
  await forgetRollup(trx);
  const first = await firstDay(trx, zone);
  const covered = first === null ? yesterday : Math.min(first - 1, yesterday);
  await setCovered(trx, zone, covered);
  return covered < yesterday;
}

const daysBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Makes the whole rollup anew; reports stay right meanwhile. @returns the number of its days */
export async function rebuildRollup(deps: RollupDeps, zone: string): Promise<number> {
  await withTransaction(deps.db, async (trx) => {
    await lockRollup(trx, true);
    await forgetRollup(trx);
  });
  await refreshRollup(deps, zone, true);
  const [first, covered] = [await firstDay(deps.db, zone), await coveredUntil(deps.db, zone)];
  return first === null || covered === null ? 0 : Math.max(0, covered - first + 1);
}
