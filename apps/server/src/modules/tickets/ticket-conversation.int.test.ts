import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';
import { attachmentsModule } from '../attachments/attachments.module.ts';
import { ticketsModule } from './tickets.module.ts';

describe('the conversation of a ticket', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule, attachmentsModule]);
  });
  afterAll(() => desk.close());

  it('[decisions 2.4] a stale send is refused with the unseen contents, and accepted when forced', async () => {
    const id = await desk.ticket();
    const { last_seq } = await desk.open('sara', id);
    await desk.write('customer', id, { body_html: '<p>یک چیز دیگر</p>' });
    const stale = await desk.as('sara').post(`/api/ticket/${id}`, {
      content: { type: 'message', body_html: 'x', client_key: randomUUID(), last_seen_seq: last_seq },
    });
    expect(stale.body).toMatchObject({
      status: 'NOK',
      code: 'STALE_TICKET',
      data: { stale: [{ excerpt: 'یک چیز دیگر' }] },
    });
    const forced = await desk.as('sara').post(`/api/ticket/${id}`, {
      content: { type: 'message', body_html: 'x', client_key: randomUUID(), last_seen_seq: last_seq, force: true },
    });
    expect(forced.body.status).toBe('UPDATED');
  });

  it("[decisions 2.4] a note never makes a customer's send stale", async () => {
    const id = await desk.ticket();
    const { last_seq } = await desk.open('customer', id);
    await desk.write('sara', id, { type: 'note' });
    const reply = await desk.as('customer').post(`/api/ticket/${id}`, {
      content: { type: 'message', body_html: 'x', client_key: randomUUID(), last_seen_seq: last_seq },
    });
    expect(reply.body.status).toBe('UPDATED');
  });

  it('[decisions 2.3] reading marks it read, going back marks it unread, for that person alone', async () => {
    const id = await desk.ticket('member');
    await desk.write('sara', id);
    const row = async (by: Parameters<Desk['as']>[0]) =>
      (await desk.as(by).get(`/api/ticket?ids[]=${id}`)).body.data[0];
    expect(await row('member')).toMatchObject({ unread: true, unread_count: 1 });
    await desk.as('member').put(`/api/ticket/${id}/read`, { last_read_seq: 99 });
    expect(await row('member')).toMatchObject({ unread: false });
    expect(await row('admin')).toMatchObject({ unread: true });
    await desk.as('member').put(`/api/ticket/${id}/read`, { last_read_seq: 1 });
    expect(await row('member')).toMatchObject({ unread: true });
  });

  it('[7.23, decisions 2.4] undo: a reply waits, can be cancelled, and otherwise is sent once', async () => {
    const id = await desk.ticket();
    await desk.deps.db.updateTable('user').set({ undo_seconds: 10 }).where('id', '=', 4).execute();
    const sent = await desk.write('sara', id);
    expect(sent.body.data.ticket).toMatchObject({ status: 0, undo_seconds: 10 });
    expect((await desk.open('customer', id)).contents).toHaveLength(1);
    expect(
      (await desk.as('sara').delete(`/api/deleteTicketContent?ticket_content_id=${sent.body.data.content_id}`)).body,
    ).toMatchObject({ status: 'DELETED', data: { outcome: 'cancelled' } });
    const again = await desk.write('sara', id);
    await desk.deps.db.updateTable('user').set({ undo_seconds: null }).where('id', '=', 4).execute();
    await desk.write('reza', id, { type: 'note' });
    const { publishContent } = await import('./ticket-content.service.ts');
    const { createTicketContext } = await import('./ticket-context.ts');
    const ticketing = createTicketContext(desk.deps);
    await Promise.all([
      publishContent(ticketing, again.body.data.content_id),
      publishContent(ticketing, again.body.data.content_id),
    ]);
    await publishContent(ticketing, again.body.data.content_id);
    const shown = await desk.open('customer', id);
    expect(shown).toMatchObject({ status: 2, content_count: 2 });
    expect(await desk.open('sara', id)).toMatchObject({ assignee: { id: 4 } });
  });

  it('[decisions 2.4] undo gives the files of the reply back as uploads that can be sent again, and only to its author', async () => {
    const id = await desk.ticket();
    await desk.deps.db.updateTable('user').set({ undo_seconds: 10 }).where('id', '=', 4).execute();
    const { body } = await desk.as('sara').send(uploadRequest('رسید.pdf', PDF));
    const { token } = body.data;
    const sent = await desk.write('sara', id, { attachments: [token] });
    const path = `/api/deleteTicketContent?ticket_content_id=${sent.body.data.content_id}&undo=1`;
    const { attachments } = (await desk.as('sara').delete(path)).body.data;
    expect(attachments).toMatchObject([{ name: 'رسید.pdf' }]);
    expect(attachments[0].token).not.toBe(token);
    expect((await desk.write('reza', id, { attachments: [attachments[0].token] })).code).toBe(422);
    expect((await desk.write('sara', id, { attachments: [token] })).code).toBe(422);
    await desk.deps.db.updateTable('user').set({ undo_seconds: null }).where('id', '=', 4).execute();
    const again = await desk.write('sara', id, { attachments: [attachments[0].token] });
    const content = (await desk.open('customer', id)).contents.find(
      (c: { id: number }) => c.id === again.body.data.content_id,
    );
    expect(content.attachments).toMatchObject([{ name: 'رسید.pdf' }]);
  });

  it('[decisions 2.4] undo that is repeated because its answer was lost gives the files that are still unsent back again, for a minute and only to its author', async () => {
    const id = await desk.ticket();
    await desk.deps.db.updateTable('user').set({ undo_seconds: 10 }).where('id', '=', 4).execute();
    const upload = async (name: string) => (await desk.as('sara').send(uploadRequest(name, PDF))).body.data.token;
    const sent = await desk.write('sara', id, { attachments: [await upload('رسید.pdf'), await upload('برگه.pdf')] });
    await desk.deps.db.updateTable('user').set({ undo_seconds: null }).where('id', '=', 4).execute();
    const path = `/api/deleteTicketContent?ticket_content_id=${sent.body.data.content_id}`;
    const lost = (await desk.as('sara').delete(`${path}&undo=1`)).body.data.attachments;
    const repeated = (await desk.as('sara').delete(`${path}&undo=1`)).body.data;
    expect(repeated).toMatchObject({ outcome: 'cancelled', attachments: [{ name: 'رسید.pdf' }, { name: 'برگه.pdf' }] });
    const [receipt, sheet] = repeated.attachments;
    expect((await desk.write('sara', id, { attachments: [lost[0].token] })).code).toBe(422);
    expect((await desk.write('reza', id, { attachments: [receipt.token] })).code).toBe(422);
    // only its author, and only as an undo: it is not there for anything else
    for (const by of ['reza', 'departmentAdmin', 'admin', 'customer'] as const)
      expect((await desk.as(by).delete(`${path}&undo=1`)).code).toBe(404);
    expect((await desk.as('sara').delete(path)).code).toBe(404);
    expect((await desk.write('sara', id, { attachments: [receipt.token] })).code).toBeLessThan(300);
    const third = (await desk.as('sara').delete(`${path}&undo=1`)).body.data.attachments;
    expect(third).toMatchObject([{ id: sheet.id, name: 'برگه.pdf' }]);
    await sql`update ticket_content set send_at = send_at - interval '71 seconds' where id = ${sent.body.data.content_id}`.execute(
      desk.deps.db,
    );
    expect((await desk.as('sara').delete(`${path}&undo=1`)).code).toBe(404);
    expect((await desk.write('sara', id, { attachments: [third[0].token] })).code).toBeLessThan(300);
  });

  it('[decisions 2.4] a removed message leaves a tombstone without its text', async () => {
    const id = await desk.ticket();
    const { content_id } = (await desk.write('customer', id, { body_html: '<p>شمارهٔ کارت</p>' })).body.data;
    expect((await desk.as('other').delete(`/api/deleteTicketContent?ticket_content_id=${content_id}`)).code).toBe(404);
    expect(
      (await desk.as('customer').delete(`/api/deleteTicketContent?ticket_content_id=${content_id}`)).body.data.outcome,
    ).toBe('deleted');
    const shown = (await desk.open('sara', id)).contents.find((c: { id: number }) => c.id === content_id);
    expect(shown).toMatchObject({ state: 'deleted', body_html: '', excerpt: '' });
    expect((await desk.as('sara').get(`/api/ticket?s=${encodeURIComponent('کارت')}`)).body.data).toEqual([]);
  });

  it('[decisions 2.4] who gets what: notes are on no channel of a customer, and public events have no version', async () => {
    const id = await desk.ticket('member');
    await desk.deps.db.deleteFrom('socket_event').execute();
    await desk.write('sara', id, { type: 'note' });
    const afterNote = (await desk.deps.db.selectFrom('socket_event').select('channel').execute()).map(
      ({ channel }) => channel,
    );
    expect(afterNote).toContain(`ticket-staff.${id}`);
    expect(afterNote).toContain('department.1');
    expect(
      afterNote.filter((c) => c === `ticket.${id}` || c === 'private-user.14' || c.startsWith('organization.')),
    ).toEqual([]);
    await desk.deps.db.deleteFrom('socket_event').execute();
    await desk.write('sara', id);
    const events = await desk.deps.db.selectFrom('socket_event').select(['channel', 'data', 'name']).execute();
    const received = events.filter(({ channel }) =>
      [`ticket.${id}`, 'private-user.14', 'organization.1'].includes(channel),
    );
    expect(received.map(({ channel }) => channel).sort()).toEqual(
      ['organization.1', 'private-user.14', `ticket.${id}`, `ticket.${id}`].sort(),
    );
    for (const { data } of received) expect(Object.keys(data as object)).not.toContain('version');
  });
});
