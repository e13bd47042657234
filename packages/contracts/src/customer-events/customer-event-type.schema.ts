import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  color,
  id,
  idParams,
  int4,
  keyword,
  pageQuery,
  plainText,
  plainTextOrNull,
  unixOut,
} from '../field.schema.ts';
import { printedAs } from '../printed-type.ts';
import {
  EVENT_DEFAULT_DESCRIPTION_MAX,
  EVENT_KINDS,
  EVENT_TYPE_NAME_MAX,
  EVENTS_ARE_LICENSED,
} from './customer-event-lists.ts';

/** 0 or false is internal, 1 or true external (spec 3.24). */
export const eventKind = printedAs(
  booleanInput.transform((external): 0 | 1 => (external ? 1 : 0)),
  '0 | 1',
);

/** An event type in the shared list (spec 3.30). */
export const customerEventType = z.object({
  id: z.number(),
  name: z.string(),
  type: z.literal(EVENT_KINDS),
  color: z.string(),
  status: z.boolean(),
  /** What the description of a new event begins with. */ default_description: z.string().nullable(),
});
/** An event type in the list of the settings (decisions 2.13). */
export const customerEventTypeRow = customerEventType.extend({
  version: z.number(),
  order: z.number(),
  /** Null for a caller who may not change types. */ event_count: z.number().nullable(),
  created_at: unixOut,
  updated_at: unixOut,
});
const fields = {
  name: plainText(EVENT_TYPE_NAME_MAX, 1),
  /** Stays as it is once events have the type. */ type: eventKind,
  color,
  status: booleanInput.optional(),
  default_description: plainTextOrNull(EVENT_DEFAULT_DESCRIPTION_MAX).optional(),
};

export const customerEventTypeList = defineEndpoint({
  name: 'customerEventTypeList',
  method: 'GET',
  path: '/api/customerEventType',
  slice: 'customer-events',
  access: 'employee',
  gate: EVENTS_ARE_LICENSED,
  answer: 'list',
  summary: 'Types of customer events in their order.',
  page: true,
  query: z.strictObject({ ...pageQuery, /** Words of the name. */ s: keyword().optional() }),
  data: customerEventTypeRow,
});
export const customerEventTypeGet = defineEndpoint({
  name: 'customerEventTypeGet',
  method: 'GET',
  path: '/api/customerEventType/:id',
  slice: 'customer-events',
  access: 'employee',
  gate: EVENTS_ARE_LICENSED,
  summary: 'One type of customer events.',
  params: idParams,
  data: customerEventTypeRow,
  page: true,
});
export const customerEventTypeStore = defineEndpoint({
  name: 'customerEventTypeStore',
  method: 'POST',
  path: '/api/customerEventType',
  slice: 'customer-events',
  access: 'full_admin',
  gate: EVENTS_ARE_LICENSED,
  summary: 'Creates a type of customer events, the last one.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const customerEventTypeUpdate = defineEndpoint({
  name: 'customerEventTypeUpdate',
  method: 'PUT',
  path: '/api/customerEventType/:id',
  slice: 'customer-events',
  access: 'full_admin',
  gate: EVENTS_ARE_LICENSED,
  summary: 'Changes a type of customer events; whether it is internal only while no event has it.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: customerEventTypeRow,
  audited: true,
});
export const customerEventTypeDelete = defineEndpoint({
  name: 'customerEventTypeDelete',
  method: 'DELETE',
  path: '/api/customerEventType/:id',
  slice: 'customer-events',
  access: 'full_admin',
  gate: EVENTS_ARE_LICENSED,
  summary: 'Deletes a type of customer events softly; its events get another one of the same kind.',
  params: idParams,
  query: z.strictObject({ /** Required while events have it. */ replace_with: id.optional() }),
});
