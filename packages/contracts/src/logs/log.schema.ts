import { z } from 'zod';
import { MODULE_FAILURE_KINDS } from './module-failure-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, pageQuery, dateRange, unixOut } from '../field.schema.ts';

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
  path: '/api/getLogs',
  slice: 'logs',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'The request log (self-hosted license).',
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
  path: '/api/auditLog',
  slice: 'logs',
  access: 'employee',
  answer: 'list',
  summary: 'The audit log.',
  query: z.strictObject({ ...pageQuery, ...dateRange, action: z.string().max(60).optional(), actor_id: id.optional() }),
  data: auditLogRow,
});

/** The failures of one kind in one release of a module on one day (Tehran time), with the last of them. */
export const moduleFailureRow = z.object({
  module: z.string(),
  version: z.string(),
  /** Hash of the release's content, the folder of its files. */
  release: z.string(),
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
  path: '/api/moduleFailure',
  slice: 'logs',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'Failures of modules in browsers, counted per release and day, the latest first.',
  query: z.strictObject({ ...pageQuery }),
  data: moduleFailureRow,
});
