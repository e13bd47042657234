import { get, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixRole, MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

const STAFF = 'L - - - - -  + + + + + + +';
const FULL_ADMIN = 'L - - - - -  - - - - - - +';
const type = (kind: 0 | 1 = 0) => ({ name: 'جلسه', type: kind, color: '#45aeb6' });

const makeType = async ({ clients }: MatrixWorld, kind: 0 | 1 = 0): Promise<number> =>
  (await clients.F.post('/api/customerEventType', type(kind))).json.data.id as number;

/** A call about a type that F has made for it. */
const onType =
  (call: (path: string) => Call): Call =>
  async (client, world, role) =>
    call(`/api/customerEventType/${await makeType(world)}`)(client, world, role);

const body = async (world: MatrixWorld, user_id: number) => ({
  ...{ user_id, customer_event_type_id: await makeType(world), description: 'تماس گرفته شد' },
});

/** A call for an event of C that somebody has written. */
const onEvent =
  (by: MatrixRole): Call =>
  async (client, world) => {
    const { json } = await world.clients[by].post('/api/customerEvent', await body(world, world.ids.C));
    return client.delete(`/api/customerEvent/${json.data.id as number}`);
  };

const read =
  (of: 'C' | 'O2'): Call =>
  (client, { ids }) =>
    client.get(`/api/customerEvent?user_id=${ids[of]}`);

export const matrix: ModuleMatrix = {
  customerEventTypeList: [{ case: 'all', call: get('/api/customerEventType'), expect: STAFF }],
  customerEventTypeGet: [
    { case: 'one', call: onType(get), expect: STAFF },
    { case: 'none', call: get('/api/customerEventType/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
  ],
  customerEventTypeStore: [{ case: 'one', call: post('/api/customerEventType', type()), expect: FULL_ADMIN }],
  customerEventTypeUpdate: [{ case: 'one', call: onType((path) => put(path, { name: 'تازه' })), expect: FULL_ADMIN }],
  customerEventTypeDelete: [
    { case: 'an unused one', call: onType((path) => (client) => client.delete(path)), expect: FULL_ADMIN },
  ],
  customerEventList: [
    { case: 'of C, in the branch', call: read('C'), expect: 'L + 0 0 0 0  - + - - + 0 +' },
    {
      case: 'of an organisation of the branch',
      call: (client, { organization }) => client.get(`/api/customerEvent?organization_id=${organization}`),
      expect: 'L 0 0 0 0 0  - + - - + 0 +',
    },
    { case: 'of a customer of another branch', call: read('O2'), expect: 'L 0 0 0 0 0  - 0 - - 0 + +' },
  ],
  customerEventStore: [
    {
      case: 'of C',
      call: async (client, world) => client.post('/api/customerEvent', await body(world, world.ids.C)),
      expect: 'L - - - - -  - + - - + 0 +',
    },
  ],
  customerEventDelete: [
    { case: 'one that P has written', call: onEvent('P'), expect: 'L - - - - -  - + - - + 0 +' },
    { case: 'one that F has written', call: onEvent('F'), expect: 'L - - - - -  - - - - + 0 +' },
  ],
};
