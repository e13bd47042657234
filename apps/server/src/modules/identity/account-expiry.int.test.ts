import { createTestApp, expectOk, type TestApp } from '../../../test/test-app.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { publishExpiries } from './account-expiry.job.ts';

const DAY = 86_400_000;

describe('accounts that expire', () => {
  let t: TestApp;
  let branch: number;
  beforeAll(async () => {
    t = await createTestApp();
    branch = await addBranch(t.deps.db);
  });
  afterAll(() => t.close());

  const at = (ms: number) => new Date(t.deps.clock.now().getTime() + ms);
  const published = async () => {
    const rows = await t.deps.db
      .deleteFrom('socket_event')
      .where('name', '=', 'session.changed')
      .returning(['channel', 'data'])
      .execute();
    return rows.map(({ channel, data }) => `${channel} ${(data as { reason: string }).reason}`).sort();
  };

  it("[4.4] open tabs are informed at that moment, once: of the own date or the organisation's, whichever is earlier", async () => {
    const organization = await addOrganization(t.deps.db, branch, { expire_at: at(20_000) });
    const own = await addUser(t.deps.db, { branch_id: branch, expire_at: at(10_000) });
    const member = await addUser(t.deps.db, {
      branch_id: branch,
      organization_id: organization,
      expire_at: at(40 * DAY),
    });
    const absent = await addUser(t.deps.db, { branch_id: branch, expire_at: at(10_000) });
    const client = await t.as(own);
    const colleague = await t.as(member);
    await publishExpiries(t.deps);
    expect(await published()).toEqual([]);
    t.deps.clock.advance(10_000);
    expect(expectOk(await client.get('/api/me')).user.expired).toBe(true);
    await Promise.all([publishExpiries(t.deps), publishExpiries(t.deps)]);
    expect(await published()).toEqual([`private-user.${own} rights`]);
    expect(absent).toBeGreaterThan(0);
    t.deps.clock.advance(10_000);
    await publishExpiries(t.deps);
    expect(await published()).toEqual([`private-user.${member} rights`]);
    expect(expectOk(await colleague.get('/api/me')).user.expired).toBe(true);
    expect(
      (
        await client.post('/api/ticket', {
          department_id: 1,
          subject: 'x',
          body_html: '<p>x</p>',
          client_key: '7b1f3c52-0000-4000-8000-000000000001',
        })
      ).json.status,
    ).not.toBe('CREATED');
    await publishExpiries(t.deps);
    expect(await published()).toEqual([]);
  });

  it('[decisions 2.1] an expired employee is informed too, and their session has ended', async () => {
    const employee = await addUser(t.deps.db, { employee: true, branch_id: branch, expire_at: at(5_000) });
    const client = await t.as(employee);
    await publishExpiries(t.deps);
    t.deps.clock.advance(6_000);
    await publishExpiries(t.deps);
    expect(await published()).toEqual([`private-user.${employee} rights`]);
    expect((await client.get('/api/me')).code).toBe(401);
  });

  it('[4.4] within seven days the customer is informed at seven, three and one, each once', async () => {
    const customer = await addUser(t.deps.db, { branch_id: branch, expire_at: at(8 * DAY) });
    const run = async () => {
      await t.deps.db.transaction().execute((trx) => t.deps.jobs.add(trx, 'accounts.notify', {}));
      await t.deps.runJobs();
    };
    const lines = async () =>
      (
        await t.deps.db
          .selectFrom('notification')
          .select('content')
          .where('user_id', '=', customer)
          .orderBy('id')
          .execute()
      ).map(({ content }) => content.slice(0, 5));
    for (let hours = 0; hours < 9 * 24; hours += 12) {
      await run();
      t.deps.clock.advance(DAY / 2);
    }
    expect(await lines()).toEqual(['۷ روز', '۳ روز', '۱ روز']);
  });
});
