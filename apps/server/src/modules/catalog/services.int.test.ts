import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';

const PATH = '/api/service';
let t: TestApp;
let admin: TestClient;
let branch: number;
let serial = 0;
beforeAll(async () => {
  t = await createTestApp();
  branch = await addBranch(t.deps.db);
  admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
});
afterAll(() => t.close());

const service = async (values: object = {}): Promise<number> =>
  expectStatus(await admin.post(PATH, { name: `محصول ${(serial += 1)}`, ...values }), 'CREATED').id;
const open = async (id: number) => expectOk(await admin.get(`${PATH}/${id}`));
const errorsOf = async (answer: Promise<{ json: Record<string, any> }>) =>
  ((await answer).json.errors ?? [])
    .map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
    .sort();
/** The services that a person may choose in a new ticket. */
const chosenBy = async (userId: number): Promise<number[]> => {
  const client = await t.as(userId);
  return (expectOk(await client.get('/api/systemDefaults')).services as { id: number }[]).map(({ id }) => id);
};
const customer = (more: object = {}) => addUser(t.deps.db, { branch_id: branch, ...more });

describe('products and services', () => {
  it('[decisions 2.7] are stored with everything they decide, and to whom they are assigned', async () => {
    const [person, organization, employee] = [
      await customer({ first_name: 'نگار', last_name: 'احمدی' }),
      await addOrganization(t.deps.db, branch, { name: 'آریا' }),
      await addUser(t.deps.db, { employee: true, branch_id: branch }),
    ];
    const parent = await service();
    const category = expectStatus(await admin.post('/api/ticketCategory', { name: 'دسته' }), 'CREATED').id;
    const id = await service({
      name: ' فروشگاه آنلاين ',
      code: '۱۲-A',
      description: 'فروش',
      icon: 'chart',
      parent_id: parent,
      branch_ids: [branch],
      category_ids: [category],
      default_importance: 2,
      customer_ids: [person],
      organization_ids: [organization],
      employee_ids: [employee],
    });
    const found = await open(id);
    expect(found).toMatchObject({
      name: 'فروشگاه آنلاین',
      code: '12-A',
      icon: 'chart',
      depth: 2,
      branch_ids: [branch],
      category_ids: [category],
      default_importance: 2,
      customers: [{ id: person, name: 'نگار احمدی' }],
      organizations: [{ id: organization, name: 'آریا' }],
      employees: [{ id: employee, employee: true }],
    });
    const changed = { version: found.version, customer_ids: [], branch_ids: [-1, branch] };
    expect(expectStatus(await admin.put(`${PATH}/${id}`, changed), 'UPDATED')).toMatchObject({
      customers: [],
      organizations: [{ id: organization }],
      employees: [{ id: employee }],
      branch_ids: [-1],
    });
    const conflict = await admin.put(`${PATH}/${id}`, { version: found.version, name: 'دیگر' });
    expect(conflict.json).toMatchObject({ code: 'VERSION_CONFLICT', data: { name: 'فروشگاه آنلاین' } });
  });

  it('[decisions 2.7] refuse what does not exist, each at its field, and a code that another one has', async () => {
    await service({ code: 'POS' });
    const employee = await addUser(t.deps.db, { employee: true, branch_id: branch });
    const wrong = {
      name: 'نام',
      code: 'pos',
      branch_ids: [999],
      department_ids: [999],
      category_ids: [999],
      customer_ids: [employee],
      employee_ids: [await customer()],
      organization_ids: [999],
    };
    expect(await errorsOf(admin.post(PATH, wrong))).toEqual([
      'branch_ids CHOICE',
      'category_ids CHOICE',
      'code DUPLICATE',
      'customer_ids CHOICE',
      'department_ids CHOICE',
      'employee_ids CHOICE',
      'organization_ids CHOICE',
    ]);
    expect(await errorsOf(admin.post(PATH, { name: 'نام', branch_ids: [] }))).toEqual(['branch_ids REQUIRED']);
  });

  it('[decisions 2.7] are for customers to whom, or to whose organisation, they are assigned, or for all', async () => {
    const organization = await addOrganization(t.deps.db, branch);
    const [own, member, stranger] = [
      await customer(),
      await customer({ organization_id: organization }),
      await customer(),
    ];
    const employee = await addUser(t.deps.db, { employee: true, branch_id: branch });
    const assigned = await service({ customer_ids: [own] });
    const ofMembers = await service({ organization_ids: [organization] });
    // employees serve it: it is for all customers
    const served = await service({ employee_ids: [employee] });
    const hidden = await service({ is_public: false, customer_ids: [own] });
    const all = [assigned, ofMembers, served, hidden];
    const seen = async (of: number) => (await chosenBy(of)).filter((id) => all.includes(id));
    expect(await seen(own)).toEqual([assigned, served]);
    expect(await seen(member)).toEqual([ofMembers, served]);
    expect(await seen(stranger)).toEqual([served]);
    expect(await seen(employee)).toEqual(all);
  });

  it('[decisions 2.7] of a branch are for customers of that branch, by their organisation too', async () => {
    const far = await addBranch(t.deps.db);
    const here = await service({ branch_ids: [branch] });
    const there = await service({ branch_ids: [far] });
    const seen = async (of: number) => (await chosenBy(of)).filter((id) => [here, there].includes(id));
    expect(await seen(await customer())).toEqual([here]);
    const organization_id = await addOrganization(t.deps.db, far);
    expect(await seen(await customer({ branch_id: null, organization_id }))).toEqual([there]);
  });

  it('[7.19, 7.33] are put into an order', async () => {
    const parent = await service();
    const ids = [await service({ parent_id: parent }), await service({ parent_id: parent })].reverse();
    const order = { type: 'service', type_ids: ids };
    expect((await admin.put('/api/updateOrder', order)).json).toMatchObject({
      status: 'UPDATED',
      message: 'ترتیب ذخیره شد',
    });
    const rows = expectOk(await admin.get('/api/getOrder', { type: 'service' })) as Record<string, any>[];
    expect(rows.filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)).toEqual(ids);
  });

  it('[decisions 2.7] are deleted; those below move up', async () => {
    const parent = await service();
    const child = await service({ parent_id: parent });
    expectStatus(await admin.delete(`${PATH}/${parent}`), 'DELETED');
    expect(await open(child)).toMatchObject({ parent_id: null, depth: 1 });
    expect((await admin.get(`${PATH}/${parent}`)).json.status).toBe('NOT_FOUND');
  });
});
