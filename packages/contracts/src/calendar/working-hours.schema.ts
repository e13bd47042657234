import { z } from 'zod';
import { WORKING_SHIFT_MAX as MAX } from './calendar-event-lists.ts';

/** A time of day `HH:mm` at which something begins. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A time of day `HH:mm` at which something ends; 24:00 is the end of the day. */
export const closingTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** The working hours of a week: the intervals of its seven days, Saturday first. */
export const workingWeek = z
  .array(z.array(z.strictObject({ from: clockTime, to: closingTime })).max(MAX.intervals))
  .length(7);
