import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isJalaliLeap, JalaliDateError, jalaliFromEpochDay, weekdayOfEpochDay } from './index.ts';
import { assertInRange } from './calendar.ts';

describe('the Jalali calendar', () => {
  it.each(['UTC', 'Asia/Tehran', 'America/New_York'])(
    '[0.1] agrees with Intl and the reference on every day of 1206 to 1498 under %s',
    (zone) => {
      const script = join(__dirname, '../test/every-day.ts');
      const out = JSON.parse(
        execFileSync(process.execPath, ['--no-warnings', script], {
          env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
          encoding: 'utf8',
        }),
      ) as { zone: string; days: number; wrong: object; examples: object };
      expect(out).toMatchObject({ zone, days: 107_016, wrong: {}, examples: {} });
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
