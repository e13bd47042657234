import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  branchId,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  person,
  plainText,
  plainTextOrNull,
  unixOut,
} from '../field.schema.ts';
import { inImportance, ticketImportance } from '../tickets/ticket-list.schema.ts';
import { CATALOG_MAX, SERVICE_ASSIGNED_MAX, SERVICE_ICONS } from './catalog-lists.ts';

/** A product or service in the list of the settings (decisions 2.7). */
export const serviceRow = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  code: z.string().nullable(),
  description: z.string(),
  icon: z.enum(SERVICE_ICONS).nullable(),
  parent_id: z.number().nullable(),
  /** 1 at the top. */ depth: z.number(),
  order: z.number(),
  status: z.boolean(),
  /** Customers may choose it. */ is_public: z.boolean(),
  /** Only for tickets of these branches; -1: of all. */ branch_ids: z.array(z.number()),
  /** Only for tickets of these departments; none: of all. */ department_ids: z.array(z.number()),
  /** Only for tickets of these categories; none: of all. */ category_ids: z.array(z.number()),
  default_importance: ticketImportance.nullable(),
  /** The policy of service levels of its tickets (decisions 2.6). */ sla_id: z.number().nullable(),
  /** The form of its new tickets (decisions 2.11); null: the next one in the order of the choice. */ form_id: z
    .number()
    .nullable(),
  created_at: unixOut,
  updated_at: unixOut,
});
/** One service with those to whom it is assigned; without customers and organisations it is for all customers. */
export const service = serviceRow.extend({
  customers: z.array(idAndName),
  organizations: z.array(idAndName),
  employees: z.array(person),
});
const assigned = listOf(id, SERVICE_ASSIGNED_MAX).optional();
const fields = {
  name: plainText(CATALOG_MAX.name, 1),
  code: plainTextOrNull(CATALOG_MAX.code).optional(),
  description: plainText(CATALOG_MAX.description).optional(),
  icon: z.enum(SERVICE_ICONS).nullable().optional(),
  /** Null: at the top. It becomes the last one there; `updateOrder` moves it among its siblings. */
  parent_id: id.nullable().optional(),
  status: booleanInput.optional(),
  is_public: booleanInput.optional(),
  branch_ids: listOf(branchId)
    .refine((ids) => ids.length > 0, { params: { code: 'required' } })
    .optional(),
  department_ids: listOf(id).optional(),
  category_ids: listOf(id).optional(),
  default_importance: inImportance.nullable().optional(),
  sla_id: id.nullable().optional(),
  form_id: id.nullable().optional(),
  customer_ids: assigned,
  organization_ids: assigned,
  employee_ids: assigned,
};

export const serviceList = defineEndpoint({
  name: 'serviceList',
  method: 'GET',
  path: '/api/service',
  slice: 'catalog',
  access: 'employee',
  answer: 'list',
  summary: 'Products and services in the order of their tree: each one before those below it.',
  page: true,
  query: z.strictObject({ ...pageQuery, /** Words of the name or code. */ s: keyword().optional() }),
  data: serviceRow,
});
export const serviceGet = defineEndpoint({
  name: 'serviceGet',
  method: 'GET',
  path: '/api/service/:id',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'One product or service, with those to whom it is assigned.',
  params: idParams,
  data: service,
  page: true,
});
export const serviceStore = defineEndpoint({
  name: 'serviceStore',
  method: 'POST',
  path: '/api/service',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'Creates a product or service, the last one below its parent.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const serviceUpdate = defineEndpoint({
  name: 'serviceUpdate',
  method: 'PUT',
  path: '/api/service/:id',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'Changes or moves a product or service.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: service,
  audited: true,
});
export const serviceDelete = defineEndpoint({
  name: 'serviceDelete',
  method: 'DELETE',
  path: '/api/service/:id',
  slice: 'catalog',
  access: 'full_admin',
  summary: 'Deletes a product or service. Those below it move up; what names it gets another one instead.',
  params: idParams,
  query: z.strictObject({ /** Required while something names it. */ replace_with: id.optional() }),
});
