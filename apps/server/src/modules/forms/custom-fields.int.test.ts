import { CUSTOM_FIELDS_MAX, type CustomField } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addDepartment, addUser } from '../../../test/people.ts';
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

const PATH = '/api/customField';
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

const send = (values: object = {}, client = admin): Promise<TestAnswer> =>
  client.post(PATH, { context: 'ticket', type: 'text', label: `فیلد ${(serial += 1)}`, ...values });
const field = async (values: object = {}): Promise<number> => expectStatus(await send(values), 'CREATED').id;
const open = async (id: number) => expectOk(await admin.get(`${PATH}/${id}`)) as unknown as CustomField;
const change = (id: number, values: object) => admin.put(`${PATH}/${id}`, values);
const refused = (answer: TestAnswer): string[] =>
  (answer.json.errors ?? []).map(({ field: at, code }: Record<string, string>) => `${at} ${code}`).sort();
const list = async (query: object, client = admin) =>
  (expectOk(await client.get(PATH, { perPage: 200, ...query })) as unknown as CustomField[]).map(({ id }) => id);

describe('custom fields', () => {
  it('[6.17] are closed without their license feature', async () => {
    const unlicensed = await createTestApp();
    const client = await unlicensed.as(await addUser(unlicensed.deps.db, { full_admin: true, branch_id: -1 }));
    const answer = await client.get(PATH);
    expect([answer.code, answer.json.status]).toEqual([403, 'AUTORIZATION_ERROR']);
    await unlicensed.close();
  });

  it('[3.9, 3.10] are stored with the options of their type', async () => {
    const text = await field({
      label: ' كد ملي ',
      min_length: 10,
      max_length: 10,
      regex: '\\d+',
      unique: true,
      help: 'ده رقم',
    });
    expect(await open(text)).toMatchObject({
      ...{ label: 'کد ملی', type: 'text', min_length: 10, max_length: 10, regex: '\\d+', unique: true, help: 'ده رقم' },
      ...{ required: false, default: null, status: true, has_values: false, form_count: 0, editable: true },
    });
    const number = await field({ type: 'number', min: -5, max: 10, default: '۷' });
    expect(await open(number)).toMatchObject({ min: -5, max: 10, default: 7 });
    const date = await field({ type: 'date', date_type: 'date', min_date: '2026-01-01', max_date: '2026-12-31' });
    expect(await open(date)).toMatchObject({ date_type: 'date', min_date: '2026-01-01' });
    const dropdown = await field({ type: 'dropdown', items: 'فروش:5\nمالي', default: 6 });
    expect(await open(dropdown)).toMatchObject({
      default: 6,
      items: [
        { id: 5, name: 'فروش', is_archived: false },
        { id: 6, name: 'مالی', is_archived: false },
      ],
    });
  });

  it.each([
    [{ label: ' ' }, 'label REQUIRED'],
    [{ label: '<b>x</b>' }, 'label HTML'],
    [{ type: 'dropdown' }, 'items REQUIRED'],
    [{ type: 'dropdown', items: 'الف:1\nب:1' }, 'items DUPLICATE'],
    [{ type: 'checkbox', required: true }, 'required CHOICE'],
    [{ type: 'date' }, 'date_type REQUIRED'],
    [{ type: 'date', date_type: 'week' }, 'date_type CHOICE'],
    [{ min_length: 5, max_length: 4 }, 'max_length MAX'],
    [{ type: 'number', min: 5, max: 4 }, 'max MAX'],
    [{ type: 'number', min_length: 5 }, 'min_length CHOICE'],
    [{ regex: '(a+)+' }, 'regex PATTERN'],
    [{ type: 'textArea', regex: 'a' }, 'regex CHOICE'],
    [{ type: 'checkbox', unique: true }, 'unique CHOICE'],
    [{ type: 'number', default: 'abc' }, 'default NUMBER'],
    [{ type: 'password', default: 'x' }, 'default CHOICE'],
    [{ type: 'file' }, 'type CHOICE'],
    [{ context: 'department' }, 'department_id REQUIRED'],
    [{ department_id: 1 }, 'department_id CHOICE'],
    [{ size: 5 }, 'size UNKNOWN_FIELD'],
  ])('[5.14, 5.15, decisions 2.11] are refused with %j: %s', async (values, error) => {
    expect(refused(await send(values))).toEqual([error]);
  });

  it('[decisions 2.11] keep the ids of their items; a removed one is archived and can come back', async () => {
    const id = await field({ type: 'dropdown', items: 'الف\nب\nج' });
    expectStatus(await change(id, { items: 'ج:3\nبتا:2' }), 'UPDATED');
    expect((await open(id)).items).toEqual([
      { id: 3, name: 'ج', is_archived: false },
      { id: 2, name: 'بتا', is_archived: false },
      { id: 1, name: 'الف', is_archived: true },
    ]);
    expectStatus(await change(id, { items: 'الف:1\nدال' }), 'UPDATED');
    expect((await open(id)).items.filter(({ is_archived }) => !is_archived)).toEqual([
      { id: 1, name: 'الف', is_archived: false },
      { id: 4, name: 'دال', is_archived: false },
    ]);
  });

  it('[decisions 2.11] have a type that is fixed after the first value', async () => {
    const id = await field({ min_length: 2 });
    expect(expectStatus(await change(id, { type: 'number', min: 3 }), 'UPDATED')).toMatchObject({
      ...{ type: 'number', min: 3, min_length: null },
    });
    await sql`update custom_field set has_values = true where id = ${id}`.execute(t.deps.db);
    const answer = await change(id, { type: 'text' });
    expect(refused(answer)).toEqual(['type CHOICE']);
    expect(answer.json.message).toBe('پس از ثبت اولین مقدار، نوع فیلد تغییر نمی‌کند');
    expectStatus(await change(id, { label: 'نام تازه' }), 'UPDATED');
  });

  it('[decisions 2.11] keep what their date asks for after the first value', async () => {
    const id = await field({ type: 'date', date_type: 'date' });
    expectStatus(await change(id, { date_type: 'time' }), 'UPDATED');
    await sql`update custom_field set has_values = true where id = ${id}`.execute(t.deps.db);
    const answer = await change(id, { date_type: 'datetime', label: 'ساعت' });
    expect(refused(answer)).toEqual(['date_type CHOICE']);
    expect(answer.json.message).toBe('پس از ثبت اولین مقدار، نوع تاریخ تغییر نمی‌کند');
    expectStatus(await change(id, { date_type: 'time', label: 'ساعت' }), 'UPDATED');
  });

  it('[3.11] of a time of day have no first and last day', async () => {
    const time = { type: 'date', date_type: 'time' };
    expect(refused(await send({ ...time, min_date: '2026-01-01' }))).toEqual(['min_date CHOICE']);
    const id = await field({ type: 'date', date_type: 'date', min_date: '2026-01-01' });
    expectStatus(await change(id, { date_type: 'time' }), 'UPDATED');
    expect(await open(id)).toMatchObject({ date_type: 'time', min_date: null });
  });

  it('[decisions 2.0] are guarded by their version, and every change is in the audit log', async () => {
    const id = await field({ label: 'نخست' });
    const { version } = await open(id);
    expectStatus(await change(id, { version, label: 'دوم' }), 'UPDATED');
    expect((await change(id, { version, label: 'سوم' })).json).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { label: 'دوم' },
    });
    const { rows } = await sql<{ before: unknown; after: unknown }>`select before, after from audit_log
      where action = 'custom_field.update' and object_id = ${id}`.execute(t.deps.db);
    expect(rows).toEqual([{ before: { label: 'نخست' }, after: { label: 'دوم' } }]);
  });

  it('[decisions 2.25] of a department are designed by its managers, with the six types', async () => {
    const [department, other] = [await addDepartment(t.deps.db), await addDepartment(t.deps.db)];
    const manager = await t.as(
      await addUser(t.deps.db, { employee: true, department_admin: true, branch_id: 1, manages: [department] }),
    );
    const own = { context: 'department', department_id: department };
    const id = expectStatus(await send(own, manager), 'CREATED').id as number;
    expect(refused(await send({ ...own, type: 'password' }, manager))).toEqual(['type CHOICE']);
    expect((await send({ ...own, department_id: other }, manager)).code).toBe(403);
    expect((await send({}, manager)).code).toBe(403);
    expect(await list({ context: 'department' }, manager)).toEqual([id]);
    const foreign = await field({ ...own, department_id: other });
    expect((await manager.get(`${PATH}/${foreign}`)).json.status).toBe('NOT_FOUND');
    expectStatus(await manager.put(`${PATH}/${id}`, { label: 'تازه' }), 'UPDATED');
    expectStatus(await manager.delete(`${PATH}/${id}`), 'DELETED');
    expect(refused(await send({ ...own, department_id: 99_999 }))).toEqual(['department_id CHOICE']);
  });

  it('[decisions 2.11] are found by their context, type, status and words of the label', async () => {
    const context = { context: 'organization' };
    const first = await field({ ...context, label: 'شناسهٔ ملی شرکت' });
    const second = await field({ ...context, label: 'تعداد شعبه', type: 'number', status: false });
    const third = await field({ ...context, label: 'حوزهٔ فعالیت', is_archived: true });
    expect(await list(context)).toEqual([first, second, third]);
    expect(await list({ ...context, s: 'شناسه ملي' })).toEqual([first]);
    expect(await list({ ...context, type: 'number' })).toEqual([second]);
    expect(await list({ ...context, status: 1, is_archived: 0 })).toEqual([first]);
    expect(await list({ department_id: 99_999 })).toEqual([]);
  });

  it('[decisions 2.11] of tickets, departments and customers are columns of their lists, unless they are secret', async () => {
    const shown = await field({ show_in_list: true });
    const other = await field();
    expect((await open(shown)).show_in_list).toBe(true);
    expect(await list({ show_in_list: 1 })).toEqual([shown]);
    expect(refused(await send({ type: 'password', show_in_list: true }))).toEqual(['show_in_list CHOICE']);
    expect(refused(await send({ context: 'organization', show_in_list: true }))).toEqual(['show_in_list CHOICE']);
    const ofCustomers = await field({ context: 'customer', show_in_list: true });
    expect(await list({ show_in_list: 1, context: 'customer' })).toEqual([ofCustomers]);
    expectStatus(await admin.delete(`${PATH}/${ofCustomers}`), 'DELETED');
    expectStatus(await change(other, { show_in_list: true }), 'UPDATED');
    expect(await list({ show_in_list: 1, context: 'ticket' })).toEqual([shown, other]);
    expect(refused(await change(other, { type: 'password' }))).toEqual(['show_in_list CHOICE']);
  });

  it('[4.10, 7.19] of a context are put into an order, all of them and no others', async () => {
    const context = { context: 'customer' };
    const ids = [await field(context), await field(context), await field(context)].reverse();
    const move = (type_ids: number[]) => admin.put('/api/updateOrder', { type: 'customField', type_ids });
    expectStatus(await move(ids), 'UPDATED');
    expect(await list(context)).toEqual(ids);
    expect((await open(ids[0]!)).order).toBe(1);
    expect(refused(await move(ids.slice(1)))).toEqual(['type_ids CHOICE']);
    expect(refused(await move([...ids, await field()]))).toEqual(['type_ids CHOICE']);
    const order = expectOk(await admin.get('/api/getOrder', { type: 'customField' })) as { id: number }[];
    expect(order.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('[4.10] are appended with the number of them as order, stay at it when saved, and are numbered anew by deleting and dragging', async () => {
    const of = { context: 'department', department_id: await addDepartment(t.deps.db) };
    const orders = async () => {
      const ids = await list({ department_id: of.department_id, context: 'department' });
      return Promise.all(ids.map(async (id) => [id, (await open(id)).order]));
    };
    const [a, b, c] = [await field(of), await field(of), await field(of)];
    expect(await orders()).toEqual([
      [a, 1],
      [b, 2],
      [c, 3],
    ]);
    expect(expectStatus(await change(b, { label: 'نام تازه', max_length: 9 }), 'UPDATED')).toMatchObject({ order: 2 });
    expect(await orders()).toHaveLength(3);
    const { version } = await open(c);
    expectStatus(await admin.delete(`${PATH}/${a}`), 'DELETED');
    // who was editing the one that moved up saves it as before
    expectStatus(await change(c, { version, label: 'سوم' }), 'UPDATED');
    const d = await field(of);
    expect(await orders()).toEqual([
      [b, 1],
      [c, 2],
      [d, 3],
    ]);
    expectStatus(await admin.put('/api/updateOrder', { type: 'customField', type_ids: [d, b, c] }), 'UPDATED');
    expect(await orders()).toEqual([
      [d, 1],
      [b, 2],
      [c, 3],
    ]);
    // those of other departments keep theirs
    const other = await field({ context: 'department', department_id: await addDepartment(t.deps.db) });
    expect((await open(other)).order).toBe(1);
  });

  it('[5.16] have bounds that may be left out, each alone and both; a range that is reversed is refused at its end', async () => {
    for (const [type, low, high] of [
      ['text', 'min_length', 'max_length'],
      ['textArea', 'min_length', 'max_length'],
      ['number', 'min', 'max'],
    ] as const) {
      const bounds = async (values: object) => {
        const stored = (await open(await field({ type, ...values }))) as unknown as Record<string, unknown>;
        return [stored[low], stored[high]];
      };
      expect(await bounds({})).toEqual([null, null]);
      expect(await bounds({ [low]: 3 })).toEqual([3, null]);
      expect(await bounds({ [high]: 7 })).toEqual([null, 7]);
      expect(await bounds({ [low]: 5, [high]: 5 })).toEqual([5, 5]);
      const answer = await send({ type, [low]: 5, [high]: 4 });
      expect(answer.json.errors).toMatchObject([{ field: high, code: 'MAX' }]);
      const id = await field({ type, [low]: 5 });
      expect(refused(await change(id, { [high]: 4 }))).toEqual([`${high} MAX`]);
      expect(expectStatus(await change(id, { [low]: null, [high]: 4 }), 'UPDATED')).toMatchObject({ [low]: null });
    }
  });

  it('[decisions 2.11] are at most 200 in a context', async () => {
    const department = await addDepartment(t.deps.db);
    const now = t.deps.clock.now();
    await sql`insert into custom_field (context, department_id, type, label, label_norm, "order", created_at, updated_at)
      select 'department', ${department}, 'text', 'فیلد', 'فیلد', n, ${now}::timestamptz, ${now}::timestamptz from generate_series(1, ${CUSTOM_FIELDS_MAX}) n`.execute(
      t.deps.db,
    );
    const answer = await send({ context: 'department', department_id: department });
    expect(refused(answer)).toEqual(['label MAX_ITEMS']);
    expect(answer.json.message).toBe('حداکثر ۲۰۰ فیلد مجاز است');
  });

  it('[7.20] are deleted, one and several', async () => {
    const [one, two] = [await field(), await field()];
    expectStatus(await admin.delete(`${PATH}/${one}`), 'DELETED');
    expect((await admin.get(`${PATH}/${one}`)).json.status).toBe('NOT_FOUND');
    await admin.delete('/api/multipleDelete', { type: 'customField', type_ids: [two] });
    expect((await admin.get(`${PATH}/${two}`)).json.status).toBe('NOT_FOUND');
  });
});
