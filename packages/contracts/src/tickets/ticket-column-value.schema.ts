import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, listOf, person } from '../field.schema.ts';
import { TICKET_COLUMNS_NOT_IN_ROWS } from './ticket-columns.ts';
import { TICKET_CHANNELS } from './ticket-lists.ts';

/** What the asked columns say of one ticket; the others are absent. */
export const columnsOfTicket = z.object({
  id: z.number(),
  channel: z.enum(TICKET_CHANNELS).optional(),
  created_by: person.nullable().optional(),
});

export const ticketColumnValues = defineEndpoint({
  name: 'ticketColumnValues',
  method: 'GET',
  path: '/api/ticketColumnValue',
  slice: 'tickets',
  access: 'employee',
  summary:
    'Columns of the ticket list that its rows do not have, of a page of tickets; tickets that the caller does not see are left out.',
  query: z.strictObject({
    ids: listOf(id, 200).optional(),
    columns: listOf(z.enum(TICKET_COLUMNS_NOT_IN_ROWS), TICKET_COLUMNS_NOT_IN_ROWS.length).optional(),
  }),
  data: z.array(columnsOfTicket),
});
