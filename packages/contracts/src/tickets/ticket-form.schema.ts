import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../field.schema.ts';
import { customField, customFieldItem, customValue, customValueInput } from '../forms/custom-field.schema.ts';
import { formField } from '../forms/form.schema.ts';
import { CUSTOM_FIELDS_MAX } from '../forms/custom-field-lists.ts';
import { FORM_MAX } from '../forms/form-lists.ts';

/** A custom field that somebody is asked for, or that an open ticket shows. */
export const askedField = customField
  .pick({
    id: true,
    type: true,
    label: true,
    help: true,
    placeholder: true,
    default: true,
    min_length: true,
    max_length: true,
    min: true,
    max: true,
    min_date: true,
    max_date: true,
    date_type: true,
    regex: true,
  })
  .extend({
    /** Of a dropdown; archived ones only where a value may have them. */ items: z.array(customFieldItem),
    ...formField.pick({ required: true, public: true, width: true, condition: true }).shape,
  });
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
/** A custom field of an open ticket with its value. */
export const ticketCustomField = askedField.extend({
  value: customValue,
  /** It has a value; that of a password is never shown. */ filled: z.boolean(),
});
/** Values by the id of their field. Which fields there are, the form of the ticket says. */
export const customValuesInput = z
  .record(z.string().regex(/^[1-9]\d{0,14}$/), customValueInput)
  .refine((values) => Object.keys(values).length <= FORM_MAX.fields + CUSTOM_FIELDS_MAX, {
    params: { code: 'max_items', n: FORM_MAX.fields + CUSTOM_FIELDS_MAX },
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
