import { z } from 'zod';
import { unix } from '../field.schema.ts';
import { CALENDAR_EVENT_MAX as MAX } from './calendar-event-lists.ts';

const DAY = 86_400;
/** A range of days of the calendar: a Jalali year at most, and the weeks at its edges (decisions 2.13, spec 7.32). */
export const calendarRange = z
  .strictObject({ start_date: unix, end_date: unix })
  .refine(({ start_date, end_date }) => end_date > start_date, { path: ['end_date'], params: { code: 'date' } })
  .refine(({ start_date, end_date }) => end_date - start_date <= MAX.rangeDays * DAY, {
    path: ['end_date'],
    params: { code: 'max', n: MAX.rangeDays },
  });
