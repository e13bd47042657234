import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../field.schema.ts';
import { askedField } from '../forms/custom-value.schema.ts';

/** The custom fields of a new ticket (decisions 2.11). */
export const formToFill = z.object({
  /** None where no form is for this ticket; its department may have fields of its own. */ id: z.number().nullable(),
  /** Sent back with the ticket, so that a form that was changed meanwhile is noticed. */ version: z
    .number()
    .nullable(),
  /** Rich text at the top. */ intro: z.string(),
  subject_template: z.string(),
  fields: z.array(askedField),
});
export const ticketFormChoice = defineEndpoint({
  name: 'ticketFormChoice',
  method: 'GET',
  path: '/api/ticketFormChoice',
  slice: 'tickets',
  access: 'user',
  summary: 'The form of a new ticket: of its service, else its category, else its department, else the default one.',
  query: z.strictObject({
    department_id: id,
    category_id: id.optional(),
    service_id: id.optional(),
    /** Of employees: the customer of the ticket. */ customer_id: id.optional(),
    branch_id: id.optional(),
  }),
  data: formToFill,
});
