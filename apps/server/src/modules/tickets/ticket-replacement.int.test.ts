import { sql } from 'kysely';
import type { Batch } from '@hamyar/contracts';
import { createDesk, PEOPLE, type Desk } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
});
afterAll(() => desk.close());
afterEach(async () => {
  await sql`drop trigger if exists refuse on ticket`.execute(desk.deps.db);
  await sql`drop trigger if exists refuse on macro`.execute(desk.deps.db);
});

let serial = 0;
const KINDS = [
  ['category', '/api/ticketCategory', 'category_id', 'دسته‌بندی'],
  ['service', '/api/service', 'service_id', 'محصول یا خدمت'],
] as const;

const store = async (path: string, body: object = {}): Promise<number> =>
  (await desk.as('admin').post(path, { name: `ردیف ${(serial += 1)}`, ...body })).body.data.id;
const close = async (id: number) => {
  const { version } = await desk.open('admin', id);
  await desk.as('admin').post(`/api/ticket/${id}`, { version, status: 4 });
};
/** The database refuses every change of these rows. */
const refuse = async (table: 'ticket' | 'macro', ids: readonly number[]) => {
  await sql`create or replace function refuse() returns trigger language plpgsql as $$ begin
    if new.id = any(${sql.lit(`{${ids.join(',')}}`)}::bigint[]) then raise exception 'refused'; end if; return new; end $$`.execute(
    desk.deps.db,
  );
  await sql`create trigger refuse before update on ${sql.table(table)} for each row execute function refuse()`.execute(
    desk.deps.db,
  );
};
const run = (name: 'batch.run' | 'references.replace', payload: object, attempt = 1) =>
  desk.deps.jobs.handlers.get(name)!(payload as never, {
    ...{ attempt, maxAttempts: 10, log: desk.deps.log, signal: undefined },
  });
/** The batches of this replacement, in the order in which they were started. */
const batchesOf = async (field: string, from: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from batch where kind = 'ticket_replacement'
    and input = ${JSON.stringify({ field, from })}::jsonb order by id`.execute(desk.deps.db);
  return rows.map(({ id }) => id);
};
const read = async (id: number): Promise<Batch> => (await desk.as('admin').get(`/api/batch/${id}`)).body.data;
const ticketsOf = async (field: string, id: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from ticket
    where ${sql.ref(field)} = ${id} order by id`.execute(desk.deps.db);
  return rows.map((row) => row.id);
};

describe('what replaces a deleted row in tickets', () => {
  it.each(KINDS)(
    '[decisions 2.0] of a %s: tickets that cannot be changed hold no other one up, are said with the reason, and are done by another run',
    async (_, path, field, label) => {
      const [gone, other] = [await store(path, { name: `کهنه ${(serial += 1)}` }), await store(path)];
      const tickets: number[] = [];
      for (let n = 0; n < 6; n += 1) tickets.push(await desk.ticket('customer', { [field]: gone }));
      const [bad, badClosed] = [tickets[1]!, tickets[4]!];
      for (const id of tickets.slice(3)) await close(id);
      expect((await desk.as('admin').delete(`${path}/${gone}?replace_with=${other}`)).body.status).toBe('DELETED');

      await refuse('ticket', [bad, badClosed]);
      await desk.deps.runJobs();
      const [open, rest] = await batchesOf(field, gone);
      for (let attempt = 1; attempt < 3; attempt += 1)
        for (const id of [open!, rest!]) await run('batch.run', { batch_id: id }, attempt).catch(() => undefined);
      for (const id of [open!, rest!]) await run('batch.run', { batch_id: id }, 3);
      expect(await ticketsOf(field, gone)).toEqual([bad, badClosed]);
      const failure = { code: 'SERVER_ERROR', message: 'به‌دلیل خطای سیستم انجام نشد' };
      const title = `جایگزینی ${label} «${(await nameOf(path, gone))!}» در تیکت‌ها`;
      expect(await read(open!)).toMatchObject({
        ...{ title, state: 'ended', total: 3, done: 2, failed: 1, failures: [{ id: bad, ...failure }] },
      });
      expect(await read(rest!)).toMatchObject({
        ...{ title, state: 'ended', total: 1, done: 0, failed: 1, failures: [{ id: badClosed, ...failure }] },
      });

      await sql`drop trigger refuse on ticket`.execute(desk.deps.db);
      for (const id of [open!, rest!])
        expect((await desk.as('admin').post(`/api/batch/${id}/retry`)).body.status).toBe('UPDATED');
      await desk.deps.runJobs();
      expect(await ticketsOf(field, gone)).toEqual([]);
      expect(await ticketsOf(field, other)).toEqual(tickets);
      // a second run of the job starts nothing again
      await run('references.replace', { table: TABLES[field], id: gone, by_id: PEOPLE.admin.id });
      expect(await batchesOf(field, gone)).toHaveLength(2);
    },
  );

  it('[decisions 2.0] shows how far it is to who has deleted the row, cannot be cancelled, and outlives their account', async () => {
    const [gone, other] = [await store('/api/ticketCategory'), await store('/api/ticketCategory')];
    const ticket = await desk.ticket('customer', { category_id: gone });
    await desk.as('admin').delete(`/api/ticketCategory/${gone}?replace_with=${other}`);
    await run('references.replace', { table: 'ticket_category', id: gone, by_id: PEOPLE.admin.id });
    const [id] = await batchesOf('category_id', gone);
    expect(await read(id!)).toMatchObject({ state: 'waiting', total: 1, done: 0, cancellable: false });
    expect((await desk.as('admin').post(`/api/batch/${id}/cancel`)).body).toMatchObject({
      ...{ status: 'NOK', code: 'TRANSITION_FORBIDDEN', message: 'این عملیات باید تا پایان انجام شود و لغو نمی‌شود' },
    });
    await sql`update "user" set status = 'inactive' where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    await run('batch.run', { batch_id: id });
    await sql`update "user" set status = 'active' where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    expect(await ticketsOf('category_id', other)).toEqual([ticket]);
    const { rows } = await sql<{ data: object }>`select data from socket_event
      where name = 'batch.progress' and channel = ${`private-user.${PEOPLE.admin.id}`} order by id desc limit 1`.execute(
      desk.deps.db,
    );
    expect(rows[0]?.data).toMatchObject({ id, state: 'ended', total: 1, done: 1, failed: 0 });
    expect((await desk.as('sara').get(`/api/batch/${id}`)).code).toBe(404);
  });

  it('[decisions 2.0] does what of other kinds names the row although one kind cannot be done', async () => {
    const [gone, other] = [await store('/api/ticketCategory'), await store('/api/ticketCategory')];
    const macro = await store('/api/macro', {
      ...{ scope: 'global', steps: [{ type: 'category', category_id: gone }] },
    });
    const view = { name: `نما ${gone}`, scope: 'personal', filters: { category_ids: [gone] } };
    await desk.as('admin').post('/api/savedView', view);
    await desk.as('admin').delete(`/api/ticketCategory/${gone}?replace_with=${other}`);
    await refuse('macro', [macro]);
    const job = { table: 'ticket_category', id: gone, by_id: PEOPLE.admin.id };
    await expect(run('references.replace', job)).rejects.toThrow('could not be replaced');
    const views = (await desk.as('admin').get('/api/savedView')).body.data as { name: string; filters: object }[];
    expect(views.find(({ name }) => name === view.name)!.filters).toMatchObject({ category_ids: [other] });
    await sql`drop trigger refuse on macro`.execute(desk.deps.db);
    await run('references.replace', job);
    expect((await desk.as('admin').get(`/api/macro/${macro}`)).body.data.steps).toEqual([
      { type: 'category', category_id: other },
    ]);
  });

  it('[decisions 2.0] says of very many only that there are more', async () => {
    const gone = await store('/api/service');
    const insert = (n: number, from: number) =>
      sql`insert into ticket (number, subject, subject_dense, kind, owner_id, created_by_id, department_id, branch_id, service_id, last_activity_at)
        select 'many-' || i, 'x', 'x', 'customer', 11, 11, 1, 1, ${gone}, now() from generate_series(${from}::int, ${from + n - 1}::int) i`.execute(
        desk.deps.db,
      );
    const counted = async () =>
      (await desk.as('admin').get(`/api/getReferences?type=service&type_id=${gone}`)).body.data.references;
    await insert(1_000, 1);
    expect(await counted()).toEqual([{ text: '۱٬۰۰۰ تیکت' }]);
    await insert(1, 1_001);
    expect(await counted()).toEqual([{ text: 'بیش از ۱٬۰۰۰ تیکت' }]);
    expect((await desk.as('admin').delete(`/api/service/${gone}`)).body.errors?.[0]?.message).toBe(
      'در بیش از ۱٬۰۰۰ تیکت به کار رفته است. جایگزین آن را انتخاب کنید.',
    );
  });
});

const TABLES = { category_id: 'ticket_category', service_id: 'service' } as const;
async function nameOf(path: string, id: number): Promise<string | undefined> {
  const table = path === '/api/service' ? 'service' : 'ticket_category';
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} where id = ${id}`.execute(
    desk.deps.db,
  );
  return rows[0]?.name;
}
