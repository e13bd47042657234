import { jalaliYearRange } from '@hamyar/dayjs-jalali';
import type { OffDay } from '@hamyar/contracts';
import { nextOpening } from '@hamyar/domain';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';
import { workCalendarOf } from './public.ts';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

let t: TestApp;
const people: Record<string, TestClient> = {};
let [near, far] = [0, 0];
const YEAR = jalaliYearRange(1405, 'Asia/Tehran');
const NEXT = jalaliYearRange(1406, 'Asia/Tehran');

beforeAll(async () => {
  t = await createTestApp();
  const { db, clock } = t.deps;
  await writeState(db, 'demo', {}, clock.now());
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  [near, far] = [await addBranch(t.deps.db), await addBranch(t.deps.db)];
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

  it('[decisions 2.7] some hours of a day are off: both hours, in their order, and they can be changed', async () => {
    const fields = async (more: object) =>
      ((await add('admin', { date: '2026-12-21', ...more })).json.errors as { field: string }[]).map((e) => e.field);
    expect(await fields({ from: '13:00' })).toEqual(['to']);
    expect(await fields({ from: '13:00', to: '12:00' })).toEqual(['to']);
    expect(await fields({ from: '25:00', to: '26:00' })).toEqual(['from', 'to']);
    const answer = await add('admin', { date: '2026-12-21', title: 'شب یلدا', from: '13:00', to: '24:00' });
    const id = (expectStatus(answer, 'CREATED') as { id: number }).id;
    const partial = async () => (await list('negar')).filter(({ kind }) => kind === 'partial');
    expect(await partial()).toEqual([expect.objectContaining({ title: 'شب یلدا', from: '13:00', to: '24:00' })]);
    expectOk(await people.admin!.put(`/api/offDay/${id}`, { title: 'یلدا', from: null, to: null }));
    expect(await partial()).toEqual([]);
    expect((await company('negar')).map(({ title }) => title)).toContain('یلدا');
    const taken = await people.admin!.put(`/api/offDay/${id}`, { date: '2026-12-09' });
    expect(taken.json.errors).toEqual([expect.objectContaining({ field: 'date' })]);
    expectStatus(await people.negar!.put(`/api/offDay/${id}`, { title: 'من' }), 'AUTORIZATION_ERROR');
    expectStatus(await people.branchAdmin!.put(`/api/offDay/${id}`, { title: 'من' }), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.7] the full admin sets one for single branches: their calendars and working time have it, and no others', async () => {
    const third = await addBranch(t.deps.db);
    const on = async (who: string) =>
      (await list(who)).filter(({ date }) => date === '2026-12-13').map((day) => day.title);
    const given = { date: '2026-12-13', title: 'آلودگی هوا', kind: 'official', branch_ids: [far, near] };
    const id = (expectStatus(await add('admin', given), 'CREATED') as { id: number }).id;
    expect([await on('negar'), await on('navid'), await on('admin')]).toEqual(Array(3).fill(['آلودگی هوا']));
    const row = (await list('admin')).find((day) => day.id === id);
    expect(row).toMatchObject({
      ...{ kind: 'official', branch_ids: [near, far].sort((a, b) => a - b), editable: true, base_date: null },
    });
    // it is of others too
    expect((await list('branchAdmin')).find((day) => day.id === id)?.editable).toBe(false);
    expectOk(await people.admin!.put(`/api/offDay/${id}`, { branch_ids: [far] }));
    expect([await on('negar'), await on('navid')]).toEqual([[], ['آلودگی هوا']]);

    const days = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);
    expectStatus(await people.admin!.post('/api/workingshift', { name: 'اداری', days }), 'CREATED');
    const noon = Date.parse('2026-12-13T12:00:00+03:30') / 1000;
    const worksIn = async (branchId: number | null) =>
      nextOpening((await workCalendarOf(t.deps, { departmentId: null, branchId }, noon))!, noon) === noon;
    expect([await worksIn(near), await worksIn(far), await worksIn(third), await worksIn(null)]).toEqual([
      ...[true, false, true, true],
    ]);
    expectOk(await people.admin!.put(`/api/offDay/${id}`, { branch_ids: [-1], kind: 'company' }));
    expect([await worksIn(near), await worksIn(null)]).toEqual([false, false]);
    expectStatus(await people.admin!.delete(`/api/offDay/${id}`), 'DELETED');
    expect(await worksIn(far)).toBe(true);
  });

  it('[decisions 2.7] branches and kinds are refused at their fields: what does not exist, and what a branch admin may not set', async () => {
    const errors = async (who: string, more: object) =>
      ((await add(who, { date: '2026-12-14', ...more })).json.errors as { field: string }[]).map((e) => e.field);
    for (const branch_ids of [[], [999_999], [-1, near]])
      expect(await errors('admin', { branch_ids })).toEqual(['branch_ids']);
    for (const branch_ids of [[far], [near, far], [-1]])
      expect(await errors('branchAdmin', { branch_ids })).toEqual(['branch_ids']);
    expect(await errors('branchAdmin', { kind: 'official' })).toEqual(['kind']);
    expect(await errors('admin', { kind: 'partial' })).toEqual(['from']);
    expect(await errors('admin', { kind: 'official', from: '08:00', to: '10:00' })).toEqual(['kind']);
    const own = expectStatus(await add('branchAdmin', { date: '2026-12-14', branch_ids: [near] }), 'CREATED') as {
      id: number;
    };
    // one of another branch on the same day is another one; of the same branch it is the same twice
    const other = expectStatus(await add('admin', { date: '2026-12-14', branch_ids: [far] }), 'CREATED') as {
      id: number;
    };
    expect(await errors('admin', { branch_ids: [far, near] })).toEqual(['date']);
    expect((await people.admin!.put(`/api/offDay/${other.id}`, { branch_ids: [near] })).json.errors).toMatchObject([
      { field: 'date' },
    ]);
    for (const { id } of [own, other]) expectStatus(await people.admin!.delete(`/api/offDay/${id}`), 'DELETED');
  });

  it('[decisions 2.7] one of the lunar year comes back on its lunar date, some eleven days earlier each year, also as working time', async () => {
    // 15 Rajab 1448
    const id = (
      expectStatus(
        await add('admin', { date: '2026-12-25', title: 'نیمهٔ رجب', repeat: 'hijri_yearly' }),
        'CREATED',
      ) as { id: number }
    ).id;
    const of = async (range: typeof YEAR) => (await list('navid', range)).filter((day) => day.id === id);
    expect((await of(YEAR)).map(({ date }) => date)).toEqual(['2026-12-25']);
    const [next, ...rest] = await of(NEXT);
    expect(rest).toEqual([]);
    expect(next).toMatchObject({ repeat: 'hijri_yearly', first_date: '2026-12-25', tentative: false });
    const gap = (Date.parse(next!.date) - Date.parse('2026-12-25')) / 86_400_000;
    expect([354, 355]).toContain(gap);
    const noon = Date.parse(`${next!.date}T12:00:00+03:30`) / 1000;
    const calendar = await workCalendarOf(t.deps, { departmentId: null, branchId: far }, noon);
    expect(nextOpening(calendar!, noon)).not.toBe(noon);
    expectStatus(await people.admin!.delete(`/api/offDay/${id}`), 'DELETED');
  });

  it('[decisions 2.7] a lunar holiday is confirmed on its date or a day beside it, and once more on another', async () => {
    const tasua = async () => (await list('negar')).find(({ title }) => title === 'تاسوعا')!;
    const { base_date, date, tentative } = await tasua();
    expect([base_date, tentative]).toEqual([date, true]);
    const confirm = (moved: number, on = base_date) => people.admin!.post('/api/lunarOffDay', { base_date: on, moved });
    expectOk(await confirm(1));
    const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect(await tasua()).toMatchObject({ date: next, base_date, tentative: false });
    expectOk(await confirm(0));
    expect(await tasua()).toMatchObject({ date, tentative: false });
    expectStatus(await confirm(2), 'VALIDATION_ERROR');
    expect((await confirm(0, '2026-12-09')).json.errors).toEqual([expect.objectContaining({ field: 'base_date' })]);
  });
});
