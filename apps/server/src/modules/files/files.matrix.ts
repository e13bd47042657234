import { randomUUID } from 'node:crypto';
import { get, post, put, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';

export const matrix: ModuleMatrix = {
  fileList: [{ case: 'the top of the tree', call: get('/api/file'), expect: 'L - - - - -  + + + + + + +' }],
  fileGet: [{ case: 'none', call: get('/api/file/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' }],
  fileStore: [
    {
      case: 'a folder at the top',
      call: post('/api/file', () => ({ name: randomUUID() })),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  fileUpdate: [{ case: 'none', call: put('/api/file/999999', { name: 'x' }), expect: 'L - - - - -  0 0 0 0 0 0 0' }],
  fileDelete: [
    { case: 'none', call: (client) => client.delete('/api/file/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    {
      case: 'a folder of another person',
      call: async (client, world) => {
        const { json } = await world.clients.F.post('/api/file', { name: randomUUID() });
        return client.delete(`/api/file/${json.data.id}`);
      },
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
};
