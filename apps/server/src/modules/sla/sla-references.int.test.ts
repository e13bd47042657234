import type { Sla } from '@hamyar/contracts';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let admin: TestClient;
let branchAdmin: TestClient;
let [branch, far] = [0, 0];

beforeAll(async () => {
  t = await createTestApp();
  await insertLicense(t.deps.db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
  await writeState(t.deps.db, 'demo', {}, t.deps.clock.now());
  [branch, far] = [await addBranch(t.deps.db), await addBranch(t.deps.db)];
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  branchAdmin = await t.as(await addUser(t.deps.db, { branch_admin: true, branch_id: branch }));
});
afterAll(() => t.close());

const hours = { first_response_minutes: 60, resolution_minutes: 480 };
let serial = 0;
const add = (by: TestClient, more: object) =>
  by.post('/api/sla', {
    ...{ name: `SLA ${(serial += 1)}`, branch_id: branch, targets: [hours, hours, hours, hours] },
    ...more,
  });
const when = (field: string, id: number) => ({
  conditions: { match: 'all', rules: [{ field, op: 'in', value: [id] }] },
});
const notify = (id: number) => ({
  escalations: [
    {
      ...{ on: 'resolution', at: 'breach', after_minutes: null, notify: [], user_ids: [id] },
      ...{ channels: ['panel'], actions: [] },
    },
  ],
});
const remove = (table: 'department' | 'organization', id: number) =>
  t.deps.db.updateTable(table).set({ deleted_at: t.deps.clock.now() }).where('id', '=', id).execute();

describe('what a policy names', () => {
  it('[decisions 2.25] is in the scope of who names it: nobody reads names of another branch by their ids', async () => {
    const { db } = t.deps;
    const people = async (of: number) => ({
      customer: await addUser(db, { branch_id: of }),
      organization: await addOrganization(db, of),
      employee: await addUser(db, { employee: true, branch_id: of }),
    });
    const [near, foreign] = [await people(branch), await people(far)];
    const bodies = ({ customer, organization, employee }: typeof near) => [
      when('customer', customer),
      when('organization', organization),
      notify(employee),
    ];
    for (const body of bodies(near)) expectStatus(await add(branchAdmin, body), 'CREATED');
    for (const body of bodies(foreign)) {
      const { json } = await add(branchAdmin, body);
      expect(json.errors).toMatchObject([{ field: Object.keys(body)[0], code: 'CHOICE' }]);
      expect((await add(admin, body)).json.status).toBe('CREATED');
    }
  });

  it('[decisions 2.6] may be deleted since then: the policy is saved with it, and nothing that is gone is named anew', async () => {
    const { db } = t.deps;
    const [department, organization] = [await addDepartment(db), await addOrganization(db, far)];
    const rules = [
      { field: 'department', op: 'in', value: [department] },
      { field: 'organization', op: 'in', value: [organization] },
    ];
    const conditions = { match: 'all', rules };
    const { json } = await add(admin, { conditions });
    await remove('department', department);
    await remove('organization', organization);
    const path = `/api/sla/${json.data.id}`;
    expect(expectOk(await admin.put(path, { name: 'نام تازه', conditions })) as Sla).toMatchObject({
      name: 'نام تازه',
    });
    // who does not see what somebody else has named saves the rest
    expectStatus(await branchAdmin.put(path, { conditions, description: 'شرح' }), 'UPDATED');
    expect((await add(admin, { conditions })).json.errors).toMatchObject([{ field: 'conditions', code: 'CHOICE' }]);
  });
});
