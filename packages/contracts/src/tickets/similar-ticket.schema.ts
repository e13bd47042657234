import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, plainText, unixOut } from '../field.schema.ts';
import { SUBJECT_MAX } from '../limits.ts';
import { ticketStatus } from './ticket-list.schema.ts';

/** An open ticket whose title is like that of one being written. */
export const similarTicket = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  status: ticketStatus,
  created_at: unixOut,
});

export const similarTicketList = defineEndpoint({
  name: 'similarTicketList',
  method: 'GET',
  path: '/api/similarTicket',
  slice: 'tickets',
  access: 'user',
  summary:
    'Open tickets of a customer that the caller may see, of the days that the settings say, with a title like this one; the most similar first. Customers ask for their own only.',
  query: z.strictObject({
    subject: plainText(SUBJECT_MAX, 1),
    /** Employees only, who must name one. */ customer_id: id.optional(),
  }),
  data: z.array(similarTicket),
});
