import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../field.schema.ts';
import { CUSTOM_FIELDS_MAX } from './custom-field-lists.ts';
import { customField, customFieldItem, customValue, customValueInput } from './custom-field.schema.ts';
import { CUSTOMER_FIELDS_ARE_LICENSED, ORGANIZATION_FIELDS_ARE_LICENSED } from './form-gates.ts';
import { FORM_MAX } from './form-lists.ts';
import { formField } from './form.schema.ts';

/** A custom field that somebody is asked for. */
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
/** A custom field of a ticket, a customer or an organisation with its value. */
export const filledField = askedField.extend({
  value: customValue,
  /** It has a value; that of a password is never shown. */ filled: z.boolean(),
});
/** Values by the id of their field. Which fields there are, the form says. */
export const customValuesInput = z
  .record(z.string().regex(/^[1-9]\d{0,14}$/), customValueInput)
  .refine((values) => Object.keys(values).length <= FORM_MAX.fields + CUSTOM_FIELDS_MAX, {
    params: { code: 'max_items', n: FORM_MAX.fields + CUSTOM_FIELDS_MAX },
  });

/** The custom fields of one customer or organisation, and whether the caller may fill them in. */
export const ownedFields = z.object({ fields: z.array(filledField), editable: z.boolean() });
const valuesBody = z.strictObject({ /** What is not sent stays. */ custom_values: customValuesInput });

export const customerCustomFieldGet = defineEndpoint({
  name: 'customerCustomFieldGet',
  method: 'GET',
  path: '/api/customerCustomField/:id',
  slice: 'forms',
  access: 'user',
  gate: CUSTOMER_FIELDS_ARE_LICENSED,
  summary: 'The custom fields of one customer with their values; customers get the public ones of their own.',
  params: idParams,
  data: ownedFields,
});
export const customerCustomFieldUpdate = defineEndpoint({
  name: 'customerCustomFieldUpdate',
  method: 'PUT',
  path: '/api/customerCustomField/:id',
  slice: 'forms',
  access: 'user',
  gate: CUSTOMER_FIELDS_ARE_LICENSED,
  summary: 'Fills in custom fields of one customer.',
  params: idParams,
  body: valuesBody,
  data: ownedFields,
  audited: true,
});
export const organizationCustomFieldGet = defineEndpoint({
  name: 'organizationCustomFieldGet',
  method: 'GET',
  path: '/api/organizationCustomField/:id',
  slice: 'forms',
  access: 'user',
  gate: ORGANIZATION_FIELDS_ARE_LICENSED,
  summary: 'The custom fields of one organisation with their values; its supervisors get the public ones.',
  params: idParams,
  data: ownedFields,
});
export const organizationCustomFieldUpdate = defineEndpoint({
  name: 'organizationCustomFieldUpdate',
  method: 'PUT',
  path: '/api/organizationCustomField/:id',
  slice: 'forms',
  access: 'user',
  gate: ORGANIZATION_FIELDS_ARE_LICENSED,
  summary: 'Fills in custom fields of one organisation.',
  params: idParams,
  body: valuesBody,
  data: ownedFields,
  audited: true,
});
