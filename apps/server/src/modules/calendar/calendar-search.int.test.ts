import { CALENDAR_EVENT_MAX as MAX } from '@hamyar/contracts';
import { epochDayFromJalali, wallClockToUnix } from '@hamyar/dayjs-jalali';
import { sql } from 'kysely';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { calendarDemo } from './calendar-demo.ts';
import { demoEvents } from './demo/messages.ts';

let t: TestApp;
const people: Record<string, TestClient> = {};
let department: number;
const at = (month: number, date: number, { year = 1405, hour = 10 } = {}) =>
  wallClockToUnix({ day: epochDayFromJalali(year, month - 1, date), hour, minute: 0, second: 0 }, 'Asia/Tehran');

beforeAll(async () => {
  t = await createTestApp();
  t.deps.clock.set(new Date(at(8, 29) * 1000));
  const branch = await addBranch(t.deps.db);
  department = await addDepartment(t.deps.db, { branch_ids: [-1] });
  const add = async (name: string, more: object = {}) => {
    const id = await addUser(t.deps.db, { employee: true, branch_id: branch, departments: [department], ...more });
    people[name] = await t.as(id);
    return id;
  };
  await add('negar');
  await add('sara');
  await add('stranger', { branch_id: await addBranch(t.deps.db), departments: [] });
  await add('admin', { full_admin: true, branch_id: -1 });
  await add('customer', { employee: false });
});
afterAll(() => t.close());
beforeEach(() => sql`delete from calendar_event`.execute(t.deps.db));

const store = async (title: string, start_date: number, more: object = {}): Promise<number> =>
  expectStatus(
    await people.negar!.post('/api/calendarEvent', { title, start_date, end_date: start_date + 3600, ...more }),
    'CREATED',
  ).id;
interface Row {
  title: string;
  occurrences: { start_date: number; end_date: number | null }[];
}
const search = async (who: string, s: string) => {
  const answer = await people[who]!.get('/api/calendarEventSearch', { s });
  expectOk(answer);
  return answer.json as unknown as { data: Row[]; total: number; totalCapped: boolean };
};
const titles = async (who: string, s: string) => (await search(who, s)).data.map(({ title }) => title);

describe('the search of the calendar', () => {
  it('[decisions 2.13] finds events of all years by title and place, in any spelling', async () => {
    await store('بازدید سالانهٔ آتش‌نشانی', at(2, 5, { year: 1403 }));
    await store('نشست', at(9, 1, { year: 1407 }), { location: 'سالن آتش نشانی' });
    await store('ناهار', at(8, 29));
    expect(await titles('negar', 'آتش‌نشاني')).toEqual(['نشست', 'بازدید سالانهٔ آتش‌نشانی']);
    expect(await titles('negar', 'هیچ‌چیز')).toEqual([]);
  });

  it.each([
    ['private', ['negar']],
    ['department', ['negar', 'sara', 'admin']],
    ['all', ['negar', 'sara', 'stranger', 'admin']],
  ])(
    '[decisions 2.13] finds an event of the visibility %s for who sees it, and for nobody else',
    async (visibility, expected) => {
      await store('رازدار', at(9, 1), {
        visibility,
        ...(visibility === 'department' ? { department_id: department } : {}),
      });
      const found: string[] = [];
      for (const who of ['negar', 'sara', 'stranger', 'admin'])
        if ((await search(who, 'رازدار')).total > 0) found.push(who);
      expect(found).toEqual(expected);
      expectStatus(await people.customer!.get('/api/calendarEventSearch', { s: 'رازدار' }), 'AUTORIZATION_ERROR');
    },
  );

  it('[decisions 2.13] gives each event one time: what goes on or comes next is first, what is over is last', async () => {
    await store('گزارش تمام', at(6, 1));
    await store('گزارش دور', at(11, 1));
    await store('گزارش اکنون', at(8, 29, { hour: 9 }), { end_date: at(8, 29, { hour: 12 }) });
    await store('گزارش هفتگی', at(1, 1), { repeat: 'weekly' });
    await store('گزارش ماهانه تمام', at(1, 31), { repeat: 'monthly_jalali', repeat_until: '2026-09-01' });
    const { data, total } = await search('negar', 'گزارش');
    expect(total).toBe(5);
    expect(data.map(({ title, occurrences }) => [title, occurrences.map(({ start_date }) => start_date)])).toEqual([
      ['گزارش اکنون', [at(8, 29, { hour: 9 })]],
      ['گزارش هفتگی', [at(8, 30)]],
      ['گزارش دور', [at(11, 1)]],
      ['گزارش تمام', [at(6, 1)]],
      ['گزارش ماهانه تمام', [at(5, 31)]],
    ]);
  });

  it('[decisions 2.13] answers a limited number of events and says how many there are; a deleted one is not among them', async () => {
    await store('تکرارشونده', at(9, 1));
    await sql`insert into calendar_event (title, search_norm, color, start_at, last_at, branch_id, owner_id, created_at, updated_at)
      select title || n, search_norm || n, color, start_at, last_at, branch_id, owner_id, created_at, updated_at
      from calendar_event, generate_series(1, ${MAX.found + 1}::int) n`.execute(t.deps.db);
    const { data, total, totalCapped } = await search('negar', 'تکرارشونده');
    expect([data.length, total, totalCapped]).toEqual([MAX.found, MAX.found + 2, false]);
    const gone = await store('پاک‌شدنی', at(9, 2));
    expectStatus(await people.negar!.delete(`/api/calendarEvent/${gone}`), 'DELETED');
    expect((await search('negar', 'پاک‌شدنی')).total).toBe(0);
  });

  it('[decisions 2.13] searches all events that somebody sees, however many, and says where the total is the least', async () => {
    const many = (text: string) =>
      sql`insert into calendar_event (title, search_norm, color, start_at, last_at, branch_id, owner_id, created_at, updated_at, visibility)
        select ${text}, ${text}, color, start_at - n * interval '1 minute', last_at - n * interval '1 minute', branch_id, owner_id, created_at, updated_at, 'all'
        from calendar_event, generate_series(1, ${MAX.rows}::int) n where id = (select max(id) from calendar_event)`.execute(
        t.deps.db,
      );
    await store('سوزن', at(9, 1), { visibility: 'all' });
    await many('کاه');
    const needle = await search('stranger', 'سوزن');
    expect([needle.data.length, needle.total, needle.totalCapped]).toEqual([1, 1, false]);
    const one = { title: 'کاه', start_date: at(9, 2), visibility: 'all' };
    expectStatus(await people.sara!.post('/api/calendarEvent', one), 'CREATED');
    const hay = await search('stranger', 'کاه');
    expect([hay.data.length, hay.total, hay.totalCapped]).toEqual([MAX.found, MAX.rows, true]);
  });

  it('[decisions 2.13] finds what an event is called now', async () => {
    const id = await store('پیش از این', at(9, 1));
    expectStatus(await people.negar!.put(`/api/calendarEvent/${id}`, { version: 1, title: 'پس از این' }), 'UPDATED');
    expect([await titles('negar', 'پیش از'), await titles('negar', 'پس از')]).toEqual([[], ['پس از این']]);
  });

  it('[decisions 2.13] finds each event of the demo company by its title', async () => {
    const id = await addUser(t.deps.db, { employee: true, branch_id: -1, departments: [department] });
    const owner = { id, employee: true, username: null, branch: -1, departments: [department], organization: null };
    const [events] = calendarDemo({ people: [owner], tickets: [], end: new Date(), now: t.deps.clock.now() });
    const columns = sql.join(events!.columns.map((column) => sql.ref(column)));
    for (const row of events!.rows)
      await sql`insert into calendar_event (${columns}) values (${sql.join(row)})`.execute(t.deps.db);
    people.owner = await t.as(id);
    for (const title of new Set(demoEvents.map((event) => event.title)))
      expect(await titles('owner', title)).toContain(title);
    expect(await titles('owner', 'جلسه')).not.toEqual([]);
  });

  it('stores no event without what it is found by', async () => {
    await store('نشست', at(9, 1));
    await expect(
      sql`insert into calendar_event (title, color, start_at, last_at, branch_id, owner_id, created_at, updated_at)
        select title, color, start_at, last_at, branch_id, owner_id, created_at, updated_at from calendar_event`.execute(
        t.deps.db,
      ),
    ).rejects.toThrow('search_norm');
  });

  it('refuses a text that is too short, and keys that it does not know', async () => {
    expectStatus(await people.negar!.get('/api/calendarEventSearch', { s: 'ا' }), 'VALIDATION_ERROR');
    expectStatus(await people.negar!.get('/api/calendarEventSearch', { s: 'نشست', owner_id: 1 }), 'VALIDATION_ERROR');
  });
});
