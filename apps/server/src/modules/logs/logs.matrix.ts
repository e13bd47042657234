import { get, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  getLogs: [{ case: 'request log', call: get('/api/getLogs'), expect: 'L - - - - -  - - - - - - +' }],
  auditLogList: [{ case: 'audit log', call: get('/api/auditLog'), expect: 'L - - - - -  - + - - - - +' }],
  moduleFailureList: [
    { case: 'failures of modules', call: get('/api/moduleFailure'), expect: 'L - - - - -  - - - - - - +' },
  ],
};
