import type { FormField } from '@hamyar/contracts';
import { sql } from 'kysely';
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

const PATH = '/api/ticketForm';
let t: TestApp;
let admin: TestClient;
let serial = 0;
beforeAll(async () => {
  t = await createTestApp();
  const now = t.deps.clock.now();
  await insertLicense(t.deps.db, { code: DEMO_LICENSE, claims: {}, at: now, by: null });
  await writeState(t.deps.db, 'demo', {}, now);
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());

const field = async (values: object = {}): Promise<number> =>
  expectStatus(
    await admin.post('/api/customField', {
      context: 'ticket',
      type: 'text',
      label: `فیلد ${(serial += 1)}`,
      ...values,
    }),
    'CREATED',
  ).id;
const send = (values: object = {}, path = PATH) => admin.post(path, { name: `فرم ${(serial += 1)}`, ...values });
const form = async (values: object = {}, path = PATH): Promise<number> =>
  expectStatus(await send(values, path), 'CREATED').id;
const open = async (id: number, path = PATH) => expectOk(await admin.get(`${path}/${id}`));
const fieldsOf = async (id: number) => (await open(id)).fields as FormField[];
const change = (id: number, values: object, path = PATH) => admin.put(`${path}/${id}`, values);
const refused = (answer: TestAnswer): string[] =>
  (answer.json.errors ?? []).map(({ field: at, code }: Record<string, string>) => `${at} ${code}`).sort();

describe('the fields of a form', () => {
  it('[3.12] are shown, optional and public unless they say otherwise', async () => {
    const [one, two] = [await field(), await field({ required: true })];
    const id = await form({ fields: [{ id: two }, { id: one, status: 0, required: 1, public: 0, width: 'half' }] });
    expect(await fieldsOf(id)).toEqual([
      { id: two, order: 1, status: true, required: true, public: true, width: 'full', condition: null },
      { id: one, order: 2, status: false, required: true, public: false, width: 'half', condition: null },
    ]);
    expectStatus(
      await change(id, {
        fields: [
          { id: two, order: 2 },
          { id: one, order: 1 },
        ],
      }),
      'UPDATED',
    );
    expect((await fieldsOf(id)).map((placed) => placed.id)).toEqual([one, two]);
    expect(await open(id)).toMatchObject({ version: 2 });
  });

  it('[3.11, decisions 2.11] are refused where a checkbox is required, a field stands twice or is of another context', async () => {
    const [box, text, foreign] = [
      await field({ type: 'checkbox' }),
      await field(),
      await field({ context: 'customer' }),
    ];
    const archived = await field({ is_archived: true });
    const fields = [{ id: box, required: true }, { id: text }, { id: text }, { id: foreign }, { id: archived }];
    expect(refused(await send({ fields }))).toEqual([
      'fields.0.required CHOICE',
      'fields.2.id DUPLICATE',
      'fields.3.id CHOICE',
      'fields.4.id CHOICE',
    ]);
  });

  it('[decisions 2.11] keep an archived field that the form has already', async () => {
    const id = await field();
    const of = await form({ fields: [{ id }] });
    expectStatus(await admin.put(`/api/customField/${id}`, { is_archived: true }), 'UPDATED');
    expectStatus(await change(of, { fields: [{ id, required: true }] }), 'UPDATED');
  });

  it('[decisions 2.11] have conditions on other fields of the form, compared as their types can be', async () => {
    const [device, amount, note] = [
      await field({ type: 'dropdown', items: 'الف\nب' }),
      await field({ type: 'number' }),
      await field(),
    ];
    const on = (field_id: number, op: string, value?: unknown) => ({ condition: { field_id, op, value } });
    const id = await form({
      fields: [{ id: device }, { id: amount, ...on(device, 'eq', '2') }, { id: note, ...on(amount, 'gt', '۱۰') }],
    });
    expect((await fieldsOf(id)).map(({ condition }) => condition)).toEqual([
      null,
      { field_id: device, op: 'eq', value: 2 },
      { field_id: amount, op: 'gt', value: 10 },
    ]);
    const wrong = (second: object, third: object = {}) =>
      send({ fields: [{ id: device }, { id: amount, ...second }, { id: note, ...third }] });
    for (const second of [on(device, 'eq', 9), on(device, 'gt', 1), on(99_999, 'filled'), on(amount, 'filled')])
      expect(refused(await wrong(second))).toEqual(['fields.1.condition CHOICE']);
    const circular = await wrong(on(note, 'filled'), on(amount, 'filled'));
    expect(refused(circular)).toEqual(['fields.1.condition CHOICE']);
    expect(circular.json.message).toBe('شرط‌های نمایش نباید به خودشان برگردند');
  });

  it('[decisions 2.11] that are sensitive are never public', async () => {
    const id = await form({ fields: [{ id: await field({ sensitive: true }), public: true }] });
    expect(await fieldsOf(id)).toMatchObject([{ public: false }]);
  });

  it('[decisions 2.11] leave the form with the field, and so do conditions on it', async () => {
    const [box, text] = [await field({ type: 'checkbox' }), await field()];
    const id = await form({
      fields: [{ id: box }, { id: text, condition: { field_id: box, op: 'eq', value: 1 } }],
    });
    expect(expectOk(await admin.get(`/api/customField/${box}`)).form_count).toBe(1);
    expectStatus(await admin.delete(`/api/customField/${box}`), 'DELETED');
    expect(await fieldsOf(id)).toMatchObject([{ id: text, condition: null }]);
    expect(await open(id)).toMatchObject({ version: 2 });
  });
});

describe('ticket forms', () => {
  it('[decisions 2.11] are stored with everything they decide', async () => {
    const [department, branch] = [await addDepartment(t.deps.db), await addBranch(t.deps.db)];
    const category = expectStatus(await admin.post('/api/ticketCategory', { name: 'دسته' }), 'CREATED').id;
    const service = expectStatus(await admin.post('/api/service', { name: 'محصول' }), 'CREATED').id;
    const recipient = await addUser(t.deps.db, { employee: true, branch_id: branch, first_name: 'سارا' });
    const id = await form({
      ...{ name: ' خرابي دستگاه ', description: 'توضیح', audience: 'customers', branch_ids: [branch] },
      ...{ department_ids: [department], category_ids: [category], service_ids: [service] },
      intro: '<p onclick="x()">راهنما<script>1</script><img src="/attachment/1"></p>',
      ...{ subject_template: 'خرابی', default_importance: 2, default_recipient_id: recipient },
    });
    expect(await open(id)).toMatchObject({
      ...{ name: 'خرابی دستگاه', description: 'توضیح', audience: 'customers', branch_ids: [branch], fields: [] },
      ...{ department_ids: [department], category_ids: [category], service_ids: [service] },
      ...{ intro: '<p dir="rtl">راهنما</p>', subject_template: 'خرابی', default_importance: 2 },
      default_recipient: { id: recipient, employee: true },
    });
    const wrong = {
      ...{ department_ids: [99_999], category_ids: [99_999], service_ids: [99_999], branch_ids: [99_999] },
      default_recipient_id: await addUser(t.deps.db, { branch_id: branch }),
    };
    expect(refused(await change(id, wrong))).toEqual(
      ['branch_ids', 'category_ids', 'default_recipient_id', 'department_ids', 'service_ids'].map(
        (at) => `${at} CHOICE`,
      ),
    );
  });

  it('[decisions 2.11] are one for each department: the last one that names it', async () => {
    const [one, two] = [await addDepartment(t.deps.db), await addDepartment(t.deps.db)];
    const first = await form({ department_ids: [one, two] });
    const second = await form({ department_ids: [two] });
    expect(await open(first)).toMatchObject({ department_ids: [one] });
    expect(await open(second)).toMatchObject({ department_ids: [two] });
    expectStatus(await change(first, { department_ids: [] }), 'UPDATED');
    expect(await open(first)).toMatchObject({ department_ids: [] });
  });

  it('[decisions 2.11] have one default form at most', async () => {
    const first = await form({ is_default: true });
    const second = await form({ is_default: true });
    const general = await form({ is_default: true, context: 'customer' }, '/api/form');
    expect(await open(first)).toMatchObject({ is_default: false });
    expect(await open(second)).toMatchObject({ is_default: true });
    expect(await open(general, '/api/form')).toMatchObject({ is_default: true, context: 'customer' });
  });

  it('[decisions 2.0] are guarded by their version, and every change is in the audit log', async () => {
    const id = await form({ name: 'نخست' });
    expectStatus(await change(id, { version: 1, name: 'دوم' }), 'UPDATED');
    expect((await change(id, { version: 1, name: 'سوم' })).json).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { name: 'دوم' },
    });
    const { rows } = await sql<{ before: unknown; after: unknown }>`select before, after from audit_log
      where action = 'form.update' and object_id = ${id}`.execute(t.deps.db);
    expect(rows).toEqual([{ before: { name: 'نخست' }, after: { name: 'دوم' } }]);
  });

  it('[decisions 2.0, decisions 2.11] are not deleted while something has them; all of it gets another one', async () => {
    const at = async (path: string, name: string): Promise<number> =>
      expectStatus(await admin.post(path, { name }), 'CREATED').id;
    const department = await addDepartment(t.deps.db);
    const id = await form({ department_ids: [department] });
    const [category, service] = [await at('/api/ticketCategory', 'مالی'), await at('/api/service', 'پیامک')];
    for (const path of [`ticketCategory/${category}`, `service/${service}`])
      expectStatus(await admin.put(`/api/${path}`, { form_id: id }), 'UPDATED');
    const hours = { first_response_minutes: 60, resolution_minutes: 480 };
    const policy = await admin.post('/api/sla', {
      ...{ name: 'SLA فرم', branch_id: -1, targets: [hours, hours, hours, hours] },
      conditions: { match: 'all', rules: [{ field: 'form', op: 'in', value: [id] }] },
    });
    const policyId = expectStatus(policy, 'CREATED').id;
    const kept = await admin.delete(`${PATH}/${id}`);
    expect(refused(kept)).toEqual(['replace_with IN_USE']);
    expect(kept.json.errors[0].message).toContain('۱ دپارتمان، ۱ دسته‌بندی، ۱ محصول یا خدمت و ۱ SLA');
    const [other, off] = [await form(), await form({ status: false })];
    const narrow = await form({ branch_ids: [await addBranch(t.deps.db)] });
    const view = { name: 'نما', scope: 'personal', filters: { form_ids: [id, off] } };
    expectStatus(await admin.post('/api/savedView', view), 'CREATED');
    const replaced = (by: number) => admin.delete(`${PATH}/${id}?replace_with=${by}`);
    for (const wrong of [id, off, narrow, 999_999])
      expect(refused(await replaced(wrong))).toEqual(['replace_with CHOICE']);
    expectStatus(await replaced(other), 'DELETED');
    expect((await admin.get(`${PATH}/${id}`)).json.status).toBe('NOT_FOUND');
    expect(await open(other)).toMatchObject({
      ...{ department_ids: [department], category_ids: [category], service_ids: [service] },
    });
    expect((await admin.get(`/api/sla/${policyId}`)).json.data.conditions.rules).toEqual([
      { field: 'form', op: 'in', value: [other] },
    ]);
    const again = { conditions: { match: 'all', rules: [{ field: 'form', op: 'in', value: [other, id] }] } };
    expect(refused(await admin.put(`/api/sla/${policyId}`, again))).toEqual(['conditions CHOICE']);
    await t.deps.runJobs();
    const [{ filters }] = expectOk(await admin.get('/api/savedView')) as [{ filters: { form_ids: number[] } }];
    expect(filters.form_ids.sort((a, b) => a - b)).toEqual([other, off].sort((a, b) => a - b));
  });

  it('[decisions 2.11] are named by categories and services while in use, for their branches, and with the license', async () => {
    const [near, far] = [await addBranch(t.deps.db), await addBranch(t.deps.db)];
    const [common, foreign, general] = [
      await form(),
      await form({ branch_ids: [far] }),
      await form({ context: 'customer' }, '/api/form'),
    ];
    for (const path of ['/api/ticketCategory', '/api/service']) {
      const add = (values: object) => admin.post(path, { name: `نام ${(serial += 1)}`, branch_ids: [near], ...values });
      const named = (form_id: number) =>
        path.endsWith('service') ? add({ form_id }) : admin.post(path, { name: `نام ${(serial += 1)}`, form_id });
      const own = await form();
      const id = expectStatus(await named(own), 'CREATED').id as number;
      expect(await open(id, path)).toMatchObject({ form_id: own });
      for (const other of [general, 999_999]) expect(refused(await named(other))).toEqual(['form_id CHOICE']);
      expect(refused(await named(foreign))).toEqual(path.endsWith('service') ? ['form_id CHOICE'] : []);
      expectStatus(await change(own, { status: false }), 'UPDATED');
      expectStatus(await change(id, { form_id: own, description: 'شرح' }, path), 'UPDATED');
      expect(refused(await named(own))).toEqual(['form_id CHOICE']);
      expectStatus(await change(id, { form_id: common }, path), 'UPDATED');
      expectStatus(await change(id, { form_id: null }, path), 'UPDATED');
      expect(await open(id, path)).toMatchObject({ form_id: null });
    }
  });

  it('[7.19] are put into an order, and found by words, status and audience', async () => {
    const ids = ['employees', 'customers'].map(async (audience) => form({ name: 'فرم گارانتی', audience }));
    const [one, two] = [await ids[0]!, await ids[1]!];
    const listed = async (query: object) =>
      (expectOk(await admin.get(PATH, { perPage: 200, ...query })) as unknown as { id: number }[]).map(({ id }) => id);
    const all = await listed({});
    expectStatus(await admin.put('/api/updateOrder', { type: 'ticketForm', type_ids: [...all].reverse() }), 'UPDATED');
    expect(await listed({})).toEqual([...all].reverse());
    const found = await listed({ s: 'گارانتي' });
    expect([...found].sort()).toEqual([one, two].sort());
    expect(await listed({ s: 'گارانتی', audience: 'customers' })).toEqual([two]);
    expectStatus(await change(one, { status: false }), 'UPDATED');
    expect(await listed({ s: 'گارانتی', status: 1 })).toEqual([two]);
  });
});

describe('general forms', () => {
  it('[decisions 2.11] are for customers and organisations, and are no ticket forms', async () => {
    const id = await form(
      { context: 'organization', fields: [{ id: await field({ context: 'organization' }) }] },
      '/api/form',
    );
    expect((await admin.get(`${PATH}/${id}`)).json.status).toBe('NOT_FOUND');
    expect(refused(await send({ context: 'ticket' }, '/api/form'))).toEqual(['context CHOICE']);
    expectStatus(await change(id, { status: false }, '/api/form'), 'UPDATED');
    const listed = async (query: Record<string, unknown>) =>
      (expectOk(await admin.get('/api/form', query)) as unknown as { id: number }[]).map((row) => row.id);
    expect(await listed({ context: 'organization' })).toEqual([id]);
    expect(await listed({ context: 'organization', status: 1 })).toEqual([]);
    expect(await listed({ s: 'هیچ' })).toEqual([]);
    expectStatus(await admin.delete(`/api/form/${id}`), 'DELETED');
  });
});
