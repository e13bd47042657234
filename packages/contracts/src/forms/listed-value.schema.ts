import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, listOf } from '../field.schema.ts';
import { LIST_FIELDS_MAX } from './custom-field-lists.ts';
import { customValue } from './custom-field.schema.ts';
import { CUSTOMER_FIELDS_ARE_LICENSED } from './form-gates.ts';

/** The rows of a page, and the custom fields of which its columns show the values. */
export const listedValuesQuery = z.strictObject({
  ids: listOf(id, 200).optional(),
  field_ids: listOf(id, LIST_FIELDS_MAX).optional(),
});
/** Values of one row by the ids of their fields. */
export const valuesInList = z.object({ id: z.number(), values: z.record(z.string(), customValue) });

export const customerFieldValues = defineEndpoint({
  name: 'customerFieldValues',
  method: 'GET',
  path: '/api/customerFieldValue',
  slice: 'forms',
  access: 'employee',
  gate: CUSTOMER_FIELDS_ARE_LICENSED,
  summary:
    'The values of custom fields that are columns of the list of customers, of a page of customers; those that the caller does not see are left out.',
  query: listedValuesQuery,
  data: z.array(valuesInList),
});
