import { civilClock } from './civil-clock.ts';

describe('the civil clock of a zone', () => {
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
});
