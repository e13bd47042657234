import type { Department } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let admin: TestClient;
let branchAdmin: TestClient;
let [branch, far] = [0, 0];
let [sara, reza, stranger] = [0, 0, 0];

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(db, 'demo', {}, t.deps.clock.now());
  [branch, far] = [await addBranch(db), await addBranch(db)];
  sara = await addUser(db, { employee: true, branch_id: branch });
  reza = await addUser(db, { employee: true, branch_id: branch });
  stranger = await addUser(db, { employee: true, branch_id: far });
  admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
  branchAdmin = await t.as(await addUser(db, { branch_admin: true, branch_id: branch }));
});
afterAll(() => t.close());

const PATH = '/api/department';
let serial = 0;
const add = (more: object = {}, by = admin) => by.post(PATH, { name: `دپارتمان تازه ${(serial += 1)}`, ...more });
const made = async (more: object = {}): Promise<number> => (await add(more)).json.data.id;
const open = async (id: number, by = admin) => expectOk(await by.get(`${PATH}/${id}`)) as Department;
const change = (id: number, body: object, by = admin) => by.put(`${PATH}/${id}`, body);
const errorsOf = (answer: { json: Record<string, any> }) =>
  ((answer.json.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`).sort();
const rank = async (id: number) =>
  (await t.deps.db.selectFrom('user').select('department_admin').where('id', '=', id).executeTakeFirstOrThrow())
    .department_admin;

describe('departments', () => {
  it('[decisions 2.7] are stored with their people and everything they decide', async () => {
    const organization = await addOrganization(t.deps.db, branch, { name: 'پارس' });
    const other = await made();
    const parent = await made();
    const { json } = await add({
      name: '  پشتیبانی فنی ',
      description: 'سامانه‌ها',
      parent_id: parent,
      branch_ids: [branch, branch],
      manager_ids: [sara],
      member_ids: [sara, reza],
      default_recipient_id: reza,
      customer_access: 'organizations',
      customer_access_ids: [organization],
      staff_access: 'departments',
      staff_access_ids: [other],
      reopen_policy: 'days',
      reopen_days: 5,
    });
    expect(json).toMatchObject({ status: 'CREATED', message: 'دپارتمان با موفقیت ایجاد شد' });
    expect(await open(json.data.id)).toMatchObject({
      name: 'پشتیبانی فنی',
      description: 'سامانه‌ها',
      parent_id: parent,
      depth: 2,
      kind: 'normal',
      branch_ids: [branch],
      managers: [{ id: sara, employee: true }],
      members: [{ id: reza }],
      member_count: 2,
      default_recipient: { id: reza },
      customer_access: 'organizations',
      customer_access_to: [{ id: organization, name: 'پارس' }],
      staff_access: 'departments',
      staff_access_ids: [other],
      reopen_policy: 'days',
      reopen_days: 5,
      working_shift: null,
      right: 'all',
    });
  });

  it('[decisions 2.25] name customers and organisations in the scope of who names them only', async () => {
    const { db } = t.deps;
    for (const [customer_access, near, foreign] of [
      ['customers', await addUser(db, { branch_id: branch }), await addUser(db, { branch_id: far })],
      ['organizations', await addOrganization(db, branch), await addOrganization(db, far)],
    ] as const) {
      const named = (id: number) => ({ branch_ids: [branch], customer_access, customer_access_ids: [id] });
      expectStatus(await add(named(near), branchAdmin), 'CREATED');
      expect(errorsOf(await add(named(foreign), branchAdmin))).toEqual(['customer_access_ids CHOICE']);
      const id = await made(named(foreign));
      const saved = { name: 'با نام دیگران', customer_access, customer_access_ids: [foreign, near] };
      expectStatus(await change(id, { ...saved, name: `${saved.name} ${id}` }, branchAdmin), 'UPDATED');
    }
  });

  it('[decisions 2.7] are saved with what they name although it was deleted, which is not named anew', async () => {
    const { db } = t.deps;
    const organization = await addOrganization(db, branch);
    const other = await made();
    const names = {
      ...{ customer_access: 'organizations', customer_access_ids: [organization] },
      ...{ staff_access: 'departments', staff_access_ids: [other] },
    };
    const id = await made(names);
    for (const [table, gone] of [
      ['organization', organization],
      ['department', other],
    ] as const)
      await db.updateTable(table).set({ deleted_at: t.deps.clock.now() }).where('id', '=', gone).execute();
    expectStatus(await change(id, { ...names, description: 'شرح تازه' }), 'UPDATED');
    expect(errorsOf(await add(names))).toEqual(['customer_access_ids CHOICE', 'staff_access_ids CHOICE']);
  });

  it('[decisions 2.6 Choice] name a policy in use, of all branches or of the own one; another one stays, and is not named anew', async () => {
    const policy = async (branch_id: number): Promise<number> => {
      const hours = { first_response_minutes: 60, resolution_minutes: 480 };
      const targets = [hours, hours, hours, hours];
      const clocks = ['24x7', '24x7', '24x7', '24x7'];
      const body = { name: `SLA ${(serial += 1)}`, branch_id, clocks, targets };
      return expectStatus(await admin.post('/api/sla', body), 'CREATED').id;
    };
    const [own, common, foreign, off] = [await policy(branch), await policy(-1), await policy(far), await policy(-1)];
    const id = await made({ branch_ids: [branch], sla_id: foreign });
    expectStatus(await change(id, { sla_id: foreign, description: 'شرح' }, branchAdmin), 'UPDATED');
    expectStatus(await admin.put(`/api/sla/${off}`, { status: false }), 'UPDATED');
    for (const by of [admin, branchAdmin]) expect(errorsOf(await add({ sla_id: off }, by))).toEqual(['sla_id CHOICE']);
    for (const sla_id of [own, common]) expectStatus(await change(id, { sla_id }, branchAdmin), 'UPDATED');
    expect(errorsOf(await change(id, { sla_id: foreign }, branchAdmin))).toEqual(['sla_id CHOICE']);
    expectStatus(await admin.put(`/api/sla/${common}`, { status: false }), 'UPDATED');
    expectStatus(await change(id, { sla_id: common, description: 'شرح تازه' }, branchAdmin), 'UPDATED');
  });

  it('[decisions 2.11] have a form in use for one of their branches; one that was switched off stays, and is not named anew', async () => {
    const form = (values: object): Promise<number> =>
      admin
        .post('/api/ticketForm', { name: `فرم ${(serial += 1)}`, ...values })
        .then((answer) => expectStatus(answer, 'CREATED').id);
    const [common, own, foreign] = [
      await form({}),
      await form({ branch_ids: [branch] }),
      await form({ branch_ids: [far] }),
    ];
    const general = expectStatus(await admin.post('/api/form', { name: 'مشتری', context: 'customer' }), 'CREATED').id;
    const id = await made({ branch_ids: [branch], form_id: common });
    expect((await open(id)).form_id).toBe(common);
    for (const form_id of [foreign, general, 999_999])
      expect(errorsOf(await change(id, { form_id }, branchAdmin))).toEqual(['form_id CHOICE']);
    expectStatus(await change(id, { form_id: own }, branchAdmin), 'UPDATED');
    expect(expectOk(await admin.get(`/api/ticketForm/${own}`)).department_ids).toEqual([id]);
    expectStatus(await admin.put(`/api/ticketForm/${own}`, { status: false }), 'UPDATED');
    expectStatus(await change(id, { form_id: own, description: 'شرح' }), 'UPDATED');
    expect(errorsOf(await add({ form_id: own }))).toEqual(['form_id CHOICE']);
    expectStatus(await change(id, { form_id: null }), 'UPDATED');
    expect((await open(id)).form_id).toBeNull();
    expect(errorsOf(await change(id, { form_id: own }))).toEqual(['form_id CHOICE']);
  });

  it('[decisions 2.6 rule 7] count due times again when they change to other hours, and only then', async () => {
    const { db } = t.deps;
    const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
    const shift = (await admin.post('/api/workingshift', { name: 'شیفت دپارتمان', days })).json.data.id as number;
    const recounts = async (act: () => Promise<unknown>) => {
      await sql`delete from graphile_worker._private_jobs where key = 'calendar.working_time'`.execute(db);
      await act();
      const { rows } = await sql`select from graphile_worker._private_jobs where key = 'calendar.working_time'`.execute(
        db,
      );
      return rows.length;
    };
    const id = await made();
    const give = (working_shift_id: number | null) => recounts(() => change(id, { working_shift_id }));
    expect([await give(null), await give(shift), await give(shift), await give(null)]).toEqual([0, 1, 0, 1]);
    await give(shift);
    expect(await recounts(() => admin.delete(`${PATH}/${id}`))).toBe(1);
  });

  it('[decisions 2.7, decisions 2.12] have a signature, cleaned of scripts and pictures, with the variables of ready-made texts', async () => {
    const id = await made({ signature: '<p>با احترام، {{agent.name}}</p><script>x</script><img src="/attachment/1">' });
    const { signature } = await open(id);
    expect(signature).toBe('<p dir="rtl">با احترام، {{agent.name}}</p>');
    expect(errorsOf(await change(id, { signature: '<p>{{رمز}}</p>' }))).toEqual(['signature UNKNOWN_VARIABLE']);
    expect(errorsOf(await change(id, { signature: 'x'.repeat(5001) }))).toEqual(['signature MAX_LENGTH']);
    // what was stored otherwise is cleaned when it is read
    const stored = { signature: '<p onclick="x()">متن</p>' };
    await t.deps.db.updateTable('department').set(stored).where('id', '=', id).execute();
    expect((await open(id)).signature).toBe('<p>متن</p>');
    expectOk(await change(id, { signature: '<p> </p>' }));
    expect((await open(id)).signature).toBe('');
    const entries = expectOk(await admin.get('/api/auditLog', { object_id: id })) as { before: object | null }[];
    expect(entries.some(({ before }) => JSON.stringify(before)?.includes('متن'))).toBe(true);
  });

  it('[decisions 2.7] have a name of their own in every branch', async () => {
    await made({ name: 'فروش', branch_ids: [branch] });
    expect(errorsOf(await add({ name: 'فروش ', branch_ids: [branch, far] }))).toEqual(['name DUPLICATE']);
    expect(errorsOf(await add({ name: 'فروش', branch_ids: [-1] }))).toEqual(['name DUPLICATE']);
    const elsewhere = await made({ name: 'فروش', branch_ids: [far] });
    expect(errorsOf(await change(elsewhere, { branch_ids: [branch] }))).toEqual(['name DUPLICATE']);
    const both = await Promise.all([add({ name: 'همزمان' }), add({ name: 'همزمان' })]);
    expect(both.map(({ json }) => json.status).sort()).toEqual(['CREATED', 'VALIDATION_ERROR']);
  });

  it('[decisions 2.7] refuse what does not exist or says nothing, each at its field', async () => {
    const customer = await addUser(t.deps.db, { branch_id: branch });
    expect(
      errorsOf(
        await add({
          name: 'نام',
          parent_id: 999_999,
          branch_ids: [999_999],
          member_ids: [customer],
          default_recipient_id: reza,
          customer_access: 'levels',
          staff_access: 'departments',
          staff_access_ids: [999_999],
          reopen_policy: 'days',
          working_shift_id: 999_999,
        }),
      ),
    ).toEqual([
      'branch_ids CHOICE',
      'customer_access_ids REQUIRED',
      'default_recipient_id CHOICE',
      'member_ids CHOICE',
      'parent_id CHOICE',
      'reopen_days REQUIRED',
      'staff_access_ids CHOICE',
      'working_shift_id CHOICE',
    ]);
    expect(errorsOf(await add({ name: ' ' }))).toEqual(['name REQUIRED']);
    expect(errorsOf(await add({ color: 'red' }))).toEqual(['color UNKNOWN_FIELD']);
    expect(errorsOf(await add({ name: '<b>نام</b>' }))).toEqual(['name HTML']);
  });

  it('[decisions 2.7] are at most three levels deep, and never below themselves', async () => {
    const ids: number[] = [];
    for (let depth = 1; depth <= 3; depth += 1) ids.push(await made({ parent_id: ids.at(-1) ?? null }));
    expect(errorsOf(await add({ parent_id: ids[2] }))).toEqual(['parent_id TOO_DEEP']);
    for (const id of ids) expect(errorsOf(await change(ids[0]!, { parent_id: id }))).toEqual(['parent_id ITSELF']);
  });

  it('[decisions 2.1] make their admins department admins, as long as they have a department', async () => {
    const [one, two] = [await made({ manager_ids: [reza] }), await made({ manager_ids: [reza] })];
    expect(await rank(reza)).toBe(true);
    expectOk(await change(one, { manager_ids: [] }));
    expect(await rank(reza)).toBe(true);
    expectOk(await change(two, { member_ids: [reza], manager_ids: [] }));
    expect(await rank(reza)).toBe(false);
    expect((await open(two)).members.map(({ id }) => id)).toEqual([reza]);
  });

  it('[decisions 2.7] lose their default recipient when that person leaves', async () => {
    const id = await made({ member_ids: [sara, reza], default_recipient_id: reza });
    expectOk(await change(id, { member_ids: [sara] }));
    expect((await open(id)).default_recipient).toBeNull();
  });

  it('[decisions 2.25] of the own branch are what a branch admin creates, and no other', async () => {
    const own = await add({}, branchAdmin);
    expectStatus(own, 'CREATED');
    expect((await open(own.json.data.id, branchAdmin)).branch_ids).toEqual([branch]);
    expectStatus(await add({ branch_ids: [-1] }, branchAdmin), 'AUTORIZATION_ERROR');
    const all = await made();
    expect((await open(all, branchAdmin)).right).toBe('none');
    expectStatus(await change(all, { name: 'تازه' }, branchAdmin), 'AUTORIZATION_ERROR');
    expectStatus(await change(own.json.data.id, { branch_ids: [far] }, branchAdmin), 'AUTORIZATION_ERROR');
    expectStatus(await branchAdmin.get(`${PATH}/${await made({ branch_ids: [far] })}`), 'NOT_FOUND');
    expect(errorsOf(await change(own.json.data.id, { member_ids: [stranger] }, branchAdmin))).toEqual([
      'member_ids CHOICE',
    ]);
    // whoever is in it already stays
    expectOk(await change(own.json.data.id, { member_ids: [stranger] }));
    expectOk(await change(own.json.data.id, { member_ids: [stranger, sara] }, branchAdmin));
  });

  it('[decisions 2.7] let their admin change members and default recipient, and nothing else', async () => {
    const id = await made({ branch_ids: [branch] });
    const leader = await addUser(t.deps.db, { department_admin: true, branch_id: branch, manages: [id] });
    const by = await t.as(leader);
    expect((await open(id, by)).right).toBe('people');
    for (const body of [{ name: 'تازه' }, { manager_ids: [] }, { reopen_policy: 'never' }, { signature: '' }])
      expectStatus(await change(id, body, by), 'AUTORIZATION_ERROR');
    // whom the admin does not see is not chosen
    expect(errorsOf(await change(id, { member_ids: [stranger] }, by))).toEqual(['member_ids CHOICE']);
    expectOk(await change(id, { member_ids: [sara] }));
    expectOk(await change(id, { default_recipient_id: sara }, by));
    expectOk(await change(id, { member_ids: [] }, by));
    expectStatus(await by.delete(`${PATH}/${id}`), 'AUTORIZATION_ERROR');
  });

  it('refuse a change of what somebody else has changed', async () => {
    const id = await made();
    expectOk(await change(id, { version: 1, description: 'یک' }));
    expectStatus(await change(id, { version: 1, description: 'دو' }), 'NOK');
  });

  it('[decisions 2.7] have the hours of a working shift', async () => {
    const days = [[{ from: '08:00', to: '16:00' }], [], [], [], [], [], []];
    const shift = (await admin.post('/api/workingshift', { name: 'صبح', days })).json.data.id as number;
    const id = await made({ working_shift_id: shift });
    expect((await open(id)).working_shift).toEqual({ id: shift, name: 'صبح' });
    expectOk(await change(id, { working_shift_id: null }));
    expect((await open(id)).working_shift).toBeNull();
  });

  it('[7.19] are put into an order, all of one parent together', async () => {
    const parent = await made();
    const ids = [await made({ parent_id: parent }), await made({ parent_id: parent })].reverse();
    expectStatus(await admin.put('/api/updateOrder', { type: 'department', type_ids: ids }), 'UPDATED');
    const rows = expectOk(await admin.get('/api/getOrder', { type: 'department' })) as {
      id: number;
      parent_id: number;
    }[];
    expect(rows.filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)).toEqual(ids);
    expectStatus(
      await branchAdmin.put('/api/updateOrder', { type: 'department', type_ids: ids }),
      'AUTORIZATION_ERROR',
    );
  });
});

describe('the two built-in departments', () => {
  it('[decisions 2.7] change their texts only, and stay', async () => {
    const id = await addDepartment(t.deps.db, { kind: 'managers', is_public: false });
    expectOk(await change(id, { name: 'همهٔ مدیران' }));
    expect(errorsOf(await change(id, { is_public: true, member_ids: [sara] }))).toEqual([
      'is_public CHOICE',
      'member_ids CHOICE',
    ]);
    const { json } = await admin.delete(`${PATH}/${id}`);
    expect(json.errors).toEqual([{ field: 'id', code: 'IN_USE', message: 'دپارتمان‌های پیش‌ساخته حذف نمی‌شوند' }]);
    expect(errorsOf(await add({ parent_id: id }))).toEqual(['parent_id CHOICE']);
  });

  it('[decisions 2.7] have all customers and all admins as members', async () => {
    const customers = await addDepartment(t.deps.db, { kind: 'customers', is_public: false });
    const managers = (expectOk(await admin.get(PATH)) as Department[]).find(({ kind }) => kind === 'managers')!.id;
    const counts = async () => [(await open(customers)).member_count, (await open(managers)).member_count];
    const [before, admins] = await counts();
    await addUser(t.deps.db, { employee: false, branch_id: branch });
    await addUser(t.deps.db, { employee: true, branch_id: branch });
    await addUser(t.deps.db, { branch_admin: true, branch_id: branch });
    expect(await counts()).toEqual([before! + 1, admins! + 1]);
  });
});
