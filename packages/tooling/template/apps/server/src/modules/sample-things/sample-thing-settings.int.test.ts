import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('customers add sample things unless the full admin has turned it off, staff always', async () => {
  const admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  const employee = await t.as(await addUser(t.deps.db, { employee: true }));
  const customer = await t.as(await addUser(t.deps.db, {}));
  const add = (client: typeof customer) => client.post('/api/sampleThing', { title: 'یک' });
  expectStatus(await add(customer), 'CREATED');
  expectOk(
    await admin.post('/api/settings', {
      group: 'sampleThingsSettings',
      values: { sample_things_customers_add: false },
    }),
  );
  expectStatus(await add(customer), 'AUTORIZATION_ERROR');
  expectStatus(await add(employee), 'CREATED');
});
