import { evaluatePredicate, type PolicyObject } from '@hamyar/domain';
import { createTestApp, expectOk, type TestApp } from '../../../test/test-app.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { loadUser } from '../identity/public.ts';
import { organizationScope } from '../organizations/organization.policy.ts';
import { colleagueScope, customerScope } from './customer.policy.ts';

let t: TestApp;
const askers: number[] = [];

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  const branches = [await addBranch(db), await addBranch(db)];
  const organizations = [
    await addOrganization(db, branches[0]!),
    await addOrganization(db, branches[1]!),
    await addOrganization(db, branches[1]!),
  ];
  const permissions = [
    [],
    ['manage customers'],
    ['manage organizations', 'send ticket to customers'],
    ['manage customers', 'manage organizations'],
  ];
  for (const branch_id of [...branches, -1]) {
    for (const granted of permissions)
      askers.push(await addUser(db, { employee: true, branch_id, permissions: granted }));
    askers.push(
      await addUser(db, { branch_admin: true, branch_id }),
      await addUser(db, { full_admin: true, branch_id }),
    );
  }
  for (const [i, organization_id] of [...organizations, null].entries()) {
    for (const supervisor of organization_id === null ? [false] : [true, false])
      askers.push(
        await addUser(db, {
          employee: false,
          branch_id: i === 3 ? null : branches[i % 2]!,
          organization_id,
          supervisor,
        }),
      );
  }
  await addUser(db, { employee: false, branch_id: branches[0]!, deleted_at: new Date() });
  await addUser(db, { employee: true, branch_id: branches[0]!, status: 'inactive' });
});
afterAll(() => t.close());

describe('the scope of a person', () => {
  it('[decisions 2.1] is the same for a list as for each single customer, colleague and organisation', async () => {
    const { db } = t.deps;
    const people = (await db.selectFrom('user').selectAll().execute()).map(
      (u) => ({ ...u, memberships: [] }) as unknown as PolicyObject,
    );
    const organizations = (await db.selectFrom('organization').selectAll().execute()) as unknown as PolicyObject[];
    const ids = (objects: PolicyObject[]) => objects.map((o) => Number(o.id)).sort((a, b) => a - b);
    for (const id of askers) {
      const user = await loadUser(t.deps, id);
      if (user === null) throw new Error('no such person');
      const client = await t.as(id);
      const listed = async (url: string) => {
        const answer = await client.get(url);
        return answer.json.status === 'AUTORIZATION_ERROR'
          ? []
          : (expectOk(answer) as { id: number }[]).map((row) => row.id).sort((a, b) => a - b);
      };
      expect([id, await listed('/api/user?fast=1&perPage=200')]).toEqual([
        id,
        ids(people.filter((p) => evaluatePredicate(customerScope(user), p))),
      ]);
      expect([id, await listed('/api/user?employee=1&perPage=200')]).toEqual([
        id,
        ids(people.filter((p) => evaluatePredicate(colleagueScope(user), p))),
      ]);
      expect([id, await listed('/api/organization?perPage=200')]).toEqual([
        id,
        ids(organizations.filter((o) => evaluatePredicate(organizationScope(user), o))),
      ]);
    }
  });
});
