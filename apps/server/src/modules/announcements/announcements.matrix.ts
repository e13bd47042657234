import { get, post, put, type Call, type ModuleMatrix } from '../../../test/role-matrix/matrix-calls.ts';
import type { MatrixWorld } from '../../../test/role-matrix/matrix-world.ts';

const MANAGERS = 'L - - - - -  - - - - + + +';
/** Of an announcement for the branch of B. */
const OF_THE_BRANCH = 'L - - - - -  - - - - + 0 +';
const CUSTOMERS = 'L + + + + +  0 0 0 0 0 0 0';
const ALL = 'L + + + + +  + + + + + + +';
const text = { title: 'قطعی برنامه‌ریزی‌شده', body: '<p>شنبه شب</p>', importance: 3 };

/** An announcement of the branch for its customers that F has published. */
const made = async ({ clients, branch }: MatrixWorld): Promise<number> =>
  (await clients.F.post('/api/announcement', { ...text, audience: 'customers', branch_ids: [branch], publish: true }))
    .json.data.id as number;
/** One for all customers, which asks to be acknowledged. */
const forAll = async ({ clients }: MatrixWorld): Promise<number> =>
  (await clients.F.post('/api/announcement', { ...text, audience: 'customers', require_ack: true, publish: true })).json
    .data.id as number;

const onMade =
  (call: (path: string) => Call): Call =>
  async (client, world, role) =>
    call(`/api/announcement/${await made(world)}`)(client, world, role);
const onOwn =
  (call: (path: string) => Call): Call =>
  async (client, world, role) =>
    call(`/api/userAnnouncements/${await forAll(world)}`)(client, world, role);

export const matrix: ModuleMatrix = {
  announcementList: [{ case: 'of their scope', call: get('/api/announcement'), expect: MANAGERS }],
  announcementGet: [
    { case: 'of the branch', call: onMade(get), expect: OF_THE_BRANCH },
    { case: 'none', call: get('/api/announcement/999999'), expect: 'L - - - - -  - - - - 0 0 0' },
  ],
  announcementStore: [
    {
      case: 'for the branches that they may name',
      call: post('/api/announcement', { ...text, audience: 'customers' }),
      expect: MANAGERS,
    },
    {
      case: 'for everybody',
      call: post('/api/announcement', { ...text, audience: 'employees', branch_ids: [-1] }),
      expect: 'L - - - - -  - - - - ! ! +',
    },
  ],
  announcementUpdate: [
    { case: 'of the branch', call: onMade((path) => put(path, { title: 'تازه' })), expect: OF_THE_BRANCH },
    {
      case: 'of the branch, for everybody from now on',
      call: onMade((path) => put(path, { branch_ids: [-1] })),
      expect: 'L - - - - -  - - - - ! 0 +',
    },
  ],
  announcementEnd: [{ case: 'of the branch', call: onMade((path) => put(`${path}/end`, {})), expect: OF_THE_BRANCH }],
  announcementDelete: [
    { case: 'of the branch', call: onMade((path) => (client) => client.delete(path)), expect: OF_THE_BRANCH },
  ],
  announcementVersions: [
    { case: 'of the branch', call: onMade((path) => get(`${path}/version`)), expect: OF_THE_BRANCH },
  ],
  announcementReceipts: [
    { case: 'of the branch', call: onMade((path) => get(`${path}/receipt`)), expect: OF_THE_BRANCH },
  ],
  announcementReach: [
    { case: 'of what they may name', call: get('/api/announcement/reach?audience=customers'), expect: MANAGERS },
    {
      case: 'of everybody',
      call: get('/api/announcement/reach?audience=customers&branch_ids=-1'),
      expect: 'L - - - - -  - - - - ! ! +',
    },
  ],
  userAnnouncements: [{ case: 'their own', call: get('/api/userAnnouncements'), expect: ALL }],
  userAnnouncementGet: [{ case: 'for customers', call: onOwn(get), expect: CUSTOMERS }],
  userAnnouncementSeen: [
    { case: 'for customers', call: onOwn((path) => put(`${path}/seen`, { version_number: 1 })), expect: CUSTOMERS },
  ],
  userAnnouncementAck: [
    { case: 'for customers', call: onOwn((path) => put(`${path}/ack`, { version_number: 1 })), expect: CUSTOMERS },
  ],
};
