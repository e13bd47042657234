import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idAndName, idParams, keyword, pageQuery, person, unixOut } from '../field.schema.ts';

/** A deleted ticket while it can be restored (decisions 2.3 T17). */
export const deletedTicket = z.object({
  id: z.number(),
  number: z.string(),
  subject: z.string(),
  customer: person.nullable(),
  department: idAndName,
  deleted_at: unixOut,
  deleted_by: person.nullable(),
  /** When it is removed for good. */ purge_at: unixOut,
});

export const deletedTicketList = defineEndpoint({
  name: 'deletedTicketList',
  method: 'GET',
  path: '/api/deletedTicket',
  slice: 'tickets',
  access: 'full_admin',
  answer: 'list',
  summary: 'Tickets that were deleted in the last 30 days, the newest deletion first; found by number or subject.',
  query: z.strictObject({ ...pageQuery, keyword: keyword().optional() }),
  data: deletedTicket,
});
export const ticketRestore = defineEndpoint({
  name: 'ticketRestore',
  method: 'POST',
  path: '/api/ticket/:id/restore',
  slice: 'tickets',
  access: 'full_admin',
  summary: 'Restores a deleted ticket with everything that belongs to it.',
  params: idParams,
});
