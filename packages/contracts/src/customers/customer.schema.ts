import { z } from 'zod';
import { USER_STATUSES } from '../identity/user-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { customFieldFilters } from '../forms/custom-field-filter.schema.ts';
import { CUSTOMER_STATUSES } from './customer-lists.ts';
import { LEVEL_ICONS } from './customer-level-lists.ts';
import { PASSWORD_MAX_LENGTH, SEARCH_MIN_CHARS } from '../limits.ts';
import {
  birthday,
  civilDate,
  booleanInput,
  id,
  idParams,
  int4,
  listOf,
  idAndName,
  keyword,
  pageQuery,
  person,
  plainText,
  plainTextOrNull,
  toDepartment,
  unix,
  unixOut,
} from '../field.schema.ts';

/** A customer level with the fields of its badge. */
export const customerLevelSummary = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  icon: z.enum(LEVEL_ICONS).nullable(),
});

export const userList = defineEndpoint({
  name: 'userList',
  method: 'GET',
  path: '/api/user',
  slice: 'customers',
  access: 'user',
  answer: 'list',
  summary: 'Users: fast list (id and name) or customers with their rows.',
  query: z.strictObject({
    employee: z.coerce.number().int().min(0).max(1).default(0),
    fast: booleanInput.default(false),
    keyword: keyword(SEARCH_MIN_CHARS).optional(),
    ids: listOf(id).optional(),
    organization_id: id.optional(),
    customer_level_id: id.optional(),
    department_id: id.optional(),
    status: z.enum(USER_STATUSES).optional(),
    supervisor: booleanInput.optional(),
    branch_id: id.optional(),
    state_id: id.optional(),
    city_id: id.optional(),
    /** The account, or that of the organisation, ends at it or later. */ expire_from: unix.optional(),
    /** The account, or that of the organisation, ends before it. */ expire_to: unix.optional(),
    /** By values of custom fields of customers. */ cf: customFieldFilters.optional(),
    sort_by: z.enum(['name', 'created_at', 'last_login_at']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
    ...pageQuery,
  }),
  data: person.extend({
    username: z.string().nullable().optional(),
    email: z.string().nullable().optional(),
    mobile: z.string().nullable().optional(),
    organization: idAndName.nullable().optional(),
    customer_level: customerLevelSummary.nullable().optional(),
    supervisor: z.boolean().optional(),
    branch: idAndName.nullable().optional(),
    state: z.string().nullable().optional(),
    city: z.string().nullable().optional(),
    status: z.enum(USER_STATUSES).optional(),
    expire_date: unixOut.nullable().optional(),
    created_at: unixOut.optional(),
    last_login_at: unixOut.nullable().optional(),
    ticket_count: z.number().optional(),
    open_ticket_count: z.number().optional(),
  }),
});

/** A customer (spec 3.15). */
export const customer = z.object({
  id: z.number(),
  version: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().nullable(),
  birthday: civilDate.nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  mobile: z.string().nullable(),
  landline: z.string().nullable(),
  interphone: z.string().nullable(),
  other_phones: z.array(z.string()),
  email: z.string().nullable(),
  address: z.string().nullable(),
  status: z.enum(USER_STATUSES),
  branch: idAndName.nullable(),
  expire_date: unixOut.nullable(),
  expired: z.boolean(),
  profile_picture_name: z.string().nullable(),
  created_at: unixOut,
  last_login_at: unixOut.nullable(),
  customer_information: z.object({
    customer_level_id: z.number().nullable(),
    customer_level: customerLevelSummary.nullable(),
    country_id: id.nullable(),
    state_id: z.number().nullable(),
    state: z.string().nullable(),
    city_id: z.number().nullable(),
    city: z.string().nullable(),
    description: z.string().nullable(),
    supervisor: z.boolean(),
    organization: idAndName.nullable(),
  }),
  ticket_counts: z.object({ open: z.number(), total: z.number() }),
});

const phone = z.string().trim().max(20).nullable();
const customerFields = {
  first_name: plainText(100, 1),
  last_name: plainText(100, 1),
  username: plainTextOrNull(100).optional(),
  email: z.string().trim().max(150).nullable().optional(),
  mobile: phone.optional(),
  landline: phone.optional(),
  interphone: plainTextOrNull(10).optional(),
  other_phones: z.array(z.string().trim().min(3).max(20)).max(10).optional(),
  gender: z.enum(['m', 'f']).nullable().optional(),
  birthday: birthday.nullable().optional(),
  branch_id: id.optional(),
  organization_id: id.nullable().optional(),
  supervisor: booleanInput.optional(),
  customer_level_id: id.nullable().optional(),
  country_id: id.nullable().optional(),
  state_id: id.nullable().optional(),
  city_id: id.nullable().optional(),
  city_name: plainTextOrNull(100).optional(),
  address: plainTextOrNull(500).optional(),
  description: plainTextOrNull(2000).optional(),
  expire_date: unix.nullable().optional(),
  status: z.enum(CUSTOMER_STATUSES).optional(),
};

export const userGet = defineEndpoint({
  name: 'userGet',
  method: 'GET',
  path: '/api/user/:id',
  slice: 'customers',
  access: 'user',
  summary: 'One customer.',
  page: true,
  params: idParams,
  query: z.strictObject({ employee: z.coerce.number().int().min(0).max(1).default(0) }),
  data: customer.extend({
    /** Where the customer may send tickets, of the departments that the caller sees. */
    to_departments: z.array(toDepartment),
  }),
});
export const userStore = defineEndpoint({
  name: 'userStore',
  method: 'POST',
  path: '/api/user',
  slice: 'customers',
  access: 'employee',
  summary: 'Creates a customer.',
  body: z.strictObject({
    employee: z.literal([0, '0', false]).optional(),
    ...customerFields,
    password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
  }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const userUpdate = defineEndpoint({
  name: 'userUpdate',
  method: 'PUT',
  path: '/api/user/:id',
  slice: 'customers',
  access: 'employee',
  summary: 'Changes a customer.',
  params: idParams,
  body: z.strictObject({
    version: int4.optional(),
    ...z.object(customerFields).partial().shape,
    password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
  }),
  data: customer,
  audited: true,
});
export const userDelete = defineEndpoint({
  name: 'userDelete',
  method: 'DELETE',
  path: '/api/user/:id',
  slice: 'customers',
  access: 'employee',
  summary: 'Deletes a customer softly.',
  params: idParams,
  query: z.strictObject({ employee: z.coerce.number().int().min(0).max(1).default(0) }),
});
