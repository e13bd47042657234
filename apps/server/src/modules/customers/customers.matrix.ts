import { randomUUID } from 'node:crypto';
import { get, person, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

const STAFF = 'L - - - - -  + + + + + + +';
const FULL_ADMIN = 'L - - - - -  - - - - - - +';
const level = { name: 'سطح', color: '#888888' };

/** A call about a level that F has made for it. */
const onLevel =
  (call: (path: string) => Call): Call =>
  async (client, world: MatrixWorld, role) => {
    const { json } = await world.clients.F.post('/api/customerLevel', level);
    return call(`/api/customerLevel/${json.data.id as number}`)(client, world, role);
  };

export const matrix: ModuleMatrix = {
  userList: [
    { case: 'customers with their rows', call: get('/api/user?employee=0'), expect: 'L - - - - -  - + - - + + +' },
    { case: 'customers by name', call: get('/api/user?employee=0&fast=1'), expect: 'L - - - + -  - + - - + + +' },
    { case: 'colleagues by name', call: get('/api/user?employee=1&fast=1'), expect: 'L - - - - -  + + + + + + +' },
  ],
  userGet: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.get(`/api/user/${await w.customer()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'a customer of organization 1',
      call: (c, w) => c.get(`/api/user/${w.ids.M}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee as if a customer',
      call: (c, w) => c.get(`/api/user/${w.ids.E}`),
      expect: 'L - - - - -  - 0 - - 0 0 0',
    },
  ],
  userStore: [
    {
      case: 'a customer',
      call: (c, w) => c.post('/api/user', { ...person, email: `${randomUUID()}@example.ir`, branch_id: w.branch }),
      expect: 'L - - - - -  - + - - + ! +',
    },
  ],
  userUpdate: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.put(`/api/user/${await w.customer()}`, { first_name: 'تازه' }),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee as if a customer',
      call: (c, w) => c.put(`/api/user/${w.ids.E}`, { first_name: 'تازه' }),
      expect: 'L - - - - -  - 0 - - 0 0 0',
    },
  ],
  multipleUserAction: [
    {
      case: 'the state of a customer of the branch',
      call: async (c, w) =>
        c.put('/api/multipleUserAction', { user_ids: [await w.customer()], action: 'status', value: 'inactive' }),
      expect: 'L - - - - -  - + - - + + +',
    },
  ],
  userDelete: [
    {
      case: 'a customer of the branch',
      call: async (c, w) => c.delete(`/api/user/${await w.customer()}`),
      expect: 'L - - - - -  - + - - + 0 +',
    },
    {
      case: 'an employee',
      call: (c, w) => c.delete(`/api/user/${w.ids.E}?employee=1`),
      expect: 'L - - - - -  0 0 0 0 0 0 0',
    },
  ],
  customerLevelList: [{ case: 'all', call: get('/api/customerLevel'), expect: STAFF }],
  customerLevelGet: [
    { case: 'one', call: onLevel(get), expect: STAFF },
    { case: 'none', call: get('/api/customerLevel/999999'), expect: 'L - - - - -  0 0 0 0 0 0 0' },
  ],
  customerLevelStore: [{ case: 'one', call: post('/api/customerLevel', level), expect: FULL_ADMIN }],
  customerLevelUpdate: [{ case: 'one', call: onLevel((path) => put(path, { name: 'تازه' })), expect: FULL_ADMIN }],
  customerLevelDelete: [
    { case: 'an unused one', call: onLevel((path) => (client) => client.delete(path)), expect: FULL_ADMIN },
  ],
};
