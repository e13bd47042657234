import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { formRequest, PDF } from '../../../test/upload.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { purgeExpiredTickets } from './deleted-ticket.service.ts';
import { ticketsModule } from './tickets.module.ts';

const DAY = 86_400_000;
let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, attachmentsModule]);
});
afterAll(() => desk.close());

const remove = (by: PersonName, id: number) => desk.as(by).delete(`/api/ticket/${id}`);
const restore = (by: PersonName, id: number) => desk.as(by).post(`/api/ticket/${id}/restore`);
const deleted = async (query = ''): Promise<number[]> => {
  const { body } = await desk.as('admin').get(`/api/deletedTicket?perPage=200${query}`);
  return (body.data as { id: number }[]).map(({ id }) => id);
};
const listed = async (by: PersonName): Promise<number[]> => {
  const { body } = await desk.as(by).get('/api/ticket?perPage=200');
  return (body.data as { id: number }[]).map(({ id }) => id);
};
/** A ticket whose second message has a file; its id and the file's. */
async function ticketWithFile(): Promise<{ id: number; file: number }> {
  const id = await desk.ticket();
  const { body } = await desk
    .as('customer')
    .send(formRequest('POST', '/api/attachment', { name: 'a.pdf', content: PDF }));
  await desk.write('customer', id, { attachments: [body.data.token] });
  const { contents } = await desk.open('customer', id);
  return { id, file: contents.at(-1).attachments[0].id as number };
}
const download = async (by: PersonName, file: number) => (await desk.as(by).get(`/api/attachment/${file}`)).code;

describe('a deleted ticket', () => {
  it('[decisions 2.3, decisions 2.0] is restored with its conversation and files by a full admin, and listed for nobody else', async () => {
    const { id, file } = await ticketWithFile();
    await remove('branchAdmin', id);
    expect(await download('customer', file)).toBe(404);
    expect(await deleted()).toContain(id);
    for (const by of ['branchAdmin', 'departmentAdmin', 'sara', 'customer'] as const) {
      expect((await restore(by, id)).code).toBe(403);
      expect((await desk.as(by).get('/api/deletedTicket')).code).toBe(403);
    }
    const { body } = await restore('admin', id);
    expect(body).toMatchObject({ status: 'UPDATED', message: 'تیکت بازگردانده شد' });
    expect(await deleted()).not.toContain(id);
    for (const by of ['customer', 'sara', 'admin'] as const) expect(await listed(by)).toContain(id);
    expect((await desk.open('customer', id)).contents).toHaveLength(2);
    expect(await download('customer', file)).toBe(200);
  });

  it('[decisions 2.3] several are restored by one action, each by itself, and by nobody but the full admin', async () => {
    const ids = [await desk.ticket(), await desk.ticket()];
    for (const id of ids) await remove('branchAdmin', id);
    const never = await desk.ticket();
    const restoreAll = (by: PersonName, ticket_ids: readonly number[]) =>
      desk.as(by).put('/api/multipleTicketAction', { ticket_ids, action: 'restore' });
    const refused = (await restoreAll('branchAdmin', ids)).body.data;
    expect([refused.done, refused.failed.map(({ code }: { code: string }) => code)]).toEqual([
      [],
      ['NOT_FOUND', 'NOT_FOUND'],
    ]);
    const { data } = (await restoreAll('admin', [...ids, never])).body;
    expect(data.done).toEqual(ids);
    expect(data.failed).toMatchObject([{ id: never, code: 'NOT_FOUND' }]);
    expect(await listed('customer')).toEqual(expect.arrayContaining(ids));
    const { rows } = await sql<{ ip: string | null }>`select actor_ip as ip from audit_log
      where action = 'ticket.restore' and object_id = any(${ids}::bigint[])`.execute(desk.deps.db);
    expect(rows.map(({ ip }) => ip !== null)).toEqual([true, true]);
  });

  it('[decisions 2.16] says in the list who has deleted it and until when, and in the history that it is back', async () => {
    const id = await desk.ticket();
    await remove('branchAdmin', id);
    const { body } = await desk.as('admin').get('/api/deletedTicket');
    const row = (body.data as { id: number; deleted_at: number }[]).find((one) => one.id === id)!;
    expect(row).toMatchObject({
      deleted_by: { name: 'branchAdmin آزمون' },
      customer: { name: 'customer آزمون' },
      purge_at: row.deleted_at + 30 * 86_400,
    });
    await restore('admin', id);
    const history = await desk.as('admin').get(`/api/ticket/${id}/history`);
    expect((history.body.data as { field: string }[]).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['deleted', 'restored']),
    );
    const { rows } = await sql<{ action: string }>`select action from audit_log where object_id = ${id}
      and object_type = 'ticket' order by id`.execute(desk.deps.db);
    expect(rows.map(({ action }) => action)).toEqual(['ticket.delete', 'ticket.restore']);
  });

  it('is found by its number in any digits, and by its subject in any spelling', async () => {
    const id = await desk.ticket('customer', { subject: 'كارتخوان خراب' });
    const { number } = await desk.open('customer', id);
    await remove('admin', id);
    const persian = String(number).replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
    expect(await deleted(`&keyword=${encodeURIComponent(persian)}`)).toEqual([id]);
    expect(await deleted(`&keyword=${encodeURIComponent('کارت‌خوان')}`)).toEqual([id]);
    expect(await deleted('&keyword=%25')).toEqual([]);
  });

  it('tells the lists of who sees it again', async () => {
    const id = await desk.ticket();
    await remove('admin', id);
    await sql`delete from socket_event`.execute(desk.deps.db);
    await restore('admin', id);
    const { rows } = await sql<{ channel: string; name: string }>`select channel, name from socket_event`.execute(
      desk.deps.db,
    );
    const notified = rows.map(({ channel, name }) => `${channel} ${name}`);
    expect(notified).toEqual(expect.arrayContaining(['department.1 ticket.created', 'private-user.11 ticket.changed']));
  });

  it('[decisions 2.3] cannot be restored when it is not deleted, or after 30 days, when it is removed for good with its files', async () => {
    const { id, file } = await ticketWithFile();
    const kept = await desk.ticket();
    expect((await restore('admin', kept)).code).toBe(404);
    expect((await restore('admin', 999_999)).code).toBe(404);
    await remove('admin', id);
    await remove('admin', kept);
    await sql`update ticket set deleted_at = deleted_at + interval '2 days' where id = ${kept}`.execute(desk.deps.db);
    await sql`insert into ticket_link (type, ticket_id, other_ticket_id) values ('related', ${kept}, ${id})`.execute(
      desk.deps.db,
    );
    desk.deps.clock.advance(30 * DAY + 1_000);
    expect((await restore('admin', id)).code).toBe(404);
    expect(await deleted()).toEqual([kept]);
    await purgeExpiredTickets(desk.deps);
    const left = async (table: string) =>
      (await sql`select from ${sql.table(table)} where ticket_id = ${id}`.execute(desk.deps.db)).rows.length;
    for (const table of ['ticket_content', 'ticket_history', 'ticket_read', 'ticket_link', 'ticket_follow'])
      expect([table, await left(table)]).toEqual([table, 0]);
    const files = await sql`select from attachment where id = ${file} and deleted_at is null`.execute(desk.deps.db);
    expect(files.rows).toHaveLength(0);
    expect((await restore('admin', kept)).code).toBe(200);
    expect(await listed('admin')).not.toContain(id);
  });
});
