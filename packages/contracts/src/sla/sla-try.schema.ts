import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, unix, unixOut } from '../field.schema.ts';
import { inImportance } from '../tickets/ticket-list.schema.ts';
import { TICKET_CHANNELS, TICKET_KINDS } from '../tickets/ticket-lists.ts';
import { SLA_IS_LICENSED } from './sla-gates.ts';
import { SLA_CLOCKS, SLA_MAX, SLA_REASONS } from './sla-lists.ts';

const minutes = z.coerce.number().int().min(1).max(SLA_MAX.minutes);

/** The due time of a target, with all days on the way to it. */
const due = z.object({
  minutes: z.number(),
  /** Null: too few working hours for a year. */ due_at: unixOut.nullable(),
  days: z.array(
    z.object({
      /** Its first moment. */ at: unixOut,
      /** Minutes of the target that passed on it. */ minutes: z.number(),
      /** Why nobody works on it. */ off: z.string().nullable(),
      /** When it counted, in minutes since midnight. */
      worked: z.array(z.object({ from: z.number(), to: z.number() })),
    }),
  ),
});
/** When the targets of a ticket would be due; null where there is no target. */
export const slaDues = z.object({ first_response: due.nullable(), resolution: due.nullable() });
/** Which policy a ticket would get, and why. */
export const slaTrial = slaDues.extend({
  policy: z.object({ id: z.number(), name: z.string(), by: z.enum(SLA_REASONS) }).nullable(),
});

export const slaDue = defineEndpoint({
  name: 'slaDue',
  method: 'GET',
  path: '/api/slaDue',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary: 'When targets that nobody has stored yet would be due for a ticket that comes at a moment.',
  query: z.strictObject({
    at: unix,
    clock: z.enum(SLA_CLOCKS),
    working_shift_id: id.optional(),
    department_id: id.optional(),
    branch_id: id.optional(),
    first_response_minutes: minutes.optional(),
    resolution_minutes: minutes.optional(),
  }),
  data: slaDues,
});
export const slaTry = defineEndpoint({
  name: 'slaTry',
  method: 'GET',
  path: '/api/slaTry',
  slice: 'sla',
  access: 'employee',
  gate: SLA_IS_LICENSED,
  summary: 'Which policy a ticket would get, why it is this one, and when its targets would be due.',
  query: z.strictObject({
    at: unix,
    branch_id: id,
    department_id: id,
    importance: inImportance,
    kind: z.enum(TICKET_KINDS).default('customer'),
    channel: z.enum(TICKET_CHANNELS).default('web'),
    category_id: id.optional(),
    service_id: id.optional(),
    organization_id: id.optional(),
    customer_level_id: id.optional(),
    form_id: id.optional(),
  }),
  data: slaTrial,
});
