import { sql } from 'kysely';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, type TestApp, type TestClient } from '../../../test/test-app.ts';

describe('tags of customers', () => {
  let t: TestApp;
  const people: Record<string, TestClient> = {};
  let customer: number;
  let elsewhere: number;
  let employee: number;
  let tag: number;
  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    const [branch_id, other] = [await addBranch(db), await addBranch(db)];
    customer = await addUser(db, { branch_id, first_name: 'نرگس', last_name: 'امینی' });
    elsewhere = await addUser(db, { branch_id: other });
    employee = await addUser(db, { employee: true, branch_id });
    const rights = ['manage customers', 'view reports'];
    people.admin = await t.as(await addUser(db, { full_admin: true, branch_id: -1 }));
    people.manager = await t.as(await addUser(db, { employee: true, branch_id, permissions: rights }));
    people.plain = await t.as(await addUser(db, { employee: true, branch_id, permissions: ['view reports'] }));
    people.customer = await t.as(customer);
    tag = expectOk(await people.admin.post('/api/tag', { name: 'مشتری کلیدی' })).id;
  });
  afterAll(() => t.close());

  const assign = (by: string, id: number) =>
    people[by]!.post(`/api/assignTag/${tag}`, { taggable_type: 'user', taggable_id: id });
  const remove = (by: string, id: number) =>
    people[by]!.delete(`/api/removeTag/${tag}?taggable_type=user&taggable_id=${id}`);
  const tagsOf = async (by: string, id: number) => expectOk(await people[by]!.get(`/api/customerTag/${id}`));
  const reported = async (by: string, query: Record<string, unknown> = {}) =>
    expectOk(await people[by]!.get('/api/reportTagUserTicket', query)).customers;

  it('[3.20, 7.15, decisions 2.10] are given and taken by who manages the customer, of which the log of changes tells', async () => {
    expect(await tagsOf('manager', customer)).toEqual({ tags: [], may_create: false });
    expect((await assign('manager', customer)).json.status).toBe('UPDATED');
    expect((await assign('manager', customer)).json.status).toBe('UPDATED');
    expect((await tagsOf('manager', customer)).tags).toEqual([{ id: tag, name: 'مشتری کلیدی', color: null }]);
    expect((await tagsOf('admin', customer)).may_create).toBe(true);
    expect((await remove('manager', customer)).json.status).toBe('DELETED');
    expect((await tagsOf('manager', customer)).tags).toEqual([]);
    const { rows } = await sql`select action, object_id, object_name, before, after from audit_log
      where object_type = 'user' order by id`.execute(t.deps.db);
    const line = { action: 'customer.update', object_id: customer, object_name: 'نرگس امینی' };
    expect(rows).toEqual([
      { ...line, before: { tag_id: null }, after: { tag_id: tag } },
      { ...line, before: { tag_id: tag }, after: { tag_id: null } },
    ]);
  });

  it('[decisions 2.10, decisions 2.25] are for nobody else, and of no employee', async () => {
    for (const act of [assign, remove]) {
      expect((await act('plain', customer)).code).toBe(403);
      expect((await act('customer', customer)).code).toBe(403);
      expect((await act('manager', elsewhere)).code).toBe(404);
      expect((await act('manager', employee)).code).toBe(404);
      expect((await act('admin', 999_999)).code).toBe(404);
    }
    expect((await people.plain!.get(`/api/customerTag/${customer}`)).code).toBe(403);
    expect((await people.customer!.get(`/api/customerTag/${customer}`)).code).toBe(403);
    expect((await people.manager!.get(`/api/customerTag/${elsewhere}`)).code).toBe(404);
    expect((await people.admin!.get(`/api/customerTag/${customer}`, { colour: 'red' })).code).toBe(422);
  });

  it('[7.16, decisions 2.28] are counted of every customer in scope, also of one without a ticket', async () => {
    expect(await reported('admin')).toEqual([]);
    for (const id of [customer, elsewhere]) await assign('admin', id);
    expect(await reported('admin')).toEqual([{ x: tag, name: 'مشتری کلیدی', total: 2 }]);
    for (const by of ['manager', 'plain'])
      expect(await reported(by)).toEqual([{ x: tag, name: 'مشتری کلیدی', total: 1 }]);
    const { rows } = await sql<{
      branch: number;
    }>`select branch_id as branch from "user" where id = ${elsewhere}`.execute(t.deps.db);
    expect(await reported('admin', { branch_ids: [rows[0]!.branch] })).toEqual([
      { x: tag, name: 'مشتری کلیدی', total: 1 },
    ]);
    // neither has a ticket of this department
    expect(await reported('admin', { department_ids: [999] })).toEqual([]);
    await sql`update "user" set deleted_at = now() where id = ${elsewhere}`.execute(t.deps.db);
    expect(await reported('admin')).toEqual([{ x: tag, name: 'مشتری کلیدی', total: 1 }]);
  });
});
