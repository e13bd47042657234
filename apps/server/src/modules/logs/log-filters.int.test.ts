import type { QueryFilters } from '@hamyar/contracts';
import type { QueryOf, auditLogList, deliveryList, getLogs } from '@hamyar/contracts/schemas';
import { sql } from 'kysely';
import { filtersThatDoNotNarrow } from '../../../test/list-filters.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';

const NOON = Date.UTC(2026, 0, 1, 12) / 1000;
const HOUR = 3_600;

describe('the filters of the logs', () => {
  let t: TestApp;
  let admin: TestClient;
  let other: number;
  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    const at = (seconds: number) => new Date(seconds * 1000);
    const one = await addUser(db, { full_admin: true, branch_id: -1 });
    other = await addUser(db, { employee: true });
    admin = await t.as(one);
    for (const [user, moment, method, route, status, ms] of [
      [one, NOON, 'GET', '/api/ticket', 200, 5],
      [other, NOON + 2 * HOUR, 'POST', '/api/user', 403, 900_000],
    ] as const) {
      await sql`insert into request_log (at, request_id, method, route, status, body_status, duration_ms, user_id, role, ip, object_type, object_id)
        values (${at(moment)}, 'r', ${method}, ${route}, ${status}, 'OK', ${ms}, ${user}, 'employee', ${`10.0.0.${status}`}, ${method}, ${status})`.execute(
        db,
      );
      await sql`insert into audit_log (at, actor_id, action, object_type, object_id, hash) values (${at(moment)}, ${user}, ${method}, ${method}, ${status}, '')`.execute(
        db,
      );
    }
    await sql`insert into delivery (medium, recipient, event, text, customer, created_at, updated_at, code_encrypted, state)
      values ('sms', '+989120000001', 'code.login', '', true, ${at(NOON)}, ${at(NOON)}, null, 'sent'),
        ('email', 'sara@example.ir', 'code.login', '', true, ${at(NOON + 2 * HOUR)}, ${at(NOON)}, 'x', 'queued')`.execute(
      db,
    );
  });
  afterAll(() => t.close());

  const rowCount = (path: string) => async (query: Record<string, string | number>) =>
    expectOk(await admin.get(path, query)).length as number;

  it('[6.11] each leave calls out of the request log', async () => {
    expect(
      await filtersThatDoNotNarrow<QueryFilters<QueryOf<typeof getLogs>>>(rowCount('/api/getLogs'), {
        from_date: NOON + HOUR,
        to_date: NOON + HOUR,
        user_id: other,
        method: 'POST',
        route: 'ticket',
        status_class: 4,
        duration_from: 900_000,
        ip: '10.0.0.403',
        object_type: 'POST',
        object_id: 403,
      }),
    ).toEqual([]);
  });

  it('[decisions 2.25] each leave lines out of the audit log', async () => {
    expect(
      await filtersThatDoNotNarrow<QueryFilters<QueryOf<typeof auditLogList>>>(rowCount('/api/auditLog'), {
        from_date: NOON + HOUR,
        to_date: NOON + HOUR,
        action: 'POST',
        actor_id: other,
        object_type: 'POST',
        object_id: 403,
      }),
    ).toEqual([]);
  });

  it('[decisions 2.17] each leave messages out of the delivery log', async () => {
    expect(
      await filtersThatDoNotNarrow<QueryFilters<QueryOf<typeof deliveryList>>>(rowCount('/api/delivery'), {
        from_date: NOON + HOUR,
        to_date: NOON + HOUR,
        medium: 'email',
        state: 'queued',
        recipient: 'sara',
        has_code: 1,
      }),
    ).toEqual([]);
  });
});
