import { sql } from 'kysely';
import type { Employee, EmployeeRow } from '@hamyar/contracts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { leaveTransactionScope } from '../../platform/database/transaction-scope.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let admin: TestClient;
let branch: number;

beforeAll(async () => {
  t = await createTestApp();
  const { db, clock } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  await writeState(db, 'demo', {}, clock.now());
  branch = await addBranch(db);
  admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());

const PATH = '/api/employee';
const colleague = (more: Parameters<typeof addUser>[1] = {}) =>
  addUser(t.deps.db, { employee: true, branch_id: branch, ...more });
const open = async (id: number) => (await expectOk(await admin.get(`${PATH}/${id}`))) as Employee;
const change = (id: number, body: object, who = admin) => who.put(`${PATH}/${id}`, body);
const list = async (query: string) =>
  ((await expectOk(await admin.get(`${PATH}?perPage=200&${query}`))) as EmployeeRow[]).map(({ id }) => id);

describe('a change of an employee', () => {
  it('[decisions 2.8] waits for another change of the person, and does not overwrite it', async () => {
    const { db } = t.deps;
    const id = await colleague();
    const { version } = await open(id);
    const ours: { answer?: ReturnType<TestClient['put']>; ended: boolean } = { ended: false };
    await withTransaction(db, async (trx) => {
      await sql`update "user" set last_name = 'دیگر', version = version + 1 where id = ${id}`.execute(trx);
      ours.answer = change(id, { version, last_name: 'کرمی' }).finally(() => {
        ours.ended = true;
      });
      const waiting = () =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      while (!ours.ended && (await leaveTransactionScope(waiting)).rows.length === 0);
    });
    expect((await ours.answer)?.json).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await open(id)).toMatchObject({ last_name: 'دیگر' });
  });

  it('[decisions 2.9] of the roles ends the sessions, and what the person has begun to log in with', async () => {
    const { db } = t.deps;
    const role = await db
      .insertInto('role')
      .values({ name: 'تلفن‌چی', permissions: [] as never })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await colleague();
    const epoch = async () =>
      (await db.selectFrom('user').select('credential_epoch').where('id', '=', id).executeTakeFirstOrThrow())
        .credential_epoch;
    for (const role_ids of [[role.id], []]) {
      const session = await t.as(id);
      expectOk(await session.get('/api/me'));
      const before = await epoch();
      expectStatus(await change(id, { last_name: `نام ${role_ids.length}` }), 'UPDATED');
      expect(await epoch()).toBe(before);
      expectOk(await session.get('/api/me'));
      expectStatus(await change(id, { role_ids }), 'UPDATED');
      expect(await epoch()).toBeGreaterThan(before);
      expectStatus(await session.get('/api/me'), 'AUTHENTICATION_ERROR');
    }
  });

  it('[decisions 2.8] says that another person has this address', async () => {
    await colleague({ email: 'twin@arya.co', email_key: 'twin@arya.co' });
    expect((await change(await colleague(), { email: 'TWIN@arya.co' })).json.errors).toEqual([
      { field: 'email', code: 'DUPLICATE', message: 'این مقدار برای کاربر دیگری ثبت شده است' },
    ]);
  });

  it('[decisions 2.6] leaves a shift that was switched off where it is, and gives it to nobody', async () => {
    const shift = async (status: boolean) =>
      (
        await sql<{ id: number }>`insert into working_shift (name, name_norm, status, days, created_at, updated_at)
          values (${`شیفت ${status}`}, 'شیفت', ${status}, '[]', now(), now())
          returning id`.execute(t.deps.db)
      ).rows[0]!.id;
    const [off, on] = [await shift(false), await shift(true)];
    const id = await colleague();
    await sql`insert into working_shift_user (shift_id, user_id) values (${off}, ${id})`.execute(t.deps.db);
    const answer = await change(id, { working_shift_ids: [off, on] });
    expect(answer.json.errors).toBeUndefined();
    expect(new Set((await open(id)).shifts.map((one) => one.id))).toEqual(new Set([off, on]));
    expect((await change(await colleague(), { working_shift_ids: [off] })).json.errors).toMatchObject([
      { field: 'working_shift_ids', code: 'CHOICE' },
    ]);
  });

  it('[decisions 2.25] does not name a department that the editor may not see', async () => {
    const [own, hidden] = [await addDepartment(t.deps.db), await addDepartment(t.deps.db, { name: 'حسابرسی محرمانه' })];
    const lead = await t.as(await colleague({ department_admin: true, manages: [own] }));
    const id = await colleague({ departments: [own] });
    const answer = await change(id, { department_ids: [own, hidden] }, lead);
    expect(answer.json.errors).toMatchObject([{ field: 'department_ids', code: 'CHOICE' }]);
    expect(JSON.stringify(answer.json)).not.toContain('حسابرسی');
  });
});

describe('the list of employees', () => {
  it('[decisions 2.8] is sorted by name, open tickets and last login', async () => {
    const { db } = t.deps;
    const department = await addDepartment(db);
    const within = { departments: [department] };
    const [b, c, a] = [
      await colleague({ ...within, last_name: 'بهاری', last_login_at: new Date('2026-11-02T00:00:00Z') }),
      await colleague({ ...within, last_name: 'پارسا', last_login_at: null }),
      await colleague({ ...within, last_name: 'اکبری', last_login_at: new Date('2026-11-03T00:00:00Z') }),
    ];
    const ticket = (id: number, status: number, n: number) =>
      db
        .insertInto('ticket')
        .values({
          ...({ number: `9-${n}`, subject: 'س', subject_dense: 'س', kind: 'internal', status } as const),
          ...{ owner_id: id, created_by_id: id, recipient_id: id, assignee_id: id },
          ...{ department_id: department, branch_id: branch, created_at: new Date() },
        } as never)
        .execute();
    for (const [n, [id, status]] of (
      [
        [c, 0],
        [c, 2],
        [b, 3],
        [a, 4],
        [a, 4],
        [a, 4],
      ] as const
    ).entries())
      await ticket(id, status, n);
    const sorted = (sort: string, dir: string) => list(`department_id=${department}&sort_by=${sort}&sort_dir=${dir}`);
    expect({
      name: [await sorted('name', 'asc'), await sorted('name', 'desc')],
      open: [await sorted('open_ticket_count', 'asc'), await sorted('open_ticket_count', 'desc')],
      login: [await sorted('last_login_at', 'asc'), await sorted('last_login_at', 'desc')],
    }).toEqual({
      name: [
        [a, b, c],
        [c, b, a],
      ],
      open: [
        [a, b, c],
        [c, b, a],
      ],
      login: [
        [b, a, c],
        [a, b, c],
      ],
    });
  });

  it('[decisions 2.0] who is away today is found by the day of the zone that is set', async () => {
    const id = await colleague();
    const today = t.deps.clock.now().toISOString().slice(0, 10);
    expectStatus(await change(id, { away_from: today, away_until: '2099-01-01' }), 'UPDATED');
    const inZone = async (timezone: string) => {
      expectStatus(await admin.post('/api/settings', { group: 'systemInformation', values: { timezone } }), 'UPDATED');
      return [(await open(id)).away, (await list('away=1')).includes(id)];
    };
    // late morning in Tehran is the evening before in Pago Pago
    expect(await inZone('Asia/Tehran')).toEqual([true, true]);
    expect(await inZone('Pacific/Pago_Pago')).toEqual([false, false]);
    expect(await inZone('Asia/Tehran')).toEqual([true, true]);
  });
});
