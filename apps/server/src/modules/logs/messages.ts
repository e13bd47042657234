import { shared, sharedReports } from '@hamyar/persian';

const { logs } = sharedReports;

/** Persian texts of the files to which logs are exported (glossary 29). */
export const messages = {
  requestLog: logs.requests,
  auditLog: logs.audit,
  requestColumns: [
    logs.time,
    logs.method,
    logs.path,
    'کد پاسخ',
    logs.result,
    logs.duration,
    logs.user,
    logs.role,
    logs.ip,
    logs.browser,
    logs.objectType,
    logs.objectId,
    logs.error,
    logs.bytes,
    shared.traceId,
  ],
  auditColumns: [
    'شماره',
    logs.time,
    logs.actor,
    logs.ip,
    shared.actions,
    logs.objectType,
    logs.objectId,
    'نام مورد',
    logs.before,
    logs.after,
    logs.reason,
    'اثر انگشت',
  ],
} as const;
