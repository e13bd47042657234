import { randomUUID } from 'node:crypto';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

describe('access to a ticket', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());

  it('[decisions 2.0] a ticket out of scope does not exist, by id, in the list and for every write', async () => {
    const id = await desk.ticket();
    for (const stranger of ['other', 'mina', 'far', 'supervisor'] as const) {
      expect((await desk.as(stranger).get(`/api/ticket/${id}`)).code).toBe(404);
      expect(
        (
          await desk.as(stranger).post(`/api/ticket/${id}`, {
            content: { type: 'message', body_html: 'x', client_key: randomUUID(), last_seen_seq: 0 },
          })
        ).code,
      ).toBe(404);
      expect((await desk.as(stranger).post(`/api/ticket/${id}`, { version: 1, status: 4 })).code).toBe(404);
      expect((await desk.as(stranger).put(`/api/ticket/${id}/read`, { last_read_seq: 1 })).code).toBe(404);
      const { body } = await desk.as(stranger).get('/api/ticket?perPage=200');
      expect(body.data.map((row: { id: number }) => row.id)).not.toContain(id);
    }
    expect((await desk.as('customer').get(`/api/ticket/${id}/history`)).code).toBe(403);
    expect(
      (
        await desk.as('customer').post(`/api/ticket/${id}`, {
          content: { type: 'note', body_html: 'x', client_key: randomUUID(), last_seen_seq: 9 },
        })
      ).code,
    ).toBe(403);
  });

  it('[decisions 2.3] opens a ticket with at most 6 statements', async () => {
    const id = await desk.ticket();
    for (let i = 0; i < 5; i += 1) await desk.write(i % 2 ? 'sara' : 'customer', id);
    for (const by of ['sara', 'customer', 'admin'] as const) {
      const { statements, body } = await desk.as(by).get(`/api/ticket/${id}`);
      expect(body.data.contents.length).toBeGreaterThanOrEqual(6);
      expect(statements).toBeGreaterThan(0);
      expect(statements).toBeLessThanOrEqual(5);
    }
  });

  it('[decisions 2.25] a ticket is deleted by full and branch admins only, and is hidden for everyone', async () => {
    const id = await desk.ticket('member');
    expect((await desk.as('departmentAdmin').delete(`/api/ticket/${id}`)).code).toBe(403);
    expect((await desk.as('branchAdmin').delete(`/api/ticket/${id}`)).body.status).toBe('DELETED');
    for (const by of ['admin', 'member', 'branchAdmin'] as const)
      expect((await desk.as(by).get(`/api/ticket/${id}`)).code).toBe(404);
  });

  it('[decisions 2.16] a deletion is in the audit log, and the history stays readable for who may restore the ticket', async () => {
    const id = await desk.ticket('member');
    const { number, contents } = (await desk.as('admin').get(`/api/ticket/${id}`)).body.data;
    await desk.as('branchAdmin').delete(`/api/deleteTicketContent?ticket_content_id=${contents[0].id}`);
    await desk.as('branchAdmin').delete(`/api/ticket/${id}`);
    const rows = await desk.deps.db
      .selectFrom('audit_log')
      .select(['action', 'object_id', 'object_name', 'actor_id'])
      .where('action', 'in', ['ticket.delete', 'ticket_content.delete'])
      .where('object_name', '=', number)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, object_id }) => [action, object_id])).toEqual([
      ['ticket_content.delete', contents[0].id],
      ['ticket.delete', id],
    ]);
    expect((await desk.as('admin').get(`/api/ticket/${id}/history`)).body.data[0]).toMatchObject({ field: 'deleted' });
    for (const by of ['branchAdmin', 'member'] as const)
      expect((await desk.as(by).get(`/api/ticket/${id}/history`)).code).not.toBe(200);
  });
});
