import { get, post, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  licenseGet: [{ case: 'in force', call: get('/api/license'), expect: 'L - - - - -  - - - - - - +' }],
  licensePut: [
    {
      case: 'a rubbish code',
      call: post('/api/license', { code: 'x'.repeat(40) }),
      expect: 'L - - - - -  - - - - - - !',
    },
  ],
};
