import { CALENDAR_EVENT_MAX as MAX } from '@hamyar/contracts';
import { epochDayFromJalali, jalaliYearRange, wallClockToUnix } from '@hamyar/dayjs-jalali';
import { sql } from 'kysely';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { updateUser } from '../users/public.ts';

const ZONE = 'Asia/Tehran';
const YEAR = jalaliYearRange(1405, ZONE);
const RANGE = { start_date: YEAR.start, end_date: YEAR.end };
const at = (month: number, date: number) =>
  wallClockToUnix({ day: epochDayFromJalali(1405, month - 1, date), hour: 10, minute: 0, second: 0 }, ZONE);

let t: TestApp;
let branch: number;
let department: number;
beforeAll(async () => {
  t = await createTestApp();
  t.deps.clock.set(new Date(at(1, 5) * 1000));
  branch = await addBranch(t.deps.db);
  department = await addDepartment(t.deps.db);
});
afterAll(() => t.close());
beforeEach(() =>
  sql`delete from calendar_attendee`.execute(t.deps.db).then(() => sql`delete from calendar_event`.execute(t.deps.db)),
);

async function person(): Promise<{ id: number; client: TestClient }> {
  const id = await addUser(t.deps.db, { employee: true, branch_id: branch, departments: [department] });
  return { id, client: await t.as(id) };
}
const add = async (client: TestClient, title: string, more: object = {}): Promise<number> =>
  expectStatus(await client.post('/api/calendarEvent', { title, start_date: at(9, 1), ...more }), 'CREATED').id;
/** Stores many shared events of one owner on the first days of the year, as no call would in so short a time. */
const flood = (owner: number, count: number, repeat: 'none' | 'daily' | 'monthly_jalali', visibility = 'all') =>
  sql`insert into calendar_event (title, search_norm, color, start_at, last_at, branch_id, owner_id, created_at, updated_at, visibility, repeat)
    select 'سیل', 'سیل', '#E77373', start, case when ${repeat} = 'none' then start else '9999-12-31' end, ${branch}, ${owner}, now(), now(), ${visibility}, ${repeat}
    from generate_series(1, ${count}::int) n, lateral (select ${new Date((YEAR.start + 3600) * 1000)}::timestamptz + n * interval '1 second' as start) s`.execute(
    t.deps.db,
  );
interface Row {
  title: string;
  occurrences: object[];
}
const list = async (client: TestClient) => {
  const answer = await client.get('/api/calendarEvent', RANGE);
  expectOk(answer);
  return answer.json as { data: Row[]; total: number; totalCapped: boolean };
};
const unfolded = ({ body }: { body: string }) => body.replace(/\r\n /g, '');
const count = (text: string, line: string) => text.split('\r\n').filter((one) => one === line).length;

describe('a calendar of very many events', () => {
  it.each([
    ['events', 'none' as const, MAX.rows + 100],
    ['times of series', 'daily' as const, 60],
  ])('[decisions 2.13] leaves out %s of whoever has most, never own ones, and says so', async (_what, repeat, many) => {
    const [flooder, reader, colleague] = [await person(), await person(), await person()];
    await add(reader.client, 'خودم', { repeat: 'daily' });
    await add(colleague.client, 'دعوت', { attendees: [reader.id] });
    await add(colleague.client, 'همگانی', { visibility: 'all' });
    expect((await list(reader.client)).totalCapped).toBe(false);
    expect(unfolded(await reader.client.get('/api/calendarExport', RANGE))).not.toContain('X-WR-CALDESC');

    await flood(flooder.id, many, repeat);
    const { data, total, totalCapped } = await list(reader.client);
    expect(totalCapped).toBe(true);
    expect(total).toBe(data.length);
    expect(data.length).toBeLessThanOrEqual(MAX.rows);
    expect(data.flatMap(({ occurrences }) => occurrences).length).toBeLessThanOrEqual(MAX.times);
    const titles = new Set(data.map(({ title }) => title));
    expect([...titles].sort()).toEqual(['خودم', 'دعوت', 'سیل', 'همگانی'].sort());
    expect(data.map((row) => (row as unknown as { start_date: number }).start_date)).toEqual(
      data.map((row) => (row as unknown as { start_date: number }).start_date).sort((a, b) => a - b),
    );
    const file = unfolded(await reader.client.get('/api/calendarExport', RANGE));
    for (const title of ['خودم', 'دعوت', 'همگانی']) expect(count(file, `SUMMARY:${title}`)).toBe(1);
  });

  it('[decisions 2.13] is a file of limited length too, which says what it is; so is a subscribed one', async () => {
    const [flooder, reader] = [await person(), await person()];
    await add(reader.client, 'خودم');
    await flood(flooder.id, 1000, 'monthly_jalali');
    const { path } = expectStatus(await reader.client.post('/api/calendarFeed'), 'CREATED');
    for (const answer of [await reader.client.get('/api/calendarExport', RANGE), await t.visitor.get(path)]) {
      const file = unfolded(answer);
      const entries = count(file, 'BEGIN:VEVENT');
      expect(entries).toBeLessThanOrEqual(MAX.times);
      expect(count(file, 'SUMMARY:خودم')).toBe(1);
      expect(file).toMatch(/\r\nX-WR-CALDESC:این پرونده همهٔ رویدادها را ندارد/);
    }
  });

  it('[decisions 2.13] is a file of limited length also when every event says very much', async () => {
    const { id, client } = await person();
    await flood(id, 300, 'monthly_jalali');
    await sql`update calendar_event set description = ${`<p>${'الف '.repeat(4_900)}</p>`}`.execute(t.deps.db);
    const answer = await client.get('/api/calendarExport', RANGE);
    expect(answer.body.length).toBeLessThan(2 * MAX.fileLetters);
    expect(answer.body).toContain('X-WR-CALDESC');
  });

  it('[RFC 5545] is a file with one entry for each daily and weekly series, and each time of Jalali months and years', async () => {
    const { client } = await person();
    const until = { repeat_until: '2027-01-01' };
    const daily = await add(client, 'روزانه', { end_date: at(9, 1) + 3600, repeat: 'daily', ...until });
    await add(client, 'هفتگی', { repeat: 'weekly' });
    await add(client, 'ماهانه', { repeat: 'monthly_jalali' });
    await add(client, 'پایان‌یافته', { start_date: at(9, 1), repeat: 'daily', repeat_until: '2026-11-23' });
    const file = unfolded(await client.get('/api/calendarExport', { start_date: at(9, 5), end_date: YEAR.end }));
    expect(['روزانه', 'هفتگی', 'ماهانه', 'پایان‌یافته'].map((title) => count(file, `SUMMARY:${title}`))).toEqual([
      1, 1, 3, 0,
    ]);
    expect(file).toContain(`UID:${daily}@hamyar\r\n`);
    expect(count(file, 'RRULE:FREQ=DAILY;UNTIL=20270101T202959Z')).toBe(1);
    expect(count(file, 'RRULE:FREQ=WEEKLY')).toBe(1);
  });

  it('[decisions 2.13] is not made: a person has a limited number of events, and adds few a minute', async () => {
    const { id, client } = await person();
    await flood(id, MAX.ofOwner, 'none', 'private');
    const one = { title: 'یکی دیگر', start_date: at(9, 1) };
    const refused = await client.post('/api/calendarEvent', one);
    expect(refused.json).toMatchObject({ status: 'VALIDATION_ERROR', errors: [{ field: 'title', code: 'TOO_MANY' }] });
    await sql`update calendar_event set deleted_at = now() where owner_id = ${id} and start_at < ${new Date((YEAR.start + 3700) * 1000)}`.execute(
      t.deps.db,
    );
    await add(client, 'یکی دیگر');
    const answers: string[] = [];
    for (let n = 0; n < 30; n += 1) answers.push((await client.post('/api/calendarEvent', one)).json.status as string);
    expect([...new Set(answers)]).toEqual(['CREATED', 'TOO_MANY_REQUESTS']);
  });
});

describe('a subscription address', () => {
  const made = async (client: TestClient): Promise<string> =>
    expectStatus(await client.post('/api/calendarFeed'), 'CREATED').path;
  const madeAt = async (client: TestClient) => expectOk(await client.get('/api/calendarFeed')).created_at;

  it('[decisions 2.9] ends when its owner ends all other sessions, is not shown any more, and can be made again', async () => {
    const { client } = await person();
    const path = await made(client);
    expect((await t.visitor.get(path)).code).toBe(200);
    expectStatus(await client.delete('/api/session'), 'DELETED');
    expectStatus(await t.visitor.get(path), 'NOT_FOUND');
    expect(await madeAt(client)).toBeNull();
    const next = await made(client);
    expect((await t.visitor.get(next)).code).toBe(200);
    expect(await madeAt(client)).toBe(at(1, 5));
  });

  it('[decisions 2.9] ends when the credentials of its owner change', async () => {
    const { id, client } = await person();
    const path = await made(client);
    await updateUser(t.deps.db, id, { password_hash: 'another' });
    expectStatus(await t.visitor.get(path), 'NOT_FOUND');
  });
});
