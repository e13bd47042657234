import { auditLogList, auditLogVerify, getLogs } from '@hamyar/contracts/logs';
import { api, fromCall } from '@hamyar/store';

const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestLog: build.query(fromCall(getLogs)),
    auditLog: build.query(fromCall(auditLogList)),
    verifyAuditLog: build.query(fromCall(auditLogVerify)),
  }),
});

export const { useRequestLogQuery, useAuditLogQuery, useLazyVerifyAuditLogQuery } = logApi;
