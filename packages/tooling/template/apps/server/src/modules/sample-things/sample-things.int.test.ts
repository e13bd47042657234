import type { Permission, QueryFilters } from '@hamyar/contracts';
import { filtersThatDoNotNarrow } from '../../../test/list-filters.ts';
import { addBranch, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { sampleThingDemo } from './sample-thing-demo.ts';
import type { SampleThingQuery } from './sample-thing.repository.ts';

let t: TestApp;
let employee: TestClient;
let colleague: TestClient;
let customer: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  t = await createTestApp();
  const branch_id = await addBranch(t.deps.db);
  const person = async (employee: boolean, permissions: Permission[] = []) =>
    t.as(await addUser(t.deps.db, { employee, branch_id, permissions }));
  employee = await person(true, ['manage sample things']);
  colleague = await person(true);
  customer = await person(false);
  stranger = await person(false);
});
afterAll(() => t.close());

const add = async (client: TestClient, title: string): Promise<number> =>
  expectStatus(await client.post('/api/sampleThing', { title }), 'CREATED').id;
const titles = async (client: TestClient, query: Record<string, unknown> = {}): Promise<string[]> =>
  expectOk(await client.get('/api/sampleThing', query)).map(({ title }: { title: string }) => title);

describe('sample things', () => {
  it('are seen by staff, and by the customer who has added them', async () => {
    const id = await add(customer, 'چاپگر طبقه دوم');
    expect(await titles(employee)).toContain('چاپگر طبقه دوم');
    expect(await titles(customer)).toEqual(['چاپگر طبقه دوم']);
    expect(await titles(stranger)).toEqual([]);
    expectOk(await customer.get(`/api/sampleThing/${id}`));
    expectStatus(await stranger.get(`/api/sampleThing/${id}`), 'NOT_FOUND');
    expectStatus(await t.visitor.get('/api/sampleThing'), 'AUTHENTICATION_ERROR');
  });

  it('are found by their status and by words of the title, whatever keyboard typed them', async () => {
    const id = await add(employee, 'کلید یدکی');
    expectStatus(await employee.put(`/api/sampleThing/${id}`, { status: 'closed' }), 'UPDATED');
    expect(await titles(employee, { keyword: 'كليد' })).toEqual(['کلید یدکی']);
    expect(await titles(employee, { status: 'closed' })).toEqual(['کلید یدکی']);
    expect(await titles(employee, { status: 'open', keyword: 'کلید' })).toEqual([]);
    const rowCount = async (query: Record<string, string | number>) => (await titles(employee, query)).length;
    expect(
      await filtersThatDoNotNarrow<QueryFilters<SampleThingQuery>>(rowCount, { keyword: 'كليد', status: 'closed' }),
    ).toEqual([]);
  });

  it('are changed by staff with the permission alone, and not over a newer version', async () => {
    const id = await add(customer, 'قدیمی');
    const body = { version: 1, title: 'تازه', note: 'با توضیح' };
    for (const refused of [customer, colleague])
      expectStatus(await refused.put(`/api/sampleThing/${id}`, body), 'AUTORIZATION_ERROR');
    expect(expectStatus(await employee.put(`/api/sampleThing/${id}`, body), 'UPDATED')).toMatchObject({
      title: 'تازه',
      note: 'با توضیح',
      version: 2,
    });
    expect((await employee.put(`/api/sampleThing/${id}`, body)).json).toMatchObject({
      status: 'NOK',
      code: 'VERSION_CONFLICT',
      data: { version: 2 },
    });
  });

  it('are in the audit log with what was changed, and what was there before', async () => {
    const id = await add(employee, 'پیش');
    expectStatus(await employee.put(`/api/sampleThing/${id}`, { title: 'پس', status: 'open' }), 'UPDATED');
    const change = await t.deps.db
      .selectFrom('audit_log')
      .select(['object_name', 'before', 'after'])
      .where('action', '=', 'sample_thing.update')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(change).toEqual({ object_name: 'پس', before: { title: 'پیش' }, after: { title: 'پس' } });
  });

  it('notify who has added one when somebody else closes it, with a link to it', async () => {
    const id = await add(customer, 'میز شکسته');
    const close = { status: 'closed' };
    expectStatus(await employee.put(`/api/sampleThing/${id}`, close), 'UPDATED');
    expectStatus(await employee.put(`/api/sampleThing/${id}`, close), 'UPDATED');
    const { items } = expectOk(await customer.get('/api/userNotifications'));
    expect(items).toMatchObject([{ event: 'sample_thing_closed', link: { type: 'sample_thing', value: id } }]);
    expect(items[0].content).toContain('میز شکسته');
    const own = await add(employee, 'میز خودم');
    expectStatus(await employee.put(`/api/sampleThing/${own}`, close), 'UPDATED');
    expect(expectOk(await employee.get('/api/userNotifications')).items).toEqual([]);
  });

  it('are in the demo company, added by its employees and by a customer', () => {
    const people = [
      { id: 2, employee: false, username: 'member' },
      { id: 3, employee: false, username: 'customer' },
      { id: 5, employee: true, username: null },
    ].map((person) => ({ ...person, branch: 1, departments: [], organization: null }));
    const [part] = sampleThingDemo({
      people,
      tickets: [],
      end: new Date(),
      now: new Date(),
    });
    const column = part?.columns.indexOf('created_by_id') ?? -1;
    expect(part?.rows.length).toBeGreaterThan(2);
    expect(new Set(part?.rows.map((row) => row[column]))).toEqual(new Set([5, 3]));
  });

  it('need a title that can be seen', async () => {
    for (const title of ['', ' \u200c '])
      expectStatus(await employee.post('/api/sampleThing', { title }), 'VALIDATION_ERROR');
  });
});
