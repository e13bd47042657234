import { auditLogList, auditLogVerify, getLogs, requestLogHistogram } from '@hamyar/contracts/logs';
import { api, fromCall } from '@hamyar/store';

const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestLog: build.query(fromCall(getLogs)),
    requestHistogram: build.query(fromCall(requestLogHistogram)),
    auditLog: build.query(fromCall(auditLogList)),
    verifyAuditLog: build.query(fromCall(auditLogVerify)),
  }),
});

export const { useRequestLogQuery, useRequestHistogramQuery, useAuditLogQuery, useLazyVerifyAuditLogQuery } = logApi;
