import type { Announcement, AnnouncementReceipt, UserAnnouncement } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';

const PATH = '/api/announcement';
const START = 1_790_000_000;
let t: TestApp;
let admin: TestClient;
let branchAdmin: TestClient;
let customer: TestClient;
let employee: TestClient;
const ids = {
  branch: 0,
  far: 0,
  organization: 0,
  level: 0,
  department: 0,
  role: 0,
  customer: 0,
  employee: 0,
  admin: 0,
};

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  ids.branch = await addBranch(db);
  ids.far = await addBranch(db);
  ids.level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'طلایی', color: '#888888' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  ids.organization = await addOrganization(db, ids.branch, { customer_level_id: ids.level });
  ids.department = await addDepartment(db);
  ids.admin = await addUser(db, { full_admin: true, branch_id: -1 });
  ids.customer = await addUser(db, { branch_id: ids.branch, organization_id: ids.organization });
  ids.employee = await addUser(db, {
    ...{ employee: true, branch_id: ids.branch, departments: [ids.department], permissions: ['assign tickets'] },
  });
  ids.role = (
    await db.selectFrom('user_role').select('role_id').where('user_id', '=', ids.employee).executeTakeFirstOrThrow()
  ).role_id;
  admin = await t.as(ids.admin);
  branchAdmin = await t.as(await addUser(db, { branch_admin: true, branch_id: ids.branch }));
  customer = await t.as(ids.customer);
  employee = await t.as(ids.employee);
  t.deps.clock.set(new Date(START * 1000));
});
afterAll(() => t.close());
beforeEach(async () => {
  await sql`update announcement set deleted_at = now()`.execute(t.deps.db);
  await sql`delete from notification`.execute(t.deps.db);
});

const clockAt = (unix: number) => t.deps.clock.set(new Date(unix * 1000));
const content = { title: 'توقف درگاه پرداخت', body: '<p>شنبه شب</p>', importance: 3 };
const add = (more: object = {}, by = admin) => by.post(PATH, { ...content, audience: 'customers', ...more });
const made = async (more: object = {}): Promise<number> => expectStatus(await add(more), 'CREATED').id;
const publish = (more: object = {}) => made({ publish: true, ...more });
const change = (id: number, body: object, by = admin) => by.put(`${PATH}/${id}`, body);
const open = async (id: number) => expectOk(await admin.get(`${PATH}/${id}`)) as Announcement;
const mine = async (by: TestClient) => expectOk(await by.get('/api/userAnnouncements')) as UserAnnouncement[];
const titles = async (by: TestClient) => (await mine(by)).map(({ title }) => title);
const confirm = (by: TestClient, id: number, what: 'seen' | 'ack', version_number = 1) =>
  by.put(`/api/userAnnouncements/${id}/${what}`, { version_number });
const errorsOf = ({ json }: TestAnswer) =>
  ((json.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).sort();
/** The minute of the clock. */
const tick = async () => {
  await t.deps.jobs.add(t.deps.db as never, 'announcement.clock', {});
  await t.deps.runJobs();
};
const pending = async (by: TestClient) =>
  (expectOk(await by.get('/api/systemDefaults')).pending_announcements as { id: number }[]).map(({ id }) => id);
const bell = async (by: TestClient): Promise<string[]> => {
  await t.deps.runJobs();
  return (expectOk(await by.get('/api/userNotifications')).items as { content: string }[]).map(({ content: text }) =>
    text.replaceAll(/[\u2066-\u2069]/g, ''),
  );
};

describe('announcements of those who write them', () => {
  it('[7.7, 3.35] are stored as a draft with what they say, whom they are for and when', async () => {
    const id = await made({
      ...{ title: ' توقف ', body: '<p>شنبه <script>alert(1)</script><b onclick="x()">شب</b></p>', importance: 4 },
      ...{ branch_ids: [ids.branch], organization_ids: [ids.organization], customer_level_ids: [ids.level] },
      ...{ start_at: START + 3600, end_at: START + 7200, pinned: true, require_ack: true, channels: ['panel', 'push'] },
    });
    const stored = await open(id);
    expect(stored).toMatchObject({
      ...{ audience: 'customers', title: 'توقف', importance: 4, state: 'draft', pinned: true, require_ack: true },
      ...{ branch_ids: [ids.branch], organizations: [{ id: ids.organization }], customer_levels: [{ id: ids.level }] },
      ...{ start_at: START + 3600, end_at: START + 7200, channels: ['panel', 'push'], version_number: 0 },
    });
    expect(stored.body).not.toMatch(/script|onclick|alert/);
    expect(stored.body).toContain('شب');
    expect(await titles(customer)).toEqual([]);
    expect(errorsOf(await add({ importance: 5 }))).toEqual(['importance CHOICE']);
    expect(errorsOf(await add({ title: '<b>x</b>' }))).toEqual(['title HTML']);
    expect((await add({ sent_count: 4 })).json.status).toBe('VALIDATION_ERROR');
  });

  it('[decisions 2.27] go from draft to scheduled, live and ended by the clock, and end by hand', async () => {
    clockAt(START);
    const id = await publish({ start_at: START + 600, end_at: START + 1200 });
    expect((await open(id)).state).toBe('scheduled');
    expect(await titles(customer)).toEqual([]);
    // what is scheduled can be taken back
    expect(expectStatus(await change(id, {}), 'UPDATED').state).toBe('draft');
    expect(expectStatus(await change(id, { publish: true }), 'UPDATED').state).toBe('scheduled');
    clockAt(START + 600);
    await tick();
    expect((await open(id)).state).toBe('live');
    expect(await titles(customer)).toEqual([content.title]);
    clockAt(START + 1200);
    // before any job has run
    expect(await titles(customer)).toEqual([]);
    await tick();
    expect((await open(id)).state).toBe('ended');
    expect((await change(id, { title: 'دیر' })).json.code).toBe('TRANSITION_FORBIDDEN');
    const other = await publish();
    expect(expectStatus(await admin.put(`${PATH}/${other}/end`, {}), 'UPDATED')).toMatchObject({ state: 'ended' });
    expect(await titles(customer)).toEqual([]);
    expect((await admin.put(`${PATH}/${other}/end`, {})).json.code).toBe('TRANSITION_FORBIDDEN');
    clockAt(START);
  });

  it('[decisions 2.27] are started by the clock when their own job was lost', async () => {
    const id = await publish({ start_at: START + 600 });
    await t.deps.jobs.remove(t.deps.db as never, `announcement.start:${id}`);
    clockAt(START + 601);
    await tick();
    expect((await open(id)).state).toBe('live');
    clockAt(START);
  });

  it('[decisions 2.13] need a text, an end after their start, and people who exist', async () => {
    expect(errorsOf(await add({ publish: true, body: '<p> </p>' }))).toEqual(['body REQUIRED']);
    expect(errorsOf(await add({ start_at: START + 100, end_at: START + 100 }))).toEqual(['end_at DATE']);
    expect(errorsOf(await add({ publish: true, end_at: START - 1 }))).toEqual(['end_at DATE']);
    expect(errorsOf(await add({ branch_ids: [ids.branch, -1] }))).toEqual(['branch_ids CHOICE']);
    expect(errorsOf(await add({ organization_ids: [999_999] }))).toEqual(['organization_ids CHOICE']);
    expect(errorsOf(await add({ role_ids: [ids.role], department_ids: [ids.department] }))).toEqual([
      'department_ids CHOICE',
      'role_ids CHOICE',
    ]);
    expect(errorsOf(await add({ audience: 'employees', customer_level_ids: [ids.level] }))).toEqual([
      'customer_level_ids CHOICE',
    ]);
  });

  it('[decisions 2.13] leave e-mail and SMS off until their channel is configured', async () => {
    const reach = async () => expectOk(await admin.get(`${PATH}/reach?audience=customers`)).channels as string[];
    expect(await reach()).toEqual(['panel', 'push']);
    expect(errorsOf(await add({ channels: ['email'] }))).toEqual(['channels CHOICE']);
    expect(errorsOf(await add({ channels: ['sms'] }))).toEqual(['channels CHOICE']);
  });

  it('[6.7, decisions 2.25] are those of the own branch for a branch admin, also in their audience', async () => {
    const own = expectStatus(await add({}, branchAdmin), 'CREATED').id as number;
    expect((await open(own)).branch_ids).toEqual([ids.branch]);
    const all = await made({ title: 'برای همه' });
    const rows = expectOk(await branchAdmin.get(`${PATH}?audience=customers`)) as { id: number }[];
    expect(rows.map(({ id }) => id)).toEqual([own]);
    expect((await branchAdmin.get(`${PATH}/${all}`)).json.status).toBe('NOT_FOUND');
    expect(errorsOf(await change(own, { branch_ids: [ids.far] }, branchAdmin))).toEqual(['branch_ids CHOICE']);
    expect(errorsOf(await change(own, { branch_ids: [-1] }, branchAdmin))).toEqual(['branch_ids CHOICE']);
    const { people } = expectOk(await branchAdmin.get(`${PATH}/reach?audience=customers`));
    expect(people).toBe(1);
    expect(errorsOf(await branchAdmin.get(`${PATH}/reach?audience=customers&branch_ids=${ids.far}`))).toEqual([
      'branch_ids CHOICE',
    ]);
  });

  it('[decisions 2.13] are found by title, state and importance', async () => {
    const low = await made({ title: 'ساعت کار نوروز', importance: 1 });
    const live = await publish({ title: 'ساعت کار تابستان' });
    const found = async (query: string) =>
      (expectOk(await admin.get(`${PATH}?${query}`)) as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
    expect(await found('s=ساعت کار')).toEqual([low, live]);
    expect(await found('state=draft')).toEqual([low]);
    expect(await found('importance=3')).toEqual([live]);
    expect(await found('audience=employees')).toEqual([]);
  });
});

describe('the audience of announcements', () => {
  const reach = async (query: string) => expectOk(await admin.get(`${PATH}/reach?${query}`)).people as number;
  const of = (more: object) => publish({ title: JSON.stringify(more), ...more });

  it('[decisions 2.13] counts the people whom the list then reaches, and nobody else', async () => {
    const { db } = t.deps;
    const far = await t.as(await addUser(db, { branch_id: ids.far }));
    await addUser(db, { branch_id: ids.branch, status: 'inactive' });
    const cases = [
      { query: `branch_ids=${ids.branch}`, body: { branch_ids: [ids.branch] }, gets: [true, false] },
      { query: `branch_ids=${ids.far}`, body: { branch_ids: [ids.far] }, gets: [false, true] },
      // of the level of the organisation
      { query: `customer_level_ids=${ids.level}`, body: { customer_level_ids: [ids.level] }, gets: [true, false] },
      {
        query: `organization_ids=${ids.organization}&branch_ids=${ids.far}`,
        body: { organization_ids: [ids.organization], branch_ids: [ids.far] },
        gets: [false, false],
      },
    ];
    for (const { query, body, gets } of cases) {
      const id = await of(body);
      expect(await Promise.all([customer, far].map(async (by) => (await titles(by)).length))).toEqual(gets.map(Number));
      expect(await reach(`audience=customers&${query}`)).toBe(gets.filter(Boolean).length);
      expect((await open(id)).stats.sent).toBe(gets.filter(Boolean).length);
      expect(await titles(employee)).toEqual([]);
      await admin.delete(`${PATH}/${id}`);
    }
  });

  it('[decisions 2.13] of employees is narrowed by department and role; who is of all branches is of each', async () => {
    await publish({ audience: 'employees', department_ids: [ids.department], title: 'دپارتمان' });
    await publish({ audience: 'employees', role_ids: [ids.role], title: 'نقش' });
    await publish({ audience: 'employees', branch_ids: [ids.far], title: 'شعبهٔ دور' });
    expect((await titles(employee)).sort()).toEqual(['دپارتمان', 'نقش']);
    expect(await titles(admin)).toEqual(['شعبهٔ دور']);
    expect(await titles(customer)).toEqual([]);
    expect(await reach(`audience=employees&department_ids=${ids.department}`)).toBe(1);
  });

  it('[decisions 2.13] finds a customer without a branch in that of the organisation', async () => {
    const { db } = t.deps;
    const organization_id = await addOrganization(db, ids.far);
    const member = await t.as(await addUser(db, { organization_id }));
    await publish({ branch_ids: [ids.far], organization_ids: [organization_id] });
    await publish({ branch_ids: [ids.branch], organization_ids: [organization_id], title: 'نه' });
    expect(await titles(member)).toEqual([content.title]);
  });

  it('[decisions 2.10, decisions 2.13] decides who may download the files', async () => {
    const { token } = expectStatus(
      await admin.request(uploadRequest('maintenance.pdf', PDF, 'announcement')),
      'CREATED',
    ) as { token: string };
    const id = await publish({ attachments: [token], branch_ids: [ids.branch] });
    const [file] = (await open(id)).attachments;
    const statusOf = async (by: TestClient) => (await by.get(`/api/attachment/${file!.id}`)).code;
    expect((await mine(customer))[0]!.attachments.map(({ name }) => name)).toEqual(['maintenance.pdf']);
    expect(await statusOf(customer)).toBe(200);
    expect(await statusOf(employee)).toBe(404);
    await admin.put(`${PATH}/${id}/end`, {});
    expect(await statusOf(customer)).toBe(404);
    expect(await statusOf(admin)).toBe(200);
  });

  it('[decisions 2.7] names what replaces a deleted level', async () => {
    const { db } = t.deps;
    const add2 = async (name: string) =>
      (
        await db
          .insertInto('customer_level')
          .values({ name, color: '#888888' } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [from, to] = [await add2('برنزی'), await add2('مسی')];
    const id = await made({ customer_level_ids: [from] });
    expect((await admin.delete(`/api/customerLevel/${from}`)).json.errors[0].message).toContain('۱ اطلاعیه');
    expectStatus(await admin.delete(`/api/customerLevel/${from}?replace_with=${to}`), 'DELETED');
    expect((await open(id)).customer_levels.map(({ id: level }) => level)).toEqual([to]);
  });
});

describe('announcements for their readers', () => {
  it('[7.27] stand with unseen ones first, then pinned ones, then the newest', async () => {
    const first = await publish({ title: 'یک', pinned: true });
    clockAt(START + 10);
    await publish({ title: 'دو' });
    clockAt(START + 20);
    const third = await publish({ title: 'سه' });
    expect(await titles(customer)).toEqual(['یک', 'سه', 'دو']);
    expectOk(await confirm(customer, third, 'seen'));
    expect(await titles(customer)).toEqual(['یک', 'دو', 'سه']);
    expectOk(await confirm(customer, first, 'seen'));
    expect(await titles(customer)).toEqual(['دو', 'یک', 'سه']);
    clockAt(START);
  });

  it('[decisions 2.13] are counted when they are seen and acknowledged, each person once', async () => {
    const id = await publish({ require_ack: true });
    expectOk(await confirm(customer, id, 'seen'));
    expectOk(await confirm(customer, id, 'seen'));
    expect((await open(id)).stats).toMatchObject({ seen: 1, acked: 0 });
    const answer = expectStatus(await confirm(customer, id, 'ack'), 'UPDATED') as UserAnnouncement;
    expect(answer.acked_at).toBe(START);
    expect((await open(id)).stats).toMatchObject({ seen: 1, acked: 1 });
    const receipts = async (state: string) =>
      (expectOk(await admin.get(`${PATH}/${id}/receipt?state=${state}`)) as AnnouncementReceipt[]).map(
        ({ person }) => person.id,
      );
    expect(await receipts('acked')).toEqual([ids.customer]);
    expect(await receipts('unseen')).not.toContain(ids.customer);
    expect((await confirm(employee, id, 'ack')).json.status).toBe('NOT_FOUND');
    // what does not ask for it is not acknowledged
    const other = await publish();
    expectStatus(await confirm(customer, other, 'ack'), 'UPDATED');
    expect((await open(other)).stats).toMatchObject({ seen: 1, acked: 0 });
  });

  it('[decisions 2.13] are read by a customer whose account has expired', async () => {
    const at = new Date((START - 10) * 1000);
    const expired = await t.as(await addUser(t.deps.db, { branch_id: ids.branch, expire_at: at }));
    const id = await publish({ require_ack: true });
    expect(await titles(expired)).toEqual([content.title]);
    expectStatus(await confirm(expired, id, 'ack'), 'UPDATED');
  });

  it('[decisions 2.13] begin a version when they are changed after their start, and reset acknowledgements by choice', async () => {
    const id = await publish({ require_ack: true });
    expectStatus(await confirm(customer, id, 'ack'), 'UPDATED');
    // a change that nobody reads begins none
    await change(id, { pinned: true });
    expect(await open(id)).toMatchObject({ version_number: 1, stats: { acked: 1 } });
    await change(id, { title: 'توقف درگاه', reset: false });
    expect(await open(id)).toMatchObject({ version_number: 2, stats: { seen: 1, acked: 1 } });
    expect((await mine(customer))[0]).toMatchObject({ title: 'توقف درگاه', acked_at: START });
    await change(id, { body: '<p>یکشنبه شب</p>' });
    expect(await open(id)).toMatchObject({ version_number: 3, stats: { seen: 0, acked: 0 } });
    expect((await mine(customer))[0]).toMatchObject({ seen_at: null, acked_at: null });
    // somebody who still has the old text before them has not read the new one
    await confirm(customer, id, 'ack', 2);
    expect((await mine(customer))[0]!.acked_at).toBeNull();
    const versions = expectOk(await admin.get(`${PATH}/${id}/version`)) as {
      number: number;
      title: string;
      reset: boolean;
    }[];
    expect(versions.map(({ number, title, reset }) => [number, title, reset])).toEqual([
      [3, 'توقف درگاه', true],
      [2, 'توقف درگاه', false],
      [1, content.title, true],
    ]);
    expect(errorsOf(await change(id, { start_at: START + 500 }))).toEqual(['start_at CHOICE']);
    // the form of one that started within a second sends that second
    t.deps.clock.set(new Date(START * 1000 + 345));
    const started = await publish();
    expectStatus(await change(started, { start_at: START, title: 'همان زمان' }), 'UPDATED');
    clockAt(START);
  });

  it('[decisions 2.13] wait over the page while they are critical and not acknowledged', async () => {
    await publish({ importance: 4 });
    await publish({ importance: 3, require_ack: true });
    const id = await publish({ importance: 4, require_ack: true });
    expect(await pending(customer)).toEqual([id]);
    expect(await pending(employee)).toEqual([]);
    await confirm(customer, id, 'seen');
    expect(await pending(customer)).toEqual([id]);
    await confirm(customer, id, 'ack');
    expect(await pending(customer)).toEqual([]);
    await change(id, { title: 'تازه' });
    expect(await pending(customer)).toEqual([id]);
  });

  it('[decisions 2.17] are in the bell of everybody they are for, once for each version, and not of who published them', async () => {
    const id = await publish({ audience: 'employees' });
    expect(await bell(employee)).toEqual([`اطلاعیهٔ جدید: ${content.title}`]);
    expect(await bell(admin)).toEqual([]);
    expect(await bell(customer)).toEqual([]);
    await t.deps.jobs.add(t.deps.db as never, 'announcement.notify', { id, after: 0 });
    expect(await bell(employee)).toHaveLength(1);
    await change(id, { title: 'متن تازه' });
    expect(await bell(employee)).toEqual(['اطلاعیه به‌روزرسانی شد: متن تازه', `اطلاعیهٔ جدید: ${content.title}`]);
    await change(id, { title: 'غلط املایی', reset: false });
    expect(await bell(employee)).toHaveLength(2);
  });

  it('[decisions 2.13] are gone for everybody when they are deleted', async () => {
    const id = await publish();
    expectStatus(await admin.delete(`${PATH}/${id}`), 'DELETED');
    expect(await titles(customer)).toEqual([]);
    expect((await admin.get(`${PATH}/${id}`)).json.status).toBe('NOT_FOUND');
    expect((await confirm(customer, id, 'seen')).json.status).toBe('NOT_FOUND');
  });
});
