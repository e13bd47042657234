import { get, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

const hours = { first_response_minutes: 60, resolution_minutes: 480 };
const targets = [hours, hours, hours, hours];
let serial = 0;
const policy = (branch_id: number) => ({ name: `SLA ${(serial += 1)}`, branch_id, targets });

/** A call about a policy that F has made for it, of the branch of B or of all branches. */
const onOne =
  (whose: 'branch' | 'all', call: (path: string) => Call): Call =>
  async (client, world: MatrixWorld, role) => {
    const { json } = await world.clients.F.post('/api/sla', policy(whose === 'all' ? -1 : world.branch));
    return call(`/api/sla/${json.data.id as number}`)(client, world, role);
  };
const change = (path: string) => put(path, { name: 'SLA تازه' });
const remove =
  (path: string): Call =>
  (client) =>
    client.delete(path);

export const matrix: ModuleMatrix = {
  slaList: [{ case: 'all', call: get('/api/sla'), expect: 'L - - - - -  - - - + + + +' }],
  slaGet: [
    { case: 'none', call: get('/api/sla/999999'), expect: 'L - - - - -  - - - 0 0 0 0' },
    { case: 'one of the branch', call: onOne('branch', get), expect: 'L - - - - -  - - - + + 0 +' },
    { case: 'one of all branches', call: onOne('all', get), expect: 'L - - - - -  - - - + + + +' },
  ],
  slaStore: [
    { case: 'for all branches', call: post('/api/sla', policy(-1)), expect: 'L - - - - -  - - - - - - +' },
    {
      case: 'for the branch',
      call: (client, world) => client.post('/api/sla', policy(world.branch)),
      expect: 'L - - - - -  - - - - + - +',
    },
  ],
  slaUpdate: [
    {
      case: 'one of the branch, for a customer of the branch',
      call: async (client, world, role) => {
        const rules = [{ field: 'customer', op: 'in', value: [await world.customer()] }];
        return onOne('branch', (path) => put(path, { conditions: { match: 'all', rules } }))(client, world, role);
      },
      expect: 'L - - - - -  - - - - + 0 +',
    },
    { case: 'one of the branch', call: onOne('branch', change), expect: 'L - - - - -  - - - - + 0 +' },
    { case: 'one of all branches', call: onOne('all', change), expect: 'L - - - - -  - - - - - - +' },
    {
      case: 'one of the branch, for all branches',
      call: onOne('branch', (path) => put(path, { branch_id: -1 })),
      expect: 'L - - - - -  - - - - - 0 +',
    },
  ],
  slaDue: [
    {
      case: 'of targets',
      call: get('/api/slaDue?at=1790000000&clock=24x7&resolution_minutes=60'),
      expect: 'L - - - - -  - - - + + + +',
    },
    {
      case: 'of targets in the branch',
      call: (client, world) =>
        client.get('/api/slaDue', {
          ...{ at: 1_790_000_000, clock: '24x7', resolution_minutes: 60, branch_id: world.branch },
        }),
      expect: 'L - - - - -  - - - + + 0 +',
    },
  ],
  slaTry: [
    {
      case: 'a ticket of the department',
      call: (client, world) =>
        client.get('/api/slaTry', {
          ...{ at: 1_790_000_000, importance: 1 },
          ...{ branch_id: world.branch, department_id: world.department },
        }),
      expect: 'L - - - - -  - - - + + 0 +',
    },
  ],
  slaDelete: [
    { case: 'one of the branch', call: onOne('branch', remove), expect: 'L - - - - -  - - - - + 0 +' },
    { case: 'one of all branches', call: onOne('all', remove), expect: 'L - - - - -  - - - - - - +' },
  ],
};
