import { jalaliYearRange } from '@hamyar/dayjs-jalali';
import type { OffDay } from '@hamyar/contracts';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

let t: TestApp;
const people: Record<string, TestClient> = {};
const YEAR = jalaliYearRange(1405, 'Asia/Tehran');
const NEXT = jalaliYearRange(1406, 'Asia/Tehran');

beforeAll(async () => {
  t = await createTestApp();
  const [near, far] = [await addBranch(t.deps.db), await addBranch(t.deps.db)];
  const add = async (name: string, more: Parameters<typeof addUser>[1]) => {
    people[name] = await t.as(await addUser(t.deps.db, { employee: true, branch_id: near, ...more }));
  };
  await add('negar', {});
  await add('navid', { branch_id: far });
  await add('branchAdmin', { branch_admin: true });
  await add('admin', { full_admin: true, branch_id: -1 });
  await add('customer', { employee: false });
});
afterAll(() => t.close());

const list = async (who: string, { start, end } = YEAR) =>
  expectOk(await people[who]!.get('/api/offDay', { start_date: start, end_date: end })) as OffDay[];
const company = async (who: string, range = YEAR) =>
  (await list(who, range)).flatMap(({ kind, date, title, editable }) =>
    kind === 'company' ? [{ date, title, editable }] : [],
  );
const add = (who: string, more: object) =>
  people[who]!.post('/api/offDay', { date: '2026-12-09', title: 'روز سازمان', ...more });

describe('days off', () => {
  it('[decisions 2.7] official holidays are there without anybody adding them, and nobody deletes them', async () => {
    const days = await list('negar');
    expect(days).toContainEqual(
      expect.objectContaining({
        id: null,
        date: '2026-03-21',
        title: 'نوروز',
        kind: 'official',
        tentative: false,
        editable: false,
      }),
    );
    expect(days.filter(({ tentative }) => tentative).length).toBeGreaterThan(10);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
    expectStatus(
      await people.customer!.get('/api/offDay', { start_date: YEAR.start, end_date: YEAR.end }),
      'AUTORIZATION_ERROR',
    );
  });

  it('[decisions 2.7] one of the company is in all calendars, one of a branch in those of the branch', async () => {
    expectStatus(await add('admin', { repeat: 'jalali_yearly' }), 'CREATED');
    expectStatus(await add('branchAdmin', { date: '2026-12-10', title: 'جابه‌جایی دفتر' }), 'CREATED');
    const day = { date: '2026-12-09', title: 'روز سازمان', editable: false };
    expect(await company('navid')).toEqual([day]);
    expect(await company('negar')).toEqual([day, { date: '2026-12-10', title: 'جابه‌جایی دفتر', editable: false }]);
    expect((await company('branchAdmin')).map(({ editable }) => editable)).toEqual([false, true]);
    expect((await company('admin')).map(({ editable }) => editable)).toEqual([true, true]);
    expectStatus(await add('negar', {}), 'AUTORIZATION_ERROR');
  });

  it('a yearly one comes back on the same Jalali date, and not before it was declared', async () => {
    expect(await company('navid', NEXT)).toEqual([{ date: '2027-12-09', title: 'روز سازمان', editable: false }]);
    expect(await company('navid', jalaliYearRange(1404, 'Asia/Tehran'))).toEqual([]);
  });

  it('[decisions 2.7] the same day twice is refused at its field, unknown fields too', async () => {
    const { json } = await add('admin', { title: 'دوباره' });
    expect(json.errors).toEqual([expect.objectContaining({ field: 'date' })]);
    expectStatus(await add('admin', { date: '2026-12-20', title: ' ' }), 'VALIDATION_ERROR');
    expectStatus(await add('admin', { date: '2026-12-20', branch_id: 7 }), 'VALIDATION_ERROR');
  });
});
