import { sql } from 'kysely';
import type { Batch } from '@hamyar/contracts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { batchesModule } from '../batches/batches.module.ts';
import { ticketsModule } from './tickets.module.ts';

const OWNERS = ['customer', 'other', 'member'] as const;

describe('an action on more tickets than a call waits for', () => {
  let desk: Desk;
  let tickets: number[];
  beforeAll(async () => {
    desk = await createDesk([batchesModule, ticketsModule]);
    tickets = [];
    for (const owner of OWNERS) for (let n = 0; n < 18; n += 1) tickets.push(await desk.ticket(owner));
  });
  afterAll(() => desk.close());
  afterEach(() => sql`drop trigger if exists fail_once on ticket`.execute(desk.deps.db));

  const start = async (action: object, ids = tickets, by: PersonName = 'admin'): Promise<number> => {
    const { body } = await desk.as(by).put('/api/multipleTicketAction', { ticket_ids: ids, ...action });
    expect(body.data).toEqual({ done: [], failed: [], batch_id: expect.any(Number) });
    return body.data.batch_id as number;
  };
  const read = async (id: number, by: PersonName = 'admin'): Promise<Batch> =>
    (await desk.as(by).get(`/api/batch/${id}`)).body.data as Batch;
  /** One attempt of a worker. */
  const attempt = (id: number, n: number) =>
    desk.deps.jobs.handlers.get('batch.run')!({ batch_id: id } as never, {
      attempt: n,
      maxAttempts: 10,
      log: desk.deps.log,
      signal: undefined,
    });
  /** The database refuses to change this ticket, the first `times` times. */
  const failAt = async (ticketId: number, times: number) => {
    await sql`drop sequence if exists failures`.execute(desk.deps.db);
    await sql`create sequence failures`.execute(desk.deps.db);
    await sql`create or replace function fail_once() returns trigger language plpgsql as $$ begin
      if new.id = ${sql.lit(ticketId)} and nextval('failures') <= ${sql.lit(times)} then raise exception 'killed'; end if;
      return new; end $$`.execute(desk.deps.db);
    await sql`create trigger fail_once before update on ticket for each row execute function fail_once()`.execute(
      desk.deps.db,
    );
  };
  const importances = async () =>
    (await sql<{ importance: number }>`select distinct importance from ticket`.execute(desk.deps.db)).rows;
  const changesOf = async (id: number) =>
    (await desk.as('admin').get(`/api/ticket/${id}/history`)).body.data.filter(
      ({ field }: { field: string }) => field === 'importance',
    ).length as number;

  it('[decisions 2.3 "Bulk"] is a batch of its owner, whose pages learn how far it is, and who is notified of its end', async () => {
    const id = await start({ action: 'importance', value: 3 });
    expect(await read(id)).toMatchObject({ state: 'waiting', total: tickets.length, done: 0, failed: 0 });
    expect((await desk.as('departmentAdmin').get(`/api/batch/${id}`)).code).toBe(404);
    await desk.deps.runJobs();
    expect(await read(id)).toMatchObject({ state: 'ended', done: tickets.length, failed: 0, failures: [] });
    expect(await importances()).toEqual([{ importance: 3 }]);
    const events = await desk.deps.db
      .selectFrom('socket_event')
      .select(['channel', 'data'])
      .where('name', '=', 'batch.progress')
      .orderBy('id', 'desc')
      .execute();
    expect(events[0]).toEqual({
      channel: `private-user.${PEOPLE.admin.id}`,
      data: {
        id,
        title: 'تغییر اهمیت',
        link: { type: 'ticket_batch', value: id },
        state: 'ended',
        total: tickets.length,
        done: tickets.length,
        failed: 0,
      },
    });
    const notifications = await desk.deps.db
      .selectFrom('notification')
      .select(['user_id', 'content', 'link'])
      .where('event', '=', 'batch_ended')
      .execute();
    expect(notifications).toEqual([
      {
        user_id: PEOPLE.admin.id,
        content: '«تغییر اهمیت» برای همهٔ ۵۴ مورد انجام شد',
        link: { type: 'ticket_batch', value: id },
      },
    ]);
  });

  it('[decisions 2.3 "Bulk"] a killed worker leaves no row done twice and none undone', async () => {
    const id = await start({ action: 'importance', value: 0 });
    await failAt(tickets[20]!, 1);
    await expect(attempt(id, 1)).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ state: 'running', done: 20, failed: 0 });
    await attempt(id, 2);
    expect(await read(id)).toMatchObject({ state: 'ended', done: tickets.length, failed: 0 });
    expect(await importances()).toEqual([{ importance: 0 }]);
    expect(new Set(await Promise.all(tickets.map(changesOf)))).toEqual(new Set([2]));
  });

  it('[decisions 2.3 "Bulk"] two workers on one batch share its rows', async () => {
    const id = await start({ action: 'importance', value: 1 });
    const before = await changesOf(tickets[0]!);
    await Promise.all([attempt(id, 1), attempt(id, 1)]);
    expect(await read(id)).toMatchObject({ state: 'ended', done: tickets.length, failed: 0 });
    expect(new Set(await Promise.all(tickets.map(changesOf)))).toEqual(new Set([before + 1]));
  });

  it('[decisions 2.3 "Bulk"] says which rows failed and why, and runs again for these alone', async () => {
    const id = await start({ action: 'importance', value: 2 }, [...tickets, 999_999]);
    await failAt(tickets[3]!, 3);
    await expect(attempt(id, 1)).rejects.toThrow('killed');
    await expect(attempt(id, 2)).rejects.toThrow('killed');
    await attempt(id, 3);
    expect(await read(id)).toMatchObject({
      state: 'ended',
      done: tickets.length - 1,
      failed: 2,
      failures: [
        { id: tickets[3], code: 'SERVER_ERROR', message: 'به‌دلیل خطای سیستم انجام نشد' },
        { id: 999_999, code: 'NOT_FOUND' },
      ],
    });
    expect((await desk.as('departmentAdmin').post(`/api/batch/${id}/retry`)).code).toBe(404);
    expect((await desk.as('admin').post(`/api/batch/${id}/retry`)).body.data).toMatchObject({
      state: 'waiting',
      failed: 0,
    });
    await attempt(id, 1);
    expect(await read(id)).toMatchObject({ state: 'ended', done: tickets.length, failed: 1 });
    expect((await desk.as('admin').post(`/api/batch/${id}/cancel`)).body.data).toMatchObject({ state: 'ended' });
  });

  it('[decisions 2.3 "Bulk"] cancelled, it leaves the other rows alone', async () => {
    const id = await start({ action: 'importance', value: 3 });
    await failAt(tickets[5]!, 1);
    await expect(attempt(id, 1)).rejects.toThrow('killed');
    expect((await desk.as('admin').post(`/api/batch/${id}/cancel`)).body.data).toMatchObject({
      state: 'cancelled',
      done: 5,
    });
    await attempt(id, 2);
    expect(await read(id)).toMatchObject({ state: 'cancelled', done: 5, failed: 0 });
    expect(await importances()).toHaveLength(2);
  });

  it('[decisions 2.3 "Bulk"] does nothing more for somebody who may not log in any more', async () => {
    const id = await start({ action: 'importance', value: 0 });
    await sql`update "user" set status = 'inactive' where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    await attempt(id, 1);
    await sql`update "user" set status = 'active' where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    expect(await read(id)).toMatchObject({ state: 'ended', done: 0, failed: tickets.length });
    expect((await read(id)).failures[0]).toMatchObject({ code: 'AUTORIZATION_ERROR' });
  });
});
