import type { QueryFilters } from '@hamyar/contracts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { filtersThatDoNotNarrow } from '../../../test/list-filters.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { loadUser } from '../identity/public.ts';
import { writeState } from '../settings/public.ts';
import type { OrganizationQuery } from './organization.repository.ts';

let t: TestApp;
const ids: Record<string, number> = {};
const as: Record<string, TestClient> = {};

beforeAll(async () => {
  t = await createTestApp();
  const { db, clock } = t.deps;
  await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: clock.now(), by: null });
  await writeState(db, 'demo', {}, clock.now());
  ids.tehran = await addBranch(db, 'تهران');
  ids.shiraz = await addBranch(db, 'شیراز');
  ids.level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'عادی', color: '#56B27F', is_default: true })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  ids.own = await addOrganization(db, ids.tehran, { name: 'پخش مهرگان' });
  ids.far = await addOrganization(db, ids.shiraz, { name: 'هتل سرو' });
  ids.admin = await addUser(db, { full_admin: true, branch_id: -1 });
  ids.manager = await addUser(db, { employee: true, branch_id: ids.tehran, permissions: ['manage organizations'] });
  ids.agent = await addUser(db, { employee: true, branch_id: ids.tehran, permissions: ['manage customers'] });
  ids.supervisor = await addUser(db, {
    employee: false,
    branch_id: ids.tehran,
    organization_id: ids.own,
    supervisor: true,
    first_name: 'مینا',
    last_name: 'آقایی',
  });
  ids.member = await addUser(db, { employee: false, branch_id: ids.tehran, organization_id: ids.own });
  for (const name of ['admin', 'manager', 'agent', 'supervisor', 'member']) as[name] = await t.as(ids[name] as number);
});
afterAll(() => t.close());

const body = (more: object = {}) => ({ name: 'کتاب‌فروشی رود', customer_level_id: ids.level, ...more });
const fields = (answer: { json: { errors?: { field: string; code: string }[] } }) =>
  (answer.json.errors ?? []).map((e) => `${e.field} ${e.code}`);

describe('organisations', () => {
  it('[decisions 2.25] are for people who manage them; supervisors read their own', async () => {
    for (const name of ['agent', 'member'])
      expectStatus(await as[name]!.get('/api/organization'), 'AUTORIZATION_ERROR');
    expectStatus(await as.agent!.post('/api/organization', body()), 'AUTORIZATION_ERROR');
    expect(expectOk(await as.manager!.get('/api/organization')).map((o: { id: number }) => o.id)).toEqual([ids.own]);
    expect(expectOk(await as.supervisor!.get('/api/organization')).map((o: { id: number }) => o.id)).toEqual([ids.own]);
    expect(expectOk(await as.admin!.get('/api/organization')).map((o: { name: string }) => o.name)).toEqual([
      'پخش مهرگان',
      'هتل سرو',
    ]);
    for (const name of ['manager', 'supervisor'])
      expectStatus(await as[name]!.get(`/api/organization/${ids.far}`), 'NOT_FOUND');
    expectStatus(await as.supervisor!.put(`/api/organization/${ids.own}`, { name: 'x' }), 'AUTORIZATION_ERROR');
  });

  it('[3.14] show their supervisors, members and open tickets', async () => {
    expect(expectOk(await as.manager!.get(`/api/organization/${ids.own}`))).toMatchObject({
      name: 'پخش مهرگان',
      supervisors: [{ id: ids.supervisor, name: 'مینا آقایی' }],
      customer_count: 2,
      open_ticket_count: 0,
      branch: { id: ids.tehran },
    });
  });

  it('[3.13, 5.20, decisions 2.0] name their country by its ISO number, and belong to the branch of the person who creates them; only the full admin chooses it', async () => {
    const { id } = expectStatus(
      await as.manager!.post(
        '/api/organization',
        body({
          branch_id: ids.shiraz,
          website: 'https://roud.example',
          phone: '۰۲۱ ۸۸',
          city_name: 'ری',
          country_id: 364,
          state_id: 8,
        }),
      ),
      'CREATED',
    );
    expect(expectOk(await as.manager!.get(`/api/organization/${id}`))).toMatchObject({
      branch_id: ids.tehran,
      phone: '02188',
      country_id: 364,
      city: 'ری',
      state: 'تهران',
      website: 'https://roud.example',
    });
    expect(fields(await as.admin!.post('/api/organization', body()))).toEqual(['branch_id REQUIRED']);
    expect(fields(await as.manager!.post('/api/organization', body({ name: 'سوم', country_id: 999 })))).toEqual([
      'country_id CHOICE',
    ]);
    expect(fields(await as.manager!.post('/api/organization', body({ name: 'سوم', country_code: 'IR' })))).toEqual([
      'country_code UNKNOWN_FIELD',
    ]);
    expectStatus(await as.admin!.post('/api/organization', body({ name: 'دوم', branch_id: ids.shiraz })), 'CREATED');
  });

  it('[5.20] need a name and a level, and a valid website', async () => {
    expect(fields(await as.manager!.post('/api/organization', { website: 'x' })).sort()).toEqual([
      'customer_level_id REQUIRED',
      'name REQUIRED',
    ]);
    expect(
      fields(
        await as.manager!.post(
          '/api/organization',
          body({ website: 'roud', customer_level_id: 99, state_id: 4, city_id: 8 }),
        ),
      ).sort(),
    ).toEqual(['city_id CHOICE', 'customer_level_id CHOICE', 'website URL']);
    expect(fields(await as.manager!.post('/api/organization', body({ name: ' \u200c ' })))).toEqual(['name REQUIRED']);
  });

  it('[decisions 2.6 Choice] name a policy in use, of all branches or of the own one; another one stays, and is not named anew', async () => {
    const policy = async (name: string, branch_id: number | undefined): Promise<number> => {
      const hours = { first_response_minutes: 60, resolution_minutes: 480 };
      const targets = [hours, hours, hours, hours];
      const clocks = ['24x7', '24x7', '24x7', '24x7'];
      return expectStatus(await as.admin!.post('/api/sla', { name, branch_id, clocks, targets }), 'CREATED').id;
    };
    const [own, foreign, off] = [
      await policy('تهران', ids.tehran),
      await policy('شیراز', ids.shiraz),
      await policy('خاموش', -1),
    ];
    const id = await addOrganization(t.deps.db, ids.tehran!, { name: 'کاوه', customer_level_id: ids.level! });
    const change = (changes: object) => as.manager!.put(`/api/organization/${id}`, changes);
    expectStatus(await as.admin!.put(`/api/sla/${off}`, { status: false }), 'UPDATED');
    for (const sla_id of [foreign, off]) {
      expect(fields(await change({ sla_id }))).toEqual(['sla_id CHOICE']);
      expect(fields(await as.manager!.post('/api/organization', body({ sla_id })))).toEqual(['sla_id CHOICE']);
    }
    expect(fields(await as.admin!.put(`/api/organization/${id}`, { sla_id: off }))).toEqual(['sla_id CHOICE']);
    expectStatus(await change({ sla_id: own }), 'UPDATED');
    expectStatus(await as.admin!.put(`/api/sla/${own}`, { status: false }), 'UPDATED');
    expectStatus(await change({ sla_id: own, description: 'شرح تازه' }), 'UPDATED');
  });

  it('[decisions 2.25] are chosen by every filter of their list', async () => {
    const rowCount = async (query: Record<string, string | number>) =>
      expectOk(await as.admin!.get('/api/organization', query)).length as number;
    await t.deps.db
      .updateTable('organization')
      .set({ customer_level_id: ids.level!, status: false, expire_at: new Date('2030-01-10') })
      .where('id', '=', ids.far!)
      .execute();
    expect(
      await filtersThatDoNotNarrow<QueryFilters<OrganizationQuery>>(rowCount, {
        keyword: 'سرو',
        customer_level_id: ids.level!,
        branch_id: ids.shiraz!,
        status: 0,
        expire_from: Date.parse('2030-01-10') / 1_000,
        expire_to: Date.parse('2030-01-11') / 1_000,
      }),
    ).toEqual([]);
    await t.deps.db
      .updateTable('organization')
      .set({ customer_level_id: null, status: true, expire_at: null })
      .where('id', '=', ids.far!)
      .execute();
  });

  it('[decisions 2.0] are found by name whatever keyboard typed it', async () => {
    expect(
      expectOk(await as.admin!.get('/api/organization', { keyword: 'كتابفروشي' })).map((o: { name: string }) => o.name),
    ).toEqual(['کتاب‌فروشی رود']);
  });

  it('[decisions 2.0] are not overwritten by a person who saw an older version, and not deleted while somebody belongs to them', async () => {
    const { version } = expectOk(await as.manager!.get(`/api/organization/${ids.own}`));
    expectStatus(
      await as.manager!.put(`/api/organization/${ids.own}`, {
        version,
        description: 'پخش مواد غذایی',
        members_see_all: 1,
      }),
      'UPDATED',
    );
    expect((await as.admin!.put(`/api/organization/${ids.own}`, { version, name: 'دیر' })).json).toMatchObject({
      status: 'NOK',
      code: 'VERSION_CONFLICT',
      data: { description: 'پخش مواد غذایی', members_see_all: true },
    });
    expect((await as.manager!.delete(`/api/organization/${ids.own}`)).json.errors).toEqual([
      { field: '', code: 'IN_USE', message: 'این سازمان ۲ مشتری و ۰ تیکت دارد و حذف نمی‌شود' },
    ]);
    expectStatus(await as.admin!.delete(`/api/organization/${ids.far}`), 'DELETED');
    expectStatus(await as.admin!.get(`/api/organization/${ids.far}`), 'NOT_FOUND');
  });
});

describe('the audit log of an organisation', () => {
  it('[decisions 2.16] says what was changed, and what was there before', async () => {
    const end = t.deps.clock.unix() + 86_400;
    const change = async (body: object) => {
      expectStatus(await as.manager!.put(`/api/organization/${ids.own}`, body), 'UPDATED');
      return t.deps.db
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('action', '=', 'organization.update')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
    };
    await change({ expire_date: end, city_id: null, city_name: 'کاشان' });
    expect(await change({ expire_date: null, city_name: 'نطنز', status: 1 })).toEqual({
      before: { expire_at: new Date(end * 1000).toISOString(), city_name: 'کاشان' },
      after: { expire_at: null, city_name: 'نطنز' },
    });
  });
});

describe('members of an organisation', () => {
  it('[decisions 2.4] are informed in their open tabs when what they may see changes, and only then', async () => {
    const published = async () =>
      (
        await t.deps.db
          .selectFrom('socket_event')
          .select('channel')
          .where('name', '=', 'session.changed')
          .orderBy('channel')
          .execute()
      ).map(({ channel }) => channel);
    const everyone = [ids.supervisor, ids.member].map((id) => `private-user.${id}`).sort();
    expectStatus(
      await as.manager!.put(`/api/organization/${ids.own}`, { members_see_all: 0, expire_date: null, status: 1 }),
      'UPDATED',
    );
    for (const change of [{ members_see_all: 1 }, { expire_date: t.deps.clock.unix() + 86_400 }, { status: 0 }]) {
      await t.deps.db.deleteFrom('socket_event').execute();
      expectStatus(await as.manager!.put(`/api/organization/${ids.own}`, { ...change, description: 'x' }), 'UPDATED');
      expect(await published()).toEqual(everyone);
    }
    await t.deps.db.deleteFrom('socket_event').execute();
    expectStatus(
      await as.manager!.put(`/api/organization/${ids.own}`, { members_see_all: 1, name: 'پخش مهرگان نو' }),
      'UPDATED',
    );
    expect(await published()).toEqual([]);
  });
});

describe("whether members see each other's tickets", () => {
  const sees = async (id: number) => (await loadUser(t.deps, id))!.organization_shared;
  const setting = async (members_see_all: number) => {
    await t.deps.db.deleteFrom('socket_event').execute();
    expectStatus(
      await as.admin!.post('/api/settings', { group: 'generalTicketSettings', values: { members_see_all } }),
      'UPDATED',
    );
    const events = await t.deps.db.selectFrom('socket_event').select(['channel', 'name']).execute();
    return events.filter(({ name }) => name === 'session.changed').map(({ channel }) => channel);
  };
  const own = (members_see_all: 0 | 1 | null) => as.manager!.put(`/api/organization/${ids.own}`, { members_see_all });

  it('[decisions 2.1] is what the settings say, and at first no', async () => {
    const { id } = expectOk(await as.manager!.post('/api/organization', body()));
    expect(expectOk(await as.manager!.get(`/api/organization/${id}`)).members_see_all).toBeNull();
    const member = await addUser(t.deps.db, { employee: false, branch_id: ids.tehran, organization_id: id });
    const alone = await addUser(t.deps.db, { employee: false, branch_id: ids.tehran });
    const tab = await t.as(member);
    const says = async () => expectOk(await tab.get('/api/me')).user.organization_shared;
    expect(await says()).toBe(false);
    expect([await sees(member), await sees(alone)]).toEqual([false, false]);
    expectStatus(await own(0), 'UPDATED');
    // who has chosen is not informed, because nothing changes there
    expect(await setting(1)).toEqual([`private-user.${member}`]);
    expect([await sees(member), await sees(alone), await sees(ids.member!)]).toEqual([true, false, false]);
    expect(await says()).toBe(true);
    expect(await setting(0)).toEqual([`private-user.${member}`]);
    expect(await sees(member)).toBe(false);
    expect(await setting(0)).toEqual([]);
  });

  it('[decisions 2.1] is what the organisation says where it says something', async () => {
    for (const [chosen, system, seen] of [
      [1, 0, true],
      [0, 1, false],
      [null, 1, true],
      [null, 0, false],
    ] as const) {
      expectStatus(await own(chosen), 'UPDATED');
      await setting(system);
      expect(await sees(ids.member!)).toBe(seen);
    }
  });
});

describe('countries and provinces', () => {
  it('[7.21] countries come in Persian order and are found by name', async () => {
    const all = expectOk(await t.visitor.get('/api/countries'));
    expect(all.length).toBeGreaterThan(240);
    expect(all[0].name.startsWith('آ')).toBe(true);
    expect(expectOk(await t.visitor.get('/api/countries', { s: 'ایران' }))).toEqual([{ id: 364, name: 'ایران' }]);
  });
  it('[decisions 2.26] the 31 provinces of Iran and their centres are bundled, others are free text', async () => {
    expect(expectOk(await t.visitor.get('/api/states'))).toHaveLength(31);
    expect(expectOk(await t.visitor.get('/api/states', { s: 'خراسان' })).map((s: { name: string }) => s.name)).toEqual([
      'خراسان جنوبی',
      'خراسان رضوی',
      'خراسان شمالی',
    ]);
    expect(expectOk(await t.visitor.get('/api/cities', { state_id: 26 }))).toEqual([{ id: 26, name: 'خرم‌آباد' }]);
    expect(expectOk(await t.visitor.get('/api/cities'))).toHaveLength(31);
    expect(expectOk(await t.visitor.get('/api/states', { country_id: 276 }))).toEqual([]);
    expect(expectOk(await t.visitor.get('/api/timezones'))).toContain('Asia/Tehran');
  });
});
