import { createHash, randomUUID } from 'node:crypto';
import type { TestClient } from '../../../test/test-app.ts';
import { get, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixRole, MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';
import { formRequest, PDF } from '../../../test/upload.ts';

const HASH = createHash('sha256').update(PDF).digest('hex');
const store = (client: TestClient, fields: Record<string, string> = {}) =>
  client.request(formRequest('POST', '/api/file', { name: `${randomUUID()}.pdf`, content: PDF }, fields));

/** A call for a file of the full admin. */
const onFile =
  (visibility: string, call: (client: TestClient, id: number) => ReturnType<Call>): Call =>
  async (client, world) =>
    call(client, (await store(world.clients.F, { visibility })).json.data.id as number);

/** A call for an upload that the caller, or who cannot the full admin, has started and sent. */
const onUpload =
  (call: (client: TestClient, id: number) => ReturnType<Call>): Call =>
  async (client: TestClient, world: MatrixWorld, role: MatrixRole) => {
    const body = { name: `${randomUUID()}.pdf`, size: PDF.length };
    const own = role === 'V' ? null : (await client.post('/api/fileUpload', body)).json.data;
    const sender = own ? client : world.clients.F;
    const { id } = own ?? (await sender.post('/api/fileUpload', body)).json.data;
    await sender.request(part(id));
    return call(client, id);
  };
const part = (id: number) =>
  formRequest('PUT', `/api/fileUpload/${id}/part/1?sha256=${HASH}`, { name: 'part', content: PDF });

export const matrix: ModuleMatrix = {
  fileList: [{ case: 'the top of the tree', call: get('/api/file'), expect: 'L - - - - -  + + + + + + +' }],
  fileGet: [
    { case: 'none', call: get('/api/file/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    {
      case: 'of all employees',
      call: onFile('staff', (client, id) => client.get(`/api/file/${id}`)),
      expect: 'L - - - - -  + + + + + + +',
    },
    {
      case: 'private, of the full admin',
      call: onFile('private', (client, id) => client.get(`/api/file/${id}`)),
      expect: 'L - - - - -  0 + 0 0 + + +',
    },
  ],
  fileStore: [
    {
      case: 'a folder at the top',
      call: post('/api/file', () => ({ name: randomUUID() })),
      expect: 'L - - - - -  - + - - + + +',
    },
    { case: 'a file at the top', call: (client) => store(client), expect: 'L - - - - -  - + - - + + +' },
  ],
  fileUpdate: [
    { case: 'none', call: put('/api/file/999999', { name: 'x' }), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    {
      case: 'a public file of another person',
      call: onFile('public', (client, id) => client.put(`/api/file/${id}`, { visibility: 'staff' })),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
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
  fileUses: [
    {
      case: 'of a private file of the full admin',
      call: onFile('private', (client, id) => client.get(`/api/file/${id}/uses`)),
      expect: 'L - - - - -  0 + 0 0 + + +',
    },
  ],
  fileThumbnail: [
    { case: 'none', call: get('/api/file/999999/thumbnail'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
    {
      case: 'of what is no picture',
      call: onFile('staff', (client, id) => client.get(`/api/file/${id}/thumbnail`)),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
  ],
  fileAttach: [
    {
      case: 'a file of all employees to a message',
      call: onFile('staff', (client, id) => client.post(`/api/file/${id}/attachment`, { purpose: 'ticket_content' })),
      expect: 'L - - - - -  + + + + + + +',
    },
    {
      case: 'a private file of the full admin',
      call: onFile('private', (client, id) => client.post(`/api/file/${id}/attachment`, { purpose: 'ticket_content' })),
      expect: 'L - - - - -  0 + 0 0 + + +',
    },
  ],
  fileUploadStart: [
    {
      case: 'to the top',
      call: post('/api/fileUpload', () => ({ name: randomUUID(), size: 10 })),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  fileUploadList: [{ case: 'own ones', call: get('/api/fileUpload'), expect: 'L - - - - -  + + + + + + +' }],
  fileUploadGet: [
    {
      case: 'own, or of the full admin',
      call: onUpload((client, id) => client.get(`/api/fileUpload/${id}`)),
      expect: 'L - - - - -  0 + 0 0 + + +',
    },
  ],
  filePartPut: [
    {
      case: 'own, or of the full admin',
      call: onUpload((client, id) => client.request(part(id))),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  fileUploadFinish: [
    {
      case: 'own, or of the full admin',
      call: onUpload((client, id) => client.post(`/api/fileUpload/${id}/finish`)),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  fileUploadCancel: [
    {
      case: 'own, or of the full admin',
      call: onUpload((client, id) => client.delete(`/api/fileUpload/${id}`)),
      expect: 'L - - - - -  0 + 0 0 + + +',
    },
  ],
};
