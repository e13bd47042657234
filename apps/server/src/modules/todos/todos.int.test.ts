import { TODO_MAX } from '@hamyar/contracts';
import { epochDayFromJalali, wallClockToUnix } from '@hamyar/dayjs-jalali';
import { sql } from 'kysely';
import { planOf, recordStatements } from '../../../test/query-plans.ts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { systemModule } from '../system/system.module.ts';
import { todosModule } from './todos.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, systemModule, todosModule]);
});
afterAll(() => desk.close());
beforeEach(() => sql`delete from todo`.execute(desk.deps.db));

const ZONE = 'Asia/Tehran';
const at = (month: number, date: number, hour = 10, year = 1405) =>
  wallClockToUnix({ day: epochDayFromJalali(year, month - 1, date), hour, minute: 0, second: 0 }, ZONE);

const add = async (by: PersonName, body: object = {}): Promise<number> => {
  const { code, body: answer } = await desk.as(by).post('/api/todo', { title: 'تماس با مشتری', ...body });
  if (code !== 201) throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const refusal = async (by: PersonName, body: object) => {
  const { code, body: answer } = await desk.as(by).post('/api/todo', { title: 'تماس', ...body });
  return [code, answer.errors?.[0]?.field];
};
const listed = async (by: PersonName, query = ''): Promise<Record<string, any>[]> =>
  (await desk.as(by).get(`/api/todo${query}`)).body.data;
const titles = async (by: PersonName, query = '') => (await listed(by, query)).map(({ title }) => title);
const change = (by: PersonName, id: number, body: object) => desk.as(by).put(`/api/todo/${id}`, body);

describe('todos', () => {
  it('[7.11] are listed, stored, changed and deleted by their owner', async () => {
    const id = await add('sara', { description: 'شمارهٔ قرارداد را بپرس', importance: 2, due_at: at(6, 10) });
    const [todo] = await listed('sara');
    expect(todo).toMatchObject({
      ...{ id, version: 1, title: 'تماس با مشتری', description: 'شمارهٔ قرارداد را بپرس', importance: 2, done: false },
      ...{ due_at: at(6, 10), assignee: { id: PEOPLE.sara.id }, source: null, editable: true, doable: true },
    });
    expect((await change('sara', id, { version: 1, title: '  تماس تلفنی ' })).body.data).toMatchObject({
      version: 2,
      title: 'تماس تلفنی',
    });
    const late = await change('sara', id, { version: 1, title: 'دیر' });
    expect([late.body.code, late.body.data.title]).toEqual(['VERSION_CONFLICT', 'تماس تلفنی']);
    expect((await desk.as('sara').delete(`/api/todo/${id}`)).code).toBe(200);
    expect(await titles('sara')).toEqual([]);
  });

  it('[decisions 2.13] belong to owner and assignee; nobody else knows of them', async () => {
    const id = await add('sara', { assignee_id: PEOPLE.reza.id });
    expect(await titles('sara', '?view=given')).toEqual(['تماس با مشتری']);
    expect(await titles('sara', '?view=mine')).toEqual([]);
    expect(await titles('reza', '?view=mine')).toEqual(['تماس با مشتری']);
    for (const by of ['departmentAdmin', 'admin', 'mina'] as const) {
      expect(await titles(by)).toEqual([]);
      expect((await change(by, id, { done: true })).code).toBe(404);
      expect((await desk.as(by).delete(`/api/todo/${id}`)).code).toBe(404);
    }
  });

  it('[decisions 2.13] are given to people of the own departments, by admins to those they lead', async () => {
    expect(await refusal('sara', { assignee_id: PEOPLE.reza.id })).toEqual([201, undefined]);
    expect(await refusal('sara', { assignee_id: PEOPLE.mina.id })).toEqual([422, 'assignee_id']);
    expect(await refusal('sara', { assignee_id: PEOPLE.customer.id })).toEqual([422, 'assignee_id']);
    expect(await refusal('branchAdmin', { assignee_id: PEOPLE.mina.id })).toEqual([201, undefined]);
    expect(await refusal('admin', { assignee_id: PEOPLE.far.id })).toEqual([201, undefined]);
  });

  it('[decisions 2.25] let the assignee do them, tick them and write into them, and nothing else', async () => {
    const id = await add('sara', { assignee_id: PEOPLE.reza.id, checklist: [{ text: 'زنگ بزن', done: false }] });
    const done = await change('reza', id, {
      done: true,
      checklist: [{ text: 'زنگ بزن', done: true }],
      description: 'پاسخ داد',
    });
    expect(done.body.data).toMatchObject({ done: true, description: 'پاسخ داد', editable: false, doable: true });
    for (const body of [{ title: 'دیگر' }, { assignee_id: PEOPLE.sara.id }, { due_at: at(6, 10) }, { repeat: 'daily' }])
      expect((await change('reza', id, body)).code).toBe(403);
    expect((await desk.as('reza').delete(`/api/todo/${id}`)).code).toBe(403);
  });

  it('[decisions 2.13] about a ticket are seen by those who see it only when they are shared', async () => {
    const ticket = await desk.ticket();
    const about = { source_type: 'ticket', source_id: ticket };
    await add('sara', { ...about, title: 'خودم' });
    const shared = await add('sara', { ...about, title: 'همه', shared: true });
    expect((await titles('sara', `?ticket_id=${ticket}`)).sort()).toEqual(['خودم', 'همه']);
    expect(await titles('reza', `?ticket_id=${ticket}`)).toEqual(['همه']);
    expect(await titles('reza')).toEqual([]);
    expect((await listed('reza', `?ticket_id=${ticket}`))[0]).toMatchObject({
      source: { type: 'ticket', id: ticket },
      editable: false,
      doable: false,
    });
    expect((await change('reza', shared, { done: true })).code).toBe(403);
    expect((await desk.as('mina').get(`/api/todo?ticket_id=${ticket}`)).code).toBe(404);
    expect((await change('mina', shared, { done: true })).code).toBe(404);
  });

  it('[quality] an open ticket says whether its reader has todos of it, so that none are asked for in vain', async () => {
    const ticket = await desk.ticket();
    const said = async (by: PersonName) => (await desk.open(by, ticket)).has_todos;
    expect(await said('sara')).toBe(false);
    await add('sara', { source_type: 'ticket', source_id: ticket });
    expect([await said('sara'), await said('reza')]).toEqual([true, false]);
    await add('sara', { source_type: 'ticket', source_id: ticket, shared: true });
    expect([await said('reza'), await said('customer')]).toEqual([true, undefined]);
  });

  it('[decisions 2.13] do not name a ticket to an assignee who does not see it', async () => {
    const ticket = await desk.ticket();
    await add('admin', { source_type: 'ticket', source_id: ticket, assignee_id: PEOPLE.mina.id });
    expect((await listed('admin'))[0]?.source).toMatchObject({ id: ticket });
    expect((await listed('mina'))[0]?.source).toBeNull();
  });

  it('[decisions 2.13] refuse what does not fit together', async () => {
    const ticket = await desk.ticket();
    expect(await refusal('sara', { repeat: 'daily' })).toEqual([422, 'due_at']);
    expect(await refusal('sara', { shared: true })).toEqual([422, 'shared']);
    expect(await refusal('sara', { source_type: 'ticket' })).toEqual([422, 'source_id']);
    expect(await refusal('mina', { source_type: 'ticket', source_id: ticket })).toEqual([422, 'source_id']);
    expect(await refusal('sara', { title: 'آ'.repeat(256) })).toEqual([422, 'title']);
    expect(await refusal('sara', { title: '<b>الف</b>' })).toEqual([422, 'title']);
    expect(await refusal('sara', { importance: 4 })).toEqual([422, 'importance']);
    expect(await refusal('sara', { unknown: 1 })).toEqual([422, 'unknown']);
    const items = Array.from({ length: TODO_MAX.checklist + 1 }, () => ({ text: 'گام', done: false }));
    expect((await refusal('sara', { checklist: items }))[0]).toBe(422);
    expect((await refusal('sara', { checklist: items.slice(1) }))[0]).toBe(201);
  });

  it('[decisions 2.13] that repeat are followed by the next one, also after a shorter Jalali month', async () => {
    desk.deps.clock.set(new Date(at(6, 31, 12) * 1000));
    const id = await add('sara', {
      ...{ title: 'صورت‌حساب', due_at: at(6, 31), remind_at: at(6, 31, 9), repeat: 'monthly_jalali' },
      checklist: [{ text: 'ارسال', done: true }],
    });
    const next = async () => (await listed('sara', '?done=0'))[0]!;
    await change('sara', id, { done: true });
    expect(await next()).toMatchObject({
      ...{ title: 'صورت‌حساب', due_at: at(7, 30), remind_at: at(7, 30, 9), repeat: 'monthly_jalali', done: false },
      checklist: [{ text: 'ارسال', done: false }],
    });
    // doing it early leads to the month after its own, on the day of the first one where the month has it
    await change('sara', (await next()).id, { done: true });
    expect(await next()).toMatchObject({ due_at: at(8, 30) });
    // one that is opened and done again is not followed twice
    await change('sara', id, { done: false });
    await change('sara', id, { done: true });
    expect(await titles('sara', '?done=0')).toHaveLength(1);
  });

  it('[decisions 2.13] that repeat keep the day of the first one when the form of a later one is saved', async () => {
    desk.deps.clock.set(new Date(at(6, 31, 12) * 1000));
    const id = await add('sara', { due_at: at(6, 31), repeat: 'monthly_jalali' });
    await change('sara', id, { done: true });
    const next = async () => (await listed('sara', '?done=0'))[0]!;
    const { title, description, remind_at, importance, shared, checklist, repeat, due_at, assignee } = await next();
    const form = { title, description, remind_at, importance, shared, checklist, repeat, due_at };
    const sent = { ...form, assignee_id: assignee.id, title: 'اجاره' };
    expect((await change('sara', (await next()).id, sent)).code).toBe(200);
    for (let times = 0; times < 6; times += 1) await change('sara', (await next()).id, { done: true });
    // the first month with 31 days
    expect(await next()).toMatchObject({ due_at: at(1, 31, 10, 1406) });
  });

  it('[decisions 2.13] count another repetition from the todo that gets it', async () => {
    desk.deps.clock.set(new Date(at(6, 31, 12) * 1000));
    const id = await add('sara', { due_at: at(6, 31), repeat: 'monthly_jalali' });
    await change('sara', id, { done: true });
    const { id: later, due_at } = (await listed('sara', '?done=0'))[0]!;
    await change('sara', later, { due_at, repeat: 'weekly' });
    await change('sara', later, { done: true });
    expect((await listed('sara', '?done=0'))[0]).toMatchObject({ due_at: at(8, 7) });
  });

  it('[decisions 2.13] that repeat and were long forgotten come next after now', async () => {
    desk.deps.clock.set(new Date(at(6, 20, 12) * 1000));
    const id = await add('sara', { due_at: at(6, 1), repeat: 'weekly' });
    await change('sara', id, { done: true });
    expect((await listed('sara', '?done=0'))[0]).toMatchObject({ due_at: at(6, 22) });
  });

  it('[7.20] deleteDoneTodos deletes the done ones that the caller owns, and no others', async () => {
    const done = async (by: PersonName, body: object = {}) => {
      const id = await add(by, body);
      await change(by, id, { done: true });
      return id;
    };
    await done('sara');
    await done('reza', { assignee_id: PEOPLE.sara.id, title: 'از رضا' });
    await add('sara', { title: 'باز' });
    const { body } = await desk.as('sara').delete('/api/deleteDoneTodos');
    expect(body).toMatchObject({ status: 'DELETED', data: { deleted: 1 } });
    expect(await titles('sara')).toEqual(['باز', 'از رضا']);
  });

  it('[7.19] are put into an order by whoever is to do them, all of them or none', async () => {
    const ids = [];
    for (const title of ['سه', 'دو', 'یک']) ids.unshift(await add('sara', { title }));
    expect(await titles('sara')).toEqual(['یک', 'دو', 'سه']);
    const foreign = await add('reza');
    const order = [ids[2], ids[0], ids[1]];
    const move = (type_ids: unknown[]) => desk.as('sara').put('/api/updateOrder', { type: 'todo', type_ids });
    for (const wrong of [order.slice(1), [...order, foreign], [foreign, ...order.slice(1)]])
      expect((await move(wrong)).code).toBe(422);
    expect((await move(order)).code).toBe(200);
    expect(await titles('sara')).toEqual(['سه', 'یک', 'دو']);
    const read = (await desk.as('sara').get('/api/getOrder?type=todo')).body.data as { name: string }[];
    expect(read.map(({ name }) => name)).toEqual(['سه', 'یک', 'دو']);
  });

  it('[7.20] multipleDelete deletes them row by row by the same rights', async () => {
    const [own, foreign] = [await add('sara'), await add('reza', { assignee_id: PEOPLE.sara.id })];
    const { body } = await desk
      .as('sara')
      .delete(`/api/multipleDelete?type=todo&type_ids[]=${own}&type_ids[]=${foreign}`);
    expect([body.data.deleted, body.data.failed.map(({ id }: { id: number }) => id)]).toEqual([[own], [foreign]]);
  });

  it('[decisions 2.13] of a person are found by their indexes among those of all', async () => {
    await sql`insert into todo (title, owner_id, assignee_id, created_at, updated_at)
      select 'کار', p.id, p.id, now(), now() from generate_series(1, 4000), "user" p where p.employee and p.id <> ${PEOPLE.sara.id}`.execute(
      desk.deps.db,
    );
    await sql`analyze todo`.execute(desk.deps.db);
    const statements = recordStatements(desk.deps);
    await listed('sara');
    const statement = statements.findLast(({ text }) => text.includes('from todo d'))!;
    const plan = JSON.stringify(await planOf(desk.deps, statement, true));
    for (const index of ['todo_owner', 'todo_assignee']) expect(plan).toContain(index);
  });

  it('[decisions 2.13] are at most 200 open ones of one person, whoever gives them', async () => {
    await sql`insert into todo (title, owner_id, assignee_id, created_at, updated_at)
      select 'کار', ${PEOPLE.reza.id}, ${PEOPLE.reza.id}, now(), now() from generate_series(1, ${TODO_MAX.open})`.execute(
      desk.deps.db,
    );
    const { code, body } = await desk.as('sara').post('/api/todo', { title: 'یکی دیگر', assignee_id: PEOPLE.reza.id });
    expect([code, body.errors?.[0]?.code]).toEqual([422, 'TOO_MANY']);
    const [{ id } = { id: 0 }] = await listed('reza');
    await change('reza', id, { done: true });
    await add('sara', { assignee_id: PEOPLE.reza.id });
    expect((await change('reza', id, { done: false })).code).toBe(422);
  });
});
