import { createTestApp, type TestApp } from '../../../test/test-app.ts';
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
});
