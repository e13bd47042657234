import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

describe('spam', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());
  const change = async (by: PersonName, id: number, changes: object) =>
    (await desk.as(by).post(`/api/ticket/${id}`, { version: (await desk.open('admin', id)).version, ...changes })).body;
  const stored = (id: number) =>
    desk.deps.db
      .selectFrom('ticket')
      .select(['is_spam', 'close_reason', 'status', 'waiting_since', 'satisfaction_requested_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const closedNotifications = async (id: number) => {
    await desk.deps.runJobs();
    return desk.deps.db
      .selectFrom('notification')
      .select('event')
      .where('ticket_id', '=', id)
      .where('event', '=', 'closed')
      .execute();
  };

  it('[decisions 2.3] T18 closes it without a notification or a question how satisfied its sender is', async () => {
    const id = await desk.ticket();
    expect(await change('departmentAdmin', id, { spam: true })).toMatchObject({
      status: 'UPDATED',
      data: { ticket: { status: 4, close_reason: 'spam', waiting_since: null } },
    });
    expect(await stored(id)).toMatchObject({ is_spam: true, satisfaction_requested_at: null, waiting_since: null });
    expect(await closedNotifications(id)).toEqual([]);
    const sender = await desk.open('customer', id);
    expect(sender).toMatchObject({ status: 4, close_reason: 'other', can_rate: false });
    expect(sender.actions).not.toContain('rate');
    expect((await desk.open('departmentAdmin', id)).actions).toEqual(expect.arrayContaining(['not_spam']));
    expect((await desk.as('admin').get(`/api/ticket/${id}/history`)).body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'spam', from: null, to: '1' })]),
    );
  });

  it('[decisions 2.3] T18 of a closed ticket takes back the question for an opinion', async () => {
    const id = await desk.ticket();
    await change('admin', id, { status: 4 });
    expect((await stored(id)).satisfaction_requested_at).not.toBeNull();
    await change('admin', id, { spam: true });
    expect(await stored(id)).toMatchObject({ close_reason: 'spam', satisfaction_requested_at: null });
    expect((await desk.as('customer').put('/api/satisfaction', { ticket_id: id, satisfaction: 1 })).body.status).toBe(
      'NOK',
    );
  });

  it('[decisions 2.3] T18 is undone into work; reopened in any way, it is no spam', async () => {
    const id = await desk.ticket();
    await change('admin', id, { spam: true });
    await change('admin', id, { spam: false });
    expect(await stored(id)).toMatchObject({ is_spam: false, status: 1, close_reason: null });
    expect((await stored(id)).waiting_since).not.toBeNull();
    await change('admin', id, { spam: true });
    await desk.write('customer', id);
    expect(await stored(id)).toMatchObject({ is_spam: false, status: 3, close_reason: null });
  });

  it('[decisions 2.2] needs the permission', async () => {
    const id = await desk.ticket();
    expect((await change('sara', id, { spam: true })).status).toBe('AUTORIZATION_ERROR');
    expect((await change('customer', id, { spam: true })).status).toBe('AUTORIZATION_ERROR');
    expect((await stored(id)).is_spam).toBe(false);
  });
});
