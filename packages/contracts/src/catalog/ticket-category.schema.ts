import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  id,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  plainText,
  unixOut,
} from '../field.schema.ts';
import { inImportance, ticketImportance } from '../tickets/ticket-list.schema.ts';
import { CATALOG_MAX } from './catalog-lists.ts';

/** A category of tickets as the settings show it (decisions 2.7). */
export const ticketCategory = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  description: z.string(),
  parent_id: z.number().nullable(),
  /** 1 at the top. */ depth: z.number(),
  order: z.number(),
  status: z.boolean(),
  /** Customers may choose it. */ is_public: z.boolean(),
  /** Only tickets of these departments have it; none: of all. */ department_ids: z.array(z.number()),
  default_importance: ticketImportance.nullable(),
  /** The policy of service levels of its tickets (decisions 2.6). */ sla_id: z.number().nullable(),
  /** The form of its new tickets (decisions 2.11); null: the next one in the order of the choice. */ form_id: z
    .number()
    .nullable(),
  default_recipient: person.nullable(),
  /** Words that find it where a category is chosen. */ keywords: z.array(z.string()),
  /** Its tickets are closed only with the required fields of their form (decisions 2.3 T12). */
  required_on_close: z.boolean(),
  created_at: unixOut,
  updated_at: unixOut,
});
const fields = {
  name: plainText(CATALOG_MAX.name, 1),
  description: plainText(CATALOG_MAX.description).optional(),
  /** Null: at the top. It becomes the last one there; `updateOrder` moves it among its siblings. */
  parent_id: id.nullable().optional(),
  status: booleanInput.optional(),
  is_public: booleanInput.optional(),
  department_ids: listOf(id).optional(),
  default_importance: inImportance.nullable().optional(),
  sla_id: id.nullable().optional(),
  form_id: id.nullable().optional(),
  default_recipient_id: id.nullable().optional(),
  keywords: listOf(plainText(CATALOG_MAX.keyword, 1), CATALOG_MAX.keywords).optional(),
  required_on_close: booleanInput.optional(),
};

export const ticketCategoryList = defineEndpoint({
  name: 'ticketCategoryList',
  method: 'GET',
  path: '/api/ticketCategory',
  slice: 'catalog',
  access: 'employee',
  answer: 'list',
  summary: 'Categories of tickets in the order of their tree: each one before those below it.',
  page: true,
  query: z.strictObject({ ...pageQuery, /** Words of the name. */ s: keyword().optional() }),
  data: ticketCategory,
});
export const ticketCategoryGet = defineEndpoint({
  name: 'ticketCategoryGet',
  method: 'GET',
  path: '/api/ticketCategory/:id',
  slice: 'catalog',
  access: 'employee',
  summary: 'One category of tickets.',
  params: idParams,
  data: ticketCategory,
  page: true,
});
export const ticketCategoryStore = defineEndpoint({
  name: 'ticketCategoryStore',
  method: 'POST',
  path: '/api/ticketCategory',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'Creates a category of tickets, the last one below its parent.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const ticketCategoryUpdate = defineEndpoint({
  name: 'ticketCategoryUpdate',
  method: 'PUT',
  path: '/api/ticketCategory/:id',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'Changes or moves a category of tickets.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: ticketCategory,
  audited: true,
});
export const ticketCategoryDelete = defineEndpoint({
  name: 'ticketCategoryDelete',
  method: 'DELETE',
  path: '/api/ticketCategory/:id',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'Deletes a category. Those below it move up; what names it gets another one instead.',
  params: idParams,
  query: z.strictObject({ /** Required while something names it. */ replace_with: id.optional() }),
});
