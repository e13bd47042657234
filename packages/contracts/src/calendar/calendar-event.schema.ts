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
  plainText,
  plainTextOrNull,
  richText,
  unix,
  unixOut,
} from '../field.schema.ts';
import {
  CALENDAR_EVENT_MAX as MAX,
  CALENDAR_SEARCH_MIN,
  EVENT_COLORS,
  EVENT_REPEATS,
  EVENT_SOURCES,
  EVENT_VISIBILITIES,
} from './calendar-event-lists.ts';
import { calendarRange } from './calendar-range.schema.ts';

/** Once that an event takes place. `end_date` is null for an event without an end. */
const occurrence = z.object({ start_date: unixOut, end_date: unixOut.nullable() });

/** An event as a list shows it; `start_date` and `end_date` are those of its first time (spec 3.19, decisions 2.13). */
export const calendarEventRow = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string(),
  color: z.enum(EVENT_COLORS),
  ...occurrence.shape,
  /** The event takes whole days: from the midnight that begins the first to the one that ends the last. */
  all_day: z.boolean(),
  location: z.string().nullable(),
  visibility: z.enum(EVENT_VISIBILITIES),
  owner: idAndName,
  repeat: z.enum(EVENT_REPEATS),
  /** The caller may change and delete it. */
  editable: z.boolean(),
  /** Every time that it takes place within the range that was asked for. */
  occurrences: z.array(occurrence),
});

/** One event with everything that its details and its form show. */
export const calendarEvent = calendarEventRow.omit({ occurrences: true }).extend({
  /** Sanitised HTML. */
  description: z.string().nullable(),
  department: idAndName.nullable(),
  attendees: z.array(idAndName),
  /** Minutes before the start at which the owner and the attendees are reminded. */
  reminder_minutes: z.array(z.number().int()),
  /** Last day on which it may take place again, Gregorian `YYYY-MM-DD`; null repeats without end. */
  repeat_until: z.string().nullable(),
  /** What it is about: a ticket by number and subject, a customer by name. Null also where the caller may not view it. */
  source: z
    .object({ type: z.enum(EVENT_SOURCES), id: z.number(), name: z.string(), subject: z.string().nullable() })
    .nullable(),
});

const fields = {
  title: plainText(MAX.title, 1),
  color: z.enum(EVENT_COLORS).optional(),
  start_date: unix,
  end_date: unix.nullable().optional(),
  all_day: booleanInput.optional(),
  /** HTML; what is not allowed in texts is taken out. */
  description: richText(MAX.description).nullable().optional(),
  location: plainTextOrNull(MAX.location).optional(),
  visibility: z.enum(EVENT_VISIBILITIES).optional(),
  /** Who sees an event of the visibility `department`. */
  department_id: id.nullable().optional(),
  attendees: z.array(id).max(MAX.attendees).optional(),
  reminder_minutes: z.array(z.coerce.number().int().min(0).max(MAX.reminderMinutes)).max(MAX.reminders).optional(),
  repeat: z.enum(EVENT_REPEATS).optional(),
  repeat_until: civilDate.nullable().optional(),
};

export const calendarEventList = defineEndpoint({
  name: 'calendarEventList',
  method: 'GET',
  path: '/api/calendarEvent',
  slice: 'calendar',
  access: 'employee',
  answer: 'list',
  summary:
    'Events that take place from `start_date` until before `end_date`, repeats included: those that the caller owns, then those with an invitation, then those of others. With `totalCapped` some are left out.',
  query: calendarRange,
  data: calendarEventRow,
});
export const calendarEventSearch = defineEndpoint({
  name: 'calendarEventSearch',
  method: 'GET',
  path: '/api/calendarEventSearch',
  slice: 'calendar',
  access: 'employee',
  answer: 'list',
  summary:
    'Events whose title or place contains a text, each with one time: the next one, or the last one when it is over. What comes next is first, what is long over is last; `total` counts all of them. With `totalCapped` not all events were searched.',
  query: z.strictObject({ s: keyword(CALENDAR_SEARCH_MIN) }),
  data: calendarEventRow,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const calendarEventGet = defineEndpoint({
  name: 'calendarEventGet',
  method: 'GET',
  path: '/api/calendarEvent/:id',
  slice: 'calendar',
  access: 'employee',
  summary: 'One event.',
  params: idParams,
  data: calendarEvent,
});
export const calendarEventStore = defineEndpoint({
  name: 'calendarEventStore',
  method: 'POST',
  path: '/api/calendarEvent',
  slice: 'calendar',
  access: 'employee',
  summary: 'Adds an event.',
  body: z.strictObject({
    ...fields,
    /** What it is about; both or neither. */
    source_type: z.enum(EVENT_SOURCES).optional(),
    source_id: id.optional(),
  }),
  data: z.object({ id: z.number() }),
  audited: true,
  limits: [{ max: 30, window: 60, by: 'user' }],
});
export const calendarEventUpdate = defineEndpoint({
  name: 'calendarEventUpdate',
  method: 'PUT',
  path: '/api/calendarEvent/:id',
  slice: 'calendar',
  access: 'employee',
  summary: 'Changes an event: by its owner, and by admins when it is shared.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: calendarEvent,
  audited: true,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const calendarEventDelete = defineEndpoint({
  name: 'calendarEventDelete',
  method: 'DELETE',
  path: '/api/calendarEvent/:id',
  slice: 'calendar',
  access: 'employee',
  summary: 'Deletes an event softly: by its owner, and by admins when it is shared.',
  params: idParams,
});
