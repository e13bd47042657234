import { get, post, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  registryGet: [{ case: 'own', call: get('/api/registry'), expect: 'L + + + + +  + + + + + + +' }],
  moduleError: [
    {
      case: 'a report',
      call: post('/api/moduleError', { trace_id: 't', module: 'm', release: '1', kind: 'render', message: 'x' }),
      expect: '+ + + + + +  + + + + + + +',
    },
  ],
};
