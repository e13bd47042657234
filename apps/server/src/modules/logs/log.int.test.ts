import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { auditInOwnTransaction, verifyAuditChain } from './audit.service.ts';
import { recordModuleFailure } from './module-failure.repository.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ensureDay } from './request-log.repository.ts';
import { dropOldAudit, dropOldModuleFailures, maintainRequestLogPartitions } from './retention.job.ts';

describe('request log and audit log', () => {
  let t: TestApp;
  let adminId: number;
  let admin: TestClient;

  beforeAll(async () => {
    t = await createTestApp();
    adminId = await addUser(t.deps.db, { full_admin: true, branch_id: -1 });
    admin = await t.as(adminId);
  });
  afterAll(() => t.close());

  it('[6.11] shows calls by template to the full admin, never a body, a token or a code', async () => {
    await t.visitor.post('/api/login', { username: '09121234567', password: 'very-secret' });
    await admin.delete('/api/session/987654?x=1');
    // calls are stored together, some time after their response
    while ((await t.deps.db.selectFrom('request_log').select('id').execute()).length < 2) await sleep(50);
    const { json } = await admin.get('/api/getLogs', { perPage: 25 });
    expect(
      json.data.map(
        (r: { method: string; route: string; body_status: string; user_id: number | null; role: string | null }) => [
          r.method,
          r.route,
          r.body_status,
          r.user_id,
          r.role,
        ],
      ),
    ).toEqual([
      ['DELETE', '/api/session/:id', 'VALIDATION_ERROR', adminId, 'full_admin'],
      ['POST', '/api/login', 'NOK', null, null],
    ]);
    expect(json.data.map((call: { branch_id: number | null }) => call.branch_id)).toEqual([-1, null]);
    expect(JSON.stringify(json)).not.toMatch(/very-secret|09121234567|987654/);
    expect(
      (
        await (
          await t.as(await addUser(t.deps.db, { employee: true, permissions: ['view audit log'] }))
        ).get('/api/getLogs')
      ).code,
    ).toBe(403);
    expect(
      (await admin.get('/api/getLogs', { method: 'POST', status_class: 2, duration_from: 0, route: 'login' })).json
        .total,
    ).toBe(1);
    expect((await admin.get('/api/getLogs', { status_class: 5 })).json.total).toBe(0);
  });

  it('[decisions 2.0] pages by cursor past any page, and back', async () => {
    await t.deps.db.deleteFrom('request_log').execute();
    await t.deps.db
      .insertInto('request_log')
      .values(
        Array.from({ length: 25 }, (_, i) => ({
          at: new Date(1_700_000_000_000 + Math.floor(i / 2) * 1000),
          request_id: `r${i}`,
          method: 'GET',
          route: '/api/me',
          status: 200,
          duration_ms: i,
          ip: '::1',
          user_agent: '',
        })),
      )
      .execute();
    const seen: string[] = [];
    // calls are stored some time after their response: those of this test and of earlier ones are newer than these rows
    const to_date = 1_700_001_000;
    let back: string | null = null;
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { json } = await admin.get('/api/getLogs', cursor ? { cursor, to_date } : { to_date });
      expect(json).toMatchObject({ total: 25, totalPages: 3, perPage: 10 });
      // nothing is newer than the first page
      expect(json.previousCursor === null).toBe(cursor === undefined);
      seen.push(...json.data.map((r: { request_id: string }) => r.request_id));
      cursor = json.nextCursor;
      back = json.previousCursor;
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => `r${24 - i}`));
    const again: string[][] = [];
    while (back !== null) {
      const { json } = await admin.get('/api/getLogs', { cursor: back, to_date });
      expect(json.nextCursor).not.toBeNull();
      again.push(json.data.map((r: { request_id: string }) => r.request_id));
      back = json.previousCursor;
    }
    expect(again).toEqual([seen.slice(10, 20), seen.slice(0, 10)]);
  });

  it('[9.1] leads to the last page of the log, and from there back to a full first one', async () => {
    // the 25 calls of the test before
    const to_date = 1_700_001_000;
    const page = async (cursor?: string) => {
      const { json } = await admin.get('/api/getLogs', cursor ? { cursor, to_date } : { to_date });
      const { data, nextCursor, previousCursor, lastCursor } = json;
      return { ids: data.map((r: { request_id: string }) => r.request_id), nextCursor, previousCursor, lastCursor };
    };
    const all = Array.from({ length: 25 }, (_, i) => `r${24 - i}`);
    const first = await page();
    const last = await page(first.lastCursor);
    expect([last.ids, last.nextCursor, last.lastCursor]).toEqual([all.slice(15), null, null]);
    const before = await page(last.previousCursor);
    expect([before.ids, before.lastCursor]).toEqual([all.slice(5, 15), first.lastCursor]);
    const top = await page(before.previousCursor);
    expect([top.ids, top.previousCursor]).toEqual([all.slice(0, 10), null]);
    expect((await page(top.nextCursor)).ids).toEqual(all.slice(10, 20));
  });

  it('[decisions 2.16] keeps 30 days, in partitions created ahead', async () => {
    const { db, clock } = t.deps;
    await maintainRequestLogPartitions(t.deps);
    await maintainRequestLogPartitions(t.deps);
    const in2Days = new Date(clock.now().getTime() + 2 * 86_400_000);
    await db
      .insertInto('request_log')
      .values([
        {
          at: in2Days,
          request_id: 'ahead',
          method: 'GET',
          route: '/x',
          status: 200,
          duration_ms: 1,
          ip: '::1',
          user_agent: '',
        },
      ])
      .execute();
    const address = await sql<{
      name: string;
    }>`select tableoid::regclass::text as name from request_log where request_id = 'ahead'`.execute(db);
    expect(address.rows[0]?.name).toBe(`request_log_${in2Days.toISOString().slice(0, 10).replaceAll('-', '')}`);
    clock.advance(40 * 86_400_000);
    await maintainRequestLogPartitions(t.deps);
    // entries of earlier calls may still be stored now, after the old ones were deleted
    const old = db.selectFrom('request_log').select('id').where('request_id', 'in', ['ahead', 'r0', 'r24']);
    expect(await old.execute()).toEqual([]);
  });

  it('[decisions 2.16] keeps calls for as many days as the setting says, 7 to 180', async () => {
    const { db, clock } = t.deps;
    const admin = await t.as(adminId);
    const set = async (request_log_days: number) => {
      const { versions } = expectOk(await admin.get('/api/settings'));
      const body = { group: 'securitySettings', version: versions.securitySettings, values: { request_log_days } };
      return admin.post('/api/settings', body);
    };
    for (const days of [6, 181])
      expect((await set(days)).json.errors).toMatchObject([{ field: 'values.request_log_days' }]);
    expect((await set(7)).code).toBe(200);
    const day = (ago: number) => new Date(clock.now().getTime() - ago * 86_400_000);
    const call = { method: 'GET', route: '/kept', status: 200, duration_ms: 1, ip: '::1', user_agent: '' };
    for (const ago of [6, 9]) {
      await withTransaction(db, (trx) => ensureDay(trx, new Date(day(ago).toISOString().slice(0, 10))));
      await db
        .insertInto('request_log')
        .values({ ...call, at: day(ago), request_id: `kept-${ago}` })
        .execute();
    }
    const kept = async () => {
      await maintainRequestLogPartitions(t.deps);
      const rows = await db.selectFrom('request_log').select('request_id').where('route', '=', '/kept').execute();
      return rows.map(({ request_id }) => request_id);
    };
    expect(await kept()).toEqual(['kept-6']);
    expect((await set(30)).code).toBe(200);
  });

  it('[decisions 2.16] a day that has calls before its partition is created gets them into it, each once', async () => {
    const { db, clock } = t.deps;
    // nothing was created ahead so far
    const day = Math.floor(clock.now().getTime() / 86_400_000) * 86_400_000 + 40 * 86_400_000;
    const call = (at: number, request_id: string) => ({
      at: new Date(at),
      request_id,
      method: 'GET',
      route: '/x',
      status: 200,
      duration_ms: 1,
      ip: '::1',
      user_agent: '',
    });
    const rows = [call(day - 1, 'before'), call(day, 'first'), call(day + 86_399_999, 'last')];
    await db.insertInto('request_log').values(rows).execute();
    const stored = async () =>
      (
        await sql<{
          id: number;
          request_id: string;
          name: string;
        }>`select id, request_id, tableoid::regclass::text as name
          from request_log where request_id in ('before', 'first', 'last', 'later') order by at`.execute(db)
      ).rows;
    const before = await stored();
    expect(before.map(({ name }) => name)).toEqual(Array(3).fill('request_log_default'));
    await Promise.all([1, 2].map(() => withTransaction(db, (trx) => ensureDay(trx, new Date(day)))));
    await db
      .insertInto('request_log')
      .values([call(day + 86_400_000, 'later')])
      .execute();
    const name = `request_log_${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const after = await stored();
    expect(after.map((row) => [row.request_id, row.name])).toEqual([
      ['before', 'request_log_default'],
      ['first', name],
      ['last', name],
      ['later', 'request_log_default'],
    ]);
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[3]!.id).toBeGreaterThan(before[2]!.id);
  });

  it('[decisions 2.16] the audit log is a chain: a changed, removed or inserted line is found', async () => {
    const { db } = t.deps;
    const actor = { caller: { id: adminId, first_name: 'مدیر', last_name: 'ارشد' }, ip: '10.0.0.1' };
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        auditInOwnTransaction(t.deps, actor, {
          action: 'role.update',
          object_type: 'role',
          object_id: i + 1,
          before: { z: 1, a: [1, { c: null }] },
          after: { name: `نقش ${i}`, password: 'x', smtp: { api_key: 'y' } },
        }),
      ),
    );
    expect((await verifyAuditChain(db)).brokenId).toBeNull();
    const rows = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(JSON.stringify(rows)).not.toMatch(/"x"|"y"/);
    const [, , third, fourth] = rows;
    await db.updateTable('audit_log').set({ actor_name: 'کسی دیگر' }).where('id', '=', third!.id).execute();
    expect((await verifyAuditChain(db)).brokenId).toBe(third!.id);
    await db.updateTable('audit_log').set({ actor_name: third!.actor_name }).where('id', '=', third!.id).execute();
    expect((await verifyAuditChain(db)).brokenId).toBeNull();
    await db.deleteFrom('audit_log').where('id', '=', third!.id).execute();
    expect((await verifyAuditChain(db)).brokenId).toBe(fourth!.id);
  });

  it('[decisions 2.16] lines are removed after 24 months and no earlier, and the rest stays a chain in which each change is found', async () => {
    const other = await createTestApp();
    const { db, clock } = other.deps;
    const actor = { caller: null, ip: null };
    const write = (object_name: string) =>
      auditInOwnTransaction(other.deps, actor, { action: 'role.create', object_type: 'role', object_name });
    const names = async () =>
      (await db.selectFrom('audit_log').select('object_name').orderBy('id').execute()).map((line) => line.object_name);
    const day = 86_400_000;
    for (const name of ['first', 'second']) await write(name);
    clock.advance(300 * day);
    for (const name of ['third', 'fourth', 'fifth']) await write(name);
    clock.advance(429 * day);
    expect(await dropOldAudit(other.deps)).toBe(0);
    clock.advance(3 * day);
    expect(await dropOldAudit(other.deps)).toBe(2);
    expect(await dropOldAudit(other.deps)).toBe(0);
    expect(await names()).toEqual(['third', 'fourth', 'fifth']);
    await write('sixth');
    expect(await verifyAuditChain(db)).toMatchObject({ checked: 4, brokenId: null });
    // the newest line is what the next one is linked to
    clock.advance(1_000 * day);
    expect(await dropOldAudit(other.deps)).toBe(3);
    for (const name of ['seventh', 'eighth']) await write(name);
    expect(await names()).toEqual(['sixth', 'seventh', 'eighth']);
    expect(await verifyAuditChain(db)).toMatchObject({ checked: 3, brokenId: null });
    const [sixth, seventh, eighth] = await db.selectFrom('audit_log').select('id').orderBy('id').execute();
    await db.deleteFrom('audit_log').where('id', '=', sixth!.id).execute();
    expect((await verifyAuditChain(db)).brokenId).toBe(seventh!.id);
    await db.deleteFrom('audit_log').where('id', '=', seventh!.id).execute();
    expect((await verifyAuditChain(db)).brokenId).toBe(eighth!.id);
    await other.close();
  });

  it('[decisions 2.16] both logs are paged by cursor and taken as a file, which is a line of the audit log', async () => {
    const admin = await t.as(adminId);
    const read = async (path: string) => {
      const ids: number[] = [];
      for (let cursor: string | null = null; ; ) {
        const { json } = await admin.get(path, {
          perPage: 10,
          ...(cursor ? { cursor } : {}),
          to_date: t.deps.clock.unix() + 1,
        });
        ids.push(...(json.data as { id: number }[]).map(({ id }) => id));
        cursor = json.nextCursor as string | null;
        if (cursor === null) return ids;
      }
    };
    const lines = await read('/api/auditLog');
    const stored = await t.deps.db.selectFrom('audit_log').select('id').execute();
    expect([...lines].sort((a, b) => a - b)).toEqual(stored.map(({ id }) => id).sort((a, b) => a - b));
    const file = await admin.get('/api/auditLog/export', { format: 'csv' });
    // the head, the lines, and the one that this export has written
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(lines.length + 2);
    expect((await admin.get('/api/getLogs/export', { format: 'xlsx' })).code).toBe(200);
    const last = await t.deps.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(last).toMatchObject({ action: 'log.export', object_type: 'request_log' });
    expect(expectOk(await admin.get('/api/auditLog/verify'))).toMatchObject({ broken_id: expect.anything() });
  });

  it('[decisions 2.0] a file of a log has its times in the zone of the setting', async () => {
    const again = await t.as(adminId);
    const { systemInformation: version } = expectOk(await again.get('/api/settings')).versions;
    const values = { timezone: 'America/New_York' };
    expectOk(await again.post('/api/settings', { group: 'systemInformation', values, version }));
    // still the day before in New York
    await sql`insert into audit_log (at, action, object_type, object_name, hash) values ('2026-11-20T00:30:05Z', 'zone.test', 'test', '=1+1', 'x')`.execute(
      t.deps.db,
    );
    const fileOf = async (format: 'xls' | 'xlsx' | 'csv', dates: string) => {
      const { bytes } = await again.get('/api/auditLog/export', { format, dates, action: 'zone.test' });
      return readSheet(format, bytes)
        .rows.slice(1)
        .map((row) => [row[1], row[7]]);
    };
    expect(await fileOf('xls', 'jalali')).toEqual([['1405/08/28 19:30:05', '=1+1']]);
    expect(await fileOf('xls', 'gregorian')).toEqual([['2026-11-19 19:30:05', '=1+1']]);
    expect(await fileOf('xlsx', 'gregorian')).toEqual([['2026-11-19 19:30:05', '=1+1']]);
    expect(await fileOf('csv', 'gregorian')).toEqual([['2026-11-19 19:30:05', "'=1+1"]]);
  });

  it('[decisions 2.25] the audit log needs its permission', async () => {
    expectOk(
      await (await t.as(await addUser(t.deps.db, { employee: true, permissions: ['view audit log'] }))).get(
        '/api/auditLog',
      ),
    );
    expect(
      (await (await t.as(await addUser(t.deps.db, { branch_admin: true, branch_id: 1 }))).get('/api/auditLog')).code,
    ).toBe(403);
  });

  it('counts failures of modules per release, kind and day, a trace id once, and deletes them after 30 days', async () => {
    const failure = {
      module: 'tickets',
      version: '0.1.0',
      release: 'aaa',
      kind: 'uncaught' as const,
      message: 'first',
      route: '/tickets',
    };
    const at = t.deps.clock.now();
    const report = (traceId: string, message: string, when = at) =>
      recordModuleFailure(t.deps.db, { ...failure, traceId, message }, when);
    expect(await report('trace1', 'first')).toBe(true);
    expect(await report('trace1', 'again')).toBe(false);
    await report('trace2', 'second');
    await report('trace3', 'old', new Date(at.getTime() - 40 * 86_400_000));
    // another build of the same version
    await recordModuleFailure(t.deps.db, { ...failure, release: 'bbb', traceId: 'trace4', message: 'third' }, at);
    // earlier tests moved the clock, so the other sessions have expired
    const reader = await t.as(adminId);
    const seen = async () =>
      (await reader.get('/api/moduleFailure')).json.data.map(
        (row: { release: string; count: number; last_message: string; last_trace_id: string }) => [
          row.release,
          row.count,
          row.last_message,
          row.last_trace_id,
        ],
      );
    expect(await seen()).toEqual([
      ['aaa', 2, 'second', 'trace2'],
      ['bbb', 1, 'third', 'trace4'],
      ['aaa', 1, 'old', 'trace3'],
    ]);
    await dropOldModuleFailures(t.deps);
    expect(await seen()).toEqual([
      ['aaa', 2, 'second', 'trace2'],
      ['bbb', 1, 'third', 'trace4'],
    ]);
    expect((await t.visitor.get('/api/moduleFailure')).code).toBe(401);
    expect((await (await t.as(await addUser(t.deps.db, { employee: true }))).get('/api/moduleFailure')).code).toBe(403);
  });
});
