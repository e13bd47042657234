import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, plainText, unixOut } from '../field.schema.ts';
import { SATISFACTION_COMMENT_MAX } from '../limits.ts';
import { RATING_LINK_STATES, SATISFACTION_LEVELS } from './ticket-lists.ts';

/** What a link for rating is known by: ids, the closing that it asks about, and a signature. */
const token = z.string().max(120);
const vote = {
  satisfaction: z.coerce.number().pipe(z.literal([1, 2, 3, 4, 5])),
  comment: plainText(SATISFACTION_COMMENT_MAX).optional(),
};

const storedVote = z.object({ satisfaction: z.number(), satisfaction_at: unixOut });

/** What a link for rating shows to who has it. */
export const ratingLink = z.object({
  state: z.enum(RATING_LINK_STATES),
  number: z.string(),
  /** Null where nobody can vote any more. */
  subject: z.string().nullable(),
  /** Of the vote that was given; 0 while there is none. */
  satisfaction: z.literal(SATISFACTION_LEVELS),
  comment: z.string().nullable(),
  /** After a low vote: the ticket that its customer opens again by a reply, as long as replies do; otherwise null. */
  reopens: z.object({ ticket_id: id }).nullable(),
});

export const satisfactionPut = defineEndpoint({
  name: 'satisfactionPut',
  method: 'PUT',
  path: '/api/satisfaction',
  slice: 'tickets',
  access: 'customer',
  allowedWhenExpired: true,
  summary: 'The owner rates a closed ticket (spec 7.25).',
  body: z.strictObject({ ticket_id: id, ...vote }),
  data: storedVote,
});
export const ratingLinkGet = defineEndpoint({
  name: 'ratingLinkGet',
  method: 'GET',
  path: '/api/ratingLink/:token',
  slice: 'tickets',
  access: 'visitor',
  allowedWhenExpired: true,
  summary: 'What a link for rating asks about. Reading it changes nothing, so that a scanner of mails cannot vote.',
  params: z.strictObject({ token }),
  data: ratingLink,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const ratingLinkPut = defineEndpoint({
  name: 'ratingLinkPut',
  method: 'PUT',
  path: '/api/ratingLink/:token',
  slice: 'tickets',
  access: 'visitor',
  allowedWhenExpired: true,
  summary: 'The owner rates the closed ticket of a link, without a login.',
  params: z.strictObject({ token }),
  body: z.strictObject(vote),
  data: storedVote,
  limits: [{ max: 30, window: 60, by: 'user' }],
});
