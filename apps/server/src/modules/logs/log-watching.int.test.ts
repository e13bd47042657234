import { sql } from 'kysely';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';

const HOUR = 3_600;

describe('watching the request log', () => {
  let t: TestApp;
  let admin: TestClient;
  let now: number;
  beforeAll(async () => {
    t = await createTestApp();
    now = t.deps.clock.unix();
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  });
  afterAll(() => t.close());
  beforeEach(() => sql`delete from request_log`.execute(t.deps.db));

  const store = async (at: number, { status = 200, ms = 10, route = '/api/ticket' } = {}): Promise<number> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into request_log (at, request_id, method, route, status, duration_ms, ip)
      values (${new Date(at * 1000)}, 'r', 'GET', ${route}, ${status}, ${ms}, '10.0.0.1') returning id`.execute(
      t.deps.db,
    );
    return rows[0]!.id;
  };
  const newer = async (after_id: number, filter: Record<string, unknown> = {}) =>
    expectOk(await admin.get('/api/getLogs/newer', { after_id, ip: '10.0.0.1', ...filter })).map(
      ({ id }: { id: number }) => id,
    );

  it('[decisions 2.16] counts the calls of the time shown in bars, with what was rejected and what failed', async () => {
    await store(now - 3 * HOUR, { ms: 5 });
    await store(now - 3 * HOUR, { status: 404, ms: 7 });
    await store(now - HOUR, { status: 500, ms: 900 });
    await store(now - 30 * HOUR);
    const day = expectOk(await admin.get('/api/getLogs/histogram'));
    expect(day).toMatchObject({ total: 3, rejected: 1, failed: 1, p50: 7, p95: 900, counted_from: null });
    expect(day.until - day.from).toBe(24 * HOUR);
    const bars = day.buckets.filter(({ total }: { total: number }) => total > 0);
    expect(bars.map(({ total, rejected, failed }: Record<string, number>) => [total, rejected, failed])).toEqual([
      [2, 1, 0],
      [1, 0, 1],
    ]);
    const [{ x, until }] = bars;
    expect(x <= now - 3 * HOUR && now - 3 * HOUR < until).toBe(true);
    // the list of the bar has the same calls
    const { json } = await admin.get('/api/getLogs', { from_date: x, to_date: until, route: 'ticket' });
    expect(json.total).toBe(2);
  });

  it('[decisions 2.16] counts only the calls that fit the filter, within the days of the filter', async () => {
    await store(now - 30 * HOUR);
    await store(now - 2 * HOUR, { status: 403 });
    const found = expectOk(
      await admin.get('/api/getLogs/histogram', { from_date: now - 48 * HOUR, to_date: now - HOUR, status_class: 4 }),
    );
    expect(found).toMatchObject({ total: 1, from: now - 48 * HOUR, until: now - HOUR });
    const empty = expectOk(await admin.get('/api/getLogs/histogram', { route: 'nothing' }));
    expect(empty).toMatchObject({ total: 0, p50: null, p95: null });
  });

  it('[decisions 2.16] answers the calls that were stored after the newest known one, also with an earlier moment', async () => {
    const known = await store(now - 10);
    const late = await store(now - 20);
    const fresh = await store(now - 1, { route: '/api/user' });
    const old = await store(now - HOUR);
    expect(await newer(known)).toEqual([fresh, late]);
    expect(await newer(known, { route: 'user' })).toEqual([fresh]);
    expect(await newer(old)).toEqual([]);
  });

  it('[decisions 2.16] is no entry of the log itself', async () => {
    await newer(0);
    expectOk(await admin.get('/api/getLogs/histogram'));
    expectOk(await admin.get('/api/auditLog'));
    // entries are stored in a moment, all in their order
    const routes = async () =>
      (await sql<{ route: string }>`select route from request_log where request_id <> 'r'`.execute(t.deps.db)).rows.map(
        ({ route }) => route,
      );
    while (!(await routes()).includes('/api/auditLog')) await new Promise((done) => setTimeout(done, 50));
    expect((await routes()).filter((route) => /newer|histogram/.test(route))).toEqual([]);
  });
});
