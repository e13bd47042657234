import type { CustomerLevelRow } from '@hamyar/contracts';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { storedSettings, writeState } from '../settings/public.ts';

const PATH = '/api/customerLevel';
let t: TestApp;
let admin: TestClient;
let branch: number;
let usual: number;
let serial = 0;

const make = async (more: object = {}): Promise<number> =>
  expectStatus(await admin.post(PATH, { name: `سطح ${(serial += 1)}`, color: '#c79a3b', ...more }), 'CREATED').id;
const open = async (id: number, by = admin) => expectOk(await by.get(`${PATH}/${id}`)) as CustomerLevelRow;
const change = (id: number, body: object) => admin.put(`${PATH}/${id}`, body);
const remove = (id: number) => admin.delete(`${PATH}/${id}`);
const errorsOf = ({ json }: TestAnswer) =>
  ((json.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).sort();
const messageOf = ({ json }: TestAnswer): string => json.errors[0].message;

beforeAll(async () => {
  t = await createTestApp();
  await insertLicense(t.deps.db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(t.deps.db, 'demo', {}, t.deps.clock.now());
  branch = await addBranch(t.deps.db);
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  usual = await make({ name: 'عادی' });
});
afterAll(() => t.close());

describe('customer levels', () => {
  it('[decisions 2.8, 7.7] are stored, the last one in their order, and changed with the version that was read', async () => {
    const id = await make({ name: ' طلايی ', default_importance: 3 });
    const stored = await open(id);
    expect(stored).toMatchObject({
      ...{ name: 'طلایی', color: '#C79A3B', default_importance: 3, sla: null, is_default: false, status: true },
      ...{ customer_count: 0, organization_count: 0 },
    });
    expect(stored.order).toBeGreaterThan((await open(usual)).order);
    const { version } = stored;
    expect(expectStatus(await change(id, { version, name: 'نقره‌ای' }), 'UPDATED')).toMatchObject({ name: 'نقره‌ای' });
    const conflict = await change(id, { version, name: 'دیگر' });
    expect(conflict.json).toMatchObject({ code: 'VERSION_CONFLICT', data: { name: 'نقره‌ای' } });
    expect(errorsOf(await change(id, { name: '  ', color: 'red' }))).toEqual(['color PATTERN', 'name REQUIRED']);
    expect(errorsOf(await change(id, { name: '\u200c' }))).toEqual(['name REQUIRED']);
    expect(errorsOf(await change(id, { sla_id: 999_999 }))).toEqual(['sla_id CHOICE']);
  });

  it('[decisions 2.8] have an icon, a weight, a limit of open tickets and channels, each within what it may be', async () => {
    const id = await make();
    expect(await open(id)).toMatchObject({
      ...{ icon: null, priority_weight: 0, max_open_tickets: null, channels_allowed: [] },
    });
    const fields = {
      icon: 'star',
      priority_weight: 100,
      max_open_tickets: 1,
      channels_allowed: ['email', 'web', 'web'],
    };
    expect(expectStatus(await change(id, fields), 'UPDATED')).toMatchObject({
      ...{ ...fields, channels_allowed: ['web', 'email'] },
    });
    for (const [field, wrong] of [
      ['icon', 'skull'],
      ['priority_weight', 101],
      ['priority_weight', -1],
      ['max_open_tickets', 0],
      ['channels_allowed', ['behalf']],
    ] as const)
      expect(errorsOf(await change(id, { [field]: wrong }))[0]).toContain(field);
    expect(expectStatus(await change(id, { icon: null, max_open_tickets: null }), 'UPDATED')).toMatchObject({
      ...{ icon: null, max_open_tickets: null, priority_weight: 100 },
    });
    const listed = (await admin.get('/api/systemDefaults')).json.data.customer_levels as { id: number }[];
    expect(listed.find((one) => one.id === id)).toMatchObject({ icon: null });
    const agent = await t.as(await addUser(t.deps.db, { employee: true, branch_id: branch }));
    expectStatus(await agent.put(`${PATH}/${id}`, { priority_weight: 5 }), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.25] are found by their names, and how many people have each is for who may change them', async () => {
    const id = await make({ name: 'سازمانی ویژه' });
    await addUser(t.deps.db, { branch_id: branch, customer_level_id: id });
    await addUser(t.deps.db, { branch_id: branch, customer_level_id: id, deleted_at: t.deps.clock.now() });
    await addOrganization(t.deps.db, branch, { customer_level_id: id });
    const found = async (by: TestClient) => expectOk(await by.get(`${PATH}?s=${encodeURIComponent('ویژه')}`));
    expect(await found(admin)).toMatchObject([{ id, customer_count: 1, organization_count: 1 }]);
    const agent = await t.as(await addUser(t.deps.db, { employee: true, branch_id: branch }));
    expect(await found(agent)).toMatchObject([{ id, customer_count: null, organization_count: null }]);
  });

  it('[decisions 2.8] are exactly one default one, which is in use and stays until another one is it', async () => {
    const defaults = async () =>
      (expectOk(await admin.get(`${PATH}?perPage=200`)) as CustomerLevelRow[]).filter(({ is_default }) => is_default);
    expect(await defaults()).toMatchObject([{ id: usual }]);
    expect(errorsOf(await change(usual, { is_default: false }))).toEqual(['is_default CHOICE']);
    expect(errorsOf(await change(usual, { status: false }))).toEqual(['status CHOICE']);
    expect(messageOf(await remove(usual))).toBe('سطح پیش‌فرض حذف نمی‌شود. نخست سطح دیگری را پیش‌فرض کنید.');
    const off = await make({ status: false });
    expect(errorsOf(await change(off, { is_default: true }))).toEqual(['status CHOICE']);
    const next = await make({ is_default: true });
    expect(await defaults()).toMatchObject([{ id: next }]);
    expectStatus(await change(usual, { status: false }), 'UPDATED');
    expectStatus(await change(usual, { status: true, is_default: true }), 'UPDATED');
    expect(await defaults()).toMatchObject([{ id: usual }]);
  });

  it('[7.19, 7.33] are put into an order, which all of them have', async () => {
    const ids = (expectOk(await admin.get('/api/getOrder?type=customerLevel')) as { id: number }[]).map(({ id }) => id);
    const order = (type_ids: number[]) => admin.put('/api/updateOrder', { type: 'customerLevel', type_ids });
    expect(errorsOf(await order(ids.slice(1)))).toEqual(['type_ids CHOICE']);
    expectStatus(await order([...ids].reverse()), 'UPDATED');
    const listed = expectOk(await admin.get(`${PATH}?perPage=200`)) as CustomerLevelRow[];
    expect(listed.map(({ id }) => id)).toEqual([...ids].reverse());
    const shared = expectOk(await admin.get('/api/systemDefaults')).customer_levels as { id: number }[];
    expect(shared.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('[decisions 2.0] are not deleted while something names them, and say what does; all of it gets another one', async () => {
    const { db } = t.deps;
    const id = await make();
    const kept = async () => messageOf(await remove(id)).replace(/^در | به کار رفته است.*$/g, '');
    const person = await addUser(db, { branch_id: branch, customer_level_id: id });
    expect(await kept()).toBe('۱ مشتری');
    const organization = await addOrganization(db, branch, { customer_level_id: id });
    const department = await addDepartment(db, { customer_access: 'levels', customer_access_ids: [id, usual] });
    const hours = { first_response_minutes: 60, resolution_minutes: 480 };
    const rules = [{ match: 'all', rules: [{ field: 'customer_level', op: 'in', value: [usual, id] }] }];
    const sla = expectStatus(
      await admin.post('/api/sla', {
        ...{ name: 'SLA سطح', branch_id: -1, targets: [hours, hours, hours, hours] },
        conditions: { match: 'any', rules },
      }),
      'CREATED',
    ).id;
    const category = { name: 'راهنما', visibility: 'customers', customer_level_ids: [id] };
    const article = expectStatus(await admin.post('/api/knowledgebaseCategory', category), 'CREATED').id;
    const settings = { group: 'userAccountSettings', values: { default_customer_level_id: id } };
    expectStatus(await admin.post('/api/settings', settings), 'UPDATED');
    const all = '۱ سازمان، ۱ مشتری، ۱ دپارتمان، تنظیمات حساب کاربری، ۱ SLA و ۱ دسته‌بندی پایگاه دانش';
    const texts = (
      expectOk(await admin.get(`/api/getUses?type=customerLevel&type_id=${id}`)).uses as { text: string }[]
    )
      .map(({ text }) => text)
      .sort();
    expect((await kept()).split(/، | و /).sort()).toEqual(texts);
    expect(all.split(/، | و /).sort()).toEqual(texts);

    const [other, off] = [await make(), await make({ status: false })];
    const replaced = (by: number) => admin.delete(`${PATH}/${id}?replace_with=${by}`);
    for (const wrong of [id, off, 999_999]) expect(errorsOf(await replaced(wrong))).toEqual(['replace_with CHOICE']);
    expectStatus(await replaced(other), 'DELETED');
    await t.deps.runJobs();
    expectStatus(await admin.get(`${PATH}/${id}`), 'NOT_FOUND');
    const levelOf = async (table: 'user' | 'organization', at: number) =>
      (await db.selectFrom(table).select('customer_level_id').where('id', '=', at).executeTakeFirstOrThrow())
        .customer_level_id;
    expect([await levelOf('user', person), await levelOf('organization', organization)]).toEqual([other, other]);
    const stored = await db.selectFrom('department').selectAll().where('id', '=', department).executeTakeFirstOrThrow();
    expect(stored.customer_access_ids).toEqual([usual, other]);
    expect(expectOk(await admin.get(`/api/sla/${sla}`)).conditions.rules[0].rules[0].value).toEqual([usual, other]);
    const read = expectOk(await admin.get(`/api/knowledgebaseCategory/${article}`));
    expect(read.customer_levels.map((level: { id: number }) => level.id)).toEqual([other]);
    expect((await storedSettings(db)).userAccountSettings.default_customer_level_id).toBe(other);
    expect(errorsOf(await admin.put(`/api/user/${person}`, { customer_level_id: id }))).toEqual([
      'customer_level_id CHOICE',
    ]);
    expect(errorsOf(await admin.post('/api/settings', settings))).toEqual(['values.default_customer_level_id CHOICE']);
  });

  it('[decisions 2.8] that are switched off stay where they are, and are given to nobody else', async () => {
    const { db } = t.deps;
    const id = await make();
    const person = await addUser(db, { branch_id: branch, customer_level_id: id });
    const stranger = await addUser(db, { branch_id: branch, customer_level_id: usual });
    const organization = await addOrganization(db, branch, { customer_level_id: id });
    expectStatus(await change(id, { status: false }), 'UPDATED');
    const body = { first_name: 'نگار', customer_level_id: id };
    expectStatus(await admin.put(`/api/user/${person}`, body), 'UPDATED');
    expectStatus(await admin.put(`/api/organization/${organization}`, { customer_level_id: id }), 'UPDATED');
    expect(errorsOf(await admin.put(`/api/user/${stranger}`, body))).toEqual(['customer_level_id CHOICE']);
    const joins = { first_name: 'سارا', last_name: 'کریمی', mobile: '09121112233', organization_id: organization };
    const joined = expectStatus(await admin.post('/api/user', joins), 'CREATED').id;
    expect(expectOk(await admin.get(`/api/user/${joined}`)).customer_level?.id).not.toBe(id);
    const other = await addOrganization(db, branch, { customer_level_id: usual });
    expect(errorsOf(await admin.put(`/api/organization/${other}`, { customer_level_id: id }))).toEqual([
      'customer_level_id CHOICE',
    ]);
  });
});
