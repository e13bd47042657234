import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  civilDate,
  id,
  idParams,
  int4,
  keyword,
  pageQuery,
  plainText,
  unixOut,
} from '../field.schema.ts';
import {
  CUSTOM_DATE_TYPES,
  CUSTOM_FIELD_CONTEXTS,
  CUSTOM_FIELD_MAX as MAX,
  CUSTOM_FIELD_TYPES,
  CUSTOM_NUMBER_MAX,
  CUSTOM_VALUE_MAX,
} from './custom-field-lists.ts';
import { ANY_FIELDS_ARE_LICENSED } from './form-gates.ts';

const number = z.coerce.number().min(-CUSTOM_NUMBER_MAX).max(CUSTOM_NUMBER_MAX);
const length = z.coerce.number().int().min(0).max(CUSTOM_VALUE_MAX.textArea);

/** A value as it is stored and shown. */
export const customValue = z.union([z.string(), z.number()]).nullable();
/** A value that somebody has filled in; the type of its field decides what it may be. */
export const customValueInput = z
  .union([z.string().max(CUSTOM_VALUE_MAX.textArea), z.number().min(-CUSTOM_NUMBER_MAX).max(CUSTOM_NUMBER_MAX)])
  .nullable();

/** An item of a dropdown; one that was removed stays for the values that have it (decisions 2.11). */
export const customFieldItem = z.object({ id: z.number(), name: z.string(), is_archived: z.boolean() });

/** A field that a company has defined (spec 3.9, decisions 2.11). */
export const customField = z.object({
  id: z.number(),
  version: z.number(),
  context: z.enum(CUSTOM_FIELD_CONTEXTS),
  /** The department whose field it is; of the context `department` only. */ department_id: z.number().nullable(),
  type: z.enum(CUSTOM_FIELD_TYPES),
  label: z.string(),
  /** What it begins with in a form, which decides; without a form it is required. */ required: z.boolean(),
  default: customValue,
  /** Off: nobody is asked for it. */ status: z.boolean(),
  order: z.number(),
  help: z.string(),
  placeholder: z.string(),
  /** Characters, of `text` and `textArea`. */ min_length: z.number().nullable(),
  max_length: z.number().nullable(),
  /** Of `number`. */ min: z.number().nullable(),
  max: z.number().nullable(),
  /** Of a date with a day: Gregorian `YYYY-MM-DD`. */ min_date: z.string().nullable(),
  max_date: z.string().nullable(),
  date_type: z.enum(CUSTOM_DATE_TYPES).nullable(),
  items: z.array(customFieldItem),
  /** What the whole text must match; of `text` only. */ regex: z.string().nullable(),
  /** No two objects have the same value. */ unique: z.boolean(),
  /** For employees only. */ sensitive: z.boolean(),
  /** A column of the ticket list; of tickets and departments only. */ show_in_list: z.boolean(),
  /** Tickets are found by its values; of tickets and departments only. */ searchable: z.boolean(),
  /** Percent of its values that are prepared for the search, or taken out of it; null when all of them are. */ search_progress:
    z.number().nullable(),
  /** It has left the forms to be filled in; its values are shown. */ is_archived: z.boolean(),
  /** Values were stored, so that its type is fixed. */ has_values: z.boolean(),
  /** Forms that contain it. */ form_count: z.number(),
  /** The caller may change and delete it. */ editable: z.boolean(),
  created_at: unixOut,
  updated_at: unixOut,
});

const fields = {
  type: z.enum(CUSTOM_FIELD_TYPES),
  label: plainText(MAX.label, 1),
  required: booleanInput.optional(),
  default: customValueInput.optional(),
  status: booleanInput.optional(),
  help: plainText(MAX.help).optional(),
  placeholder: plainText(MAX.placeholder).optional(),
  min_length: length.nullable().optional(),
  max_length: length.nullable().optional(),
  min: number.nullable().optional(),
  max: number.nullable().optional(),
  min_date: civilDate.nullable().optional(),
  max_date: civilDate.nullable().optional(),
  date_type: z.enum(CUSTOM_DATE_TYPES).nullable().optional(),
  /**
   * One item in each line, `name` or `name:id`, in their order (spec 3.10). An id that the field has stays the same
   * item; an item that is left out is archived.
   */
  items: z
    .string()
    .max(MAX.items * (MAX.item + 12))
    .optional(),
  regex: z.string().trim().max(MAX.regex).nullable().optional(),
  unique: booleanInput.optional(),
  sensitive: booleanInput.optional(),
  show_in_list: booleanInput.optional(),
  searchable: booleanInput.optional(),
  is_archived: booleanInput.optional(),
};

export const customFieldList = defineEndpoint({
  name: 'customFieldList',
  method: 'GET',
  path: '/api/customField',
  slice: 'forms',
  access: 'employee',
  gate: ANY_FIELDS_ARE_LICENSED,
  answer: 'list',
  summary: 'Custom fields in their order; those of departments for their members and managers.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    context: z.enum(CUSTOM_FIELD_CONTEXTS).optional(),
    department_id: id.optional(),
    type: z.enum(CUSTOM_FIELD_TYPES).optional(),
    status: booleanInput.optional(),
    is_archived: booleanInput.optional(),
    show_in_list: booleanInput.optional(),
    /** Words of the label. */ s: keyword().optional(),
  }),
  data: customField,
});
export const customFieldGet = defineEndpoint({
  name: 'customFieldGet',
  method: 'GET',
  path: '/api/customField/:id',
  slice: 'forms',
  access: 'employee',
  gate: ANY_FIELDS_ARE_LICENSED,
  summary: 'One custom field.',
  params: idParams,
  data: customField,
  page: true,
});
export const customFieldStore = defineEndpoint({
  name: 'customFieldStore',
  method: 'POST',
  path: '/api/customField',
  slice: 'forms',
  access: 'employee',
  gate: ANY_FIELDS_ARE_LICENSED,
  summary: 'Creates a custom field, the last one of its context.',
  body: z.strictObject({
    context: z.enum(CUSTOM_FIELD_CONTEXTS),
    /** Required with the context `department`. */ department_id: id.nullable().optional(),
    ...fields,
  }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const customFieldUpdate = defineEndpoint({
  name: 'customFieldUpdate',
  method: 'PUT',
  path: '/api/customField/:id',
  slice: 'forms',
  access: 'employee',
  gate: ANY_FIELDS_ARE_LICENSED,
  summary: 'Changes a custom field; its type only before the first value.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: customField,
  audited: true,
});
export const customFieldDelete = defineEndpoint({
  name: 'customFieldDelete',
  method: 'DELETE',
  path: '/api/customField/:id',
  slice: 'forms',
  access: 'employee',
  gate: ANY_FIELDS_ARE_LICENSED,
  summary: 'Deletes a custom field softly: it leaves the forms, and its values are no longer shown.',
  params: idParams,
});
