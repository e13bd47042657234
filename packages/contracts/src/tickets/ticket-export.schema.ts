import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idParams, listOf, unixOut } from '../field.schema.ts';
import { EXPORT_DATES, EXPORT_FORMATS } from '../limits.ts';
import { TICKET_COLUMNS } from './ticket-columns.ts';
import {
  TICKET_EXPORT_NAME,
  TICKET_EXPORT_NAME_MAX,
  TICKET_EXPORT_PAGE_MAX,
  TICKET_EXPORT_STATES,
} from './ticket-export-lists.ts';
import { ticketListQuery } from './ticket-list.schema.ts';

/** A file of the ticket list. */
export const ticketExport = z.object({
  /** Names the file; whoever has started it can have it once by it. */ key: z.uuid(),
  /** Without its extension. */ name: z.string(),
  format: z.enum(EXPORT_FORMATS),
  /** tickets */ rows: z.number(),
  state: z.enum(TICKET_EXPORT_STATES),
  expires_at: unixOut,
});

export const ticketExportStore = defineEndpoint({
  name: 'ticketExportStore',
  method: 'POST',
  path: '/api/ticketExport',
  slice: 'tickets',
  access: 'employee',
  audited: true,
  summary:
    'Writes tickets of the list into a file: all that the filters and words find in the order of the list, or those of `ids`. More than 5,000 are written by a batch.',
  body: z.strictObject({
    ...ticketListQuery.omit({ page: true, perPage: true, cursor: true, last: true }).shape,
    /** Of the page that is shown only. */ ids: listOf(id, TICKET_EXPORT_PAGE_MAX).optional(),
    columns: z.array(z.enum(TICKET_COLUMNS)).min(1).max(TICKET_COLUMNS.length),
    format: z.enum(EXPORT_FORMATS).default('xls'),
    dates: z.enum(EXPORT_DATES).default('jalali'),
    name: z.string().regex(TICKET_EXPORT_NAME).max(TICKET_EXPORT_NAME_MAX).default('data'),
    /** By a batch, however few they are. */ later: booleanInput.default(false),
  }),
  data: z.object({ key: z.uuid(), rows: z.number(), /** null: the file is ready */ batch_id: z.number().nullable() }),
  limits: [{ max: 30, window: 60, by: 'user' }],
});
export const ticketExportGet = defineEndpoint({
  name: 'ticketExportGet',
  method: 'GET',
  path: '/api/ticketExport/:id',
  slice: 'tickets',
  access: 'employee',
  page: true,
  summary: 'The own file that this batch writes.',
  params: idParams,
  data: ticketExport,
});
export const ticketExportFile = defineEndpoint({
  name: 'ticketExportFile',
  method: 'GET',
  path: '/api/ticketExport/:key/file',
  slice: 'tickets',
  access: 'employee',
  answer: 'blob',
  audited: true,
  summary: 'An own file, once and within 24 hours.',
  params: z.strictObject({ key: z.uuid() }),
  limits: [{ max: 30, window: 60, by: 'user' }],
});
