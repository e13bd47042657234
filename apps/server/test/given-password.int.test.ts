import { endpoints } from '@hamyar/contracts/schemas';
import { hashPassword } from '../src/platform/auth/passwords.ts';
import { addBranch, addUser } from './people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from './test-app.ts';

const GIVEN = 'Given-pass1';
const OWN = 'Own-passw0rd';

let t: TestApp;
let branch: number;
beforeAll(async () => {
  t = await createTestApp();
  branch = await addBranch(t.deps.db);
});
afterAll(() => t.close());

const newcomer = async (more: object): Promise<TestClient> =>
  t.as(await addUser(t.deps.db, { branch_id: branch, must_change_password: true, ...more }));

/** Calls that end the session with which this test calls. */
const ENDING = ['logout', 'sessionRevoke', 'sessionRevokeOthers'];

describe('somebody whose password was given by somebody else', () => {
  it.each([
    ['customer', {}, ['employee', 'full_admin']],
    ['full admin', { full_admin: true, branch_id: -1 }, ['customer']],
  ])(
    '[decisions 2.2] can call nothing, as a %s, but what choosing a password of their own needs',
    async (_who, more, closed) => {
      const client = await newcomer(more);
      const answered: string[] = [];
      for (const { name, method, path, access } of endpoints) {
        if (access === 'visitor' || closed.includes(access) || ENDING.includes(name)) continue;
        const { json } = await client.request({ method, url: path.replaceAll(/:\w+/g, '1') });
        if (json.code !== 'NEW_PASSWORD_FIRST') answered.push(name);
      }
      const needed = ['channelAuth', 'me', 'profileGet', 'registryGet', 'sessionList', 'updateProfile'];
      expect(answered.sort()).toEqual(needed);
      const declared = endpoints.filter((endpoint) => endpoint.allowedWithGivenPassword).map(({ name }) => name);
      expect(declared.sort()).toEqual([...needed, ...ENDING].sort());
    },
  );

  it('[decisions 2.2] hears only of the own account, and everything after choosing a password', async () => {
    const id = await addUser(t.deps.db, {
      employee: true,
      branch_id: branch,
      password_hash: await hashPassword(GIVEN),
      must_change_password: true,
    });
    const admin = await addUser(t.deps.db, { full_admin: true, branch_id: -1, must_change_password: true });
    const client = await t.as(admin);
    const channels = [`private-user.${admin}`, 'system', `branch.${branch}`];
    const heard = async () => Object.keys(expectOk(await client.post('/api/channelAuth', { channels })).tokens).sort();
    expect(await heard()).toEqual([`private-user.${admin}`, 'system']);
    await t.deps.db.updateTable('user').set({ must_change_password: false }).where('id', '=', admin).execute();
    expect(await heard()).toEqual([...channels].sort());

    const own = await t.as(id);
    expectStatus(await own.get('/api/ticket'), 'AUTORIZATION_ERROR');
    expectStatus(await own.post('/api/updateProfile', { password: { current: GIVEN, next: OWN } }), 'UPDATED');
    expectStatus(await own.get('/api/ticket'), 'OK');
  });
});
