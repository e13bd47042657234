import { LIST_TOTAL_CAP } from '@hamyar/contracts';
import { sql } from 'kysely';
import { installLicense } from '../../../test/test-license.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

const DAY = 86_400;

let t: TestApp;
let branch: number;
let far: number;
const as: Record<string, TestClient> = {};
beforeAll(async () => {
  t = await createTestApp();
  await installLicense(t.deps);
  const { db } = t.deps;
  branch = await addBranch(db, 'تهران');
  far = await addBranch(db, 'شیراز');
  const people = {
    admin: { full_admin: true, branch_id: -1 },
    manager: { employee: true, branch_id: branch, permissions: ['manage customers'] },
    reception: { employee: true, branch_id: branch, permissions: ['send ticket behalf customers'] },
  };
  for (const [name, person] of Object.entries(people)) as[name] = await t.as(await addUser(db, person));
});
afterAll(() => t.close());

const customer = (more: object = {}) => addUser(t.deps.db, { employee: false, branch_id: branch, ...more });
const ids = async (query: Record<string, string | number>, by = 'admin'): Promise<number[]> =>
  (expectOk(await as[by]!.get('/api/user', { perPage: 200, ...query })) as { id: number }[]).map(({ id }) => id);

describe('the list of customers', () => {
  it('[decisions 2.1, decisions 2.8] is filtered by the end that comes first, of the account or of its organisation', async () => {
    const now = t.deps.clock.unix();
    const at = (days: number) => new Date((now + days * DAY) * 1_000);
    const { db } = t.deps;
    const organization = await addOrganization(db, branch, { expire_at: at(10) });
    const gone = await addOrganization(db, branch, { expire_at: at(10), deleted_at: at(-1) });
    const never = await customer();
    const own = await customer({ expire_at: at(10) });
    const ofOrganization = await customer({ organization_id: organization });
    const earlier = await customer({ organization_id: organization, expire_at: at(2) });
    const later = await customer({ organization_id: organization, expire_at: at(20) });
    const ofGone = await customer({ organization_id: gone });
    const all = [never, own, ofOrganization, earlier, later, ofGone].join();
    const ending = async (from: number | null, to: number | null) =>
      (
        await ids({
          ...Object.fromEntries(all.split(',').map((id, n) => [`ids[${n}]`, id])),
          ...(from === null ? {} : { expire_from: now + from * DAY }),
          ...(to === null ? {} : { expire_to: now + to * DAY }),
        })
      ).sort((a, b) => a - b);
    expect(await ending(5, 15)).toEqual([own, ofOrganization, later]);
    expect(await ending(null, 5)).toEqual([earlier]);
    expect(await ending(5, null)).toEqual([own, ofOrganization, later]);
    expect(await ending(15, null)).toEqual([]);
    // the end of the range is the first moment that it does not contain
    expect(await ending(2, 10)).toEqual([earlier]);
  });

  it('[decisions 2.11] is filtered by the fields of customers, and by no secret one', async () => {
    const field = async (more: object) =>
      (await as.admin!.post('/api/customField', { context: 'customer', type: 'text', label: 'ف', ...more })).json.data
        .id as number;
    const area = await field({ show_in_list: true });
    const secret = await field({ show_in_list: true, sensitive: true });
    const unlisted = await field({});
    expectStatus(
      await as.admin!.post('/api/form', {
        ...{ name: 'فرم', context: 'customer', is_default: true },
        fields: [area, secret, unlisted].map((id) => ({ id })),
      }),
      'CREATED',
    );
    const [here, there] = [await customer(), await customer({ branch_id: far })];
    for (const id of [here, there])
      expectStatus(
        await as.admin!.put(`/api/customerCustomField/${id}`, {
          custom_values: { [area]: 'نفت', [secret]: 'راز', [unlisted]: 'پنهان' },
        }),
        'UPDATED',
      );
    expect((await ids({ [`cf[${area}]`]: 'نفت' })).sort()).toEqual([here, there].sort());
    expect(await ids({ [`cf[${area}]`]: 'نفت' }, 'manager')).toEqual([here]);
    expect(await ids({ [`cf[${area}]`]: 'گاز' })).toEqual([]);
    expect(await ids({ [`cf[${secret}]`]: 'راز' })).toEqual([]);
    const values = (by: string) =>
      as[by]!.get('/api/customerFieldValue', {
        ...{ 'ids[0]': here, 'ids[1]': there, 'field_ids[0]': area, 'field_ids[1]': unlisted, 'field_ids[2]': secret },
      });
    expect(expectOk(await values('manager'))).toEqual([{ id: here, values: { [area]: 'نفت', [secret]: 'راز' } }]);
    expectStatus(await values('reception'), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.2] says by no filter where customers live, when they end and what their fields are to who does not manage them', async () => {
    for (const name of ['branch_id', 'state_id', 'city_id', 'expire_from', 'expire_to', 'cf']) {
      const answer = await as.reception!.get('/api/user', { fast: 1, [name === 'cf' ? `cf[${7}]` : name]: 1 });
      expectStatus(answer, 'VALIDATION_ERROR');
      expect((answer.json.errors as { field: string }[])[0]!.field).toBe(name);
    }
  });

  it('[9.1, decisions 2.8] is counted and paged up to 10,000 rows, and says that there are more', async () => {
    await sql`insert into "user" (employee, first_name, last_name, name_norm, branch_id)
      select false, 'نام', 'شماره ' || n, 'نامشماره' || n, ${far}::bigint from generate_series(1, ${sql.lit(LIST_TOTAL_CAP + 5)}) n`.execute(
      t.deps.db,
    );
    const page = async (number: number) =>
      as.admin!.get('/api/user', { branch_id: far, perPage: 200, page: number, keyword: 'شماره' });
    const last = await page(LIST_TOTAL_CAP / 200);
    expect(last.json).toMatchObject({ total: LIST_TOTAL_CAP, totalCapped: true });
    expect(last.json.data).toHaveLength(200);
    const beyond = await page(LIST_TOTAL_CAP / 200 + 1);
    expectStatus(beyond, 'VALIDATION_ERROR');
    expect(beyond.json.errors).toMatchObject([{ field: 'page' }]);
    expect((await as.admin!.get('/api/user', { branch_id: branch })).json).toMatchObject({ totalCapped: false });
  });
});
