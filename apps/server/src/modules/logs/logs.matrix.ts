import { get, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  getLogs: [{ case: 'request log', call: get('/api/getLogs'), expect: 'L - - - - -  - - - - - - +' }],
  requestLogNewer: [
    { case: 'new calls', call: get('/api/getLogs/newer?after_id=0'), expect: 'L - - - - -  - - - - - - +' },
  ],
  requestLogHistogram: [
    { case: 'calls over time', call: get('/api/getLogs/histogram'), expect: 'L - - - - -  - - - - - - +' },
  ],
  auditLogList: [{ case: 'audit log', call: get('/api/auditLog'), expect: 'L - - - - -  - + - - - - +' }],
  requestLogExport: [
    { case: 'calls as a file', call: get('/api/getLogs/export?format=csv'), expect: 'L - - - - -  - - - - - - +' },
  ],
  auditLogExport: [
    { case: 'lines as a file', call: get('/api/auditLog/export?format=csv'), expect: 'L - - - - -  - + - - - - +' },
  ],
  auditLogVerify: [{ case: 'the chain', call: get('/api/auditLog/verify'), expect: 'L - - - - -  - + - - - - +' }],
  moduleFailureList: [
    { case: 'failures of modules', call: get('/api/moduleFailure'), expect: 'L - - - - -  - - - - - - +' },
  ],
};
