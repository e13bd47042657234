import type { AdminDefaults, EmployeeRole, RoleDetails } from '@hamyar/contracts';
import { NEW_ROLE_PERMISSIONS } from '@hamyar/contracts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

const PATH = '/api/role';
let t: TestApp;
let admin: TestClient;
let branch: number;
let serial = 0;

beforeAll(async () => {
  t = await createTestApp();
  const { db, clock } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  await writeState(db, 'demo', {}, clock.now());
  branch = await addBranch(db);
  admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());

const make = async (more: object = {}): Promise<number> =>
  expectStatus(await admin.post(PATH, { name: `نقش ${(serial += 1)}`, ...more }), 'CREATED').id;
const open = async (id: number) => expectOk(await admin.get(`${PATH}/${id}`)) as RoleDetails;
const list = async (by = admin) => expectOk(await by.get(PATH)) as EmployeeRole[];
const change = (id: number, body: object) => admin.put(`${PATH}/${id}`, body);
const errorsOf = ({ json }: TestAnswer) =>
  ((json.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).sort();
const messageOf = ({ json }: TestAnswer): string => json.errors[0].message;

/** An employee with these roles, who is logged in. */
async function employee(roleIds: readonly number[], more: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(t.deps.db, { employee: true, branch_id: branch, ...more });
  for (const role_id of roleIds) await t.deps.db.insertInto('user_role').values({ user_id: id, role_id }).execute();
  const client = await t.as(id);
  const permissionsOf = async (by: TestClient) => expectOk(await by.get('/api/me')).user.permissions as string[];
  return {
    id,
    permissions: () => permissionsOf(client),
    /** After another login. */
    again: async () => permissionsOf(await t.as(id)),
    isLoggedIn: async () => (await client.get('/api/me')).json.status !== 'AUTHENTICATION_ERROR',
    roles: async () =>
      (expectOk(await admin.get(`/api/employee/${id}`)).roles as { id: number }[]).map((role) => role.id),
  };
}

describe('roles', () => {
  it('[decisions 2.2, 7.7] begin with the usual permissions as the last one, and are changed with the version that was read', async () => {
    const first = await make();
    const id = await make({ name: ' پشتيبان شب ', description: 'شیفت شب' });
    expect(await open(id)).toMatchObject({
      ...{ name: 'پشتیبان شب', description: 'شیفت شب', permissions: [...NEW_ROLE_PERMISSIONS], status: true },
      ...{ is_system: false, user_count: 0, grantable: true },
    });
    expect((await list()).slice(-2).map((role) => role.id)).toEqual([first, id]);
    const { version } = await open(id);
    const permissions = ['manage tags', 'close tickets', 'manage tags'];
    expect(expectStatus(await change(id, { version, permissions }), 'UPDATED')).toMatchObject({
      permissions: ['close tickets', 'manage tags'],
    });
    expect((await change(id, { version, name: 'دیگر' })).json).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { permissions: ['close tickets', 'manage tags'] },
    });
  });

  it('[decisions 2.2] have a name of their own and known permissions, and take nothing else', async () => {
    const id = await make({ name: 'کارشناس فروش' });
    expect(messageOf(await admin.post(PATH, { name: 'كارشناس  فروش' }))).toBe('نقشی با این نام وجود دارد');
    expect(errorsOf(await admin.post(PATH, { name: '‌' }))).toEqual(['name REQUIRED']);
    expect(errorsOf(await admin.post(PATH, { name: 'ا'.repeat(101), description: 'ا'.repeat(501) }))).toEqual([
      'description MAX_LENGTH',
      'name MAX_LENGTH',
    ]);
    expect(errorsOf(await change(id, { permissions: ['rule the world'] }))).toHaveLength(1);
    for (const more of [{ is_system: true }, { order: 1 }, { full_admin: true }])
      expectStatus(await change(id, more), 'VALIDATION_ERROR');
    expectStatus(await change(id, { name: 'کارشناس فروش' }), 'UPDATED');
  });

  it('[decisions 2.2, decisions 2.25, 3.31] are names for branch admins, who give those that grant nothing beyond their own rights', async () => {
    const manager = await t.as(await addUser(t.deps.db, { branch_admin: true, employee: true, branch_id: branch }));
    const [own, far] = [
      await addDepartment(t.deps.db, { branch_ids: [branch] }),
      await addDepartment(t.deps.db, { branch_ids: [await addBranch(t.deps.db)] }),
    ];
    const { departments, permissions } = expectOk(await manager.get('/api/adminDefaults')) as AdminDefaults;
    expect(departments.filter(({ id }) => id === own || id === far)).toEqual([{ id: own, name: expect.any(String) }]);
    expect(permissions).toContain('manage customers');
    expect(permissions).not.toContain('manage webhooks');
    const below = await make({ permissions });
    const above = await make({ permissions: [...permissions, 'manage webhooks'] });
    const seen = await list(manager);
    expect(seen.filter(({ id }) => id === below || id === above)).toEqual([
      { id: below, name: expect.any(String), is_system: false, status: true, user_count: null, grantable: true },
      { id: above, name: expect.any(String), is_system: false, status: true, user_count: null, grantable: false },
    ]);
    const { id } = await employee([]);
    const give = (role: number) => manager.put(`/api/employee/${id}`, { role_ids: [role] });
    expect(errorsOf(await give(above))).toEqual(['role_ids CHOICE']);
    expectStatus(await give(below), 'UPDATED');
  });

  it('[decisions 2.2, decisions 2.9] log out those whose rights they change, and nobody else', async () => {
    const { db } = t.deps;
    const id = await make({ permissions: ['manage tags'] });
    const same = await make({ permissions: ['manage tags', 'manage files'] });
    const [one, two] = [await employee([id]), await employee([id, same])];
    const [full, none] = [await employee([id], { full_admin: true }), await employee([])];
    const loggedIn = async () =>
      Promise.all([one, two, full, none].map(async (person) => Number(await person.isLoggedIn())));
    expectStatus(await change(id, { name: 'نام دیگر نقش', description: 'شرح' }), 'UPDATED');
    expect(await loggedIn()).toEqual([1, 1, 1, 1]);
    expectStatus(await change(id, { permissions: ['manage tags', 'manage files'] }), 'UPDATED');
    expect(await loggedIn()).toEqual([0, 1, 1, 1]);
    const channels = async () =>
      (await db.selectFrom('socket_event').select('channel').where('name', '=', 'session.changed').execute()).map(
        ({ channel }) => channel,
      );
    expect(await channels()).toContain(`private-user.${one.id}`);
    expect(await channels()).not.toContain(`private-user.${two.id}`);
    const third = await employee([id]);
    expect(await third.permissions()).toEqual(['manage files', 'manage tags']);
    expectStatus(await change(id, { status: false }), 'UPDATED');
    expect(await third.isLoggedIn()).toBe(false);
    expect(await third.roles()).toEqual([id]);
    expect(await third.again()).toEqual([]);
    expect((await list()).find((role) => role.id === id)).toMatchObject({ status: false, grantable: false });
  });

  it('[decisions 2.0, decisions 2.2] are deleted when their people get another active one, and with them what they hide', async () => {
    const id = await make({ permissions: ['manage tags'] });
    const other = await make({ permissions: ['manage files'] });
    const off = await make({ status: false });
    const [one, two] = [await employee([id]), await employee([id, other])];
    const before = expectOk(await admin.get(`/api/employee/${one.id}`)).version;
    const hiding = (role_id: number) => ({ role_id, fields: ['sla'] });
    const settings = (hidden_fields: object[]) =>
      admin.post('/api/settings', { group: 'generalTicketSettings', values: { hidden_fields } });
    expectStatus(await settings([hiding(id), hiding(0)]), 'UPDATED');
    expect(expectOk(await admin.get(`/api/getReferences?type=role&type_id=${id}`))).toEqual({
      references: [{ text: '۲ کاربر' }],
    });
    const remove = (query = '') => admin.delete(`${PATH}/${id}${query}`);
    expect(errorsOf(await remove())).toEqual(['replace_with IN_USE']);
    for (const wrong of [id, off, 987_654])
      expect(errorsOf(await remove(`?replace_with=${wrong}`))).toEqual(['replace_with CHOICE']);
    expectStatus(await remove(`?replace_with=${other}`), 'DELETED');
    expect([await one.roles(), await two.roles()]).toEqual([[other], [other]]);
    expect([await one.isLoggedIn(), await two.isLoggedIn()]).toEqual([false, false]);
    expect((await list()).map((role) => role.id)).not.toContain(id);
    expectStatus(await admin.get(`${PATH}/${id}`), 'NOT_FOUND');
    const stored = expectOk(await admin.get('/api/settings')).generalTicketSettings.hidden_fields;
    expect(stored).toEqual([hiding(0)]);
    expectStatus(await settings(stored), 'UPDATED');
    // a page that still shows the deleted role is told of the other one
    expect((await admin.put(`/api/employee/${one.id}`, { version: before, role_ids: [id] })).json).toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    const unused = await make();
    expect(expectOk(await admin.delete(`/api/multipleDelete?type=role&type_ids[]=${unused}`)).deleted).toEqual([
      unused,
    ]);
  });

  it('[decisions 2.2] of the system are changed but not deleted', async () => {
    const { id } = await t.deps.db
      .insertInto('role')
      .values({ name: 'پایه', is_system: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    expectStatus(await change(id, { permissions: ['manage tags'] }), 'UPDATED');
    expect(messageOf(await admin.delete(`${PATH}/${id}`))).toBe('نقش‌های سیستمی حذف نمی‌شوند');
    expect((await open(id)).is_system).toBe(true);
  });

  it('[7.19, 7.33] are put into an order, which all of them have and every list follows', async () => {
    const ids = (expectOk(await admin.get('/api/getOrder?type=role')) as { id: number }[]).map(({ id }) => id);
    const order = (type_ids: number[]) => admin.put('/api/updateOrder', { type: 'role', type_ids });
    expect(errorsOf(await order(ids.slice(1)))).toEqual(['type_ids CHOICE']);
    expectStatus(await order([...ids].reverse()), 'UPDATED');
    expect((await list()).map(({ id }) => id)).toEqual([...ids].reverse());
    const shared = expectOk(await admin.get('/api/systemDefaults')).roles as { id: number }[];
    expect(shared.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('[decisions 2.2] are given and changed one after the other, so that nobody gives more than they have', async () => {
    const manager = await t.as(await addUser(t.deps.db, { branch_admin: true, employee: true, branch_id: branch }));
    const id = await make({ permissions: [] });
    const person = await employee([]);
    const [wide, given] = await Promise.all([
      change(id, { permissions: ['manage webhooks'] }),
      manager.put(`/api/employee/${person.id}`, { role_ids: [id] }),
    ]);
    expectStatus(wide, 'UPDATED');
    // given before it was widened, which logs the person out, or refused after it
    if (given.json.status === 'UPDATED') expect(await person.isLoggedIn()).toBe(false);
    else expect(errorsOf(given)).toEqual(['role_ids CHOICE']);
  });
});
