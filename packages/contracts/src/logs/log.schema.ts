import { z } from 'zod';
import { MODULE_FAILURE_KINDS } from './module-failure-lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { EXPORT_DATES, EXPORT_FORMATS } from '../limits.ts';
import { id, int4, pageQuery, dateRange, unixOut } from '../field.schema.ts';

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
  /** of the person at that time; -1: all branches, 0: a customer without one */
  branch_id: z.number().nullable(),
  ip: z.string(),
  user_agent: z.string().nullable(),
  object_type: z.string().nullable(),
  object_id: z.number().nullable(),
  error_code: z.string().nullable(),
  bytes: z.number().nullable(),
});
/** The filters of the request log (decisions 2.16). */
const requestLogFilters = {
  ...dateRange,
  user_id: id.optional(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  route: z.string().max(100).optional(),
  status_class: z.coerce.number().int().min(1).max(5).optional(),
  /** milliseconds */ duration_from: int4.optional(),
  ip: z.string().max(45).optional(),
  object_type: z.string().max(60).optional(),
  object_id: id.optional(),
};
const cursor = z.string().max(200).optional();
/** How a file is written. */
const writtenAs = {
  format: z.enum(EXPORT_FORMATS).default('xls'),
  dates: z.enum(EXPORT_DATES).default('jalali'),
};
const exportLimits = [{ max: 10, window: 60, by: 'user' }] as const;

export const getLogs = defineEndpoint({
  name: 'getLogs',
  method: 'GET',
  path: '/api/getLogs',
  slice: 'logs',
  access: 'full_admin',
  answer: 'list',
  page: true,
  summary: 'The request log (self-hosted license).',
  query: z.strictObject({ ...pageQuery, ...requestLogFilters, cursor }),
  data: requestLogRow,
});
export const requestLogNewer = defineEndpoint({
  name: 'requestLogNewer',
  method: 'GET',
  path: '/api/getLogs/newer',
  slice: 'logs',
  access: 'full_admin',
  logged: false,
  summary: 'The calls that were stored after another one, the newest first, at most a hundred of the last ten minutes.',
  query: z.strictObject({
    ...requestLogFilters,
    /** id of the newest call that is known; 0 for none */ after_id: z.coerce.number().int().min(0),
  }),
  data: z.array(requestLogRow),
});
/** Calls in one bar of the histogram. */
const callCounts = {
  total: z.number(),
  /** status 4xx */ rejected: z.number(),
  /** status 5xx */ failed: z.number(),
};
export const requestLogHistogram = defineEndpoint({
  name: 'requestLogHistogram',
  method: 'GET',
  path: '/api/getLogs/histogram',
  slice: 'logs',
  access: 'full_admin',
  logged: false,
  summary: 'How many calls of the log fit the filter over the time shown, by default the last day.',
  query: z.strictObject(requestLogFilters),
  data: z.object({
    from: unixOut,
    /** first moment that is not contained */ until: unixOut,
    ...callCounts,
    /** median and 95th percentile of the durations, ms; null without calls */
    p50: z.number().nullable(),
    p95: z.number().nullable(),
    /** Only the newest calls are counted, from this moment on; null where all are. */
    counted_from: unixOut.nullable(),
    buckets: z.array(z.object({ x: unixOut, /** first moment of the next */ until: unixOut, ...callCounts })),
  }),
});
export const requestLogExport = defineEndpoint({
  name: 'requestLogExport',
  method: 'GET',
  path: '/api/getLogs/export',
  slice: 'logs',
  access: 'full_admin',
  answer: 'blob',
  audited: true,
  summary: 'The calls of the request log that fit the filter, as a file.',
  query: z.strictObject({ ...requestLogFilters, ...writtenAs }),
  limits: exportLimits,
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
  reason: z.string().nullable(),
  /** SHA-256 of the line before, hexadecimal; null for the first line. */ prev_hash: z.string().nullable(),
  /** SHA-256 of this line and the one before. */ hash: z.string(),
});
/** The filters of the audit log. */
const auditLogFilters = {
  ...dateRange,
  action: z.string().max(60).optional(),
  actor_id: id.optional(),
  object_type: z.string().max(60).optional(),
  object_id: id.optional(),
};
export const auditLogList = defineEndpoint({
  name: 'auditLogList',
  method: 'GET',
  path: '/api/auditLog',
  slice: 'logs',
  access: 'employee',
  answer: 'list',
  summary: 'The audit log.',
  query: z.strictObject({ ...pageQuery, ...auditLogFilters, cursor }),
  data: auditLogRow,
});
export const auditLogExport = defineEndpoint({
  name: 'auditLogExport',
  method: 'GET',
  path: '/api/auditLog/export',
  slice: 'logs',
  access: 'employee',
  answer: 'blob',
  audited: true,
  summary: 'The lines of the audit log that fit the filter, as a file.',
  query: z.strictObject({ ...auditLogFilters, ...writtenAs }),
  limits: exportLimits,
});
export const auditLogVerify = defineEndpoint({
  name: 'auditLogVerify',
  method: 'GET',
  path: '/api/auditLog/verify',
  slice: 'logs',
  access: 'employee',
  summary: 'Checks every hash of the audit log.',
  data: z.object({
    /** lines that were checked */ checked: z.number(),
    /** The first line that does not fit the one before it; null when all do. */ broken_id: z.number().nullable(),
    /** Hash of the last line, hexadecimal. */ last_hash: z.string().nullable(),
  }),
  limits: [{ max: 10, window: 60, by: 'user' }],
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
