import { randomUUID } from 'node:crypto';
import { get, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';
import { sendPeople } from '../../../test/people-file.ts';
import type { TestClient } from '../../../test/test-app.ts';

const MANAGERS = 'L - - - - -  - + - - + + +';
/** The admin of another branch has none in this one. */
const OWNERS = 'L - - - - -  - + - - + 0 +';

const send = (client: TestClient, { branch }: MatrixWorld) =>
  sendPeople(
    client,
    { content: `first_name,last_name,email\nنام,تازه,${randomUUID()}@example.ir\n` },
    { type: 'same', branch_id: branch, organization_id: 0, customer_level_id: 0, password: 'Gel8-Nar!' },
  );

/** A call on an import of the caller, which is the full admin's where they may have none. */
const onImport =
  (call: (client: TestClient, id: number, world: MatrixWorld) => ReturnType<TestClient['get']>): Call =>
  async (client, world) => {
    const own = await send(client, world);
    const { json } = own.json.data ? own : await send(world.clients.F, world);
    return call(client, json.data.id, world);
  };

/** Calls on imports, which need *import users* and *manage customers* (decisions 2.2). */
export const matrix: ModuleMatrix = {
  importUsers: [{ case: 'of a branch', call: send, expect: 'L - - - - -  - + - - + ! +' }],
  userImportList: [{ case: 'own ones', call: get('/api/userImport'), expect: MANAGERS }],
  userImportSample: [{ case: 'the sample', call: get('/api/userImport/sample'), expect: MANAGERS }],
  userImportGet: [
    { case: 'an own one', call: onImport((client, id) => client.get(`/api/userImport/${id}`)), expect: OWNERS },
    {
      case: "the full admin's",
      call: async (client, world) =>
        client.get(`/api/userImport/${(await send(world.clients.F, world)).json.data.id as number}`),
      expect: 'L - - - - -  - 0 - - 0 0 +',
    },
  ],
  userImportFaults: [
    { case: 'an own one', call: onImport((client, id) => client.get(`/api/userImport/${id}/faults`)), expect: OWNERS },
  ],
  userImportRun: [
    {
      case: 'an own one',
      call: onImport((client, id) => client.post(`/api/userImport/${id}/run`, { on_error: 'skip' })),
      expect: OWNERS,
    },
  ],
  userImportUndo: [
    {
      case: 'an own one that has created somebody',
      call: onImport(async (client, id, { t }) => {
        await client.post(`/api/userImport/${id}/run`, { on_error: 'skip' });
        await t.deps.runJobs();
        return client.post(`/api/userImport/${id}/undo`);
      }),
      expect: OWNERS,
    },
  ],
};
