import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { isJalaliLeap, JalaliDateError, jalaliFromEpochDay, weekdayOfEpochDay } from './index.ts';
import { assertInRange } from './calendar.ts';

interface EveryDay {
  zone: string;
  days: number;
  wrong: Record<string, number>;
  examples: Record<string, string>;
}

function everyDay(zone: string, ...args: number[]): EveryDay {
  const script = join(__dirname, '../test/every-day.ts');
  const out = execFileSync(process.execPath, ['--no-warnings', script, ...args.map(String)], {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  return JSON.parse(out) as EveryDay;
}

const DAYS = 107_016;
/** One in so many days that are no edge of a month and not next to a change of the clock; all of them in `npm run fuzz`. */
const SHARE = process.env.HAMYAR_FUZZ_SEED === undefined ? 16 : 1;
const PART = fc.readConfigureGlobal().seed! % SHARE;

describe('the Jalali calendar', () => {
  it('[0.1] agrees with Intl and the reference on every day of 1206 to 1498', () => {
    const { days, wrong, examples } = everyDay('UTC');
    expect({ days, wrong, examples }).toEqual({ days: DAYS, wrong: {}, examples: {} });
  });

  it.each(['UTC', 'Asia/Tehran', 'America/New_York'])(
    '[0.1] reads, writes and moves values of 1206 to 1498 in the calendar of their zone, under %s',
    (zone) => {
      const { zone: read, days, wrong, examples } = everyDay(zone, SHARE, PART);
      expect({ read, wrong, examples }).toEqual({ read: zone, wrong: {}, examples: {} });
      expect(days).toBeGreaterThan(SHARE === 1 ? DAYS - 1 : DAYS / 8);
    },
  );

  it('[decisions 2.0] has 1403 and 1408 as leap years, not 1404', () => {
    expect([1399, 1403, 1404, 1407, 1408].filter(isJalaliLeap)).toEqual([1399, 1403, 1408]);
  });

  it('knows the weekday of a day, Saturday first', () => {
    expect(weekdayOfEpochDay(Date.UTC(2026, 10, 20) / 86_400_000)).toBe(6);
    expect(weekdayOfEpochDay(-1)).toBe(4);
  });

  it('[8.17] refuses years outside the range in which it is verified', () => {
    expect(() => assertInRange(jalaliFromEpochDay(Date.UTC(2150, 0, 1) / 86_400_000))).toThrow(JalaliDateError);
  });
});
