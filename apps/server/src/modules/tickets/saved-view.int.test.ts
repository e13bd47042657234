import { SAVED_VIEWS_MAX } from '@hamyar/contracts';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { systemModule } from '../system/system.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, systemModule]);
});
afterAll(() => desk.close());
beforeEach(() => sql`delete from saved_view`.execute(desk.deps.db));

const save = (by: PersonName, body: object = {}) =>
  desk.as(by).post('/api/savedView', { name: 'فوری‌ها', scope: 'personal', filters: { importance: [3] }, ...body });
const namesSeen = async (by: PersonName): Promise<string[]> =>
  ((await desk.as(by).get('/api/savedView')).body.data as { name: string }[]).map(({ name }) => name);
const viewOf = async (by: PersonName, id: number) =>
  ((await desk.as(by).get('/api/savedView')).body.data as { id: number }[]).find((one) => one.id === id);
const idOf = async (by: PersonName, body: object = {}) => (await save(by, body)).body.data.id as number;
const ofDepartment = { scope: 'department', department_id: 1 };
/** The names of the views with which the list of a person opens. */
const defaultsOf = async (by: PersonName) =>
  ((await desk.as(by).get('/api/savedView')).body.data as { name: string; is_default: boolean }[])
    .filter(({ is_default }) => is_default)
    .map(({ name }) => name);

describe('saved views of the ticket list', () => {
  it('[decisions 2.4] are seen by their owner, by the people of their department, or by all employees', async () => {
    await save('sara', { name: 'سارا' });
    await save('departmentAdmin', { name: 'پشتیبانی', scope: 'department', department_id: 1 });
    await save('admin', { name: 'همه', scope: 'system' });
    expect(await namesSeen('sara')).toEqual(['همه', 'پشتیبانی', 'سارا']);
    expect(await namesSeen('reza')).toEqual(['همه', 'پشتیبانی']);
    expect(await namesSeen('mina')).toEqual(['همه']);
    expect(await namesSeen('admin')).toEqual(['همه', 'پشتیبانی']);
    expect((await desk.as('customer').get('/api/savedView')).code).toBe(403);
  });

  it('[decisions 2.4] are saved for a department by those who lead it, for all by a full admin alone', async () => {
    const refusal = async (by: PersonName, body: object) => {
      const { code, body: answer } = await save(by, body);
      return [code, answer.errors?.[0]?.field];
    };
    expect(await refusal('sara', ofDepartment)).toEqual([422, 'department_id']);
    expect(await refusal('departmentAdmin', { scope: 'department', department_id: 2 })).toEqual([422, 'department_id']);
    expect(await refusal('departmentAdmin', { scope: 'department' })).toEqual([422, 'department_id']);
    for (const by of ['sara', 'departmentAdmin', 'branchAdmin'] as const)
      expect(await refusal(by, { scope: 'system' })).toEqual([422, 'scope']);
    for (const by of ['departmentAdmin', 'branchAdmin', 'admin'] as const)
      expect((await save(by, ofDepartment)).code).toBe(201);
  });

  it('[decisions 2.4] are changed and deleted by those alone who may save them there', async () => {
    const shared = (await save('departmentAdmin', { scope: 'department', department_id: 1 })).body.data.id as number;
    const own = (await save('sara')).body.data.id as number;
    expect(await viewOf('reza', shared)).toMatchObject({ editable: false, department: { id: 1, name: 'پشتیبانی' } });
    expect((await desk.as('reza').put(`/api/savedView/${shared}`, { name: 'تازه' })).code).toBe(403);
    expect((await desk.as('reza').delete(`/api/savedView/${shared}`)).code).toBe(403);
    for (const by of ['reza', 'admin'] as const)
      expect((await desk.as(by).put(`/api/savedView/${own}`, { name: 'تازه' })).code).toBe(404);
    expect((await desk.as('sara').put(`/api/savedView/${own}`, { scope: 'system' })).code).toBe(422);
    const changed = await desk.as('sara').put(`/api/savedView/${own}`, {
      version: 1,
      name: '  باز  ',
      filters: { status: [0, 1] },
      order: { by: 'importance', dir: 'desc' },
    });
    expect(changed.body.data).toMatchObject({
      version: 2,
      name: 'باز',
      filters: { status: [0, 1] },
      order: { by: 'importance', dir: 'desc' },
    });
    const late = await desk.as('sara').put(`/api/savedView/${own}`, { version: 1, name: 'دیر' });
    expect([late.body.code, late.body.data.name]).toEqual(['VERSION_CONFLICT', 'باز']);
    expect((await desk.as('sara').delete(`/api/savedView/${own}`)).code).toBe(200);
    expect(await namesSeen('sara')).toEqual(['فوری‌ها']);
  });

  it('[decisions 2.4] are at most 50 of one person', async () => {
    await sql`insert into saved_view (name, scope, owner_id, created_at, updated_at)
      select 'نما', 'personal', ${PEOPLE.sara.id}, now(), now() from generate_series(1, ${SAVED_VIEWS_MAX - 1})`.execute(
      desk.deps.db,
    );
    expect((await save('sara')).code).toBe(201);
    const { code, body } = await save('sara');
    expect([code, body.errors?.[0]?.message]).toEqual([422, 'بیش از ۵۰ نما نمی‌توان ذخیره کرد. نخست یکی را حذف کنید']);
    expect((await save('reza')).code).toBe(201);
  });

  it('[decisions 2.4] keep columns, icon and colour, each column once', async () => {
    const columns = ['subject', 'sla_due', 'cf-7', 'subject'];
    const id = await idOf('sara', { columns, icon: 'chart', color: '#3366CC' });
    const stored = { columns: ['subject', 'sla_due', 'cf-7'], icon: 'chart', color: '#3366CC', is_default: false };
    expect(await viewOf('sara', id)).toMatchObject(stored);
    const plain = { columns: null, icon: null, color: null };
    expect((await desk.as('sara').put(`/api/savedView/${id}`, plain)).body.data).toMatchObject(plain);
    expect(await viewOf('sara', await idOf('sara'))).toMatchObject(plain);
    for (const wrong of [
      { columns: ['price'] },
      { columns: ['cf-0'] },
      { columns: [] },
      { icon: 'skull' },
      { color: 'red' },
    ])
      expect((await save('sara', wrong)).code).toBe(422);
  });

  it('[decisions 2.4] keep every filter of the list that its screen has', async () => {
    const filters = {
      ...{ assignee_ids: [PEOPLE.reza.id], owner_ids: [PEOPLE.customer.id], created_by_ids: [PEOPLE.sara.id] },
      ...{ customer_ids: [PEOPLE.customer.id], satisfaction: [1, 2], state_ids: [8], city_ids: [1] },
      ...{ tag_ids: [1, 2], tag_mode: 'all', waiting_more_than: 30, followed: true, due_before: 1_800_000_000 },
    };
    expect(await viewOf('sara', await idOf('sara', { filters }))).toMatchObject({ filters });
  });

  it('[decisions 2.4] are the default one at a time of a person, of a department and of all, and each its own', async () => {
    const first = await idOf('sara', { name: 'یک', is_default: true });
    await save('reza', { name: 'رضا', is_default: true });
    await save('departmentAdmin', { ...ofDepartment, name: 'پشتیبانی', is_default: true });
    await save('admin', { scope: 'system', name: 'همه', is_default: true });
    expect(await defaultsOf('sara')).toEqual(['همه', 'پشتیبانی', 'یک']);
    const second = await idOf('sara', { name: 'دو', is_default: true });
    expect(await defaultsOf('sara')).toEqual(['همه', 'پشتیبانی', 'دو']);
    expect(await viewOf('sara', first)).toMatchObject({ is_default: false, version: 2 });
    await desk.as('sara').put(`/api/savedView/${first}`, { is_default: true });
    expect(await defaultsOf('sara')).toEqual(['همه', 'پشتیبانی', 'یک']);
    await desk.as('sara').put(`/api/savedView/${first}`, { is_default: false });
    expect([await defaultsOf('sara'), await defaultsOf('reza')]).toEqual([
      ['همه', 'پشتیبانی'],
      ['همه', 'پشتیبانی', 'رضا'],
    ]);
    // a default that moves to others takes the place of theirs
    const moved = { scope: 'department', department_id: 1, is_default: true };
    await desk.as('admin').put(`/api/savedView/${await idOf('admin', { name: 'نو' })}`, moved);
    expect(await defaultsOf('sara')).toEqual(['همه', 'نو']);
    await desk.as('sara').put(`/api/savedView/${second}`, { is_default: true });
    await desk.as('sara').delete(`/api/savedView/${second}`);
    expect((await save('sara', { name: 'سه', is_default: true })).code).toBe(201);
  });

  it('[decisions 2.4] are the default once also where two are saved at the same time', async () => {
    const [one, two] = [await idOf('sara', { name: 'یک' }), await idOf('sara', { name: 'دو' })];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        [one, two].map((id) => desk.as('sara').put(`/api/savedView/${id}`, { is_default: true })),
      );
      expect(answers.map(({ code }) => code)).toEqual([200, 200]);
      expect(await defaultsOf('sara')).toHaveLength(1);
    }
  });

  it('[decisions 2.4, 7.33] are put into order by those who may change them, all of them at once', async () => {
    const [one, two] = [await idOf('sara', { name: 'الف' }), await idOf('sara', { name: 'ب' })];
    const [three, four] = [
      await idOf('departmentAdmin', { ...ofDepartment, name: 'پ' }),
      await idOf('departmentAdmin', { ...ofDepartment, name: 'ت' }),
    ];
    const order = async (by: PersonName) =>
      ((await desk.as(by).get('/api/getOrder?type=savedView')).body.data as { id: number }[]).map(({ id }) => id);
    const move = async (by: PersonName, type_ids: number[]) =>
      (await desk.as(by).put('/api/updateOrder', { type: 'savedView', type_ids })).code;
    expect([await order('sara'), await order('departmentAdmin')]).toEqual([
      [one, two],
      [three, four],
    ]);
    expect([await move('sara', [two, one]), await move('departmentAdmin', [four, three])]).toEqual([200, 200]);
    expect(await namesSeen('sara')).toEqual(['ت', 'پ', 'ب', 'الف']);
    expect([await move('sara', [one]), await move('sara', [three, four]), await move('reza', [one, two])]).toEqual([
      422, 422, 422,
    ]);
    expect(await namesSeen('sara')).toEqual(['ت', 'پ', 'ب', 'الف']);
  });

  it('[decisions 2.4] refuse a filter that the list does not have', async () => {
    const { code, body } = await save('sara', { filters: { colour: ['red'] } });
    expect([code, body.errors?.[0]?.code]).toEqual([422, 'UNKNOWN_FIELD']);
    for (const filters of [{ s: 'چاپگر' }, { ids: [1] }, { status: [9] }, { tag_mode: 'none' }])
      expect((await save('sara', { filters })).code).toBe(422);
  });

  it('[decisions 2.3] `view_id` lists what the view chooses, in its order, and the caller sees no ticket more', async () => {
    const critical: number[] = [];
    for (const subject of ['یک', 'دو']) {
      const id = await desk.ticket('customer', { subject });
      await desk.as('admin').post(`/api/ticket/${id}`, { version: 1, importance: 3 });
      critical.push(id);
    }
    await desk.ticket();
    await save('admin', { scope: 'system', order: { by: 'number', dir: 'asc' } });
    const [{ id }] = (await desk.as('sara').get('/api/savedView')).body.data as [{ id: number }];
    const listed = async (by: PersonName, more = '') =>
      ((await desk.as(by).get(`/api/ticket?view_id=${id}${more}`)).body.data as { id: number }[]).map((row) => row.id);
    expect(await listed('sara')).toEqual(critical);
    expect(await listed('sara', '&sort_by=number&sort_dir=desc')).toEqual([...critical].reverse());
    expect(await listed('sara', '&importance[]=0')).toEqual([]);
    expect(await listed('mina')).toEqual([]);
    const counters = async (by: PersonName, query: string) =>
      (await desk.as(by).get(`/api/ticketCounters?${query}`)).body.data as object;
    expect(await counters('sara', `view_ids[]=${id}&view_ids[]=99`)).toEqual({ saved_views: [{ id, count: 2 }] });
    expect(await counters('mina', `views[]=all&view_ids[]=${id}`)).toEqual({ all: 0, saved_views: [{ id, count: 0 }] });
  });

  it('[decisions 2.3] `view_id` of a view that the caller does not see is refused like one that does not exist', async () => {
    const own = (await save('reza')).body.data.id as number;
    for (const id of [own, 999]) {
      const { code, body } = await desk.as('sara').get(`/api/ticket?view_id=${id}`);
      expect([code, body.errors?.[0]?.field]).toEqual([422, 'view_id']);
    }
    expect((await desk.as('customer').get(`/api/ticket?view_id=${own}`)).code).toBe(422);
  });
});
