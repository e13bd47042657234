import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../field.schema.ts';

/** What stands below an answer when it leaves by mail. */
export const ticketSignature = z.object({
  /** The signature of the department, filled for the ticket and who asks; '' where nothing is added. */ html: z.string(),
});

export const ticketSignatureGet = defineEndpoint({
  name: 'ticketSignatureGet',
  method: 'GET',
  path: '/api/ticketSignature',
  slice: 'tickets',
  access: 'employee',
  summary: 'The signature of the department that answers of the caller to the customer of a ticket get in mails.',
  query: z.strictObject({ ticket_id: id }),
  data: ticketSignature,
});
