import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  color,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  pageQuery,
  plainText,
  unixOut,
} from '../field.schema.ts';
import { inImportance, ticketImportance } from '../tickets/ticket-list.schema.ts';
import {
  CUSTOMER_LEVEL_NAME_MAX,
  LEVEL_ICONS,
  LEVEL_WEIGHT_MAX,
  OPEN_TICKETS_MAX,
  OPENING_CHANNELS,
} from './customer-level-lists.ts';

/** A customer level in the shared list (spec 3.29). */
export const customerLevel = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  icon: z.enum(LEVEL_ICONS).nullable(),
  order: z.number(),
  is_default: z.boolean(),
  status: z.boolean(),
});
/** A customer level in the list of the settings (decisions 2.8). */
export const customerLevelRow = customerLevel.extend({
  version: z.number(),
  /** Of tickets for which neither category nor service says one. */ default_importance: ticketImportance.nullable(),
  /** How much each of their open tickets adds to the load of its assignee, in percent of a ticket. */
  priority_weight: z.number(),
  /** How many tickets each of their customers may have open; null for any number. */
  max_open_tickets: z.number().nullable(),
  /** By which channels their customers open tickets; empty for all. */
  channels_allowed: z.array(z.enum(OPENING_CHANNELS)),
  /** The policy of service levels of their tickets (decisions 2.6). */ sla: idAndName.nullable(),
  /** Null for a caller who may not change levels. */ customer_count: z.number().nullable(),
  /** Null for a caller who may not change levels. */ organization_count: z.number().nullable(),
  created_at: unixOut,
  updated_at: unixOut,
});
const fields = {
  name: plainText(CUSTOMER_LEVEL_NAME_MAX, 1),
  color,
  icon: z.enum(LEVEL_ICONS).nullable().optional(),
  priority_weight: z.number().int().min(0).max(LEVEL_WEIGHT_MAX).optional(),
  max_open_tickets: z.number().int().min(1).max(OPEN_TICKETS_MAX).nullable().optional(),
  channels_allowed: z.array(z.enum(OPENING_CHANNELS)).max(OPENING_CHANNELS.length).optional(),
  default_importance: inImportance.nullable().optional(),
  sla_id: id.nullable().optional(),
  /** Another level becomes the default one only by being made it. */ is_default: booleanInput.optional(),
  status: booleanInput.optional(),
};

export const customerLevelList = defineEndpoint({
  name: 'customerLevelList',
  method: 'GET',
  path: '/api/customerLevel',
  slice: 'customers',
  access: 'employee',
  answer: 'list',
  summary: 'Customer levels in order, the most important first.',
  page: true,
  query: z.strictObject({ ...pageQuery, /** Words of the name. */ s: keyword().optional() }),
  data: customerLevelRow,
});
export const customerLevelGet = defineEndpoint({
  name: 'customerLevelGet',
  method: 'GET',
  path: '/api/customerLevel/:id',
  slice: 'customers',
  access: 'employee',
  summary: 'One customer level.',
  params: idParams,
  data: customerLevelRow,
  page: true,
});
export const customerLevelStore = defineEndpoint({
  name: 'customerLevelStore',
  method: 'POST',
  path: '/api/customerLevel',
  slice: 'customers',
  access: 'full_admin',
  summary: 'Creates a customer level, the last one; the first of all is the default one.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const customerLevelUpdate = defineEndpoint({
  name: 'customerLevelUpdate',
  method: 'PUT',
  path: '/api/customerLevel/:id',
  slice: 'customers',
  access: 'full_admin',
  summary: 'Changes a customer level; the default one stays in use until another one is the default.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: customerLevelRow,
  audited: true,
});
export const customerLevelDelete = defineEndpoint({
  name: 'customerLevelDelete',
  method: 'DELETE',
  path: '/api/customerLevel/:id',
  slice: 'customers',
  access: 'full_admin',
  summary: 'Deletes a customer level softly, but not the default one; what names it gets another one instead.',
  params: idParams,
  query: z.strictObject({ /** Required while something names it. */ replace_with: id.optional() }),
});
