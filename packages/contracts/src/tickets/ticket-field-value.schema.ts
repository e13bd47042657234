import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, keyword, listOf } from '../field.schema.ts';
import { CUSTOM_FIELD_TYPES } from '../forms/custom-field-lists.ts';
import { customValue } from '../forms/custom-field.schema.ts';
import { listedValuesQuery, valuesInList } from '../forms/listed-value.schema.ts';
import { CUSTOM_FIELDS_ARE_LICENSED } from '../forms/form-gates.ts';

export const ticketFieldValues = defineEndpoint({
  name: 'ticketFieldValues',
  method: 'GET',
  path: '/api/ticketFieldValue',
  slice: 'tickets',
  access: 'employee',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary:
    'The values of custom fields that are columns of the ticket list, of a page of tickets; tickets and fields that the caller does not see are left out.',
  query: listedValuesQuery,
  data: z.array(valuesInList),
});

/** The fields of one ticket in which a search has found its words. */
const matchesOfTicket = z.object({
  id: z.number(),
  fields: z.array(
    z.object({ id: z.number(), label: z.string(), type: z.enum(CUSTOM_FIELD_TYPES), value: customValue }),
  ),
});

export const ticketFieldMatches = defineEndpoint({
  name: 'ticketFieldMatches',
  method: 'GET',
  path: '/api/ticketFieldMatch',
  slice: 'tickets',
  access: 'user',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary:
    'The custom fields in which a search has found its words, of a page of tickets; tickets and fields that the caller does not see are left out.',
  query: z.strictObject({ ids: listOf(id, 200).optional(), /** The words of the search. */ s: keyword() }),
  data: z.array(matchesOfTicket),
});
