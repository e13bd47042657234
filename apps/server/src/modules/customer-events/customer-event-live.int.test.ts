import { channels } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addBranch, addUser } from '../../../test/people.ts';
import { planOf, recordStatements } from '../../../test/query-plans.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { channelRights } from '../../platform/realtime/channel.policy.ts';
import { loadUser } from '../identity/public.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let admin: TestClient;
let customer: number;
let type: number;
let far: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(db, 'demo', {}, t.deps.clock.now());
  const branch_id = await addBranch(db);
  far = await addBranch(db);
  customer = await addUser(db, { branch_id });
  const permissions = ['manage customers'];
  ids.admin = await addUser(db, { full_admin: true, branch_id: -1 });
  ids.manager = await addUser(db, { employee: true, branch_id, permissions });
  ids.far = await addUser(db, { employee: true, branch_id: far, permissions });
  ids.employee = await addUser(db, { employee: true, branch_id });
  ids.customer = customer;
  admin = await t.as(ids.admin);
  const kind = { name: 'جلسه', type: 0, color: '#45aeb6' };
  type = expectStatus(await admin.post('/api/customerEventType', kind), 'CREATED').id;
});
afterAll(() => t.close());

const add = async (): Promise<number> =>
  expectStatus(
    await admin.post('/api/customerEvent', { user_id: customer, customer_event_type_id: type, description: 'تماس' }),
    'CREATED',
  ).id;
/** What was published on channels of customers since the last time. */
const published = async (): Promise<string[]> => {
  const { rows } = await sql<{ channel: string; name: string; id: string | null }>`
    with gone as (delete from socket_event where channel like '%customer.%' returning *)
    select channel, name, data ->> 'id' as id from gone order by gone.id`.execute(t.deps.db);
  return rows.map(({ channel, name, id }) => `${channel} ${name} ${id}`);
};
const subscribers = async (): Promise<string[]> => {
  const name = channels.customer(customer);
  const rights = await channelRights(t.deps, [name]);
  const found: string[] = [];
  for (const [who, id] of Object.entries(ids)) if (rights((await loadUser(t.deps, id))!).has(name)) found.push(who);
  return found;
};

describe('the live channel of a customer', () => {
  it('[decisions 2.0] tells of events that are added and deleted, by ids alone', async () => {
    const id = await add();
    expect(await published()).toEqual([`customer.${customer} customerEvent.created ${id}`]);
    expectStatus(await admin.delete(`/api/customerEvent/${id}`), 'DELETED');
    expect(await published()).toEqual([`customer.${customer} customerEvent.removed ${id}`]);
  });

  it('[decisions 2.25] is for who manages customers and has this one in their scope, as it is now', async () => {
    expect(await subscribers()).toEqual(['admin', 'manager']);
    expectStatus(await admin.put(`/api/user/${customer}`, { branch_id: far }), 'UPDATED');
    expect(await published()).toEqual([`access:customer.${customer} access null`]);
    expect(await subscribers()).toEqual(['admin', 'far']);
    expectStatus(await admin.delete(`/api/user/${customer}`), 'DELETED');
    // whose account has ended
    delete ids.customer;
    expect(await published()).toEqual([`access:customer.${customer} access null`]);
    expect(await subscribers()).toEqual([]);
  });
});

describe('statements of customer events', () => {
  it('[decisions 2.0] read the history of one customer and the events of one type by an index', async () => {
    const { db } = t.deps;
    const of = await addUser(db, { branch_id: far });
    await sql`insert into customer_event (user_id, customer_event_type_id, description, occurred_at, created_at)
      select u.id, ${type}, 'تماس', now() - n * interval '1 minute', now() from "user" u, generate_series(1, 800) n`.execute(
      db,
    );
    const other = { name: 'تماس', type: 0, color: '#45aeb6' };
    const unused = expectStatus(await admin.post('/api/customerEventType', other), 'CREATED').id as number;
    await sql`analyze customer_event`.execute(db);
    const statements = recordStatements(t.deps);
    expectOk(await admin.get('/api/customerEvent', { user_id: of }));
    expectOk(await admin.get(`/api/getReferences?type=customerEventType&type_id=${unused}`));
    const plan = async (text: string) =>
      JSON.stringify(await planOf(t.deps, statements.findLast((one) => one.text.includes(text))!, false));
    expect(await plan('order by e.occurred_at desc')).toContain('customer_event_user');
    expect(await plan('from customer_event e where e.customer_event_type_id')).toContain('customer_event_of_type');
  });
});
