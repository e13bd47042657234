import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { unixOut } from '../field.schema.ts';
import { calendarRange } from './calendar-range.schema.ts';

export const calendarExport = defineEndpoint({
  name: 'calendarExport',
  method: 'GET',
  path: '/api/calendarExport',
  slice: 'calendar',
  access: 'employee',
  answer: 'blob',
  summary:
    'The events of a range as an iCalendar file (RFC 5545); its description says when some of them are left out.',
  query: calendarRange,
  limits: [{ max: 30, window: 60, by: 'user' }],
});
export const calendarFeedGet = defineEndpoint({
  name: 'calendarFeedGet',
  method: 'GET',
  path: '/api/calendarFeed',
  slice: 'calendar',
  access: 'employee',
  summary: 'Whether the caller has a subscription address. The address itself is shown only when it is made.',
  data: z.object({ created_at: unixOut.nullable() }),
});
export const calendarFeedStore = defineEndpoint({
  name: 'calendarFeedStore',
  method: 'POST',
  path: '/api/calendarFeed',
  slice: 'calendar',
  access: 'employee',
  summary: 'Makes a subscription address and ends the one before.',
  data: z.object({ /** Path of the address. */ path: z.string() }),
  audited: true,
  limits: [{ max: 20, window: 3600, by: 'user' }],
});
export const calendarFeedDelete = defineEndpoint({
  name: 'calendarFeedDelete',
  method: 'DELETE',
  path: '/api/calendarFeed',
  slice: 'calendar',
  access: 'employee',
  summary: 'Ends the subscription address.',
});
export const calendarFeedFile = defineEndpoint({
  name: 'calendarFeedFile',
  method: 'GET',
  path: '/api/calendarFeed/:token/calendar.ics',
  slice: 'calendar',
  access: 'visitor',
  answer: 'blob',
  summary: 'The calendar of the person who has this address, for programs that subscribe to it.',
  params: z.strictObject({ token: z.string().max(100) }),
  limits: [{ max: 60, window: 60, by: 'ip' }],
});
