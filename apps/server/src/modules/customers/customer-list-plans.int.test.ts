import { sql } from 'kysely';
import { addBranch, addUser } from '../../../test/people.ts';
import { nodesOf, planOf, recordStatements, type Statement } from '../../../test/query-plans.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';

const CUSTOMERS = 20_000;

let t: TestApp;
let admin: TestClient;
let recorded: Statement[];
beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  const branches = [await addBranch(db), await addBranch(db)];
  admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
  await sql`insert into customer_level (name, color) select 'سطح ' || n, '#56B27F' from generate_series(1, 20) n`.execute(
    db,
  );
  await sql`insert into "user" (employee, first_name, last_name, name_norm, branch_id, customer_level_id, state_id, city_id, status, supervisor, organization_id, created_at, last_login_at)
    select false, 'نام', 'شماره ' || n, 'نامشماره' || n, ${branches[0]}::bigint, (select min(id) from customer_level) + n % 20, c.state_id, c.id,
      case when n % 100 = 0 then 'blocked' else 'active' end, false, null, now() - make_interval(mins => n), case when n % 2 = 0 then now() - make_interval(secs => n) end
    from generate_series(1, ${sql.lit(CUSTOMERS)}) n
      join (select id, state_id, row_number() over (order by id) as at, count(*) over () as cities from city) c on c.at = 1 + n % c.cities`.execute(
    db,
  );
  await sql`update "user" set branch_id = ${branches[1]} where id in (select id from "user" where not employee order by id limit 200)`.execute(
    db,
  );
  await sql`update "user" set supervisor = true where id in (select id from "user" where not employee order by id desc limit 200)`.execute(
    db,
  );
  await sql`vacuum analyze "user"`.execute(db);
  recorded = recordStatements(t.deps);
});
afterAll(() => t.close());

/** The indexes by which the page and the count read people, `Seq Scan` where they read the table. */
async function indexesOf(query: Record<string, string | number>, only = /./): Promise<Set<string>> {
  recorded.length = 0;
  expectOk(await admin.get('/api/user', { perPage: 25, ...query }));
  const statements = recorded.filter(({ text }) => text.includes('from "user" u where'));
  expect(statements).toHaveLength(2);
  const plans = await Promise.all(
    statements.filter(({ text }) => only.test(text)).map((one) => planOf(t.deps, one, !one.planned)),
  );
  return new Set(
    plans
      .flatMap(nodesOf)
      .filter((node) => node['Relation Name'] === 'user' || node['Node Type'] === 'Bitmap Index Scan')
      .map((node) => node['Index Name'] ?? node['Node Type'])
      .filter((name) => name !== 'Bitmap Heap Scan' && name !== 'user_pkey'),
  );
}
const value = async (column: string): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select ${sql.ref(column)} as id from "user" where not employee and supervisor limit 1`.execute(t.deps.db);
  return Number(rows[0]!.id);
};

describe('query plans of the list of customers', () => {
  it('[decisions 2.8] each order reads its pages from an index, also the last one that is counted', async () => {
    for (const [order, index] of [
      [{}, 'user_customer_list'],
      [{ sort_dir: 'desc' }, 'user_customer_list'],
      [{ sort_by: 'created_at', sort_dir: 'desc' }, 'user_customer_created'],
      [{ sort_by: 'last_login_at', sort_dir: 'desc' }, 'user_customer_login'],
      [{ sort_by: 'last_login_at', sort_dir: 'asc' }, 'user_customer_login'],
    ] as const)
      for (const page of [1, 400]) {
        const indexes = await indexesOf({ ...order, page }, / offset /);
        expect([order, page, [...indexes]]).toEqual([order, page, expect.arrayContaining([index])]);
        expect(indexes).not.toContain('Seq Scan');
      }
  });

  it('[decisions 2.8] each filter that few fulfil is counted from its own index, and no call reads the table', async () => {
    const [level, state, city] = [await value('customer_level_id'), await value('state_id'), await value('city_id')];
    const { rows } = await sql<{
      id: number;
    }>`select branch_id as id from "user" u where not employee order by u.id limit 1`.execute(t.deps.db);
    for (const [filter, index] of [
      [{ customer_level_id: level }, 'user_customer_level'],
      [{ state_id: state }, 'user_customer_state'],
      [{ state_id: state, city_id: city }, 'user_customer_state'],
      [{ status: 'blocked' }, 'user_customer_status'],
      [{ supervisor: 1 }, 'user_customer_supervisor'],
      [{ branch_id: Number(rows[0]!.id) }, 'user_customer_branch'],
    ] as const) {
      const indexes = await indexesOf(filter);
      expect([filter, [...indexes]]).toEqual([filter, expect.arrayContaining([index])]);
      expect(indexes).not.toContain('Seq Scan');
    }
  });
});
