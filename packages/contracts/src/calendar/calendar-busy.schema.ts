import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, listOf, unix } from '../field.schema.ts';
import { CALENDAR_EVENT_MAX as MAX } from './calendar-event-lists.ts';

const DAY = 86_400;

export const calendarBusyList = defineEndpoint({
  name: 'calendarBusyList',
  method: 'GET',
  path: '/api/calendarBusy',
  slice: 'calendar',
  access: 'employee',
  summary: 'Who of these employees has an event from `start_date` until before `end_date`: the people only, no event.',
  query: z
    .strictObject({
      start_date: unix,
      end_date: unix,
      user_ids: listOf(id, MAX.attendees).optional(),
      /** The event that is being changed, which does not count. */
      event_id: id.optional(),
    })
    .refine(({ start_date, end_date }) => end_date > start_date, { path: ['end_date'], params: { code: 'date' } })
    .refine(({ start_date, end_date }) => end_date - start_date <= MAX.days * DAY, {
      path: ['end_date'],
      params: { code: 'max', n: MAX.days },
    }),
  data: z.array(z.object({ user_id: z.number() })),
  limits: [{ max: 120, window: 60, by: 'user' }],
});
