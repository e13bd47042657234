import { epochDayFromJalali, jalaliYearRange, wallClockToUnix } from '@hamyar/dayjs-jalali';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { sql, type RawBuilder } from 'kysely';
import { executableParts, parsePage } from '../../../test/html-inspection.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { loadUser } from '../identity/public.ts';
import { calendarDemo } from './calendar-demo.ts';
import { eventsOfRange } from './calendar-event.repository.ts';
import { calendarEventScope } from './calendar-event.policy.ts';
import { remindingEvents } from './event-reminder.repository.ts';

let t: TestApp;
let branch: number;
let department: number;
const ids: Record<string, number> = {};
const people: Record<string, TestClient> = {};
const ZONE = 'Asia/Tehran';
const at = (month: number, date: number, hour = 10, year = 1405) =>
  wallClockToUnix({ day: epochDayFromJalali(year, month - 1, date), hour, minute: 0, second: 0 }, ZONE);
const YEAR = jalaliYearRange(1405, ZONE);

beforeAll(async () => {
  t = await createTestApp();
  branch = await addBranch(t.deps.db);
  const far = await addBranch(t.deps.db);
  department = await addDepartment(t.deps.db, { branch_ids: [-1] });
  const add = async (name: string, more: Parameters<typeof addUser>[1]) => {
    ids[name] = await addUser(t.deps.db, {
      employee: true,
      branch_id: branch,
      first_name: name,
      last_name: '',
      ...more,
    });
    people[name] = await t.as(ids[name]);
  };
  const team = await addDepartment(t.deps.db, { branch_ids: [-1] });
  await add('negar', { departments: [department, team] });
  await add('sara', { departments: [department, team] });
  await add('navid', { branch_id: far, departments: [team] });
  await add('stranger', { branch_id: far });
  await add('careless', { departments: [team] });
  await add('branchAdmin', { branch_admin: true });
  await add('leadAdmin', { branch_admin: true, branch_id: -1 });
  await add('admin', { full_admin: true, branch_id: -1 });
  await add('gone', { status: 'inactive' });
  await add('customer', { employee: false });
});
afterAll(() => t.close());

const event = (more: object = {}) => ({ title: 'نشست', start_date: at(8, 29), end_date: at(8, 29, 11), ...more });
const add = async (who: string, more: object = {}): Promise<number> =>
  expectStatus(await people[who]!.post('/api/calendarEvent', event(more)), 'CREATED').id;
const list = async (who: string, range: { start: number; end: number } = YEAR) =>
  expectOk(await people[who]!.get('/api/calendarEvent', { start_date: range.start, end_date: range.end })) as {
    id: number;
    title: string;
    editable: boolean;
    occurrences: { start_date: number; end_date: number | null }[];
  }[];
const sees = async (id: number) => {
  const found: string[] = [];
  for (const who of ['negar', 'sara', 'navid', 'branchAdmin', 'admin'])
    if ((await list(who)).some((row) => row.id === id)) found.push(who);
  return found;
};

describe('who sees an event', () => {
  it.each([
    ['private', ['negar']],
    ['department', ['negar', 'sara', 'branchAdmin', 'admin']],
    ['branch', ['negar', 'sara', 'branchAdmin', 'admin']],
    ['all', ['negar', 'sara', 'navid', 'branchAdmin', 'admin']],
  ])('[decisions 2.13] of the visibility %s', async (visibility, expected) => {
    const id = await add('negar', { visibility, department_id: visibility === 'department' ? department : null });
    expect(await sees(id)).toEqual(expected);
    expectStatus(await people.customer!.get(`/api/calendarEvent/${id}`), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.13] who is invited sees a private event too, and cannot change it', async () => {
    const id = await add('negar', { attendees: [ids.navid] });
    expect(await sees(id)).toEqual(['negar', 'navid']);
    expect((await list('navid')).find((row) => row.id === id)?.editable).toBe(false);
    expectStatus(await people.navid!.put(`/api/calendarEvent/${id}`, { title: 'x' }), 'AUTORIZATION_ERROR');
    expectStatus(await people.sara!.put(`/api/calendarEvent/${id}`, { title: 'x' }), 'NOT_FOUND');
    expectStatus(await people.admin!.delete(`/api/calendarEvent/${id}`), 'NOT_FOUND');
  });

  it('[decisions 2.25] an admin changes and deletes what is shared, and does not make it private', async () => {
    const id = await add('negar', { visibility: 'all' });
    expect(
      expectStatus(await people.branchAdmin!.put(`/api/calendarEvent/${id}`, { title: 'تازه' }), 'UPDATED').title,
    ).toBe('تازه');
    const refused = await people.admin!.put(`/api/calendarEvent/${id}`, { visibility: 'private' });
    expect(refused.json).toMatchObject({ status: 'VALIDATION_ERROR', errors: [{ field: 'visibility' }] });
    expectStatus(await people.admin!.delete(`/api/calendarEvent/${id}`), 'DELETED');
    expectStatus(await people.negar!.get(`/api/calendarEvent/${id}`), 'NOT_FOUND');
    expect(await sees(id)).toEqual([]);
  });

  it('[decisions 2.25] an admin of one branch changes nothing that is of all branches, and sees of it what others see', async () => {
    const id = await add('admin', { visibility: 'branch' });
    expect(await sees(id)).toEqual(['negar', 'sara', 'navid', 'branchAdmin', 'admin']);
    expect((await list('branchAdmin')).find((row) => row.id === id)?.editable).toBe(false);
    expectStatus(await people.branchAdmin!.put(`/api/calendarEvent/${id}`, { title: 'x' }), 'AUTORIZATION_ERROR');
    expectStatus(await people.branchAdmin!.delete(`/api/calendarEvent/${id}`), 'AUTORIZATION_ERROR');
    const ofDepartment = await add('admin', { visibility: 'department', department_id: department });
    expect(await sees(ofDepartment)).toEqual(['negar', 'sara', 'admin']);
    expectStatus(await people.branchAdmin!.delete(`/api/calendarEvent/${ofDepartment}`), 'NOT_FOUND');
    // who leads all branches leads this too
    expectStatus(await people.leadAdmin!.put(`/api/calendarEvent/${id}`, { title: 'x' }), 'UPDATED');
  });
});

describe('who is busy', () => {
  const busy = async (who: string, more: object = {}, names = ['negar', 'sara', 'navid']) => {
    const user_ids = names.map((name) => ids[name]);
    const query = { start_date: at(7, 5, 10), end_date: at(7, 5, 11), user_ids, ...more };
    return people[who]!.get('/api/calendarBusy', query);
  };
  const named = async (answer: ReturnType<typeof busy>) =>
    (expectOk(await answer) as { user_id: number }[]).map(
      ({ user_id }) => Object.entries(ids).find(([, id]) => id === user_id)?.[0],
    );
  const during = (hour: number, until: number, more: object = {}) => ({
    start_date: at(7, 5, hour),
    end_date: at(7, 5, until),
    ...more,
  });

  it('[decisions 2.13] the people of events that overlap, repeats and private ones included, and nothing about the events', async () => {
    expect(await named(busy('negar'))).toEqual([]);
    await add('sara', during(8, 10));
    await add('sara', during(11, 12));
    expect(await named(busy('negar'))).toEqual([]);
    const id = await add('sara', during(9, 12, { title: 'راز', attendees: [ids.navid] }));
    expect(await named(busy('negar'))).toEqual(['sara', 'navid']);
    expect((await busy('negar')).json.data).toEqual([{ user_id: ids.sara }, { user_id: ids.navid }]);
    // what is being changed does not count, for who sees it; for others it is no event
    expect(await named(busy('sara', { event_id: id }))).toEqual([]);
    expectStatus(await busy('negar', { event_id: id }), 'NOT_FOUND');
    expectStatus(await people.sara!.delete(`/api/calendarEvent/${id}`), 'DELETED');
    expect(await named(busy('negar'))).toEqual([]);
    await add('navid', { ...during(10, 11), start_date: at(6, 29, 10), end_date: at(6, 29, 11), repeat: 'weekly' });
    expect(await named(busy('negar'))).toEqual(['navid']);
  });

  it('[decisions 2.13] is said of employees who can be invited, of an own range, and to employees', async () => {
    const id = await add('negar', during(10, 11));
    await t.deps.pool.query('insert into calendar_attendee (event_id, user_id) values ($1, $2), ($1, $3)', [
      id,
      ids.gone,
      ids.customer,
    ]);
    expect(await named(busy('sara', {}, ['negar', 'gone', 'customer']))).toEqual(['negar']);
    await add('stranger', during(10, 11));
    expect(await named(busy('negar', {}, ['gone', 'customer', 'stranger']))).toEqual([]);
    expect(await named(busy('admin', {}, ['stranger']))).toEqual(['stranger']);
    const errors = async (more: object) => (await busy('negar', more)).json.errors;
    expect(await errors({ end_date: at(7, 5, 10) })).toMatchObject([{ field: 'end_date' }]);
    expect(await errors({ end_date: at(12, 5, 10) })).toMatchObject([{ field: 'end_date' }]);
    expect(await errors({ unknown: 1 })).toHaveLength(1);
    expectStatus(await busy('customer'), 'AUTORIZATION_ERROR');
  });
});

describe('a list of events', () => {
  it('[7.32] has what takes place in a Jalali year, repeats expanded', async () => {
    const id = await add('sara', { start_date: at(6, 31), end_date: at(6, 31, 11), repeat: 'monthly_jalali' });
    const [row] = (await list('sara')).filter((one) => one.id === id);
    expect(row?.occurrences).toEqual(
      [
        [6, 31],
        [7, 30],
        [8, 30],
        [9, 30],
        [10, 30],
        [11, 30],
        [12, 29],
      ].map(([month, date]) => ({
        start_date: at(month!, date!),
        end_date: at(month!, date!, 11),
      })),
    );
    expect((await list('sara', jalaliYearRange(1404, ZONE))).some((one) => one.id === id)).toBe(false);
    expect((await list('sara', jalaliYearRange(1410, ZONE))).find((one) => one.id === id)?.occurrences).toHaveLength(
      12,
    );
  });

  it.each([
    ['no range', {}],
    ['an end before the start', { start_date: YEAR.end, end_date: YEAR.start }],
    ['more than 400 days', { start_date: YEAR.start, end_date: YEAR.start + 401 * 86_400 }],
    ['what is no time', { start_date: 'x', end_date: 'y' }],
    ['a key that nobody knows', { start_date: YEAR.start, end_date: YEAR.end, owner: 1 }],
  ])('[decisions 2.13] is refused with %s', async (_what, query) => {
    expectStatus(await people.sara!.get('/api/calendarEvent', query), 'VALIDATION_ERROR');
  });

  it('takes the same few statements for any number of events', async () => {
    const read = () => people.sara!.get('/api/calendarEvent', { start_date: YEAR.start, end_date: YEAR.end });
    const before = (await read()).statements;
    for (let n = 0; n < 20; n += 1) await add('sara', { attendees: [ids.negar], reminder_minutes: [15] });
    expect((await read()).statements).toBe(before);
    expect(before).toBeLessThanOrEqual(3);
  });

  it('reads a range and the reminders of a minute by indexes, without the events of others', async () => {
    const { db } = t.deps;
    await sql`insert into calendar_event (title, search_norm, color, start_at, last_at, branch_id, owner_id, created_at, updated_at)
      select 'x', 'x', '#E77373', at, at, 0, ${ids.navid}, now(), now()
      from generate_series(1, 20000) n, lateral (select ${new Date(YEAR.start * 1000)}::timestamptz + n * interval '20 minutes' as at) t`.execute(
      db,
    );
    await sql`analyze calendar_event`.execute(db);
    const planOf = async (query: RawBuilder<unknown>) =>
      JSON.stringify((await sql<object>`explain (format json) ${query}`.execute(db)).rows);
    const user = await loadUser(t.deps, ids.sara!);
    const range = { from: new Date(YEAR.start * 1000), to: new Date(YEAR.end * 1000) };
    const now = new Date(at(8, 29) * 1000);
    for (const query of [eventsOfRange(calendarEventScope(user!), user!.id, range)!, remindingEvents(now, now)]) {
      const plan = await planOf(query);
      expect(plan).toMatch(/calendar_event_(owner|shared|reminder)/);
      expect(plan).not.toMatch(/"Seq Scan"[^}]*"calendar_event"/);
    }
    await sql`delete from calendar_event where title = 'x'`.execute(db);
  });
});

describe('an event', () => {
  it('[3.19] has what was sent, and the usual colour where none was', async () => {
    const id = await add('negar', {
      title: '  نشست كيفيت ',
      location: 'اتاق ۳',
      attendees: [ids.sara, ids.sara],
      reminder_minutes: [60, 15, 15],
      description: '<p>گزارش <strong>آبان</strong></p>',
    });
    expect(expectOk(await people.negar!.get(`/api/calendarEvent/${id}`))).toEqual({
      id,
      version: 1,
      title: 'نشست کیفیت',
      color: '#E77373',
      start_date: at(8, 29),
      end_date: at(8, 29, 11),
      all_day: false,
      location: 'اتاق ۳',
      description: '<p>گزارش <strong>آبان</strong></p>',
      visibility: 'private',
      department: null,
      owner: { id: ids.negar, name: 'negar' },
      attendees: [{ id: ids.sara, name: 'sara' }],
      reminder_minutes: [15, 60],
      repeat: 'none',
      repeat_until: null,
      editable: true,
      source: null,
    });
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['a title that nobody can see', { title: ' \u200c ' }, 'title'],
    ['a title with markup', { title: '<b>x</b>' }, 'title'],
    ['no start', { start_date: undefined }, 'start_date'],
    ['a start that is no time', { start_date: 'فردا' }, 'start_date'],
    ['an end before the start', { end_date: at(8, 29, 9) }, 'end_date'],
    ['an end two months later', { end_date: at(11, 1) }, 'end_date'],
    ['a colour of its own', { color: '#000000' }, 'color'],
    ['a department that it does not name', { visibility: 'department' }, 'department_id'],
    ['a department that does not exist', { visibility: 'department', department_id: 99_999 }, 'department_id'],
    ['an attendee who is a customer', () => ({ attendees: [ids.customer] }), 'attendees'],
    ['an attendee who is not active', () => ({ attendees: [ids.gone] }), 'attendees'],
    ['an attendee of no own department [2.25]', () => ({ attendees: [ids.stranger] }), 'attendees'],
    ['four reminders', { reminder_minutes: [1, 2, 3, 4] }, 'reminder_minutes'],
    ['a reminder after the start', { reminder_minutes: [-5] }, 'reminder_minutes.0'],
    ['a series that ends before it begins', { repeat: 'daily', repeat_until: '2026-11-01' }, 'repeat_until'],
    ['a last day that does not exist', { repeat: 'daily', repeat_until: '2026-02-30' }, 'repeat_until'],
    ['another owner', () => ({ owner_id: ids.sara }), 'owner_id'],
  ])('[5.35] is refused with %s', async (_what, more, field) => {
    const answer = await people.careless!.post('/api/calendarEvent', event(typeof more === 'function' ? more() : more));
    expect(answer.json.status).toBe('VALIDATION_ERROR');
    expect(answer.json.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('[5.36] may end when it starts', async () => {
    expect(await add('negar', { end_date: at(8, 29) })).toBeGreaterThan(0);
  });

  it('[3.19] needs no end, which imported ones do not have', async () => {
    const id = await add('negar', { end_date: null });
    expect((await list('negar')).find((row) => row.id === id)?.occurrences).toEqual([
      { start_date: at(8, 29), end_date: null },
    ]);
  });

  it('[decisions 2.13] of whole days goes from midnight to midnight', async () => {
    const id = await add('negar', { all_day: true });
    expect((await list('negar')).find((row) => row.id === id)?.occurrences).toEqual([
      { start_date: at(8, 29, 0), end_date: at(8, 30, 0) },
    ]);
  });

  it('is not changed over a newer version, and keeps what was not sent', async () => {
    const id = await add('negar', { reminder_minutes: [15], attendees: [ids.sara] });
    const moved = { version: 1, start_date: at(8, 30), end_date: at(8, 30, 11) };
    expect(expectStatus(await people.negar!.put(`/api/calendarEvent/${id}`, moved), 'UPDATED')).toMatchObject({
      version: 2,
      start_date: at(8, 30),
      reminder_minutes: [15],
      attendees: [{ id: ids.sara }],
    });
    expect((await people.negar!.put(`/api/calendarEvent/${id}`, moved)).json).toMatchObject({
      status: 'NOK',
      code: 'VERSION_CONFLICT',
      data: { version: 2 },
    });
  });

  it('has no description that a browser would run, whatever was sent', async () => {
    const id = await add('negar', { visibility: 'all' });
    let admin = people.admin!;
    for (const [n, text] of HOSTILE_HTML.filter((one) => !one.includes('\0')).entries()) {
      // nobody changes events more often in a minute
      if (n % 30 === 0)
        admin = await t.as(await addUser(t.deps.db, { employee: true, full_admin: true, branch_id: -1 }));
      const { description } = expectStatus(
        await admin.put(`/api/calendarEvent/${id}`, { description: text.slice(0, 20_000) }),
        'UPDATED',
      );
      if (description !== null) expect([text, executableParts(parsePage(description))]).toEqual([text, []]);
      for (const field of ['title', 'location']) {
        const { json } = await admin.put(`/api/calendarEvent/${id}`, { [field]: text });
        if (json.status === 'UPDATED') expect(json.data[field] ?? '').not.toMatch(/<[/!]?[a-z][^]*>/i);
        else expect(json.status).toBe('VALIDATION_ERROR');
      }
    }
  });

  it('[decisions 2.16] is in the audit log, and what a private one says is not', async () => {
    const shared = await add('negar', { title: 'همگانی', visibility: 'all' });
    const hidden = await add('negar', { title: 'راز' });
    expectStatus(await people.negar!.put(`/api/calendarEvent/${shared}`, { title: 'پس' }), 'UPDATED');
    expectStatus(await people.negar!.put(`/api/calendarEvent/${shared}`, { attendees: [ids.navid] }), 'UPDATED');
    expectStatus(await people.negar!.put(`/api/calendarEvent/${hidden}`, { title: 'راز دیگر' }), 'UPDATED');
    const opened = { title: 'جلسه', visibility: 'all' };
    expectStatus(await people.negar!.put(`/api/calendarEvent/${hidden}`, opened), 'UPDATED');
    expectStatus(await people.negar!.put(`/api/calendarEvent/${hidden}`, { visibility: 'private' }), 'UPDATED');
    expectStatus(await people.negar!.delete(`/api/calendarEvent/${hidden}`), 'DELETED');
    const lines = await t.deps.db
      .selectFrom('audit_log')
      .select(['action', 'object_name', 'before', 'after'])
      .where('object_type', '=', 'calendar_event')
      .where('object_id', 'in', [shared, hidden])
      .orderBy('id')
      .execute();
    const of = (
      action: string,
      object_name: string | null = null,
      before: object | null = null,
      after: object | null = null,
    ) => ({
      action: `calendar_event.${action}`,
      object_name,
      before,
      after,
    });
    expect(lines).toEqual([
      of('create', 'همگانی'),
      of('create'),
      of('update', 'پس', { title: 'همگانی' }, { title: 'پس' }),
      // who is invited sees the event
      of('update', 'پس', { attendees: [] }, { attendees: [ids.navid] }),
      of('update'),
      of('update', 'جلسه', { visibility: 'private' }, opened),
      of('update', null, { visibility: 'all' }, { visibility: 'private' }),
      of('delete'),
    ]);
  });
});

describe('notifications of events', () => {
  const bell = async (who: string) =>
    expectOk(await people[who]!.get('/api/userNotifications')).items as {
      event: string;
      content: string;
      link: object;
    }[];
  beforeEach(() =>
    sql`delete from calendar_attendee`
      .execute(t.deps.db)
      .then(() => sql`delete from calendar_event`.execute(t.deps.db)),
  );

  it('[decisions 2.13] tell who is invited, once, with a link to the event', async () => {
    const id = await add('negar', { title: 'ناهار کاری', attendees: [ids.sara, ids.negar] });
    expectStatus(await people.negar!.put(`/api/calendarEvent/${id}`, { attendees: [ids.sara, ids.navid] }), 'UPDATED');
    const [line, ...more] = (await bell('sara')).filter(({ content }) => content.includes('ناهار کاری'));
    expect(line).toMatchObject({ event: 'calendar_invitation', link: { type: 'calendar_event', value: id } });
    expect(more).toEqual([]);
    expect((await bell('navid'))[0]?.content).toContain('negar');
    // taken off and invited again: they know it
    const before = (await bell('sara')).length;
    for (const attendees of [[ids.navid], [ids.sara], [ids.navid], [ids.sara]])
      expectStatus(await people.negar!.put(`/api/calendarEvent/${id}`, { attendees }), 'UPDATED');
    expect((await bell('sara')).length).toBe(before);
    expect((await bell('negar')).filter(({ content }) => content.includes('ناهار کاری'))).toEqual([]);
  });

  it('[decisions 2.13] remind the owner and the attendees in time, once, and the next time of a series again', async () => {
    t.deps.clock.set(new Date(at(8, 20, 9) * 1000));
    const times = { start_date: at(8, 20), end_date: at(8, 20, 11) };
    const id = await add('negar', {
      ...times,
      title: 'یادم بماند',
      attendees: [ids.sara],
      reminder_minutes: [15],
      repeat: 'daily',
    });
    const reminders = async (who: string) =>
      (await bell(who)).filter(({ event: name }) => name === 'calendar_reminder').length;
    const run = async (moment: number) => {
      t.deps.clock.set(new Date(moment * 1000));
      await withTransaction(t.deps.db, (trx) => t.deps.jobs.add(trx, 'calendar.remind', {}));
      await t.deps.runJobs();
      return [await reminders('negar'), await reminders('sara'), await reminders('navid')];
    };
    expect(await run(at(8, 20) - 16 * 60)).toEqual([0, 0, 0]);
    expect(await run(at(8, 20) - 15 * 60)).toEqual([1, 1, 0]);
    expect(await run(at(8, 20) - 14 * 60)).toEqual([1, 1, 0]);
    // a worker that was away comes late, and not when the event is over
    expect(await run(at(8, 21) - 60)).toEqual([2, 2, 0]);
    expect(await run(at(8, 22) + 3600)).toEqual([2, 2, 0]);
    expectStatus(await people.negar!.delete(`/api/calendarEvent/${id}`), 'DELETED');
    expect(await run(at(8, 23) - 60)).toEqual([2, 2, 0]);
  });
});

describe('iCalendar files', () => {
  const from = { start_date: YEAR.start, end_date: YEAR.end };

  it('have what the person sees, and their text is escaped', async () => {
    await add('negar', { title: 'الف; ب', location: 'x, y', visibility: 'all', description: '<p>یک<br>دو</p>' });
    await add('navid', { title: 'رازی که دیگران نمی‌بینند' });
    const { body, headers } = await people.negar!.get('/api/calendarExport', from);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const text = body.replace(/\r\n /g, '');
    expect(text).toContain('SUMMARY:الف\\; ب\r\n');
    expect(text).toContain('LOCATION:x\\, y\r\n');
    expect(text).not.toContain('رازی');
  });

  it('are subscribed to by an address that only its owner gets, and that ends', async () => {
    t.deps.clock.set(new Date(at(8, 20) * 1000));
    await add('negar', { title: 'در اشتراک' });
    expect(expectOk(await people.negar!.get('/api/calendarFeed'))).toEqual({ created_at: null });
    const { path } = expectStatus(await people.negar!.post('/api/calendarFeed'), 'CREATED');
    expect(expectOk(await people.negar!.get('/api/calendarFeed')).created_at).toBe(at(8, 20));
    expect((await t.visitor.get(path)).body).toContain('در اشتراک');
    const stored = await t.deps.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(path.split('/')[3]);

    const next = expectStatus(await people.negar!.post('/api/calendarFeed'), 'CREATED').path;
    expectStatus(await t.visitor.get(path), 'NOT_FOUND');
    expect((await t.visitor.get(next)).code).toBe(200);
    await t.deps.db.updateTable('user').set({ status: 'inactive' }).where('id', '=', ids.negar!).execute();
    expectStatus(await t.visitor.get(next), 'NOT_FOUND');
    await t.deps.db.updateTable('user').set({ status: 'active' }).where('id', '=', ids.negar!).execute();
    expectStatus(await people.negar!.delete('/api/calendarFeed'), 'DELETED');
    expectStatus(await t.visitor.get(next), 'NOT_FOUND');
    expectStatus(await people.negar!.delete('/api/calendarFeed'), 'NOT_FOUND');
  });
});

it('the demo company has a calendar around the day of loading, with a day of more than seven events', () => {
  const people = [3, 5, 8].map((id) => ({
    id,
    employee: id !== 3,
    username: null,
    branch: 1,
    departments: [2],
    organization: null,
  }));
  const [events, attendees] = calendarDemo({
    people,
    tickets: [],
    end: new Date(),
    now: new Date('2026-11-20T08:00:00Z'),
  });
  const column = (name: string) => events!.columns.indexOf(name);
  expect(new Set(events!.rows.map((row) => row[column('owner_id')]))).toEqual(new Set([5, 8]));
  expect(attendees!.rows.length).toBeGreaterThan(5);
  const days = events!.rows.map((row) => (row[column('start_at')] as Date).toISOString().slice(0, 10));
  expect(Math.max(...days.map((one) => days.filter((other) => other === one).length))).toBeGreaterThan(7);
});
