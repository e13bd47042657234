import { toIsoDate, endOfDay } from './expiry-date.ts';

describe('the last day of an account or contract', () => {
  it('[3.13] is valid until the end of the day in the business time zone', () => {
    // 1405/08/29 ends at 20:29:59 UTC
    expect(endOfDay('2026-11-20')).toBe(Date.UTC(2026, 10, 20, 20, 29, 59) / 1000);
    expect(toIsoDate(endOfDay('2026-11-20'))).toBe('2026-11-20');
    expect(toIsoDate(Date.UTC(2026, 10, 20, 20, 30, 0) / 1000)).toBe('2026-11-21');
    expect([toIsoDate(null), endOfDay(null)]).toEqual([null, null]);
  });
});
