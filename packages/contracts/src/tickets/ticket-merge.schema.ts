import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idParams, int4, keyword, person, plainText, unixOut } from '../field.schema.ts';
import { FILE_LIMITS } from '../declared.ts';
import { SUBJECT_MAX } from '../limits.ts';
import { ticketStatus } from './ticket-list.schema.ts';
import { ticket } from './ticket.schema.ts';

/** A ticket that another one may be merged into, or linked with. */
export const mergeCandidate = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  status: ticketStatus,
  customer: person.nullable(),
  created_at: unixOut,
  /** Both have the same customer; of tickets between colleagues, the same owner. */ same_customer: z.boolean(),
  /** The conversation of the other ticket may go into this one. */ mergeable: z.boolean(),
});
export const ticketMergeCandidates = defineEndpoint({
  name: 'ticketMergeCandidates',
  method: 'GET',
  path: '/api/ticket/:id/mergeCandidates',
  slice: 'tickets',
  access: 'employee',
  summary:
    'Tickets that the ticket may be merged into or linked with: those of a search, else the newest of the same customer.',
  params: idParams,
  query: z.strictObject({ s: keyword().optional() }),
  data: z.array(mergeCandidate),
});

const afterMerge = z.object({ ticket });
export const ticketMerge = defineEndpoint({
  name: 'ticketMerge',
  method: 'POST',
  path: '/api/ticket/:id/merge',
  slice: 'tickets',
  access: 'employee',
  summary:
    'Merges a ticket into another one, which gets its conversation; the ticket itself is closed (decisions 2.3 T14).',
  params: idParams,
  body: z.strictObject({
    target_id: id,
    version: int4.optional(),
    /** The caller knows that the two tickets have different customers. */ other_customer: booleanInput.default(false),
  }),
  dataMayBeGone: true,
  /** The merged ticket. */ data: afterMerge,
  limits: [{ max: 60, window: 60, by: 'user' }],
});
export const ticketUnmerge = defineEndpoint({
  name: 'ticketUnmerge',
  method: 'POST',
  path: '/api/ticket/:id/unmerge',
  slice: 'tickets',
  access: 'full_admin',
  summary: 'Gives a merged ticket its conversation and status back, for seven days (decisions 2.3 T15).',
  params: idParams,
  dataMayBeGone: true,
  data: afterMerge,
});

export const ticketSplit = defineEndpoint({
  name: 'ticketSplit',
  method: 'POST',
  path: '/api/ticket/:id/split',
  slice: 'tickets',
  access: 'employee',
  summary: 'Makes a new ticket of a copy of one message; the two are linked (decisions 2.3 T16).',
  params: idParams,
  body: z.strictObject({
    content_id: id,
    subject: plainText(SUBJECT_MAX, 1),
    department_id: id,
    category_id: id.nullable().optional(),
    /** null: the whole department. */ recipient_id: id.nullable().optional(),
    /** Which attachments of the message are copied; pictures in its text always are. */
    attachment_ids: z.array(id).max(FILE_LIMITS.ticket_content.count).default([]),
    client_key: z.uuid(),
  }),
  data: z.object({ id: z.number(), number: z.string() }),
  limits: [{ max: 30, window: 60, by: 'user' }],
});

export const ticketLink = defineEndpoint({
  name: 'ticketLink',
  method: 'PUT',
  path: '/api/ticket/:id/link',
  slice: 'tickets',
  access: 'employee',
  summary: 'Links two tickets as related, or takes that away.',
  params: idParams,
  body: z.strictObject({ other_id: id, linked: booleanInput }),
  dataMayBeGone: true,
  data: z.object({ ticket }),
  limits: [{ max: 60, window: 60, by: 'user' }],
});
