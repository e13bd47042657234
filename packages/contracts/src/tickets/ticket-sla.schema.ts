import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams, unixOut } from '../field.schema.ts';
import { SLA_COMPARED, SLA_COMPARISONS, SLA_REASONS, SLA_TAG_OPERATORS, SLA_TARGETS } from '../sla/sla-lists.ts';
import { SLA_CLOCK_STATES, SLA_PARTS, SLA_STATES } from './ticket-lists.ts';

/** The due times of a ticket as lists show them; for employees. */
export const ticketSlaSummary = z.object({
  state: z.enum(SLA_STATES),
  /** The earliest that is not over; null while all clocks stand. */ due_at: unixOut.nullable(),
});

/** One part of the way to a due time, without gaps (decisions 2.6). */
const part = z.object({
  kind: z.enum(SLA_PARTS),
  from: unixOut,
  to: unixOut,
  /** Working minutes that it counts for. */ minutes: z.number(),
  /** Of a day off. */ title: z.string().nullable(),
});
/** A clock of an open ticket, with what tells how much of it is left at any moment. */
export const ticketSlaClock = z.object({
  name: z.enum(SLA_TARGETS),
  state: z.enum(SLA_CLOCK_STATES),
  /** Working minutes, with the grace of a reopened ticket. */ target_minutes: z.number(),
  /** Null while it stands with minutes left, and where no working time is found within 366 days. */
  due_at: unixOut.nullable(),
  /** When an answer or the closing ended it. */ done_at: unixOut.nullable(),
  /** From when on it is near its end; null while it stands. */ warn_at: unixOut.nullable(),
  /** There is too little working time for a due time. */ unreachable: z.boolean(),
  /** The working time that it counts, in order; what lies between is in the explanation. */
  parts: z.array(part.pick({ from: true, to: true, minutes: true })),
});
const clock = ticketSlaClock.extend({
  /** The target became shorter than what had passed of it. */ shortened: z.boolean(),
  parts: z.array(part),
});

/** A condition that a ticket fulfilled when its policy was chosen. */
const heldCondition = z.object({
  field: z.enum(SLA_COMPARED),
  op: z.enum([...SLA_TAG_OPERATORS, ...SLA_COMPARISONS, 'is']),
  /** Of a custom field; null for one that is gone. */ label: z.string().nullable(),
  /** What the ticket had, or what it was compared with: names of what has one. Empty where it had none of several. */
  values: z.array(z.union([z.string(), z.number(), z.boolean()])),
  /** How many values the ticket had none of. */ none_of: z.number(),
});
/** Why a ticket has its policy, as it was when that was chosen. */
const slaReason = z.object({
  /** `hand`: somebody has chosen it. */ by: z.enum([...SLA_REASONS, 'hand']),
  /** Of the level, organisation, service, category or department that named the policy. */ name: z.string().nullable(),
  held: z.array(heldCondition),
});

/** The clocks of a ticket with how each came to its due time. */
export const ticketSlaClocks = z.object({
  /** Name of the policy that the ticket keeps. */ name: z.string(),
  /** Null for a choice that was made before its reason was kept. */ chosen: slaReason.nullable(),
  clocks: z.array(clock),
});

export const ticketSlaMatches = defineEndpoint({
  name: 'ticketSlaMatches',
  method: 'GET',
  path: '/api/ticketSla/:id/matches',
  slice: 'tickets',
  access: 'employee',
  summary: 'How many open tickets the policy would be applied to: those that it is chosen for now.',
  params: idParams,
  data: z.object({ count: z.number() }),
  limits: [{ max: 20, window: 60, by: 'user' }],
});
export const ticketSlaApply = defineEndpoint({
  name: 'ticketSlaApply',
  method: 'POST',
  path: '/api/ticketSla/:id/apply',
  slice: 'tickets',
  access: 'employee',
  summary: 'Applies the policy, as it is now, to the open tickets that it is chosen for, by a batch.',
  params: idParams,
  /** `batch_id`: null where there is no such ticket. */
  data: z.object({ count: z.number(), batch_id: z.number().nullable() }),
  limits: [{ max: 10, window: 60, by: 'user' }],
  audited: true,
});
