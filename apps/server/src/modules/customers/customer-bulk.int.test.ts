import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

let t: TestApp;
let branch: number;
let far: number;
let level: number;
const as: Record<string, TestClient> = {};
beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  branch = await addBranch(db);
  far = await addBranch(db);
  level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'طلایی', color: '#D9B441' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const employee = { employee: true, branch_id: branch } as const;
  as.clerk = await t.as(await addUser(db, { ...employee, permissions: ['manage customers'] }));
  as.manager = await t.as(
    await addUser(db, { ...employee, permissions: ['manage customers', 'manage organizations'] }),
  );
  as.reception = await t.as(await addUser(db, { ...employee, permissions: ['send ticket behalf customers'] }));
});
afterAll(() => t.close());

const customer = (more: object = {}) => addUser(t.deps.db, { employee: false, branch_id: branch, ...more });
const change = (body: object, by = 'clerk') => as[by]!.put('/api/multipleUserAction', body);
const stored = (id: number) =>
  t.deps.db
    .selectFrom('user')
    .select(['customer_level_id', 'organization_id', 'expire_at', 'status', 'supervisor', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('changes of several customers', () => {
  it('[7.20, decisions 2.25] are made of each that may be changed, in whatever company, and say of the others why not', async () => {
    const [first, foreign, last] = [await customer(), await customer({ branch_id: far }), await customer()];
    const answer = expectOk(
      await change({ user_ids: [first, foreign, last, first], action: 'customer_level_id', value: level }),
    );
    expect(answer).toEqual({
      done: [first, last],
      failed: [{ id: foreign, code: 'NOT_FOUND', message: expect.any(String) }],
    });
    for (const id of [first, last]) expect((await stored(id)).customer_level_id).toBe(level);
    expect((await stored(foreign)).customer_level_id).not.toBe(level);
    const { length } = await t.deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'customer.update')
      .where('object_id', 'in', [first, last])
      .execute();
    expect(length).toBe(2);
  });

  it('[decisions 2.8, decisions 2.27] set level, organisation, end and state, and take away what is left empty', async () => {
    const organization = await addOrganization(t.deps.db, branch);
    const id = await customer({ supervisor: false });
    const at = t.deps.clock.unix() + 86_400;
    const make = async (action: string, value: unknown) =>
      expect(expectOk(await change({ user_ids: [id], action, value }, 'manager'))).toEqual({ done: [id], failed: [] });
    await make('organization_id', organization);
    await make('expire_date', at);
    await make('status', 'blocked');
    expect(await stored(id)).toMatchObject({
      ...{ organization_id: organization, expire_at: new Date(at * 1_000), status: 'blocked' },
    });
    await make('organization_id', null);
    await make('expire_date', null);
    await make('customer_level_id', null);
    await make('status', 'active');
    expect(await stored(id)).toMatchObject({
      ...{ organization_id: null, expire_at: null, customer_level_id: null, status: 'active' },
    });
  });

  it('[decisions 2.25] ask for each customer what the change of this one would', async () => {
    const organization = await addOrganization(t.deps.db, branch);
    const foreign = await addOrganization(t.deps.db, far);
    const [member, other] = [await customer({ organization_id: organization }), await customer()];
    // who does not manage organisations changes nobody's, and says so for those who would get another one
    const refused = expectOk(
      await change({ user_ids: [member, other], action: 'organization_id', value: organization }),
    ) as { done: number[]; failed: { id: number; code: string }[] };
    expect(refused.done).toEqual([member]);
    expect(refused.failed).toMatchObject([{ id: other, code: 'AUTORIZATION_ERROR' }]);
    const far_ = expectOk(
      await change({ user_ids: [other], action: 'organization_id', value: foreign }, 'manager'),
    ) as { failed: { id: number; code: string; message: string }[] };
    expect(far_.failed).toMatchObject([{ id: other, code: 'CHOICE' }]);
    expectStatus(
      await change({ user_ids: [other], action: 'status', value: 'blocked' }, 'reception'),
      'AUTORIZATION_ERROR',
    );
  });

  it.each([
    { action: 'status', value: 'invited' },
    { action: 'password', value: 'x' },
    { action: 'supervisor', value: true },
    { action: 'customer_level_id', value: 'x' },
    { action: 'status', value: 'active', email: 'x@example.ir' },
  ])('[decisions 2.8] refuse %j', async (body) => {
    expectStatus(await change({ user_ids: [await customer()], ...body }), 'VALIDATION_ERROR');
  });

  it('[9.1] are of one page at most', async () => {
    const many = Array.from({ length: 201 }, (_, n) => n + 1);
    expectStatus(await change({ user_ids: many, action: 'status', value: 'active' }), 'VALIDATION_ERROR');
    expectStatus(await change({ user_ids: [], action: 'status', value: 'active' }), 'VALIDATION_ERROR');
  });
});
