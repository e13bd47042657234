import { randomUUID } from 'node:crypto';
import { get, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  organizationList: [{ case: 'in scope', call: get('/api/organization'), expect: 'L - - - + -  - + - - + + +' }],
  organizationGet: [
    {
      case: 'organization 1',
      call: (c, w) => c.get(`/api/organization/${w.organization}`),
      expect: 'L - - - + -  - + - - + 0 +',
    },
    {
      case: 'another of the branch',
      call: async (c, w) => c.get(`/api/organization/${await w.emptyOrganization()}`),
      expect: 'L - - - 0 -  - + - - + 0 +',
    },
  ],
  organizationStore: [
    {
      case: 'without a branch',
      call: (c, w) => c.post('/api/organization', { name: randomUUID(), customer_level_id: w.level }),
      expect: 'L - - - - -  - + - - + + !',
    },
  ],
  organizationUpdate: [
    {
      case: 'another of the branch',
      call: async (c, w) => c.put(`/api/organization/${await w.emptyOrganization()}`, { name: randomUUID() }),
      expect: 'L - - - - -  - + - - + 0 +',
    },
  ],
  organizationDelete: [
    {
      case: 'an empty one',
      call: async (c, w) => c.delete(`/api/organization/${await w.emptyOrganization()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'one with members',
      call: (c, w) => c.delete(`/api/organization/${w.organization}`),
      expect: 'L - - - - -  - ! - - ! 0 !',
    },
  ],
};
