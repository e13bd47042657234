import type { IdAndName, QueryFilters, UserGetData } from '@hamyar/contracts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { filtersThatDoNotNarrow } from '../../../test/list-filters.ts';
import { addBranch, addDepartment, addOrganization, addUser } from '../../../test/people.ts';
import type { UserQuery } from './customer.repository.ts';

let t: TestApp;
const ids: Record<string, number> = {};
const as: Record<string, TestClient> = {};

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.deps;
  ids.tehran = await addBranch(db, 'تهران');
  ids.shiraz = await addBranch(db, 'شیراز');
  ids.level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'عادی', color: '#56B27F', is_default: true })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  ids.gold = (
    await db
      .insertInto('customer_level')
      .values({ name: 'طلایی', color: '#D9B441', order: -1 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  ids.org = await addOrganization(db, ids.tehran, { name: 'مهرگان', customer_level_id: ids.gold });
  ids.farOrg = await addOrganization(db, ids.shiraz, { name: 'سرو شیراز' });
  ids.department = await addDepartment(db);
  const people: [string, Parameters<typeof addUser>[1]][] = [
    ['admin', { full_admin: true, branch_id: -1 }],
    ['branchAdmin', { branch_admin: true, branch_id: ids.tehran }],
    [
      'manager',
      {
        employee: true,
        branch_id: ids.tehran,
        permissions: ['manage customers', 'manage organizations', 'manage customer sign-in'],
        departments: [ids.department],
      },
    ],
    ['reception', { employee: true, branch_id: ids.tehran, permissions: ['send ticket behalf customers'] }],
    ['agent', { employee: true, branch_id: ids.tehran, departments: [ids.department] }],
    [
      'supervisor',
      {
        employee: false,
        branch_id: ids.tehran,
        organization_id: ids.org,
        supervisor: true,
        first_name: 'مینا',
        last_name: 'آقایی',
      },
    ],
    [
      'member',
      { employee: false, branch_id: ids.tehran, organization_id: ids.org, first_name: 'علی', last_name: 'پناهی' },
    ],
    [
      'customer',
      {
        employee: false,
        branch_id: ids.tehran,
        first_name: 'زهرا',
        last_name: 'چاوشی',
        username: 'zahra',
        username_key: 'zahra',
      },
    ],
    ['far', { employee: false, branch_id: ids.shiraz, first_name: 'رضا', last_name: 'گلستانی' }],
  ];
  for (const [name, person] of people) ids[name] = await addUser(db, person);
  for (const [name] of people.slice(0, 8)) as[name] = await t.as(ids[name] as number);
});
afterAll(() => t.close());

const person = (more: object = {}) => ({ first_name: 'نگار', last_name: 'امینی', mobile: '۰۹۱۲ ۱۱۱ ۲۲۳۳', ...more });
const fields = (answer: { json: { errors?: { field: string; code: string }[] } }) =>
  (answer.json.errors ?? []).map((e) => `${e.field} ${e.code}`);

describe('customers', () => {
  it('[decisions 2.4] are informed in their open tabs when their rights change, and only then', async () => {
    const published = async () =>
      await t.deps.db
        .selectFrom('socket_event')
        .select(['name', 'data'])
        .where('channel', '=', `private-user.${ids.member}`)
        .where('name', '=', 'session.changed')
        .orderBy('id')
        .execute();
    const expire_date = t.deps.clock.unix() + 86_400;
    const event = { name: 'session.changed', data: { reason: 'rights' } };
    expectStatus(
      await as.manager!.put(`/api/user/${ids.member}`, {
        description: 'x',
        supervisor: 0,
        expire_date: null,
        status: 'active',
      }),
      'UPDATED',
    );
    expect(await published()).toEqual([]);
    const changes = [
      { supervisor: 1 },
      { expire_date },
      { supervisor: 0, expire_date: null },
      { status: 'inactive' },
      { status: 'active' },
    ];
    for (const change of changes) {
      await t.deps.db.deleteFrom('socket_event').execute();
      expectStatus(await as.manager!.put(`/api/user/${ids.member}`, change), 'UPDATED');
      expect(await published()).toEqual([event]);
    }
    as.member = await t.as(ids.member as number);
  });

  it('[3.2] say where they may send tickets, of the departments that the caller sees, and who is there', async () => {
    const { db } = t.deps;
    const open = await addDepartment(db, { name: 'پذیرش', is_public: true, branch_ids: [-1] });
    const closed = await addDepartment(db, { is_public: true, branch_ids: [-1], staff_access: 'departments' });
    const nima = await addUser(db, { employee: true, first_name: 'نیما', last_name: 'راد', departments: [open] });
    const shown = async (name: string): Promise<Record<number, IdAndName[]>> => {
      const { to_departments } = expectOk(await as[name]!.get(`/api/user/${ids.customer}`)) as UserGetData;
      return Object.fromEntries(to_departments.map(({ id, users }) => [id, users]));
    };
    const [manager, admin] = [await shown('manager'), await shown('admin')];
    expect(manager[open]).toEqual([{ id: nima, name: 'نیما راد' }]);
    expect([manager[closed], admin[closed]]).toEqual([undefined, []]);
  });

  it('[decisions 2.25] are seen and changed by people who may manage them, and by nobody else', async () => {
    for (const name of ['reception', 'agent', 'supervisor', 'customer']) {
      expectStatus(await as[name]!.get('/api/user'), 'AUTORIZATION_ERROR');
      expectStatus(await as[name]!.get(`/api/user/${ids.customer}`), 'AUTORIZATION_ERROR');
    }
    for (const name of ['reception', 'agent']) {
      expectStatus(await as[name]!.post('/api/user', person()), 'AUTORIZATION_ERROR');
      expectStatus(await as[name]!.put(`/api/user/${ids.customer}`, { first_name: 'x' }), 'AUTORIZATION_ERROR');
      expectStatus(await as[name]!.delete(`/api/user/${ids.customer}`), 'AUTORIZATION_ERROR');
    }
    expectOk(await as.manager!.get(`/api/user/${ids.customer}`));
    expect(expectOk(await as.branchAdmin!.get('/api/user')).map((c: { id: number }) => c.id)).toEqual([
      ids.supervisor,
      ids.member,
      ids.customer,
    ]);
  });

  it('[decisions 2.0] outside the own branch do not exist', async () => {
    for (const call of [
      as.manager!.get(`/api/user/${ids.far}`),
      as.manager!.put(`/api/user/${ids.far}`, { first_name: 'x' }),
      as.manager!.delete(`/api/user/${ids.far}`),
      as.manager!.get(`/api/user/${ids.agent}`),
      as.manager!.get('/api/user/999999'),
    ]) {
      expectStatus(await call, 'NOT_FOUND');
    }
    expect(expectOk(await as.admin!.get(`/api/user/${ids.far}`)).last_name).toBe('گلستانی');
    expect(fields(await as.manager!.post('/api/user', person({ branch_id: ids.shiraz })))).toEqual([
      'branch_id CHOICE',
    ]);
    expect(fields(await as.manager!.post('/api/user', person({ organization_id: ids.farOrg })))).toEqual([
      'organization_id CHOICE',
    ]);
  });

  it('[7.30] are chosen by name in the fast list, without any other detail', async () => {
    const answer = await as.reception!.get('/api/user', { employee: 0, fast: 1, keyword: 'چاوش' });
    expect(expectOk(answer)).toEqual([
      { id: ids.customer, name: 'زهرا چاوشی', employee: false, profile_picture_name: null },
    ]);
    expect(expectOk(await as.supervisor!.get('/api/user', { fast: 1 })).map((c: { id: number }) => c.id)).toEqual([
      ids.supervisor,
      ids.member,
    ]);
    expect(
      expectOk(await as.agent!.get('/api/user', { employee: 1, fast: 1 }))
        .map((c: { id: number }) => c.id)
        .sort(),
    ).toEqual([ids.manager, ids.agent].sort());
    expectStatus(await as.customer!.get('/api/user', { employee: 1, fast: 1 }), 'AUTORIZATION_ERROR');
    expect(expectOk(await as.admin!.get('/api/user', { 'ids[]': String(ids.far), fast: 1 }))).toHaveLength(1);
  });

  it('[7.30] are chosen by every filter of their list, and colleagues by their department', async () => {
    const { db } = t.deps;
    const city = await db.selectFrom('city').select('id').where('state_id', '=', 8).executeTakeFirstOrThrow();
    ids.city = city.id;
    const gold = await addUser(db, {
      employee: false,
      branch_id: ids.tehran!,
      organization_id: ids.org!,
      customer_level_id: ids.gold!,
      supervisor: true,
      status: 'blocked',
      first_name: 'گلنار',
      last_name: 'طلایی',
      state_id: 8,
      city_id: ids.city!,
      expire_at: new Date('2030-01-10'),
    });
    const [on, after] = [new Date('2030-01-10'), new Date('2030-01-11')].map((day) => day.getTime() / 1_000);
    await db
      .insertInto('custom_field')
      .values({
        id: 1,
        context: 'customer',
        type: 'text',
        label: 'ف',
        label_norm: 'ف',
        order: 1,
        ...{ created_at: new Date(), updated_at: new Date() },
      } as never)
      .execute();
    await db
      .insertInto('custom_value')
      .values({ object_type: 'customer', object_id: gold, field_id: 1, v_text: 'نفت' } as never)
      .execute();
    const rowCount = async (query: Record<string, string | number>) => {
      const list = 'department_id' in query ? { employee: 1 } : {};
      const { cf, ...others } = query;
      const asked = cf === undefined ? others : { ...others, 'cf[1]': cf };
      return expectOk(await as.admin!.get('/api/user', { ...list, ...asked })).length as number;
    };
    expect(
      await filtersThatDoNotNarrow<QueryFilters<UserQuery, 'employee' | 'fast'>>(rowCount, {
        keyword: 'گلنار',
        ids: gold,
        organization_id: ids.org!,
        customer_level_id: ids.gold!,
        department_id: ids.department!,
        status: 'blocked',
        supervisor: 1,
        branch_id: ids.shiraz!,
        state_id: 8,
        city_id: ids.city!,
        expire_from: on!,
        expire_to: after!,
        cf: 'نفت',
      }),
    ).toEqual([]);
    await db.deleteFrom('user').where('id', '=', gold).execute();
  });

  it('[decisions 2.0] are found by name whatever keyboard typed it', async () => {
    for (const keyword of ['پناهي', 'علی پناهی', 'پناهى علي'])
      expect([
        keyword,
        expectOk(await as.admin!.get('/api/user', { keyword })).map((c: { id: number }) => c.id),
      ]).toEqual([keyword, [ids.member]]);
    expectStatus(await as.admin!.get('/api/user', { keyword: 'اب' }), 'VALIDATION_ERROR');
  });

  it('[decisions 2.8] are stored with normalised addresses and the level of their organisation', async () => {
    const { id } = expectStatus(
      await as.manager!.post(
        '/api/user',
        person({
          email: ' Negar@Mehregan.Example ',
          organization_id: ids.org,
          supervisor: 1,
          birthday: '1990-03-21',
          landline: '۰۲۱-۸۸۷۶۵۴۳۲',
        }),
      ),
      'CREATED',
    );
    const card = expectOk(await as.manager!.get(`/api/user/${id}`));
    expect(card).toMatchObject({
      mobile: '+989121112233',
      email: 'negar@mehregan.example',
      landline: '02188765432',
      status: 'active',
      branch: { id: ids.tehran },
      ticket_counts: { open: 0, total: 0 },
    });
    expect(card.customer_information).toMatchObject({
      customer_level_id: ids.gold,
      supervisor: true,
      organization: { id: ids.org, name: 'مهرگان' },
    });
    expect(
      expectOk(await as.manager!.get('/api/user', { keyword: '0912111' })).map((c: { id: number }) => c.id),
    ).toEqual([id]);
  });

  it('[3.2] have the fields of a user, an employee of every branch has -1, and the departments one may send to include their users', async () => {
    const { id } = expectStatus(
      await as.manager!.post(
        '/api/user',
        person({
          mobile: '09121117788',
          email: 'user@example.ir',
          interphone: '۱۲',
          other_phones: ['02188001122'],
          organization_id: ids.org,
        }),
      ),
      'CREATED',
    );
    expect(expectOk(await as.manager!.get(`/api/user/${id}`))).toMatchObject({
      first_name: 'نگار',
      last_name: 'امینی',
      email: 'user@example.ir',
      mobile: '+989121117788',
      interphone: '12',
      other_phones: ['02188001122'],
      created_at: t.deps.clock.unix(),
      customer_information: { organization: { id: ids.org }, supervisor: false },
    });
    expect(expectOk(await as.admin!.get('/api/me')).user).toMatchObject({
      branch_id: -1,
      employee: true,
      full_admin: true,
      branch_admin: false,
      department_admin: false,
    });
    const { departments } = expectOk(await as.manager!.get('/api/systemDefaults'));
    const mine = departments.find((d: { id: number }) => d.id === ids.department);
    expect(mine).toMatchObject({ sendable: true });
    expect(mine.users.map((u: { id: number }) => u.id).sort()).toEqual([ids.manager, ids.agent].sort());
  });

  it('[decisions 2.8] need their own address that nobody else has', async () => {
    expect(fields(await as.manager!.post('/api/user', { first_name: 'الف', last_name: 'ب' }))).toEqual([
      'mobile REQUIRED',
    ]);
    expect(fields(await as.manager!.post('/api/user', person({ mobile: '+98 912 111 2233' })))).toEqual([
      'mobile DUPLICATE',
    ]);
    expect(
      fields(await as.manager!.post('/api/user', person({ mobile: null, email: 'NEGAR@mehregan.example' }))),
    ).toEqual(['email DUPLICATE']);
    expect(fields(await as.manager!.post('/api/user', person({ mobile: null, username: 'Zahra' })))).toEqual([
      'username DUPLICATE',
    ]);
  });

  it('[decisions 2.8, decisions 2.25] who has the same address is named to who may see them, and to nobody else', async () => {
    const { db } = t.deps;
    const [mobile, email] = ['+989135550101', 'holder@mehregan.example'];
    const near = await addUser(db, { employee: false, branch_id: ids.tehran, mobile });
    await addUser(db, { employee: false, branch_id: ids.shiraz, email, email_key: email });
    await addUser(db, { employee: true, branch_id: ids.tehran, username: 'holder', username_key: 'holder' });
    const holder = async (values: object) => (await as.manager!.post('/api/user', person(values))).json.errors?.[0];
    const message = 'این مقدار برای کاربر دیگری ثبت شده است';
    expect(await holder({ mobile })).toEqual({ field: 'mobile', code: 'DUPLICATE', message, id: near });
    // of another branch, and an employee
    expect(await holder({ mobile: null, email })).toEqual({ field: 'email', code: 'DUPLICATE', message });
    expect(await holder({ mobile: null, username: 'holder' })).toEqual({
      field: 'username',
      code: 'DUPLICATE',
      message,
    });
    const { version } = expectOk(await as.manager!.get(`/api/user/${ids.member}`)) as UserGetData;
    const changed = await as.manager!.put(`/api/user/${ids.member}`, { version, mobile });
    expect(changed.json.errors).toEqual([{ field: 'mobile', code: 'DUPLICATE', message, id: near }]);
  });

  it('[5.6] get their errors at the fields, in Persian', async () => {
    const answer = await as.manager!.post(
      '/api/user',
      person({
        mobile: '123',
        email: 'x',
        landline: 'ab',
        birthday: '2190-01-01',
        username: 'a b',
        supervisor: true,
        other_phones: ['abc'],
        state_id: 8,
        city_id: 4,
        country_id: 999,
      }),
    );
    expect(fields(answer).sort()).toEqual([
      'birthday DATE',
      'email EMAIL',
      'landline PHONE',
      'mobile MOBILE',
      'other_phones PHONE',
      'username USERNAME',
    ]);
    expect(answer.json.errors.every((e: { message: string }) => /[\u0600-\u06ff]/.test(e.message))).toBe(true);
    expect(
      fields(
        await as.manager!.post(
          '/api/user',
          person({
            mobile: '09121112299',
            supervisor: true,
            state_id: 8,
            city_id: 4,
            country_id: 999,
            customer_level_id: 999,
          }),
        ),
      ).sort(),
    ).toEqual([
      'city_id CHOICE',
      'country_id CHOICE',
      'customer_level_id CHOICE',
      'state_id CHOICE',
      'supervisor CHOICE',
    ]);
    expect(fields(await as.manager!.post('/api/user', person({ first_name: '<b>x</b>' })))).toEqual([
      'first_name HTML',
    ]);
    expect(fields(await as.manager!.post('/api/user', person({ full_admin: true })))).toEqual([
      'full_admin UNKNOWN_FIELD',
    ]);
    expect(fields(await as.manager!.post('/api/user', person({ mobile: '09121112298', password: 'short' })))).toEqual([
      'password PASSWORD',
    ]);
  });

  it('[decisions 2.0] name their country by its ISO number, and are not overwritten by a person who saw an older version', async () => {
    const card = expectOk(await as.manager!.get(`/api/user/${ids.member}`));
    const changed = expectStatus(
      await as.manager!.put(`/api/user/${ids.member}`, {
        version: card.version,
        first_name: 'علی‌رضا',
        state_id: 8,
        city_id: 8,
        country_id: 364,
      }),
      'UPDATED',
    );
    expect(changed).toMatchObject({
      first_name: 'علی‌رضا',
      version: card.version + 1,
      customer_information: { country_id: 364, state: 'تهران', city: 'تهران' },
    });
    const late = await as.admin!.put(`/api/user/${ids.member}`, { version: card.version, first_name: 'دیر' });
    expect(late.json).toMatchObject({ status: 'NOK', code: 'VERSION_CONFLICT', data: { first_name: 'علی‌رضا' } });
  });

  it('[decisions 2.27] are logged out immediately when blocked', async () => {
    const session = await t.as(ids.far as number);
    expectOk(await session.get('/api/me'));
    expectStatus(await as.admin!.put(`/api/user/${ids.far}`, { status: 'blocked' }), 'UPDATED');
    expectStatus(await session.get('/api/me'), 'AUTHENTICATION_ERROR');
  });

  it('[decisions 2.8] are deleted softly, and only without open tickets', async () => {
    const { db } = t.deps;
    const now = new Date();
    await db
      .insertInto('ticket')
      .values({
        number: 'x',
        subject: 'س',
        subject_dense: 'س',
        kind: 'customer',
        owner_id: ids.customer!,
        customer_id: ids.customer!,
        created_by_id: ids.customer!,
        department_id: ids.department!,
        branch_id: ids.tehran!,
        created_at: now,
      })
      .execute();
    const refused = await as.manager!.delete(`/api/user/${ids.customer}`);
    expect(refused.json).toMatchObject({
      status: 'VALIDATION_ERROR',
      errors: [{ code: 'IN_USE', message: 'این مشتری ۱ تیکت باز دارد و حذف نمی‌شود' }],
    });
    await db.updateTable('ticket').set({ status: 4 }).execute();
    expectStatus(await as.manager!.delete(`/api/user/${ids.customer}`), 'DELETED');
    expectStatus(await as.manager!.get(`/api/user/${ids.customer}`), 'NOT_FOUND');
    expectStatus(await as.manager!.post('/api/user', person({ mobile: null, username: 'zahra' })), 'CREATED');
  });

  it('[decisions 2.8] leave their names to others when they are deleted: names are unique among those who are there', async () => {
    const names = { mobile: '09127654091', email: 'again@example.ir', username: 'again' };
    const create = () => as.manager!.post('/api/user', person(names));
    const first = await create();
    expectStatus(first, 'CREATED');
    const { id } = (first.json as { data: { id: number } }).data;
    expectStatus(await create(), 'VALIDATION_ERROR');
    expectStatus(await as.manager!.delete(`/api/user/${id}`), 'DELETED');
    const second = await create();
    expectStatus(second, 'CREATED');
    expect((second.json as { data: { id: number } }).data.id).not.toBe(id);
  });

  it('[decisions 2.8] levels are read by the staff in their order', async () => {
    expect(expectOk(await as.agent!.get('/api/customerLevel')).map((l: { id: number }) => l.id)).toEqual([
      ids.gold,
      ids.level,
    ]);
    expectStatus(await as.member!.get('/api/customerLevel'), 'AUTORIZATION_ERROR');
  });
});
