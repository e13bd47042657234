import { getDisplayZone, jalaliYearRange } from '@hamyar/dayjs-jalali';

/** A Jalali year, as the calls of lists take it (spec 7.32). */
export const yearRange = (year: number) => {
  const { start, end } = jalaliYearRange(year, getDisplayZone());
  return { start_date: start, end_date: end };
};
