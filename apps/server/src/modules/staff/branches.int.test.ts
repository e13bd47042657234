import { randomUUID } from 'node:crypto';
import type { Branch, BranchRow } from '@hamyar/contracts';
import { nextOpening } from '@hamyar/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { uploadRequest } from '../../../test/upload.ts';
import { workCalendarOf } from '../calendar/public.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

const PATH = '/api/branch';
let t: TestApp;
let admin: TestClient;
let adminId: number;
let serial = 0;

beforeAll(async () => {
  t = await createTestApp();
  const { db, clock } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  await writeState(db, 'demo', {}, clock.now());
  // one in use is there from the start
  await addBranch(db);
  adminId = await addUser(db, { full_admin: true, branch_id: -1 });
  admin = await t.as(adminId);
});
afterAll(() => t.close());

const add = (more: object = {}) => {
  serial += 1;
  return admin.post(PATH, { name: `دفتر ${serial}`, code: `OF-${serial}`, ...more });
};
const made = async (more: object = {}): Promise<number> => expectStatus(await add(more), 'CREATED').id;
const open = async (id: number) => expectOk(await admin.get(`${PATH}/${id}`)) as Branch;
const change = (id: number, body: object) => admin.put(`${PATH}/${id}`, body);
const remove = (id: number, query = '') => admin.delete(`${PATH}/${id}${query}`);
const list = async (query = '') => expectOk(await admin.get(`${PATH}?perPage=200${query}`)) as BranchRow[];
const errorsOf = ({ json }: TestAnswer) =>
  ((json.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).sort();
const messageOf = ({ json }: TestAnswer): string => json.errors[0].message;
const person = async (id: number) =>
  t.deps.db
    .selectFrom('user')
    .select(['branch_id', 'branch_admin', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const isLoggedIn = async (client: TestClient) => (await client.get('/api/me')).json.status !== 'AUTHENTICATION_ERROR';

/** Eight to four, every day. */
const DAYS = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
const shift = async (more: object = {}): Promise<number> =>
  expectStatus(await admin.post('/api/workingshift', { name: `شیفت ${(serial += 1)}`, days: DAYS, ...more }), 'CREATED')
    .id;

describe('branches', () => {
  it('[7.7, decisions 2.7] are stored with their address, hours and time zone as the last one', async () => {
    const hours = await shift();
    const { rows } = await sql<{ state: number; city: number; name: string }>`select s.id as state, c.id as city, c.name
      from state s join city c on c.state_id = s.id where s.country_code = 'IR' order by c.id limit 1`.execute(
      t.deps.db,
    );
    const { state, city, name } = rows[0]!;
    const answer = await add({
      ...{ name: ' دفتر اصفهان ', code: ' is-۱', phone: '031 (3322) 1100' },
      ...{ country_id: 364, state_id: state, city_id: city, address: 'خیابان یک' },
      ...{ timezone: 'Asia/Dubai', working_shift_id: hours },
    });
    expect(answer.json.message).toBe('شعبه با موفقیت ایجاد شد');
    const { id } = expectStatus(answer, 'CREATED');
    expect(await open(id)).toMatchObject({
      ...{ name: 'دفتر اصفهان', code: 'IS-1', phone: '03133221100' },
      ...{ country_id: 364, state_id: state, city_id: city, city: name, address: 'خیابان یک' },
      ...{ timezone: 'Asia/Dubai', working_shift: { id: hours }, status: true, managers: [], employee_count: 0 },
    });
    expect((await list()).at(-1)?.id).toBe(id);
    expect((await list('&s=اصفهان')).map((row) => row.id)).toEqual([id]);
    expect((await list('&s=is-1')).map((row) => row.id)).toEqual([id]);
    expectStatus(await change(id, { city_name: 'شهر دیگر', city_id: null, working_shift_id: null }), 'UPDATED');
    expect(await open(id)).toMatchObject({ city: 'شهر دیگر', city_id: null, working_shift: null });
  });

  it('[decisions 2.7, decisions 2.0] are refused at the field for what is wrong, and to the second of two editors', async () => {
    const id = await made({ name: 'دفتر یزد', code: 'YZ' });
    const off = await shift({ status: false });
    const cases: [object, string[]][] = [
      [{ code: 'y' }, ['code MIN_LENGTH']],
      [{ code: 'ABCDEFGHIJK' }, ['code MAX_LENGTH']],
      [{ code: 'یزد' }, ['code CODE']],
      [{ code: 'yz' }, ['code DUPLICATE']],
      [{ name: ' دفتر يزد' }, ['name DUPLICATE']],
      [{ phone: 'الف' }, ['phone PHONE']],
      [{ country_id: 999 }, ['country_id CHOICE']],
      [{ country_id: 364, state_id: 987_654 }, ['state_id CHOICE']],
      [{ timezone: 'Asia/Nowhere' }, ['timezone CHOICE']],
      [{ working_shift_id: off }, ['working_shift_id CHOICE']],
      [{ manager_ids: [987_654] }, ['manager_ids CHOICE']],
      [{ logo_token: 'no-such-token' }, ['logo_token CHOICE']],
    ];
    for (const [body, errors] of cases) expect(errorsOf(await add(body))).toEqual(errors);
    expect((await add({ replaced_by_id: 1 })).json.status).toBe('VALIDATION_ERROR');
    const { version } = await open(id);
    expectStatus(await change(id, { version, name: 'دفتر یزد' }), 'UPDATED');
    expect((await change(id, { version, name: 'کهنه' })).json).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { name: 'دفتر یزد' },
    });
    // a code is free again once its branch is deleted
    expectStatus(await remove(id), 'DELETED');
    await made({ code: 'yz' });
  });

  it('[decisions 2.7, decisions 2.8, decisions 2.9] make employees their admins, who then belong to them and are logged out', async () => {
    const { db } = t.deps;
    const far = await addBranch(db);
    const [sara, reza] = [
      await addUser(db, { employee: true, branch_id: far, first_name: 'سارا', last_name: 'الف' }),
      await addUser(db, { employee: true, branch_id: far, first_name: 'رضا', last_name: 'ب' }),
    ];
    const saraClient = await t.as(sara);
    const id = await made({ manager_ids: [sara, reza, sara] });
    expect((await open(id)).managers.map((one) => one.id)).toEqual([sara, reza]);
    expect(await person(sara)).toMatchObject({ branch_id: id, branch_admin: true });
    expect(await isLoggedIn(saraClient)).toBe(false);
    expect((await open(id)).employee_count).toBe(2);
    const [again, stays] = [await t.as(sara), await t.as(reza)];
    expectStatus(await change(id, { manager_ids: [reza] }), 'UPDATED');
    expect(await person(sara)).toMatchObject({ branch_id: id, branch_admin: false });
    expect([await isLoggedIn(again), await isLoggedIn(stays)]).toEqual([false, true]);
    const customer = await addUser(db, { branch_id: id });
    const left = await addUser(db, { employee: true, branch_id: id, status: 'inactive' });
    for (const wrong of [customer, left])
      expect(errorsOf(await change(id, { manager_ids: [wrong] }))).toEqual(['manager_ids CHOICE']);
    const self = await change(id, { manager_ids: [reza, adminId] });
    expect([errorsOf(self), messageOf(self)]).toEqual([
      ['manager_ids CHOICE'],
      'نقش، شعبه، وضعیت و دسترسی خود را نمی‌توانید تغییر دهید',
    ]);
  });

  it('[decisions 2.7] have a logo, which is gone with it', async () => {
    const id = await made();
    const content = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0B7280' } })
      .png()
      .toBuffer();
    const { token } = expectStatus(await admin.request(uploadRequest('logo.png', content, 'branch_logo')), 'CREATED');
    expectStatus(await change(id, { logo_token: token }), 'UPDATED');
    const { logo_link: link } = await open(id);
    const file = await t.visitor.get(link!);
    expect(file.code).toBe(200);
    expectStatus(await remove(id), 'DELETED');
    expect((await t.visitor.get(link!)).code).toBe(404);
  });

  it('[7.19, 7.33, 3.30] are put into an order, which the shared list follows, with the names of those in use', async () => {
    const off = await made({ status: false });
    const ids = (await list()).map(({ id }) => id);
    const order = (type_ids: number[]) => admin.put('/api/updateOrder', { type: 'branch', type_ids });
    expect(errorsOf(await order(ids.slice(1)))).toEqual(['type_ids CHOICE']);
    expectStatus(await order([...ids].reverse()), 'UPDATED');
    expect((await list()).map(({ id }) => id)).toEqual([...ids].reverse());
    const shared = expectOk(await admin.get('/api/systemDefaults')).branches as { id: number }[];
    const inUse = (await list()).filter(({ status }) => status).map(({ id }) => id);
    expect(shared.map(({ id }) => id)).toEqual(inUse);
    expect(inUse).not.toContain(off);
  });

  it('[decisions 2.25, 6.4] are arranged by full admins; others have the names of their own', async () => {
    const [own] = [await addBranch(t.deps.db, 'شعبهٔ خودم')];
    const branchAdmin = await t.as(await addUser(t.deps.db, { branch_admin: true, branch_id: own }));
    expectStatus(await branchAdmin.get(PATH), 'AUTORIZATION_ERROR');
    expectStatus(await branchAdmin.put(`${PATH}/${own}`, { name: 'تازه' }), 'AUTORIZATION_ERROR');
    expect(expectOk(await branchAdmin.get('/api/systemDefaults')).branches).toEqual([{ id: own, name: 'شعبهٔ خودم' }]);
    const everywhere = await t.as(await addUser(t.deps.db, { employee: true, branch_id: -1 }));
    const names = expectOk(await everywhere.get('/api/systemDefaults')).branches as object[];
    expect(names).toHaveLength((await list()).filter(({ status }) => status).length);
  });

  it('[decisions 2.7] count their hours by their own time zone', async () => {
    const hours = await shift();
    const id = await made({ working_shift_id: hours });
    const noon = Date.parse('2026-11-25T12:30:00Z') / 1000;
    const isOpen = async () =>
      nextOpening((await workCalendarOf(t.deps, { departmentId: null, branchId: id }, noon))!, noon) === noon;
    // 16:00 in Tehran, 13:30 in Berlin
    expect(await isOpen()).toBe(false);
    expectStatus(await change(id, { timezone: 'Europe/Berlin' }), 'UPDATED');
    expect(await isOpen()).toBe(true);
    expectStatus(await change(id, { timezone: null }), 'UPDATED');
    expect(await isOpen()).toBe(false);
  });
});

describe('deleting a branch', () => {
  const references = async (id: number) => expectOk(await admin.get(`/api/getReferences?type=branch&type_id=${id}`));

  it('[decisions 2.7] is refused while it has users, tickets or organisations, with the number of each', async () => {
    const { db } = t.deps;
    const [id, other] = [await made(), await made()];
    await addUser(db, { employee: true, branch_id: id });
    const customer = await addUser(db, { branch_id: id });
    await addOrganization(db, id);
    const department_id = await addDepartment(db);
    const ticket = { department_id, subject: 'پرسش', body_html: '<p>سلام</p>', client_key: randomUUID() };
    expectStatus(await (await t.as(customer)).post('/api/ticket', ticket), 'CREATED');
    const stays = (text: string) => ({ text, stays: true });
    expect((await references(id)).references).toEqual(
      expect.arrayContaining([stays('۱ مشتری'), stays('۱ کاربر'), stays('۱ سازمان'), stays('۱ تیکت')]),
    );
    for (const query of ['', `?replace_with=${other}`]) {
      const answer = await remove(id, query);
      expect(errorsOf(answer)).toEqual(['id IN_USE']);
      for (const text of ['۱ مشتری', '۱ کاربر', '۱ سازمان', '۱ تیکت']) expect(messageOf(answer)).toContain(text);
    }
    expect((await admin.delete(`/api/multipleDelete?type=branch&type_ids[]=${id}`)).json.data.failed).toMatchObject([
      { id, status: 'VALIDATION_ERROR' },
    ]);
  });

  it('[decisions 2.0, decisions 2.7] puts another active one into what else names it, and its own hours and days off end', async () => {
    const { db } = t.deps;
    const [id, other, off] = [await made(), await made(), await made({ status: false })];
    const post = async (path: string, body: object): Promise<number> =>
      expectStatus(await admin.post(path, { name: `نام ${(serial += 1)}`, ...body }), 'CREATED').id;
    const hours = { first_response_minutes: 60, resolution_minutes: 480 };
    const targets = [hours, hours, hours, hours];
    const department = await post('/api/department', { branch_ids: [id, other] });
    const service = await post('/api/service', { branch_ids: [id] });
    const form = await post('/api/ticketForm', { branch_ids: [id] });
    const rules = [{ field: 'branch', op: 'in', value: [id] }];
    const policy = await post('/api/sla', {
      ...{ branch_id: -1, targets, conditions: { match: 'all', rules } },
    });
    const first = await post('/api/sla', { branch_id: other, targets, is_default: true });
    const second = await post('/api/sla', { branch_id: id, targets, is_default: true });
    const view = await post('/api/savedView', { scope: 'personal', filters: { branch_ids: [id] } });
    const shiftId = await shift({ branch_ids: [id] });
    const day = expectStatus(
      await admin.post('/api/offDay', { title: 'بسته', date: '2026-12-01', branch_ids: [id] }),
      'CREATED',
    ).id;
    expect((await references(id)).references).toEqual(
      expect.arrayContaining([{ text: '۱ دپارتمان' }, { text: '۱ فرم' }, { text: '۲ SLA' }]),
    );
    expect(errorsOf(await remove(id))).toEqual(['replace_with IN_USE']);
    for (const wrong of [id, off, 987_654])
      expect(errorsOf(await remove(id, `?replace_with=${wrong}`))).toEqual(['replace_with CHOICE']);
    const answer = await remove(id, `?replace_with=${other}`);
    expect(answer.json).toMatchObject({ status: 'DELETED', message: 'شعبه حذف شد' });
    await t.deps.runJobs();
    const branches = async (path: string) => expectOk(await admin.get(path)).branch_ids;
    for (const path of [`/api/department/${department}`, `/api/service/${service}`, `/api/ticketForm/${form}`])
      expect([path, await branches(path)]).toEqual([path, [other]]);
    expect(expectOk(await admin.get(`/api/sla/${policy}`)).conditions.rules).toEqual([{ ...rules[0], value: [other] }]);
    // the other one has a default policy of its own, which stays the only one
    expect(expectOk(await admin.get(`/api/sla/${first}`))).toMatchObject({ is_default: true });
    expect(expectOk(await admin.get(`/api/sla/${second}`))).toMatchObject({ branch_id: other, is_default: false });
    const { rows } = await sql<{ filters: object; days: number }>`select
      (select filters from saved_view where id = ${view}) as filters, (select count(*)::int from off_day where id = ${day}) as days`.execute(
      db,
    );
    expect(rows[0]).toEqual({ filters: { branch_ids: [other] }, days: 0 });
    expect(expectOk(await admin.get(`/api/workingshift/${shiftId}`)).branch_ids).toEqual([]);
    expectStatus(await admin.get(`${PATH}/${id}`), 'NOT_FOUND');
  });

  it('[decisions 2.7] never takes the last one in use, nor is that one switched off', async () => {
    const ids = (await list()).filter(({ status }) => status).map(({ id }) => id);
    const last = ids.pop()!;
    await sql`update branch set status = false where id = any(${ids}::bigint[])`.execute(t.deps.db);
    const off = await change(last, { status: false });
    expect([errorsOf(off), messageOf(off)]).toEqual([['status CHOICE'], 'دست‌کم یک شعبهٔ فعال باید بماند']);
    expect(errorsOf(await remove(last, `?replace_with=${ids[0]}`))).toEqual(['id IN_USE']);
  });
});
