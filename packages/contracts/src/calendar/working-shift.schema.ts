import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  civilDate,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  plainText,
  unixOut,
} from '../field.schema.ts';
import { OFF_DAY_TITLE_MAX, WORKING_SHIFT_MAX as MAX } from './calendar-event-lists.ts';
import { workingWeek } from './working-hours.schema.ts';
import { WORKING_SHIFTS_ARE_LICENSED } from './working-shift-gates.ts';

/** Other hours for some dates, such as Ramadan; both dates are included, Gregorian `YYYY-MM-DD`. */
const override = z.strictObject({
  title: plainText(OFF_DAY_TITLE_MAX, 1),
  from_date: civilDate,
  to_date: civilDate,
  days: workingWeek,
});
const week = z.array(z.array(z.object({ from: z.string(), to: z.string() })));

/** A working shift (decisions 2.7). */
export const workingShift = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  status: z.boolean(),
  /** The hours of departments and branches without a shift of their own; exactly one is. */
  is_default: z.boolean(),
  days: week,
  overrides: z.array(z.object({ title: z.string(), from_date: z.string(), to_date: z.string(), days: week })),
  department_ids: z.array(z.number()),
  branch_ids: z.array(z.number()),
  /** Employees who work by it; somebody may have several. */ users: z.array(idAndName),
  /** The hours of the week in words. */
  hours_text: z.string(),
  /** Working minutes of the week. */
  week_minutes: z.number(),
  created_at: unixOut,
  updated_at: unixOut,
});
const fields = {
  name: plainText(MAX.name, 1),
  status: booleanInput.optional(),
  is_default: booleanInput.optional(),
  days: workingWeek,
  overrides: z.array(override).max(MAX.overrides).optional(),
  department_ids: listOf(id, MAX.users).optional(),
  branch_ids: listOf(id, MAX.users).optional(),
  user_ids: listOf(id, MAX.users).optional(),
};

export const workingShiftList = defineEndpoint({
  name: 'workingShiftList',
  method: 'GET',
  path: '/api/workingshift',
  slice: 'calendar',
  access: 'employee',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  answer: 'list',
  summary: 'Working shifts: of an employee the default one and those of the own departments and branch.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    /** A part of the name (spec 2.85). */ name: keyword().optional(),
    sort_by: z.enum(['name', 'updated_at']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: workingShift,
});
export const workingShiftGet = defineEndpoint({
  name: 'workingShiftGet',
  method: 'GET',
  path: '/api/workingshift/:id',
  slice: 'calendar',
  access: 'employee',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'One working shift.',
  params: idParams,
  data: workingShift,
  page: true,
});
export const workingShiftStore = defineEndpoint({
  name: 'workingShiftStore',
  method: 'POST',
  path: '/api/workingshift',
  slice: 'calendar',
  access: 'full_admin',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Creates a working shift; the first one is the default.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const workingShiftUpdate = defineEndpoint({
  name: 'workingShiftUpdate',
  method: 'PUT',
  path: '/api/workingshift/:id',
  slice: 'calendar',
  access: 'full_admin',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Changes a working shift.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: workingShift,
  audited: true,
});
export const workingShiftDelete = defineEndpoint({
  name: 'workingShiftDelete',
  method: 'DELETE',
  path: '/api/workingshift/:id',
  slice: 'calendar',
  access: 'full_admin',
  gate: WORKING_SHIFTS_ARE_LICENSED,
  summary: 'Deletes a working shift softly, but not the default one; who has its hours gets those of another one.',
  params: idParams,
  query: z.strictObject({ /** Required while something names it. */ replace_with: id.optional() }),
});
