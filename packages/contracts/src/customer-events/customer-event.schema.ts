import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  dateRange,
  fileTokens,
  id,
  idAndName,
  idParams,
  listOf,
  pageQuery,
  plainText,
  unix,
  unixOut,
} from '../field.schema.ts';
import { PAGE_SIZES } from '../limits.ts';
import { EVENT_DESCRIPTION_MAX, EVENT_KINDS, EVENT_PAGE_SIZE, EVENTS_ARE_LICENSED } from './customer-event-lists.ts';
import { eventKind } from './customer-event-type.schema.ts';

/** An event of a customer (spec 3.23). */
export const customerEvent = z.object({
  id: z.number(),
  user_id: z.number(),
  /** Whose event it is, for a list of several customers. */ customer: idAndName,
  /** Null where nobody has written it, and for the customer. */
  creator: z.object({ id: z.number(), name: z.string(), profile_picture_name: z.string().nullable() }).nullable(),
  created_at: unixOut,
  /** When it happened; the history stands in this order. */ occurred_at: unixOut,
  customer_event_type: z.object({
    id: z.number(),
    name: z.string(),
    type: z.literal(EVENT_KINDS),
    color: z.string(),
  }),
  description: z.string(),
  attachments: z.array(attachment),
  /** The ticket that it is about; null where there is none or the caller does not see it. */
  related_ticket: z.object({ id: z.number(), number: z.string(), subject: z.string() }).nullable(),
  /** The caller may delete it. */ may_delete: z.boolean(),
});

const PER_PAGE: readonly number[] = [EVENT_PAGE_SIZE, ...PAGE_SIZES];

export const customerEventList = defineEndpoint({
  name: 'customerEventList',
  method: 'GET',
  path: '/api/customerEvent',
  slice: 'customer-events',
  access: 'user',
  gate: EVENTS_ARE_LICENSED,
  answer: 'list',
  summary:
    'Events of a customer, or of all customers of an organisation, the newest first; customers get their own external ones.',
  query: z.strictObject({
    /** Either this or an organisation. */ user_id: id.optional(),
    organization_id: id.optional(),
    page: pageQuery.page,
    perPage: z.coerce
      .number()
      .int()
      .refine((n) => PER_PAGE.includes(n), { params: { code: 'page_size' } })
      .default(EVENT_PAGE_SIZE),
    ...dateRange,
    type: eventKind.optional(),
    customer_event_type_ids: listOf(id).optional(),
    ids: listOf(id).optional(),
  }),
  data: customerEvent,
});
export const customerEventStore = defineEndpoint({
  name: 'customerEventStore',
  method: 'POST',
  path: '/api/customerEvent',
  slice: 'customer-events',
  access: 'employee',
  gate: EVENTS_ARE_LICENSED,
  upload: true,
  summary:
    'Adds an event to a customer. Files are fields `attachments[]` of a multipart form, or tokens of uploads before it.',
  body: z.strictObject({
    user_id: id,
    customer_event_type_id: id,
    description: plainText(EVENT_DESCRIPTION_MAX, 1),
    attachments: fileTokens('customer_event'),
    /** When it happened; now, unless it is said. */ occurred_at: unix.optional(),
    /** A ticket of the customer that it is about. */ related_ticket_id: id.nullable().optional(),
  }),
  data: customerEvent,
  audited: true,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const customerEventDelete = defineEndpoint({
  name: 'customerEventDelete',
  method: 'DELETE',
  path: '/api/customerEvent/:id',
  slice: 'customer-events',
  access: 'employee',
  gate: EVENTS_ARE_LICENSED,
  summary: 'Deletes an event with its files, for everybody.',
  params: idParams,
});
