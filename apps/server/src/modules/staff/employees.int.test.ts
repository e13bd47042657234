import type { Employee, EmployeeRole, EmployeeRow } from '@hamyar/contracts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense, licenseOf } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

let t: TestApp;
let [branch, far, support, sales] = [0, 0, 0, 0];
const ids = {} as Record<'admin' | 'branchAdmin' | 'lead' | 'sara' | 'reza' | 'stranger', number>;
const by = {} as Record<'admin' | 'branchAdmin' | 'lead' | 'sara', TestClient>;
let roles: EmployeeRole[];
/** Roles of the company by their names. */
const ROLES = {
  'کارشناس ارشد': ['view department tickets', 'assign tickets'],
  'نویسندهٔ دانش': ['manage knowledge base'],
};

beforeAll(async () => {
  t = await createTestApp();
  const { db, clock } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  await writeState(db, 'demo', {}, clock.now());
  for (const [name, permissions] of Object.entries(ROLES))
    await db
      .insertInto('role')
      .values({ name, permissions: permissions as never })
      .execute();
  [branch, far] = [await addBranch(db), await addBranch(db)];
  [support, sales] = [await addDepartment(db, { branch_ids: [branch] }), await addDepartment(db)];
  const inBranch = { employee: true, branch_id: branch };
  ids.admin = await addUser(db, { full_admin: true, branch_id: -1 });
  ids.branchAdmin = await addUser(db, { branch_admin: true, branch_id: branch });
  ids.lead = await addUser(db, { ...inBranch, department_admin: true, manages: [support] });
  ids.sara = await addUser(db, { ...inBranch, first_name: 'سارا', last_name: 'نوری', departments: [support] });
  ids.reza = await addUser(db, { ...inBranch, departments: [support] });
  ids.stranger = await addUser(db, { employee: true, branch_id: far });
  for (const name of ['admin', 'branchAdmin', 'lead', 'sara'] as const) by[name] = await t.as(ids[name]);
  roles = (await expectOk(await by.admin.get('/api/role'))) as EmployeeRole[];
});
afterAll(() => t.close());

const PATH = '/api/employee';
const list = async (query = '', who = by.admin) =>
  ((await expectOk(await who.get(`${PATH}?perPage=200&${query}`))) as EmployeeRow[])
    .map(({ id }) => id)
    .sort((a, b) => a - b);
const open = async (id: number, who = by.admin) => (await expectOk(await who.get(`${PATH}/${id}`))) as Employee;
const change = (id: number, body: object, who = by.admin) => who.put(`${PATH}/${id}`, body);
const changed = async (id: number, body: object, who = by.admin) => {
  const answer = await change(id, body, who);
  expect(answer.json).toMatchObject({ status: 'UPDATED' });
  return answer.json.data as Employee;
};
const refused = async (id: number, body: object, who = by.admin) =>
  ((await change(id, body, who)).json.errors ?? []).map(({ field, message }: { field: string; message: string }) => [
    field,
    message,
  ]);
const colleague = (more: object = {}) => addUser(t.deps.db, { employee: true, branch_id: branch, ...more });
const roleNamed = (name: string) => roles.find((role) => role.name === name)!.id;

describe('the list of employees', () => {
  it('[decisions 2.25] a full admin sees all, a branch admin those of the branch, a department admin the own people', async () => {
    const everybody = [ids.admin, ids.branchAdmin, ids.lead, ids.sara, ids.reza, ids.stranger];
    expect(await list()).toEqual([...everybody].sort((a, b) => a - b));
    expect(await list('', by.branchAdmin)).toEqual([ids.admin, ids.branchAdmin, ids.lead, ids.sara, ids.reza]);
    expect(await list('', by.lead)).toEqual([ids.lead, ids.sara, ids.reza]);
    expectStatus(await by.sara.get(PATH), 'AUTORIZATION_ERROR');
    expectStatus(await by.lead.get(`${PATH}/${ids.stranger}`), 'NOT_FOUND');
  });

  it('[decisions 2.8] is searched, filtered and sorted', async () => {
    const senior = await colleague({ status: 'inactive' });
    await changed(senior, { role_ids: [roleNamed('کارشناس ارشد')] });
    await changed(ids.reza, { away_from: '2026-01-01', away_until: '2099-01-01' });
    const cases: [string, number[]][] = [
      ['s=نوري', [ids.sara]],
      [`role_id=${roleNamed('کارشناس ارشد')}`, [senior]],
      ['rank=department_admin', [ids.lead]],
      [`department_id=${support}`, [ids.lead, ids.sara, ids.reza]],
      [`branch_id=${far}`, [ids.stranger]],
      ['branch_id=-1', [ids.admin]],
      ['status=inactive', [senior]],
      ['away=1', [ids.reza]],
    ];
    for (const [query, found] of cases) expect([query, await list(query)]).toEqual([query, found]);
    expect(await list('away=0')).not.toContain(ids.reza);
    for (const sort of ['name', 'open_ticket_count', 'last_login_at'])
      expectOk(await by.admin.get(`${PATH}?sort_by=${sort}&sort_dir=desc`));
    await changed(ids.reza, { away_from: null, away_until: null });
  });
});

describe('an employee', () => {
  it('[decisions 2.8] is stored with everything that the page shows, by its version', async () => {
    const id = await colleague();
    const { version } = await open(id);
    const body = {
      version,
      ...{ first_name: 'شیما', last_name: 'كرمی', email: 'Shima@Arya.co', mobile: '۰۹۱۵۱۲۳۴۵۶۷', interphone: '118' },
      role_ids: [roleNamed('کارشناس ارشد')],
      department_ids: [sales],
      managed_department_ids: [support],
      ...{ away_from: '2099-01-01', away_until: '2099-01-05', substitute_id: ids.sara },
    };
    const stored = await changed(id, body);
    expect(stored).toMatchObject({
      ...{ name: 'شیما کرمی', email: 'shima@arya.co', mobile: '+989151234567', rank: 'department_admin' },
      roles: [{ name: 'کارشناس ارشد' }],
      departments: expect.arrayContaining([
        expect.objectContaining({ id: support, manager: true }),
        expect.objectContaining({ id: sales, manager: false }),
      ]),
      absence: { from: '2099-01-01', until: '2099-01-05', substitute: { id: ids.sara } },
      away: false,
    });
    expect((await change(id, { ...body, last_name: 'دیگر' })).json).toMatchObject({ code: 'VERSION_CONFLICT' });
    const log = await t.deps.db.selectFrom('audit_log').selectAll().where('action', '=', 'employee.update').execute();
    expect(log.at(-1)).toMatchObject({ object_id: id, after: { last_name: 'کرمی', department_ids: [sales] } });
  });

  it('[decisions 2.8] two people never log in by the same name', async () => {
    const id = await colleague({ email: 'twin@arya.co', email_key: 'twin@arya.co' });
    const other = await colleague();
    expect(await open(id)).toMatchObject({ email: 'twin@arya.co' });
    expect((await refused(other, { email: 'TWIN@arya.co' })).map(([field]: string[]) => field)).toEqual(['email']);
  });

  it('[decisions 2.9] who is deactivated is logged out immediately, and comes back with roles and departments', async () => {
    const id = await colleague({ departments: [support] });
    const session = await t.as(id);
    expectOk(await session.get('/api/me'));
    await changed(id, { status: 'inactive' });
    expectStatus(await session.get('/api/me'), 'AUTHENTICATION_ERROR');
    expect(await changed(id, { status: 'active' })).toMatchObject({ departments: [{ id: support }] });
    expectStatus(await session.get('/api/me'), 'AUTHENTICATION_ERROR');
  });

  it('[decisions 2.8] no more of them are active than the license allows', async () => {
    const id = await colleague({ status: 'inactive' });
    const { used, most } = await licenseOf(t.deps).seats(t.deps.db);
    await Promise.all(Array.from({ length: most - used }, () => colleague()));
    const answer = await change(id, { status: 'active' });
    expect(answer.json.errors).toMatchObject([{ field: 'status', code: 'LICENSE_LIMIT' }]);
    await t.deps.db.updateTable('user').set({ deleted_at: t.deps.clock.now() }).where('id', '>', id).execute();
  });

  it('[decisions 2.8] an absence has two days in their order, is not over, and its substitute is somebody else', async () => {
    const cases: [object, string][] = [
      [{ away_from: '2099-01-01' }, 'away_until'],
      [{ away_from: '2099-01-05', away_until: '2099-01-01' }, 'away_until'],
      [{ away_from: '2020-01-01', away_until: '2020-01-05' }, 'away_until'],
      [{ away_from: '2099-01-01', away_until: '2099-01-01', substitute_id: ids.reza }, 'substitute_id'],
      [{ away_from: '2099-01-01', away_until: '2099-01-01', substitute_id: 987_654 }, 'substitute_id'],
    ];
    for (const [body, field] of cases)
      expect([body, (await change(ids.reza, body)).json.errors?.[0].field]).toEqual([body, field]);
  });
});

describe('[decisions 2.8] rights over employees', () => {
  const lastAdmin = 'آخرین مدیر ارشد را نمی‌توان حذف یا غیرفعال کرد';
  const yourself = 'نقش، شعبه، وضعیت و دسترسی خود را نمی‌توانید تغییر دهید';

  it('nobody changes their own rights, and the last full admin stays', async () => {
    expect(await refused(ids.admin, { status: 'inactive' })).toEqual([['status', lastAdmin]]);
    expect(await refused(ids.admin, { full_admin: false })).toEqual([['full_admin', lastAdmin]]);
    expect(await refused(ids.branchAdmin, { branch_id: far }, by.branchAdmin)).toContainEqual(['branch_id', yourself]);
    expect(await refused(ids.branchAdmin, { role_ids: [roles[0]!.id] }, by.branchAdmin)).toEqual([
      ['role_ids', yourself],
    ]);
    expect(await changed(ids.branchAdmin, { landline: '02188776655' }, by.branchAdmin)).toMatchObject({
      id: ids.branchAdmin,
    });
  });

  it('of two full admins who demote each other one remains', async () => {
    const other = await addUser(t.deps.db, { full_admin: true, branch_id: -1 });
    const answers = await Promise.all([
      change(other, { full_admin: false }),
      change(ids.admin, { full_admin: false }, await t.as(other)),
    ]);
    const { n } = await t.deps.db
      .selectFrom('user')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('full_admin', '=', true)
      .executeTakeFirstOrThrow();
    expect([answers.filter(({ json }) => json.status === 'UPDATED').length, n]).toEqual([1, 1]);
    await t.deps.db.updateTable('user').set({ full_admin: true }).where('id', '=', ids.admin).execute();
    await t.deps.db.updateTable('user').set({ full_admin: false }).where('id', '=', other).execute();
    by.admin = await t.as(ids.admin);
  });

  it('a branch admin makes no full admin, and gives no role that has more than the own rights', async () => {
    const writer = roleNamed('نویسندهٔ دانش');
    expect(await refused(ids.sara, { full_admin: true }, by.branchAdmin)).toContainEqual([
      'full_admin',
      'فقط مدیر ارشد می‌تواند مدیر ارشد تعیین کند',
    ]);
    expect(await refused(ids.sara, { role_ids: [writer] }, by.branchAdmin)).toEqual([
      ['role_ids', 'نقش «نویسندهٔ دانش» دسترسی‌هایی دارد که خودتان ندارید'],
    ]);
    expect(await refused(ids.sara, { branch_id: far }, by.branchAdmin)).toEqual([
      ['branch_id', 'فقط شعبهٔ خود را می‌توانید انتخاب کنید'],
    ]);
    const senior = roleNamed('کارشناس ارشد');
    expect(await changed(ids.sara, { role_ids: [senior] }, by.branchAdmin)).toMatchObject({ roles: [{ id: senior }] });
    expectStatus(await change(ids.admin, { first_name: 'نام' }, by.branchAdmin), 'AUTORIZATION_ERROR');
    expectStatus(await change(ids.stranger, { first_name: 'نام' }, by.branchAdmin), 'NOT_FOUND');
    await changed(ids.sara, { role_ids: [] });
  });

  it('who has more rights keeps what they log in with', async () => {
    const id = await colleague({ permissions: ['view audit log'] });
    expect((await open(id, by.branchAdmin)).parts).not.toContain('sign_in');
    expect((await refused(id, { email: 'new@arya.co' }, by.branchAdmin)).map(([field]: string[]) => field)).toEqual([
      'email',
    ]);
  });

  it('a department admin changes the members of the own departments, and no ranks', async () => {
    expect((await open(ids.reza, by.lead)).parts).toEqual(['personal', 'departments', 'absence']);
    expect(await changed(ids.reza, { department_ids: [] }, by.lead)).toMatchObject({ departments: [] });
    expect(await list('', by.lead)).not.toContain(ids.reza);
    await changed(ids.reza, { department_ids: [support] });
    expect((await refused(ids.reza, { branch_admin: true }, by.lead)).map(([field]: string[]) => field)).toEqual([
      'branch_admin',
    ]);
    expect(await refused(ids.reza, { department_ids: [support, sales] }, by.lead)).toHaveLength(1);
    expectStatus(await change(ids.branchAdmin, { first_name: 'نام' }, by.lead), 'NOT_FOUND');
  });

  it('[decisions 2.2] says of each role whether the person may give it', async () => {
    const grantable = async (who: TestClient) =>
      ((await expectOk(await who.get('/api/role'))) as EmployeeRole[])
        .filter((role) => role.grantable)
        .map(({ name }) => name);
    expect(await grantable(by.admin)).toContain('نویسندهٔ دانش');
    expect(await grantable(by.branchAdmin)).not.toContain('نویسندهٔ دانش');
    expect(await grantable(by.branchAdmin)).toContain('کارشناس ارشد');
    expect(await grantable(by.lead)).toEqual([]);
  });
});
