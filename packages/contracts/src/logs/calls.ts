// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { ModuleFailureKind } from './module-failure-lists.ts';

export interface AuditLogRow {
  id: number;
  at: number;
  actor_id: number | null;
  actor_name: string | null;
  actor_ip: string | null;
  action: string;
  object_type: string;
  object_id: number | null;
  object_name: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  prev_hash: string | null;
  hash: string;
}

export interface ModuleFailureRow {
  module: string;
  version: string;
  release: string;
  kind: ModuleFailureKind;
  count: number;
  last_at: number;
  last_message: string;
  last_trace_id: string;
  last_route: string | null;
}

export interface RequestLogRow {
  id: number;
  at: number;
  request_id: string;
  method: string;
  route: string;
  status: number;
  body_status: string | null;
  duration_ms: number;
  user_id: number | null;
  user_name: string | null;
  role: string | null;
  branch_id: number | null;
  ip: string;
  user_agent: string | null;
  object_type: string | null;
  object_id: number | null;
  error_code: string | null;
  bytes: number | null;
}

export interface AuditLogExportQuery {
  from_date?: number;
  to_date?: number;
  action?: string;
  actor_id?: number;
  object_type?: string;
  object_id?: number;
  format?: 'xls' | 'xlsx' | 'csv';
  dates?: 'jalali' | 'gregorian';
}

/** The lines of the audit log that fit the filter, as a file. */
export const auditLogExport: Call<AuditLogExportQuery | void, Blob> = {
  name: 'auditLogExport',
  method: 'GET',
  path: '/api/auditLog/export',
  answer: 'blob',
};

export interface AuditLogListQuery {
  page?: number;
  perPage?: number;
  from_date?: number;
  to_date?: number;
  action?: string;
  actor_id?: number;
  object_type?: string;
  object_id?: number;
  cursor?: string;
}

/** The audit log. */
export const auditLogList: Call<AuditLogListQuery | void, ListAnswer<AuditLogRow>> = {
  name: 'auditLogList',
  method: 'GET',
  path: '/api/auditLog',
  answer: 'list',
};

export interface AuditLogVerifyData {
  checked: number;
  broken_id: number | null;
  last_hash: string | null;
}

/** Checks every hash of the audit log. */
export const auditLogVerify: Call<void, AuditLogVerifyData> = {
  name: 'auditLogVerify',
  method: 'GET',
  path: '/api/auditLog/verify',
};

export interface GetLogsQuery {
  page?: number;
  perPage?: number;
  from_date?: number;
  to_date?: number;
  user_id?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  route?: string;
  status_class?: number;
  duration_from?: number;
  ip?: string;
  object_type?: string;
  object_id?: number;
  cursor?: string;
}

/** The request log (self-hosted license). */
export const getLogs: Call<GetLogsQuery | void, ListAnswer<RequestLogRow>> = {
  name: 'getLogs',
  method: 'GET',
  path: '/api/getLogs',
  answer: 'list',
};

export interface ModuleFailureListQuery {
  page?: number;
  perPage?: number;
}

/** Failures of modules in browsers, counted per release and day, the latest first. */
export const moduleFailureList: Call<ModuleFailureListQuery | void, ListAnswer<ModuleFailureRow>> = {
  name: 'moduleFailureList',
  method: 'GET',
  path: '/api/moduleFailure',
  answer: 'list',
};

export interface RequestLogExportQuery {
  from_date?: number;
  to_date?: number;
  user_id?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  route?: string;
  status_class?: number;
  duration_from?: number;
  ip?: string;
  object_type?: string;
  object_id?: number;
  format?: 'xls' | 'xlsx' | 'csv';
  dates?: 'jalali' | 'gregorian';
}

/** The calls of the request log that fit the filter, as a file. */
export const requestLogExport: Call<RequestLogExportQuery | void, Blob> = {
  name: 'requestLogExport',
  method: 'GET',
  path: '/api/getLogs/export',
  answer: 'blob',
};

export interface RequestLogHistogramQuery {
  from_date?: number;
  to_date?: number;
  user_id?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  route?: string;
  status_class?: number;
  duration_from?: number;
  ip?: string;
  object_type?: string;
  object_id?: number;
}

export interface RequestLogHistogramData {
  from: number;
  until: number;
  total: number;
  rejected: number;
  failed: number;
  p50: number | null;
  p95: number | null;
  counted_from: number | null;
  buckets: {
    x: number;
    until: number;
    total: number;
    rejected: number;
    failed: number;
  }[];
}

/** How many calls of the log fit the filter over the time shown, by default the last day. */
export const requestLogHistogram: Call<RequestLogHistogramQuery | void, RequestLogHistogramData> = {
  name: 'requestLogHistogram',
  method: 'GET',
  path: '/api/getLogs/histogram',
};

export interface RequestLogNewerQuery {
  from_date?: number;
  to_date?: number;
  user_id?: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  route?: string;
  status_class?: number;
  duration_from?: number;
  ip?: string;
  object_type?: string;
  object_id?: number;
  after_id: number;
}

/** The calls that were stored after another one, the newest first, at most a hundred of the last ten minutes. */
export const requestLogNewer: Call<RequestLogNewerQuery, RequestLogRow[]> = {
  name: 'requestLogNewer',
  method: 'GET',
  path: '/api/getLogs/newer',
};
