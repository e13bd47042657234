import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idParams, int4, keyword, pageQuery, plainText, unixOut } from '../field.schema.ts';
import { customValue, customValueInput } from './custom-field.schema.ts';
import { CUSTOM_FIELDS_ARE_LICENSED } from './form-gates.ts';
import { CONDITION_OPS, FORM_CONTEXTS, FORM_FIELD_WIDTHS, FORM_MAX as MAX } from './form-lists.ts';

/** When a field is shown: while the value of another field of the form compares like this. */
export const fieldCondition = z.object({ field_id: z.number(), op: z.enum(CONDITION_OPS), value: customValue });
/** A custom field as it stands in a form (spec 3.12, decisions 2.11). */
export const formField = z.object({
  /** Of the custom field. */ id: z.number(),
  order: z.number(),
  /** Off: it is kept in the form, and nobody is asked for it. */ status: z.boolean(),
  required: z.boolean(),
  /** Customers see and fill it in. */ public: z.boolean(),
  width: z.enum(FORM_FIELD_WIDTHS),
  condition: fieldCondition.nullable(),
});
/** The fields of a form as they are sent, in the order of the list unless each has an `order`. */
export const formFieldsInput = z
  .array(
    z.strictObject({
      id,
      order: int4.optional(),
      status: booleanInput.optional(),
      required: booleanInput.optional(),
      public: booleanInput.optional(),
      width: z.enum(FORM_FIELD_WIDTHS).optional(),
      condition: z
        .strictObject({ field_id: id, op: z.enum(CONDITION_OPS), value: customValueInput.optional() })
        .nullable()
        .optional(),
    }),
  )
  .max(MAX.fields);

/** What every form has. */
export const formBase = z.object({
  id: z.number(),
  /** Grows with every change; what is filled in keeps the version of its form. */ version: z.number(),
  name: z.string(),
  description: z.string(),
  fields: z.array(formField),
  status: z.boolean(),
  order: z.number(),
  /** The form of its context where no other one is chosen. */ is_default: z.boolean(),
  created_at: unixOut,
  updated_at: unixOut,
});
/** A general form (decisions 2.11). */
export const form = formBase.extend({ context: z.enum(FORM_CONTEXTS) });

export const formFields = {
  name: plainText(MAX.name, 1),
  description: plainText(MAX.description).optional(),
  fields: formFieldsInput.optional(),
  status: booleanInput.optional(),
  is_default: booleanInput.optional(),
};

export const formList = defineEndpoint({
  name: 'formList',
  method: 'GET',
  path: '/api/form',
  slice: 'forms',
  access: 'employee',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  answer: 'list',
  summary: 'General forms in their order.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    context: z.enum(FORM_CONTEXTS).optional(),
    status: booleanInput.optional(),
    /** Words of the name. */ s: keyword().optional(),
  }),
  data: form,
});
export const formGet = defineEndpoint({
  name: 'formGet',
  method: 'GET',
  path: '/api/form/:id',
  slice: 'forms',
  access: 'employee',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'One general form.',
  params: idParams,
  data: form,
  page: true,
});
export const formStore = defineEndpoint({
  name: 'formStore',
  method: 'POST',
  path: '/api/form',
  slice: 'forms',
  access: 'full_admin',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'Creates a general form, the last one.',
  body: z.strictObject({ context: z.enum(FORM_CONTEXTS), ...formFields }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const formUpdate = defineEndpoint({
  name: 'formUpdate',
  method: 'PUT',
  path: '/api/form/:id',
  slice: 'forms',
  access: 'full_admin',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'Changes a general form.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(formFields).partial().shape }),
  data: form,
  audited: true,
});
export const formDelete = defineEndpoint({
  name: 'formDelete',
  method: 'DELETE',
  path: '/api/form/:id',
  slice: 'forms',
  access: 'full_admin',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'Deletes a general form softly.',
  params: idParams,
});
