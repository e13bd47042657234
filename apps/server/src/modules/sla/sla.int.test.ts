import type { FieldError, Sla } from '@hamyar/contracts';
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
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let admin: TestClient;
let branchAdmin: TestClient;
let departmentAdmin: TestClient;
let [branch, other, department, customer] = [0, 0, 0, 0];

beforeAll(async () => {
  t = await createTestApp();
  await insertLicense(t.deps.db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(t.deps.db, 'demo', {}, t.deps.clock.now());
  branch = await addBranch(t.deps.db);
  other = await addBranch(t.deps.db);
  department = await addDepartment(t.deps.db, { branch_ids: [branch] });
  customer = await addUser(t.deps.db, { branch_id: branch, first_name: 'سارا', last_name: 'نوری' });
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  branchAdmin = await t.as(await addUser(t.deps.db, { branch_admin: true, branch_id: branch }));
  departmentAdmin = await t.as(
    await addUser(t.deps.db, { department_admin: true, branch_id: branch, manages: [department] }),
  );
});
afterAll(() => t.close());

const hours = (first: number | null, resolution: number | null) => ({
  first_response_minutes: first,
  resolution_minutes: resolution,
});
const TARGETS = [hours(480, 2400), hours(240, 960), hours(120, 480), hours(30, 240)];
let serial = 0;
const add = (more: object = {}, by = admin) =>
  by.post('/api/sla', { name: `SLA ${(serial += 1)}`, branch_id: -1, targets: TARGETS, ...more });
const added = async (more: object = {}): Promise<number> => {
  const answer = await add(more);
  expectStatus(answer, 'CREATED');
  return answer.json.data.id;
};
const open = async (id: number) => expectOk(await admin.get(`/api/sla/${id}`)) as Sla;
const errorsOf = ({ json }: TestAnswer): FieldError[] => json.errors ?? [];

describe('policies of service levels', () => {
  it('[decisions 2.6] have what nobody has chosen as the decisions say', async () => {
    expect(await open(await added({ name: ' SLA طلایی ' }))).toMatchObject({
      ...{ name: 'SLA طلایی', status: true, branch_id: -1, is_default: false, targets: TARGETS },
      ...{ next_response_minutes: [null, null, null, null], clocks: ['working', 'working', 'working', 'working'] },
      ...{ working_shift_id: null, pause_on_statuses: [2], conditions: { match: 'all', rules: [] } },
      ...{ warn_before: { unit: 'percent', value: 25 }, escalations: [], recompute_on: ['importance', 'department'] },
      ...{ applies_to_kinds: ['customer', 'behalf', 'internal'], editable: true },
    });
  });

  it('[decisions 2.6] keep a resolution from being due before the first response, and promise something', async () => {
    const wrong = [hours(60, 60), hours(240, 210), hours(null, 30), hours(30, null)];
    expect(errorsOf(await add({ targets: wrong }))).toEqual([
      {
        field: 'targets.1.resolution_minutes',
        code: 'MIN',
        message: 'مهلت بستن تیکت نباید کمتر از مهلت پاسخ اول باشد',
      },
    ]);
    const none = [hours(null, null), hours(null, null), hours(null, null), hours(null, null)];
    expect(errorsOf(await add({ targets: none }))).toEqual([
      { field: 'targets', code: 'REQUIRED', message: 'دست‌کم یک مهلت تعیین کنید' },
    ]);
    for (const minutes of [0, 60_000, 1.5])
      expect((await add({ targets: [hours(minutes, null), ...none.slice(1)] })).code).toBe(422);
    const id = await added();
    expectOk(await admin.put(`/api/sla/${id}`, { targets: [hours(1, 59_999), ...none.slice(1)] }));
    expect((await admin.put(`/api/sla/${id}`, { targets: none })).code).toBe(422);
  });

  it('[decisions 2.6 is_default] one active policy of a branch is the default: another one takes it over', async () => {
    const defaults = async () =>
      (expectOk(await admin.get('/api/sla?perPage=200')) as Sla[])
        .filter(({ is_default, status }) => is_default && status)
        .map(({ id }) => id);
    const first = await added({ is_default: true });
    const ofBranch = await added({ is_default: true, branch_id: branch });
    expect(await defaults()).toEqual([first, ofBranch]);
    const second = await added({ is_default: true });
    expect(await defaults()).toEqual([ofBranch, second]);
    const off = await added({ is_default: true, status: false });
    expect(await defaults()).toEqual([ofBranch, second]);
    expectOk(await admin.put(`/api/sla/${off}`, { status: true }));
    expect(await defaults()).toEqual([ofBranch, off]);
    expectOk(await admin.put(`/api/sla/${ofBranch}`, { branch_id: -1 }));
    expect(await defaults()).toEqual([ofBranch]);
    expectOk(await admin.put(`/api/sla/${ofBranch}`, { is_default: false }));
    expect(await defaults()).toEqual([]);
  });

  it('[decisions 2.6 rule 7] refuse a working shift without hours, and one that is off or does not exist', async () => {
    const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
    const store = async (more: object) =>
      (await admin.post('/api/workingshift', { name: `شیفت ${(serial += 1)}`, days, ...more })).json.data.id as number;
    await store({});
    const shift = await store({});
    expect((await open(await added({ working_shift_id: shift }))).working_shift_id).toBe(shift);
    const off = await store({ status: false });
    const empty = await store({});
    const noHours = JSON.stringify([[], [], [], [], [], [], []]);
    await sql`update working_shift set days = ${noHours} where id = ${empty}`.execute(t.deps.db);
    for (const working_shift_id of [off, empty, 999_999])
      expect(errorsOf(await add({ working_shift_id }))).toEqual([
        expect.objectContaining({ field: 'working_shift_id' }),
      ]);
  });

  it('[decisions 2.6 conditions] are joined by all or any, with groups of one level, and name only what exists', async () => {
    const group = { match: 'any', rules: [{ field: 'kind', op: 'in', value: ['customer'] }] };
    const conditions = {
      match: 'all',
      rules: [
        { field: 'department', op: 'in', value: [department] },
        { field: 'customer', op: 'not_in', value: [customer] },
        { field: 'created_in_working_time', op: 'is', value: true },
        group,
      ],
    };
    const stored = await open(await added({ conditions }));
    expect(stored.conditions).toEqual(conditions);
    expect(stored.named.customers).toEqual([{ id: customer, name: 'سارا نوری' }]);
    const refused = async (...rules: object[]) => (await add({ conditions: { match: 'all', rules } })).code;
    expect(await refused({ match: 'all', rules: [group] })).toBe(422);
    expect(await refused({ field: 'department', op: 'in', value: [999_999] })).toBe(422);
    expect(await refused({ field: 'customer', op: 'in', value: [customer, 999_999] })).toBe(422);
    expect(await refused({ field: 'department', op: 'all', value: [department] })).toBe(422);
    expect(await refused({ field: 'kind', op: 'in', value: ['nothing'] })).toBe(422);
    expect(await refused({ field: 'kind', op: 'in', value: [] })).toBe(422);
    expect(await refused({ field: 'kind', op: 'in', value: ['customer'], more: 1 })).toBe(422);
  });

  it('[decisions 2.6 escalations] are at most ten, each with somebody or something to do', async () => {
    const step = {
      ...{ on: 'resolution', at: 'warn', after_minutes: null, notify: ['assignee'] },
      ...{ user_ids: [], channels: ['panel'], actions: [] },
    };
    expect((await open(await added({ escalations: [step] }))).escalations).toEqual([step]);
    expect((await add({ escalations: Array.from({ length: 11 }, () => step) })).code).toBe(422);
    const wrong = [
      { ...step, notify: [] },
      { ...step, at: 'after' },
      { ...step, after_minutes: 10 },
      { ...step, actions: [{ type: 'raise_importance' }, { type: 'raise_importance' }] },
    ];
    expect(errorsOf(await add({ escalations: wrong })).map((error) => error.field)).toEqual([
      'escalations.0',
      'escalations.1',
      'escalations.2',
      'escalations.3',
    ]);
    const gone = { ...step, actions: [{ type: 'tag', tag_id: 999_999 }] };
    expect(errorsOf(await add({ escalations: [gone] }))).toEqual([expect.objectContaining({ field: 'escalations' })]);
    const customers = { ...step, user_ids: [customer] };
    expect((await add({ escalations: [customers] })).code).toBe(422);
  });

  it('[decisions 2.25] are read by admins of a department and a branch, and kept by those of the branch and full admins', async () => {
    const [ofBranch, ofOther, ofAll] = [
      await added({ branch_id: branch }),
      await added({ branch_id: other }),
      await added(),
    ];
    for (const who of [branchAdmin, departmentAdmin]) {
      const seen = (expectOk(await who.get('/api/sla?perPage=200')) as Sla[]).map(({ id }) => id);
      expect([seen.includes(ofBranch), seen.includes(ofOther), seen.includes(ofAll)]).toEqual([true, false, true]);
      expect((await who.get(`/api/sla/${ofOther}`)).code).toBe(404);
    }
    const change = async (who: TestClient, id: number) => (await who.put(`/api/sla/${id}`, { name: 'تازه' })).code;
    expect([
      await change(branchAdmin, ofBranch),
      await change(branchAdmin, ofAll),
      await change(branchAdmin, ofOther),
    ]).toEqual([200, 403, 404]);
    expect([await change(departmentAdmin, ofBranch), (await add({}, branchAdmin)).code]).toEqual([403, 403]);
    expectStatus(await add({ branch_id: branch }, branchAdmin), 'CREATED');
  });

  it('[decisions 2.0] say that somebody else has changed one, and write who changed what', async () => {
    const id = await added({ name: 'یک' });
    expectOk(await admin.put(`/api/sla/${id}`, { version: 1, name: 'دو' }));
    const { json } = await admin.put(`/api/sla/${id}`, { version: 1, name: 'سه' });
    expect([json.status, json.code, json.data.name]).toEqual(['NOK', 'VERSION_CONFLICT', 'دو']);
    const { rows } = await sql<{ action: string; before: unknown; after: unknown }>`select action, before, after
      from audit_log where object_type = 'sla' and object_id = ${id} order by id`.execute(t.deps.db);
    expect(rows).toEqual([
      expect.objectContaining({ action: 'sla.create' }),
      expect.objectContaining({ action: 'sla.update', before: { name: 'یک' }, after: { name: 'دو' } }),
    ]);
  });

  it('[decisions 2.6] are not deleted while something names them, which the answer counts; all of it gets another one', async () => {
    const id = await added();
    const organization = await addOrganization(t.deps.db, branch, { sla_id: id });
    const department = await addDepartment(t.deps.db, { sla_id: id });
    expect(errorsOf(await admin.delete(`/api/sla/${id}`))).toEqual([
      {
        ...{ field: 'replace_with', code: 'IN_USE' },
        message: 'در ۱ دپارتمان و ۱ سازمان به کار رفته است. جایگزین آن را انتخاب کنید.',
      },
    ]);
    const [other, off, far] = [await added(), await added({ status: false }), await added({ branch_id: branch })];
    const replaced = (by: number) => admin.delete(`/api/sla/${id}?replace_with=${by}`);
    // one of a branch is not for everybody whom this one is for
    for (const wrong of [id, off, far, 999_999])
      expect(errorsOf(await replaced(wrong))).toMatchObject([{ field: 'replace_with', code: 'CHOICE' }]);
    expectStatus(await replaced(other), 'DELETED');
    await t.deps.runJobs();
    expect((await admin.get(`/api/sla/${id}`)).code).toBe(404);
    const { rows } = await sql<{ sla_id: number }>`select sla_id from department where id = ${department}
      union all select sla_id from organization where id = ${organization}`.execute(t.deps.db);
    expect(rows.map((row) => row.sla_id)).toEqual([other, other]);
    await sql`update organization set sla_id = null`.execute(t.deps.db);
    await sql`update department set sla_id = null`.execute(t.deps.db);
  });

  it.each([
    ['service', '۱ محصول یا خدمت'],
    ['ticketCategory', '۱ دسته‌بندی'],
  ])('[decisions 2.7 sla_id] are named by a %s while they exist', async (entity, counted) => {
    const id = await added();
    const store = async (sla_id: number) => admin.post(`/api/${entity}`, { name: `نام ${(serial += 1)}`, sla_id });
    expect(errorsOf(await store(999_999))).toEqual([expect.objectContaining({ field: 'sla_id', code: 'CHOICE' })]);
    const row = (await store(id)).json.data.id as number;
    expect((await admin.get(`/api/${entity}/${row}`)).json.data.sla_id).toBe(id);
    expect(errorsOf(await admin.delete(`/api/sla/${id}`))[0]!.message).toContain(counted);
    expect((await admin.put(`/api/${entity}/${row}`, { sla_id: null })).json.data.sla_id).toBeNull();
    expectStatus(await admin.delete(`/api/sla/${id}`), 'DELETED');
  });

  it('[decisions 2.7] keep the working shift that they count by', async () => {
    const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
    const shift = (await admin.post('/api/workingshift', { name: 'شیفت پشتیبانی', days })).json.data.id as number;
    const id = await added({ name: 'SLA بانک', working_shift_id: shift });
    expect(errorsOf(await admin.delete(`/api/workingshift/${shift}`))).toEqual([
      {
        ...{ field: 'replace_with', code: 'IN_USE' },
        message: 'در ۱ SLA به کار رفته است. جایگزین آن را انتخاب کنید.',
      },
    ]);
    const other = (await admin.post('/api/workingshift', { name: 'شیفت شب', days })).json.data.id as number;
    expectStatus(await admin.delete(`/api/workingshift/${shift}?replace_with=${other}`), 'DELETED');
    expect(expectOk(await admin.get(`/api/sla/${id}`)).working_shift_id).toBe(other);
  });

  it('[7.19, 7.33] are put into one order by full admins', async () => {
    const order = async () =>
      (expectOk(await admin.get('/api/getOrder?type=sla')) as { id: number }[]).map(({ id }) => id);
    const ids = await order();
    const move = async (who: TestClient, type_ids: number[]) =>
      (await who.put('/api/updateOrder', { type: 'sla', type_ids })).code;
    expect([
      await move(admin, [...ids].reverse()),
      await move(branchAdmin, ids),
      await move(admin, ids.slice(1)),
    ]).toEqual([200, 403, 422]);
    expect(await order()).toEqual([...ids].reverse());
    const listed = (expectOk(await admin.get('/api/sla?perPage=200')) as Sla[]).map(({ id }) => id);
    expect(listed).toEqual([...ids].reverse());
  });

  it('[decisions 2.6] are found by a part of the name, by state and by branch', async () => {
    const id = await added({ name: 'SLA نقره‌ای', status: false, branch_id: other });
    const found = async (query: string) =>
      (expectOk(await admin.get(`/api/sla?perPage=200&${query}`)) as Sla[]).map((one) => one.id);
    expect(await found(`name=${encodeURIComponent('نقره ای')}`)).toEqual([id]);
    expect(await found('status=0')).toContain(id);
    expect(await found('status=1')).not.toContain(id);
    expect(await found(`branch_id=${other}`)).toContain(id);
    expect(await found(`branch_id=${branch}`)).not.toContain(id);
  });
});
