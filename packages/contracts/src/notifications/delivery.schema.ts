import { z } from 'zod';
import { DELIVERY_MEDIA, DELIVERY_STATES } from './delivery-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, idParams, keyword, pageQuery, dateRange, unixOut } from '../field.schema.ts';

/** One message to one recipient (decisions 2.17 delivery log). */
export const deliveryRow = z.object({
  id: z.number(),
  medium: z.enum(DELIVERY_MEDIA),
  recipient: z.string(),
  recipient_user_id: z.number().nullable(),
  recipient_name: z.string().nullable(),
  event: z.string(),
  /** Title of the notification that it carries; null for codes and tests. */ event_title: z.string().nullable(),
  subject: z.string().nullable(),
  provider: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  at: unixOut,
  error: z.string().nullable(),
  expires_at: unixOut.nullable(),
  /** The message with its code masked. */ text: z.string(),
  /**
   * The code may be shown now: there is no gateway, it has not expired, and the recipient is a customer (decisions
   * 2.17).
   */ code_visible: z.boolean(),
  can_send_again: z.boolean(),
});
export const deliveryList = defineEndpoint({
  name: 'deliveryList',
  method: 'GET',
  path: '/api/delivery',
  slice: 'notifications',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'The delivery log.',
  query: z.strictObject({
    ...pageQuery,
    ...dateRange,
    medium: z.enum(DELIVERY_MEDIA).optional(),
    state: z.enum(DELIVERY_STATES).optional(),
    recipient: keyword(0).optional(),
    has_code: booleanInput.optional(),
  }),
  data: deliveryRow,
});
export const deliveryCode = defineEndpoint({
  name: 'deliveryCode',
  method: 'POST',
  path: '/api/delivery/:id/code',
  slice: 'notifications',
  access: 'full_admin',
  summary: 'Shows the code of a waiting message; audited.',
  params: idParams,
  data: z.object({ code: z.string() }),
});
export const deliverySend = defineEndpoint({
  name: 'deliverySend',
  method: 'POST',
  path: '/api/delivery/:id/send',
  slice: 'notifications',
  access: 'full_admin',
  summary: 'Sends a failed or uncertain message again.',
  params: idParams,
});
/** Whether codes are only in the delivery log: the code page of a demo company says so (decisions 2.17). */
export const deliveryHint = defineEndpoint({
  name: 'deliveryHint',
  method: 'GET',
  path: '/api/deliveryHint',
  slice: 'notifications',
  access: 'visitor',
  summary: 'Whether codes wait in the delivery log because no gateway is set.',
  data: z.object({ waiting_in_log: z.boolean(), demo: z.boolean() }),
});
/** Sends one mail to an address by the stored settings, and says what became of it (spec 7.28). */
export const testEmail = defineEndpoint({
  name: 'testEmail',
  method: 'POST',
  path: '/api/testEmail',
  slice: 'notifications',
  access: 'full_admin',
  summary: 'Sends a test mail.',
  body: z.strictObject({ email: z.string().trim().min(1).max(254) }),
  data: z.object({ state: z.enum(DELIVERY_STATES), error: z.string().nullable() }),
  limits: [{ max: 5, window: 600, by: 'user' }],
  audited: true,
});
