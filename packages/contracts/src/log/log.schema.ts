import { z } from 'zod';
import { DELIVERY_MEDIA, DELIVERY_STATES, MODULE_FAILURE_KINDS } from '../enums.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idParams, pageQuery, unix, unixOut } from '../field.schema.ts';
import { paths } from '../paths.ts';

const dateRange = { from_date: unix.optional(), to_date: unix.optional() };
export const requestLogRow = z.object({
  id: z.number(),
  at: unixOut,
  request_id: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  body_status: z.string().nullable(),
  duration_ms: z.number(),
  user_id: z.number().nullable(),
  user_name: z.string().nullable(),
  role: z.string().nullable(),
  ip: z.string(),
  user_agent: z.string().nullable(),
  error_code: z.string().nullable(),
  bytes: z.number().nullable(),
});
export const getLogs = defineEndpoint({
  name: 'getLogs',
  method: 'GET',
  path: paths.getLogs,
  tag: 'log',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'The request log (self-hosted licence).',
  query: z.strictObject({
    ...pageQuery,
    ...dateRange,
    user_id: id.optional(),
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
    route: z.string().max(100).optional(),
    status_class: z.coerce.number().int().min(1).max(5).optional(),
    duration_from: z.coerce.number().int().min(0).optional(),
    cursor: z.string().max(200).optional(),
  }),
  data: requestLogRow,
});
export const auditLogRow = z.object({
  id: z.number(),
  at: unixOut,
  actor_id: z.number().nullable(),
  actor_name: z.string().nullable(),
  actor_ip: z.string().nullable(),
  action: z.string(),
  object_type: z.string(),
  object_id: z.number().nullable(),
  object_name: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});
export const auditLogList = defineEndpoint({
  name: 'auditLogList',
  method: 'GET',
  path: paths.auditLog,
  tag: 'log',
  access: 'employee',
  answer: 'list',
  summary: 'The audit log.',
  query: z.strictObject({ ...pageQuery, ...dateRange, action: z.string().max(60).optional(), actor_id: id.optional() }),
  data: auditLogRow,
});

/** Failures of one kind of one release of a module on one day (Tehran), with the last of them. */
export const moduleFailureRow = z.object({
  module: z.string(),
  version: z.string(),
  kind: z.enum(MODULE_FAILURE_KINDS),
  count: z.number(),
  last_at: unixOut,
  last_message: z.string(),
  last_trace_id: z.string(),
  last_route: z.string().nullable(),
});
export const moduleFailureList = defineEndpoint({
  name: 'moduleFailureList',
  method: 'GET',
  path: paths.moduleFailures,
  tag: 'log',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'Failures of modules in browsers, counted per release and day, the latest first.',
  query: z.strictObject({ ...pageQuery }),
  data: moduleFailureRow,
});

/** One message to one recipient (decisions 2.17 delivery log). */
export const deliveryRow = z.object({
  id: z.number(),
  medium: z.enum(DELIVERY_MEDIA),
  recipient: z.string(),
  recipient_user_id: z.number().nullable(),
  recipient_name: z.string().nullable(),
  event: z.string(),
  provider: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  at: unixOut,
  error: z.string().nullable(),
  expires_at: unixOut.nullable(),
  /** The message with its code masked. */ text: z.string(),
  /** The code may be looked at now: no gateway, not expired, a customer's (decisions 2.17). */ code_visible:
    z.boolean(),
  can_send_again: z.boolean(),
});
export const deliveryList = defineEndpoint({
  name: 'deliveryList',
  method: 'GET',
  path: paths.deliveries,
  tag: 'delivery',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'The delivery log.',
  query: z.strictObject({
    ...pageQuery,
    ...dateRange,
    medium: z.enum(DELIVERY_MEDIA).optional(),
    state: z.enum(DELIVERY_STATES).optional(),
    recipient: z.string().trim().max(100).optional(),
    has_code: booleanInput.optional(),
  }),
  data: deliveryRow,
});
export const deliveryCode = defineEndpoint({
  name: 'deliveryCode',
  method: 'POST',
  path: paths.deliveryCode,
  tag: 'delivery',
  access: 'full_admin',
  summary: 'Looks at the code of a waiting message; audited.',
  params: idParams,
  data: z.object({ code: z.string() }),
});
export const deliverySend = defineEndpoint({
  name: 'deliverySend',
  method: 'POST',
  path: paths.deliverySend,
  tag: 'delivery',
  access: 'full_admin',
  summary: 'Sends a failed or uncertain message again.',
  params: idParams,
});
/** Whether messages reach anybody: the code page of a demo company says where to look (issue, decisions 2.17). */
export const deliveryHint = defineEndpoint({
  name: 'deliveryHint',
  method: 'GET',
  path: paths.deliveryHint,
  tag: 'delivery',
  access: 'visitor',
  summary: 'Whether codes wait in the delivery log because no gateway is set.',
  data: z.object({ waiting_in_log: z.boolean(), demo: z.boolean() }),
});
