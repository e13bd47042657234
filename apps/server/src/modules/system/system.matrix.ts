import { randomUUID } from 'node:crypto';
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
  getReferences: [
    {
      case: 'of a customer level',
      call: (c, w) => c.get(`/api/getReferences?type=customerLevel&type_id=${w.level}`),
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'of a policy of all branches',
      call: async (c, w) => {
        const hours = { first_response_minutes: 60, resolution_minutes: 480 };
        const body = { name: 'SLA', branch_id: -1, targets: [hours, hours, hours, hours] };
        const { id } = (await w.clients.F.post('/api/sla', body)).json.data;
        return c.get(`/api/getReferences?type=sla&type_id=${id}`);
      },
      expect: 'L - - - - -  - - - - - - +',
    },
    {
      case: 'of a department of all branches',
      call: async (c, w) => {
        const { id } = (await w.clients.F.post('/api/department', { name: randomUUID() })).json.data;
        return c.get(`/api/getReferences?type=department&type_id=${id}`);
      },
      expect: 'L - - - - -  0 0 0 0 - - +',
    },
    {
      case: 'of what is not replaced',
      call: get('/api/getReferences?type=note&type_id=1'),
      expect: 'L - - - - -  ! ! ! ! ! ! !',
    },
  ],
  getOrder: [
    {
      case: 'of categories of articles',
      call: get('/api/getOrder?type=knowledgebaseCategory'),
      expect: 'L - - - - -  - + - - - - +',
    },
  ],
  updateOrder: [
    {
      case: 'of the categories of articles at the top',
      call: async (c, w) => {
        await w.clients.F.post('/api/knowledgebaseCategory', { name: 'دسته' });
        const items: { id: number; parent_id: number | null }[] = (
          await w.clients.F.get('/api/getOrder?type=knowledgebaseCategory')
        ).json.data;
        const type_ids = items.filter(({ parent_id }) => parent_id === null).map(({ id }) => id);
        return c.put('/api/updateOrder', { type: 'knowledgebaseCategory', type_ids });
      },
      expect: 'L - - - - -  - + - - - - +',
    },
    {
      case: 'of what has no order',
      call: (c) => c.put('/api/updateOrder', { type: 'ticket', type_ids: [1] }),
      expect: 'L - - - - -  ! ! ! ! ! ! !',
    },
  ],
  adminDefaultsGet: [
    { case: 'what may be granted', call: get('/api/adminDefaults'), expect: 'L - - - - -  - - - + + + +' },
  ],
};
