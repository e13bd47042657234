import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { loadUser } from '../identity/public.ts';
import { levelOfNewCustomer } from './public.ts';

describe('[decisions 2.8] the level of a new customer', () => {
  let t: TestApp;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    t = await createTestApp();
    for (const [name, values] of Object.entries({
      basic: { is_default: true },
      gold: {},
      off: { status: false },
      removed: { deleted_at: t.deps.clock.now() },
    })) {
      const { id } = await t.deps.db
        .insertInto('customer_level')
        .values({ name, color: '#888888', order: 1, is_default: false, status: true, ...values })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids[name] = id;
    }
  });
  afterAll(() => t.close());

  it.each([
    ['gold', 'gold'],
    ['off', 'basic'],
    ['removed', 'basic'],
    ['missing', 'basic'],
  ])('configured as %s is %s', async (configured, given) => {
    expect(await levelOfNewCustomer(t.deps.db, ids[configured] ?? 987_654)).toBe(ids[given]);
  });

  it('is the default level where none is configured', async () => {
    expect(await levelOfNewCustomer(t.deps.db, null)).toBe(ids.basic);
  });

  it('[decisions 2.8] of whoever is logged in is the own one, otherwise that of an organisation that is not deleted', async () => {
    const { db } = t.deps;
    const branch = await addBranch(db);
    const golden = { customer_level_id: ids.gold! };
    const organizations = [
      await addOrganization(db, branch, golden),
      await addOrganization(db, branch, { ...golden, deleted_at: t.deps.clock.now() }),
    ];
    const levels = [];
    for (const person of [
      { organization_id: organizations[0]! },
      { organization_id: organizations[0]!, customer_level_id: ids.basic! },
      { organization_id: organizations[1]! },
      {},
    ])
      levels.push((await loadUser(t.deps, await addUser(db, person)))?.customer_level_id);
    expect(levels).toEqual([ids.gold, ids.basic, null, null]);
  });
});
