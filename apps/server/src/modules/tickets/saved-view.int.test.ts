import { SAVED_VIEWS_MAX } from '@hamyar/contracts';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());
beforeEach(() => sql`delete from saved_view`.execute(desk.deps.db));

const save = (by: PersonName, body: object = {}) =>
  desk.as(by).post('/api/savedView', { name: 'فوری‌ها', scope: 'personal', filters: { importance: [3] }, ...body });
const namesSeen = async (by: PersonName): Promise<string[]> =>
  ((await desk.as(by).get('/api/savedView')).body.data as { name: string }[]).map(({ name }) => name);
const viewOf = async (by: PersonName, id: number) =>
  ((await desk.as(by).get('/api/savedView')).body.data as { id: number }[]).find((one) => one.id === id);

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
    const ofDepartment = { scope: 'department', department_id: 1 };
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

  it('[decisions 2.4] refuse a filter that the list does not have', async () => {
    const { code, body } = await save('sara', { filters: { colour: ['red'] } });
    expect([code, body.errors?.[0]?.code]).toEqual([422, 'UNKNOWN_FIELD']);
    for (const filters of [{ s: 'چاپگر' }, { ids: [1] }, { status: [9] }])
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
