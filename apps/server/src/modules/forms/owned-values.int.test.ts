import type { OwnedFields } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let admin: TestClient;
let customerId: number;
let customer: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  await installLicense(t.deps);
  await writeState(t.deps.db, 'demo', {}, t.deps.clock.now());
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  customerId = await addUser(t.deps.db, { employee: false, first_name: 'سارا', last_name: 'کاظمی' });
  customer = await t.as(customerId);
});
afterAll(() => t.close());

let serial = 0;
const field = async (values: object = {}): Promise<number> =>
  expectStatus(
    await admin.post('/api/customField', {
      ...{ context: 'customer', type: 'text', label: `فیلد ${(serial += 1)}` },
      ...values,
    }),
    'CREATED',
  ).id;
const OF = '/api/customerCustomField';
const read = async (client = admin, path = `${OF}/${customerId}`) =>
  expectOk(await client.get(path)) as unknown as OwnedFields;
const fill = (custom_values: object, client = admin, path = `${OF}/${customerId}`): Promise<TestAnswer> =>
  client.put(path, { custom_values });
const ids = ({ fields }: OwnedFields) => fields.map(({ id }) => id);
const refused = (answer: TestAnswer) =>
  (answer.json.errors ?? []).map(({ field: at, code }: Record<string, string>) => `${at} ${code}`);

describe('custom fields of customers and organisations', () => {
  it('[3.15, 7.26] are filled in by who manages customers, each by the rules of its type', async () => {
    const code = await field({ label: 'کد اقتصادی', regex: '\\d{4}' });
    const size = await field({ type: 'number', min: 1 });
    expect((await read()).fields.map(({ value, filled }) => [value, filled])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(refused(await fill({ [code]: 'abc', [size]: 0 }))).toEqual([
      `custom_values.${code} PATTERN`,
      `custom_values.${size} MIN`,
    ]);
    expectStatus(await fill({ [code]: '1234', [size]: '۱۲' }), 'UPDATED');
    expect((await read()).fields.map(({ value }) => value)).toEqual(['1234', 12]);
    expectStatus(await fill({ [code]: null }), 'UPDATED');
    expect((await read()).fields.map(({ value }) => value)).toEqual([null, 12]);
    expect(refused(await fill({ 999999: 'x' }))).toEqual(['custom_values.999999 CHOICE']);
  });

  it('[decisions 2.11] are those of the default form, in its order and with its conditions', async () => {
    const first = await field();
    const paid = await field({ type: 'checkbox', label: 'پشتیبانی ویژه' });
    const until = await field({ type: 'date', date_type: 'date' });
    const form = expectStatus(
      await admin.post('/api/form', {
        ...{ context: 'customer', name: 'مشتری', is_default: true },
        fields: [
          { id: paid },
          { id: until, required: true, condition: { field_id: paid, op: 'eq', value: 1 } },
          { id: first, public: false },
        ],
      }),
      'CREATED',
    ).id;
    // a field of before stays while it has a value
    expect(ids(await read()).slice(0, 3)).toEqual([paid, until, first]);
    expect(refused(await fill({ [paid]: 1, [until]: null }))).toEqual([`custom_values.${until} REQUIRED`]);
    expectStatus(await fill({ [paid]: 1, [until]: '2026-12-01', [first]: 'متن' }), 'UPDATED');
    expectStatus(await fill({ [paid]: 0 }), 'UPDATED');
    expect((await read()).fields.find(({ id }) => id === until)?.filled).toBe(false);
    expectStatus(await admin.delete(`/api/form/${form}`), 'DELETED');
  });

  it('[decisions 2.11, decisions 2.25] shows a customer the public ones of his own, which he fills in', async () => {
    const open = await field();
    const closed = await field({ sensitive: true });
    expect(ids(await read(customer))).toContain(open);
    expect(ids(await read(customer))).not.toContain(closed);
    expectStatus(await fill({ [open]: 'از مشتری' }, customer), 'UPDATED');
    expect(refused(await fill({ [closed]: 'از مشتری' }, customer))).toEqual([`custom_values.${closed} CHOICE`]);
    const other = await addUser(t.deps.db, { employee: false });
    expect((await customer.get(`${OF}/${other}`)).code).toBe(404);
  });

  it('[decisions 2.11] a customer neither needs nor loses the values for employees that his checkbox shows or hides', async () => {
    const paid = await field({ type: 'checkbox' });
    const until = await field();
    const form = expectStatus(
      await admin.post('/api/form', {
        ...{ context: 'customer', name: 'با بخش کارمندان', is_default: true },
        fields: [
          { id: paid },
          { id: until, required: true, public: false, condition: { field_id: paid, op: 'eq', value: 1 } },
        ],
      }),
      'CREATED',
    ).id;
    const ofStaff = async () => (await read()).fields.find(({ id }) => id === until)?.value;
    expectStatus(await fill({ [paid]: 1 }, customer), 'UPDATED');
    expect(refused(await fill({ [until]: null }, customer))).toEqual([`custom_values.${until} CHOICE`]);
    expectStatus(await fill({ [until]: 'از کارمند' }), 'UPDATED');
    expectStatus(await fill({ [paid]: 0 }, customer), 'UPDATED');
    expect(await ofStaff()).toBe('از کارمند');
    expectStatus(await fill({ [paid]: 1 }, customer), 'UPDATED');
    expect(await ofStaff()).toBe('از کارمند');
    expectStatus(await fill({ [paid]: 0 }), 'UPDATED');
    expect(await ofStaff()).toBeNull();
    expectStatus(await admin.delete(`/api/form/${form}`), 'DELETED');
  });

  it('[3.14, decisions 2.8] of an organisation are filled in by who manages organisations and by its supervisor', async () => {
    const branch = await addBranch(t.deps.db);
    const organization = await addOrganization(t.deps.db, branch);
    const supervisor = await t.as(
      await addUser(t.deps.db, { employee: false, organization_id: organization, supervisor: true, branch_id: branch }),
    );
    const open = await field({ context: 'organization' });
    // by which the profile page asks for them
    expect(expectOk(await supervisor.get('/api/me')).user.features).toContain('organization_custom_field');
    const path = `/api/organizationCustomField/${organization}`;
    expectStatus(await fill({ [open]: '۱۴۰۵' }, supervisor, path), 'UPDATED');
    expect((await read(admin, path)).fields).toMatchObject([{ id: open, value: '۱۴۰۵', filled: true }]);
    expect(ids(await read())).not.toContain(open);
  });

  it('[decisions 2.16] leave an entry in the audit log, without what is secret', async () => {
    const plain = await field({ label: 'شمارهٔ قرارداد' });
    const secret = await field({ label: 'رمز پشتیبانی', type: 'password' });
    expectStatus(await fill({ [plain]: '7', [secret]: 'گنج' }), 'UPDATED');
    const { rows } = await sql<{ action: string; object_name: string; after: object }>`
      select action, object_name, after from audit_log order by id desc limit 1`.execute(t.deps.db);
    expect(rows[0]).toMatchObject({
      ...{ action: 'customer.custom_fields', object_name: 'سارا کاظمی' },
      after: { 'شمارهٔ قرارداد': '7', 'رمز پشتیبانی': '••••••' },
    });
    expect((await read()).fields.find(({ id }) => id === secret)).toMatchObject({ value: null, filled: true });
  });

  it('[decisions 2.16] show in the audit log which of two fields with one label, and that a secret was first given or deleted', async () => {
    const same = { label: 'شناسه' };
    const [first, second] = [await field(same), await field(same)];
    const closed = await field({ label: 'محرمانه', sensitive: true });
    const entry = async (values: object) => {
      expectStatus(await fill(values), 'UPDATED');
      const { rows } = await sql<{ before: object; after: object }>`
        select before, after from audit_log order by id desc limit 1`.execute(t.deps.db);
      return rows[0];
    };
    const [one, two] = [`شناسه (${first})`, `شناسه (${second})`];
    expect(await entry({ [first]: 'الف', [second]: 'ب', [closed]: 'راز' })).toEqual({
      before: { [one]: null, [two]: null, محرمانه: null },
      after: { [one]: 'الف', [two]: 'ب', محرمانه: '••••••' },
    });
    expect(await entry({ [second]: null, [closed]: null })).toEqual({
      before: { شناسه: 'ب', محرمانه: '••••••' },
      after: { شناسه: null, محرمانه: null },
    });
  });

  it('[6.20, 6.21, 6.32] are closed without their license feature, their definitions too', async () => {
    const before = await field();
    await installLicense(t.deps, {}, ['organization_custom_field']);
    expect((await admin.get(`${OF}/${customerId}`)).code).toBe(403);
    expect((await admin.get(`/api/customField/${before}`)).code).toBe(404);
    const body = { context: 'customer', type: 'text', label: 'بدون مجوز' };
    expect((await admin.post('/api/customField', body)).code).toBe(403);
    expectStatus(await admin.post('/api/customField', { ...body, context: 'organization' }), 'CREATED');
    const rows = expectOk(await admin.get('/api/customField', { perPage: 200 })) as unknown as { context: string }[];
    expect(new Set(rows.map(({ context }) => context))).toEqual(new Set(['organization']));
    await installLicense(t.deps);
  });
});
