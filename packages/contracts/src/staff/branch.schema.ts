import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  fileToken,
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
  timeZone,
  unixOut,
} from '../field.schema.ts';
import { BRANCH_CODE_MIN, BRANCH_MAX } from './branch-lists.ts';

/** A branch in the list of those who arrange them (decisions 2.7). */
export const branchRow = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  code: z.string(),
  /** Address of its logo. */ logo_link: z.string().nullable(),
  phone: z.string().nullable(),
  /** Of the list, or as it was typed. */ city: z.string().nullable(),
  /** Its admins, by name. */ managers: z.array(person),
  /** Employees who belong to it and to no other. */ employee_count: z.number(),
  /** New rows may name it. */ status: z.boolean(),
  order: z.number(),
});
/** One branch. */
export const branch = branchRow.extend({
  country_id: id.nullable(),
  state_id: z.number().nullable(),
  city_id: z.number().nullable(),
  address: z.string().nullable(),
  /** By which its working hours count; null: that of the system. */ timezone: z.string().nullable(),
  /** Its working hours; null: the default ones. */ working_shift: idAndName.nullable(),
  created_at: unixOut,
  updated_at: unixOut,
});

const fields = {
  name: plainText(BRANCH_MAX.name, 1),
  /** Latin letters, digits and dashes; compared without case. */
  code: plainText(BRANCH_MAX.code, BRANCH_CODE_MIN),
  phone: plainTextOrNull(BRANCH_MAX.phone).optional(),
  country_id: id.nullable().optional(),
  state_id: id.nullable().optional(),
  city_id: id.nullable().optional(),
  city_name: plainTextOrNull(BRANCH_MAX.city).optional(),
  address: plainTextOrNull(BRANCH_MAX.address).optional(),
  timezone: timeZone.nullable().optional(),
  working_shift_id: id.nullable().optional(),
  /** All its admins; whoever is one becomes a branch admin of this branch. */
  manager_ids: listOf(id, BRANCH_MAX.managers).optional(),
  /** Token of an uploaded picture (purpose `branch_logo`); null takes the logo away. */
  logo_token: fileToken.nullable().optional(),
  status: booleanInput.optional(),
};

export const branchList = defineEndpoint({
  name: 'branchList',
  method: 'GET',
  path: '/api/branch',
  slice: 'staff',
  access: 'full_admin',
  answer: 'list',
  summary: 'Branches in their order. Others have the names of their own in the shared list.',
  page: true,
  query: z.strictObject({ ...pageQuery, /** Words of the name, or the code. */ s: keyword().optional() }),
  data: branchRow,
});
export const branchGet = defineEndpoint({
  name: 'branchGet',
  method: 'GET',
  path: '/api/branch/:id',
  slice: 'staff',
  access: 'full_admin',
  summary: 'One branch.',
  params: idParams,
  data: branch,
  page: true,
});
export const branchStore = defineEndpoint({
  name: 'branchStore',
  method: 'POST',
  path: '/api/branch',
  slice: 'staff',
  access: 'full_admin',
  summary: 'Creates a branch, the last one in the order.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const branchUpdate = defineEndpoint({
  name: 'branchUpdate',
  method: 'PUT',
  path: '/api/branch/:id',
  slice: 'staff',
  access: 'full_admin',
  summary: 'Changes a branch. Who becomes its admin, or is it no longer, is logged out.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: branch,
  audited: true,
});
export const branchDelete = defineEndpoint({
  name: 'branchDelete',
  method: 'DELETE',
  path: '/api/branch/:id',
  slice: 'staff',
  access: 'full_admin',
  summary: 'Deletes a branch without users, tickets and organisations; what else names it gets another one.',
  params: idParams,
  query: z.strictObject({
    /** Required while departments, forms, services or policies name it. */ replace_with: id.optional(),
  }),
});
