import { get, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  systemDefaultsGet: [{ case: 'by scope', call: get('/api/systemDefaults'), expect: 'L + + + + +  + + + + + + +' }],
  multipleDelete: [
    {
      case: 'an empty organisation',
      call: async (c, w) => c.delete(`/api/multipleDelete?type=organization&type_ids=${await w.emptyOrganization()}`),
      expect: 'L - - - - -  - + - - + + +',
    },
    {
      case: 'what no module deletes',
      call: (c) => c.delete('/api/multipleDelete?type=ticket&type_ids=1'),
      expect: 'L - - - - -  ! ! ! ! ! ! !',
    },
  ],
  adminDefaultsGet: [
    { case: 'what may be granted', call: get('/api/adminDefaults'), expect: 'L - - - - -  - - - + + + +' },
  ],
};
