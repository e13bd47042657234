import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  branchId,
  id,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  plainText,
  richText,
} from '../field.schema.ts';
import { inImportance, ticketImportance } from '../tickets/ticket-list.schema.ts';
import { CUSTOM_FIELDS_ARE_LICENSED } from './form-gates.ts';
import { FORM_AUDIENCES, FORM_INTRO_MAX, FORM_MAX as MAX } from './form-lists.ts';
import { formBase, formFields } from './form.schema.ts';

/**
 * A form of new tickets (decisions 2.11). The one of the service is chosen before that of the category, then that of
 * the department, then the default one.
 */
export const ticketForm = formBase.extend({
  /** Departments, categories and services whose form it is; each has one at most. */
  department_ids: z.array(z.number()),
  category_ids: z.array(z.number()),
  service_ids: z.array(z.number()),
  audience: z.enum(FORM_AUDIENCES),
  /** Only for tickets of these branches; -1: of all. */ branch_ids: z.array(z.number()),
  /** Rich text at the top. */ intro: z.string(),
  /** What the title of a new ticket begins with. */ subject_template: z.string(),
  default_importance: ticketImportance.nullable(),
  default_recipient: person.nullable(),
});
const uses = listOf(id, MAX.uses).optional();
const fields = {
  ...formFields,
  department_ids: uses,
  category_ids: uses,
  service_ids: uses,
  audience: z.enum(FORM_AUDIENCES).optional(),
  branch_ids: listOf(branchId)
    .refine((ids) => ids.length > 0, { params: { code: 'required' } })
    .optional(),
  intro: richText(FORM_INTRO_MAX).optional(),
  subject_template: plainText(MAX.subject).optional(),
  default_importance: inImportance.nullable().optional(),
  default_recipient_id: id.nullable().optional(),
};

export const ticketFormList = defineEndpoint({
  name: 'ticketFormList',
  method: 'GET',
  path: '/api/ticketForm',
  slice: 'forms',
  access: 'employee',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  answer: 'list',
  summary: 'Ticket forms in their order.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    status: booleanInput.optional(),
    audience: z.enum(FORM_AUDIENCES).optional(),
    /** Words of the name. */ s: keyword().optional(),
  }),
  data: ticketForm,
});
export const ticketFormGet = defineEndpoint({
  name: 'ticketFormGet',
  method: 'GET',
  path: '/api/ticketForm/:id',
  slice: 'forms',
  access: 'employee',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'One ticket form.',
  params: idParams,
  data: ticketForm,
  page: true,
});
export const ticketFormStore = defineEndpoint({
  name: 'ticketFormStore',
  method: 'POST',
  path: '/api/ticketForm',
  slice: 'forms',
  access: 'full_admin',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'Creates a ticket form, the last one.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const ticketFormUpdate = defineEndpoint({
  name: 'ticketFormUpdate',
  method: 'PUT',
  path: '/api/ticketForm/:id',
  slice: 'forms',
  access: 'full_admin',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'Changes a ticket form.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: ticketForm,
  audited: true,
});
export const ticketFormDelete = defineEndpoint({
  name: 'ticketFormDelete',
  method: 'DELETE',
  path: '/api/ticketForm/:id',
  slice: 'forms',
  access: 'full_admin',
  gate: CUSTOM_FIELDS_ARE_LICENSED,
  summary: 'Deletes a ticket form softly; what has it gets another one instead.',
  params: idParams,
  query: z.strictObject({ /** Required while something names it. */ replace_with: id.optional() }),
});
