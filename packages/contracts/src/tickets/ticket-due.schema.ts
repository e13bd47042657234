import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, unix, unixOut } from '../field.schema.ts';
import { SLA_IS_LICENSED } from '../sla/sla-gates.ts';
import { DUE_MAX, DUE_SCOPES } from './ticket-due-lists.ts';
import { SLA_STATES } from './ticket-lists.ts';

const HOUR = 3_600;
/** Whole days in a zone whose clocks may be changed in between. */
const LONGEST = DUE_MAX.days * 24 * HOUR + HOUR;

/** How a person has arranged the due times in the calendar. */
export const dueLayer = z.object({ shown: z.boolean(), scope: z.enum(DUE_SCOPES) });

/** A ticket that is due on a day. */
const dueTicket = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  state: z.enum(SLA_STATES),
  /** The earliest due time that is not over. */ due_at: unixOut,
});

/** The due times of one day; days without one are left out. */
export const ticketDueDay = z.object({
  /** When the day begins in the zone of the business. */ start_date: unixOut,
  /** When the next one begins. */ end_date: unixOut,
  /** The earliest ones. */ tickets: z.array(dueTicket),
  /** All of the day; with `total_capped` at least so many. */ total: z.number(),
  total_capped: z.boolean(),
});

export const ticketDueGet = defineEndpoint({
  name: 'ticketDueGet',
  method: 'GET',
  path: '/api/ticketDue',
  slice: 'tickets',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary:
    "The due times of open tickets in the caller's scope from `start_date` until before `end_date`, by days of the zone of the business and by the arrangement that the caller has stored; no days while it is switched off. A clock that stands has no due time.",
  query: z
    .strictObject({ start_date: unix, end_date: unix })
    .refine(({ start_date, end_date }) => end_date > start_date, { path: ['end_date'], params: { code: 'date' } })
    .refine(({ start_date, end_date }) => end_date - start_date <= LONGEST, {
      path: ['end_date'],
      params: { code: 'max', n: DUE_MAX.days },
    }),
  data: z.object({ layer: dueLayer, days: z.array(ticketDueDay) }),
  limits: [{ max: 240, window: 60, by: 'user' }],
});
export const ticketDueLayerUpdate = defineEndpoint({
  name: 'ticketDueLayerUpdate',
  method: 'PUT',
  path: '/api/ticketDueLayer',
  slice: 'tickets',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  allowedWhenExpired: true,
  summary: "Stores how the caller's calendar shows the due times of tickets.",
  body: z.strictObject({ shown: booleanInput, scope: z.enum(DUE_SCOPES) }),
  data: dueLayer,
  limits: [{ max: 60, window: 60, by: 'user' }],
});
