import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  int4,
  ownedFile,
  id,
  idParams,
  idAndName,
  keyword,
  pageQuery,
  plainText,
  plainTextOrNull,
  unix,
  unixOut,
} from '../field.schema.ts';
import { OPEN_TICKETS_MAX } from '../customers/customer-level-lists.ts';
import { customerLevelSummary } from '../customers/customer.schema.ts';

export const organizationRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string().nullable(),
  branch: idAndName.nullable(),
  customer_level: customerLevelSummary.nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  supervisors: z.array(idAndName),
  customer_count: z.number(),
  open_ticket_count: z.number(),
  expire_date: unixOut.nullable(),
  status: z.boolean(),
  created_at: unixOut,
});
/** An organisation (spec 3.13, 3.14). */
export const organization = organizationRow.extend({
  version: z.number(),
  branch_id: z.number(),
  customer_level_id: z.number().nullable(),
  country_id: id.nullable(),
  state_id: z.number().nullable(),
  state: z.string().nullable(),
  city_id: z.number().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  /** Whether members see each other's tickets; null: as the settings say (decisions 2.1). */
  members_see_all: z.boolean().nullable(),
  /** How many tickets its members may have open together; null for any number, and for its supervisors. */
  max_open_tickets: z.number().nullable(),
  /** The policy of service levels of its tickets (decisions 2.6); null for its supervisors. */ sla: idAndName.nullable(),
  contract_file: attachment.nullable(),
});
const fields = {
  /** Full admin only; for everybody else it is the caller's branch (spec 5.20). */
  branch_id: id.optional(),
  name: plainText(150, 1),
  customer_level_id: id,
  phone: plainTextOrNull(20).optional(),
  website: z.string().trim().max(200).nullable().optional(),
  country_id: id.nullable().optional(),
  state_id: id.nullable().optional(),
  city_id: id.nullable().optional(),
  city_name: plainTextOrNull(100).optional(),
  expire_date: unix.nullable().optional(),
  address: plainTextOrNull(500).optional(),
  description: plainTextOrNull(2000).optional(),
  members_see_all: booleanInput.nullable().optional(),
  max_open_tickets: z.number().int().min(1).max(OPEN_TICKETS_MAX).nullable().optional(),
  sla_id: id.nullable().optional(),
  status: booleanInput.optional(),
  contract_file: ownedFile.optional(),
};
export const organizationList = defineEndpoint({
  name: 'organizationList',
  method: 'GET',
  path: '/api/organization',
  slice: 'organizations',
  access: 'user',
  answer: 'list',
  summary: 'Organisations in scope.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    keyword: keyword().optional(),
    customer_level_id: id.optional(),
    branch_id: id.optional(),
    status: booleanInput.optional(),
    /** The contract ends at it or later. */ expire_from: unix.optional(),
    /** The contract ends before it. */ expire_to: unix.optional(),
    sort_by: z.enum(['name', 'created_at', 'expire_date']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: organizationRow,
});
export const organizationGet = defineEndpoint({
  name: 'organizationGet',
  method: 'GET',
  path: '/api/organization/:id',
  slice: 'organizations',
  access: 'user',
  summary: 'One organisation.',
  params: idParams,
  data: organization,
  page: true,
});
export const organizationStore = defineEndpoint({
  name: 'organizationStore',
  method: 'POST',
  path: '/api/organization',
  slice: 'organizations',
  access: 'employee',
  summary: 'Creates an organisation.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const organizationUpdate = defineEndpoint({
  name: 'organizationUpdate',
  method: 'PUT',
  path: '/api/organization/:id',
  slice: 'organizations',
  access: 'employee',
  summary: 'Changes an organisation.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: organization,
  audited: true,
});
export const organizationDelete = defineEndpoint({
  name: 'organizationDelete',
  method: 'DELETE',
  path: '/api/organization/:id',
  slice: 'organizations',
  access: 'employee',
  summary: 'Deletes an empty organisation softly.',
  params: idParams,
});
