import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { civilDate, idParams, plainText } from '../field.schema.ts';
import { OFF_DAY_KINDS, OFF_DAY_REPEATS, OFF_DAY_TITLE_MAX } from './calendar-event-lists.ts';
import { calendarRange } from './calendar-range.schema.ts';

/** A day on which nobody works. */
export const offDay = z.object({
  /** Null for an official holiday, which is computed. */
  id: z.number().nullable(),
  /** Gregorian `YYYY-MM-DD`. */
  date: z.string(),
  title: z.string(),
  kind: z.enum(OFF_DAY_KINDS),
  /** A lunar holiday: the new moon may move it by a day. */
  tentative: z.boolean(),
  /** The caller may delete it. */
  editable: z.boolean(),
});

export const offDayList = defineEndpoint({
  name: 'offDayList',
  method: 'GET',
  path: '/api/offDay',
  slice: 'calendar',
  access: 'employee',
  answer: 'list',
  summary: 'Official holidays and days off of the company and of the branch in a range, by date.',
  query: calendarRange,
  data: offDay,
});
export const offDayStore = defineEndpoint({
  name: 'offDayStore',
  method: 'POST',
  path: '/api/offDay',
  slice: 'calendar',
  access: 'employee',
  summary: 'Adds a day off: the full admin for the company, a branch admin for the branch.',
  body: z.strictObject({
    date: civilDate,
    title: plainText(OFF_DAY_TITLE_MAX, 1),
    repeat: z.enum(OFF_DAY_REPEATS).optional(),
  }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const offDayDelete = defineEndpoint({
  name: 'offDayDelete',
  method: 'DELETE',
  path: '/api/offDay/:id',
  slice: 'calendar',
  access: 'employee',
  summary: 'Deletes a day off: the full admin any, a branch admin those of the branch.',
  params: idParams,
});
