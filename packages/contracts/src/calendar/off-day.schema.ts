import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { branchId, civilDate, idParams, plainText } from '../field.schema.ts';
import { OFF_DAY_BRANCHES_MAX, OFF_DAY_KINDS, OFF_DAY_REPEATS, OFF_DAY_TITLE_MAX } from './calendar-event-lists.ts';
import { calendarRange } from './calendar-range.schema.ts';
import { clockTime, closingTime } from './working-hours.schema.ts';
import { WORKING_SHIFTS_ARE_LICENSED } from './working-shift-gates.ts';

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
  /** Of a lunar holiday its computed date, by which it is confirmed. */
  base_date: z.string().nullable(),
  /** Hours of a partial one, `HH:mm`; null for a whole day. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Null for an official holiday. */
  repeat: z.enum(OFF_DAY_REPEATS).nullable(),
  /** The branches that it is for; -1 is all of them. */
  branch_ids: z.array(z.number()),
  /** The date on which one that repeats began. */
  first_date: z.string(),
  /** The caller may delete it. */
  editable: z.boolean(),
});

const fields = {
  date: civilDate,
  title: plainText(OFF_DAY_TITLE_MAX, 1),
  /** Otherwise by its hours; official ones are set by the full admin. */
  kind: z.enum(OFF_DAY_KINDS).optional(),
  repeat: z.enum(OFF_DAY_REPEATS).optional(),
  /** -1 for all of them, which is what a full admin sets; a branch admin sets those of the own branch alone. */
  branch_ids: z.array(branchId).min(1).max(OFF_DAY_BRANCHES_MAX).optional(),
  /** Both or neither: a day of which only some hours are off. */
  from: clockTime.nullable().optional(),
  to: closingTime.nullable().optional(),
};

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
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Adds a day off: the full admin for the company or for some branches, a branch admin for the branch.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const offDayUpdate = defineEndpoint({
  name: 'offDayUpdate',
  method: 'PUT',
  path: '/api/offDay/:id',
  slice: 'calendar',
  access: 'employee',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Changes a day off: the full admin any, a branch admin those of the branch.',
  params: idParams,
  body: z.strictObject(z.object(fields).partial().shape),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const offDayDelete = defineEndpoint({
  name: 'offDayDelete',
  method: 'DELETE',
  path: '/api/offDay/:id',
  slice: 'calendar',
  access: 'employee',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Deletes a day off: the full admin any, a branch admin those of the branch.',
  params: idParams,
});
