import { get, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  systemDefaultsGet: [{ case: 'by scope', call: get('/api/systemDefaults'), expect: 'L + + + + +  + + + + + + +' }],
  adminDefaultsGet: [
    { case: 'what may be granted', call: get('/api/adminDefaults'), expect: 'L - - - - -  - - - + + + +' },
  ],
};
