import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { todosModule } from '../todos/todos.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, todosModule]);
});
afterAll(() => desk.close());

const TODO = {
  type: 'todo',
  title: 'پیگیری فردا',
  description: null,
  to: 'me',
  importance: 2,
  due_days: 3,
  shared: true,
};
const make = async (...steps: object[]): Promise<number> => {
  const { body } = await desk.as('admin').post('/api/macro', { name: 'پیگیری', scope: 'global', steps });
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.id;
};
const run = async (by: PersonName, id: number, macro_id: number): Promise<Reply> => {
  const { last_seq } = await desk.open('admin', id);
  const press = { macro_id, client_key: randomUUID(), last_seen_seq: last_seq };
  return desk.as(by).post(`/api/ticket/${id}/macro`, press);
};
const todosOf = async (by: PersonName, id: number): Promise<Record<string, any>[]> =>
  (await desk.as(by).get(`/api/todo?ticket_id=${id}`)).body.data;
const linesOf = async (id: number): Promise<{ name: string; to: string | null }[]> =>
  (await desk.open('admin', id)).contents.flatMap(({ event }: { event: object | null }) => event ?? []);
const historyOf = async (id: number): Promise<{ field: string; cause: string; to: string | null }[]> =>
  (await desk.as('admin').get(`/api/ticket/${id}/history`)).body.data;

describe('a macro that adds a todo', () => {
  it('[decisions 2.4, decisions 2.13] links it to the ticket, says so in conversation and history, and notifies who is to do it', async () => {
    const id = await desk.ticket();
    const macro = await make({ ...TODO, to: PEOPLE.sara.id }, { type: 'importance', importance: 3 });
    expect((await run('reza', id, macro)).code).toBe(403);
    expect((await run('departmentAdmin', id, macro)).body.status).toBe('UPDATED');
    const [todo, ...others] = await todosOf('sara', id);
    expect(others).toEqual([]);
    expect(todo).toMatchObject({
      title: 'پیگیری فردا',
      importance: 2,
      owner: { id: PEOPLE.departmentAdmin.id },
      assignee: { id: PEOPLE.sara.id },
      due_at: desk.deps.clock.unix() + 3 * 86_400,
      shared: true,
      source: { id },
    });
    expect(await linesOf(id)).toContainEqual({ name: 'todo', from: null, to: 'پیگیری فردا' });
    expect(await historyOf(id)).toContainEqual(
      expect.objectContaining({ field: 'todo', cause: 'macro', to: 'پیگیری فردا' }),
    );
    const { rows } = await sql<{
      user_id: number;
    }>`select user_id from notification where event = 'todo_assigned'`.execute(desk.deps.db);
    expect(rows.map(({ user_id }) => user_id)).toEqual([PEOPLE.sara.id]);
    const seen: { event: { name: string } | null }[] = (await desk.open('customer', id)).contents;
    expect(seen.map(({ event }) => event?.name)).not.toContain('todo');
  });

  it('[decisions 2.13] gives it to the assignee of the ticket, or to who runs it; one that is not shared is not named', async () => {
    const macro = await make({ ...TODO, to: 'assignee', shared: false, due_days: null });
    const [held, free] = [await desk.ticket(), await desk.ticket()];
    await desk.as('admin').post(`/api/ticket/${held}`, { version: 1, recipient_id: PEOPLE.sara.id });
    await run('departmentAdmin', held, macro);
    await run('departmentAdmin', free, macro);
    expect((await todosOf('departmentAdmin', held))[0]).toMatchObject({
      assignee: { id: PEOPLE.sara.id },
      due_at: null,
    });
    expect((await todosOf('departmentAdmin', free))[0]?.assignee.id).toBe(PEOPLE.departmentAdmin.id);
    expect(await todosOf('admin', held)).toEqual([]);
    expect(await linesOf(held)).toContainEqual({ name: 'todo', from: null, to: null });
    expect(await historyOf(held)).toContainEqual(expect.objectContaining({ field: 'todo', to: null }));
  });

  it('[decisions 2.4] for somebody who may not get it does nothing at all, on one ticket and on several', async () => {
    const macro = await make({ type: 'importance', importance: 0 }, { ...TODO, to: PEOPLE.mina.id });
    const id = await desk.ticket();
    const before = await desk.open('admin', id);
    const refused = await run('departmentAdmin', id, macro);
    expect([refused.code, refused.body.message]).toEqual([422, 'این شخص در میان همکاران فعال شما نیست']);
    const several = await desk.as('departmentAdmin').put('/api/multipleTicketAction', {
      ticket_ids: [id],
      action: 'macro',
      value: { macro_id: macro },
    });
    expect(several.body.data.failed).toMatchObject([{ id, message: 'این شخص در میان همکاران فعال شما نیست' }]);
    expect(await desk.open('admin', id)).toEqual(before);
    expect(await todosOf('admin', id)).toEqual([]);
  });

  it('[decisions 2.3, decisions 2.4] adds one on each of several tickets', async () => {
    const ids = [await desk.ticket(), await desk.ticket()];
    const { body } = await desk.as('departmentAdmin').put('/api/multipleTicketAction', {
      ticket_ids: ids,
      action: 'macro',
      value: { macro_id: await make(TODO) },
    });
    expect(body.data.done).toEqual(ids);
    for (const id of ids) expect(await todosOf('sara', id)).toHaveLength(1);
  });

  it('[decisions 2.4] may do so several times, with a title and a time that a todo can have', async () => {
    const store = async (step: object) =>
      (await desk.as('admin').post('/api/macro', { name: 'م', scope: 'global', steps: [step] })).code;
    for (const wrong of [{ title: ' ' }, { title: 'x'.repeat(256) }, { due_days: 0 }, { due_days: 366 }, { to: 'all' }])
      expect([wrong, await store({ ...TODO, ...wrong })]).toEqual([wrong, 422]);
    const id = await desk.ticket();
    await run('admin', id, await make(TODO, { ...TODO, title: 'تماس' }));
    expect((await todosOf('sara', id)).map(({ title }) => title).sort()).toEqual(['تماس', 'پیگیری فردا']);
  });
});
