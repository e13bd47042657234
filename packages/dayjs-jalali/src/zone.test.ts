import fc from 'fast-check';
import { civilClock, epochDayFromJalali, fromWall, toWall, wallClock, zonedStart } from './index.ts';

const DAY = 86_400_000;

/** Whether Intl shows this civil day from this moment on, and the day before until then. */
function begins(day: number, moment: number, civil: Intl.DateTimeFormat): boolean {
  const iso = (epochDay: number) => new Date(epochDay * DAY).toISOString().slice(0, 10);
  return civil.format(moment) === iso(day) && civil.format(moment - 1) === iso(day - 1);
}

describe('days and times of a zone', () => {
  it.each(['Asia/Tehran', 'America/New_York', 'Asia/Kabul', 'America/Sao_Paulo'])(
    '[decisions 2.0] starts every day of 1395 to 1412 where %s starts it, daylight time or not',
    (zone) => {
      const wrong: string[] = [];
      const civil = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      });
      for (let n = epochDayFromJalali(1395, 0, 1); n < epochDayFromJalali(1413, 0, 1); n += 1) {
        if (!begins(n, zonedStart(n, zone), civil)) wrong.push(new Date(n * DAY).toISOString());
      }
      expect(wrong).toEqual([]);
    },
  );
  it('shows the clock of every zone as Intl does, in whatever order moments are asked for, on days of a clock change too', () => {
    const zones = ['Asia/Tehran', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Monrovia', 'Pacific/Apia'];
    const utc = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'medium' });
    const clocks = new Map(
      zones.map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
      ]),
    );
    // around changes of the clocks in Tehran, in Monrovia (by 44½ minutes) and in Apia (by a day)
    const changes = [Date.UTC(2022, 8, 21, 19, 30), Date.UTC(1972, 0, 7, 0, 44, 30), Date.UTC(2011, 11, 30, 10)];
    const moment = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 86_400, max: 2 * 86_400 }))
      .map(([change, away]) => change / 1000 + away);
    fc.assert(
      fc.property(fc.constantFrom(...zones), moment, (zone, seconds) => {
        const { day, hour, minute, second } = wallClock(seconds, zone);
        expect(utc.format(day * DAY + ((hour * 60 + minute) * 60 + second) * 1000)).toBe(
          clocks.get(zone)!.format(seconds * 1000),
        );
      }),
      { numRuns: 500 },
    );
  });
  it('uses the first moment of a day that has no midnight', () => {
    const clock = wallClock(zonedStart(epochDayFromJalali(1401, 0, 1), 'Asia/Tehran') / 1000, 'Asia/Tehran');
    expect([clock.hour, clock.minute]).toEqual([0, 0]);
    const without = wallClock(zonedStart(epochDayFromJalali(1401, 0, 2), 'Asia/Tehran') / 1000, 'Asia/Tehran');
    expect([without.hour, without.minute]).toEqual([1, 0]);
  });
  it('[decisions 2.6] counts the minutes of a day over the end of daylight saving time in 2022', () => {
    const { dayOf, weekdayOf, momentOf } = civilClock('Asia/Tehran');
    const day = dayOf(Date.UTC(2022, 8, 21) / 1000);
    expect(weekdayOf(day)).toBe(4);
    expect(momentOf(day, 930)).toBe(Date.UTC(2022, 8, 21, 11) / 1000);
    // the hour before midnight comes twice
    expect(momentOf(day, 1380)).toBe(Date.UTC(2022, 8, 21, 18, 30) / 1000);
    expect(momentOf(day, 1440)).toBe(Date.UTC(2022, 8, 21, 20, 30) / 1000);
    expect(dayOf(momentOf(day, 1440) - 1)).toBe(day);
  });
  it('returns the moment that a picker showed', () => {
    const from = Date.UTC(2023, 0, 1) / 1000;
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: from + 86_400 * 3000 }),
        (seconds) => fromWall(toWall(seconds), 'Asia/Tehran') === seconds,
      ),
    );
  });
});
