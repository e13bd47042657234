import type { TicketContent } from '@hamyar/contracts';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

describe('what follows a reply', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());

  const linesOf = async (by: PersonName, id: number) =>
    ((await desk.open(by, id)).contents as TicketContent[]).filter(({ type }) => type === 'system');
  const read = (by: PersonName, id: number, seq: number) =>
    desk.as(by).put(`/api/ticket/${id}/read`, { last_read_seq: seq });

  it('[decisions 2.4] customers read that their ticket was closed and opened again, without the employee and the reason, and as nothing unread', async () => {
    const id = await desk.ticket();
    await desk.write('sara', id, { then: 'close' });
    const before = await desk.open('customer', id);
    await read('customer', id, before.last_seq);
    const [closed] = await linesOf('customer', id);
    expect(closed).toMatchObject({
      event: { name: 'closed', from: null, to: null },
      author: null,
      author_kind: 'employee',
      mine: false,
    });
    await desk.write('customer', id);
    const [, reopened] = await linesOf('customer', id);
    expect(reopened).toMatchObject({ event: { name: 'reopened' }, author: { id: 11 }, mine: true });
    expect(await desk.open('customer', id)).toMatchObject({ unread: false, unread_count: 0 });
    // who claimed it is the business of staff
    expect((await linesOf('customer', id)).map(({ event }) => event?.name)).toEqual(['closed', 'reopened']);
    expect((await linesOf('sara', id)).map(({ event }) => event?.name)).toEqual(['claimed', 'closed', 'reopened']);
    expect((await linesOf('sara', id))[1]).toMatchObject({ author: { id: 4 }, event: { to: 'resolved' } });
    expect((await desk.open('other', id)) ?? null).toBeNull();
  });

  it('[decisions 2.4] the closing counts one unread message with its reply, and none alone', async () => {
    const id = await desk.ticket();
    await read('customer', id, (await desk.open('customer', id)).last_seq);
    await desk.write('sara', id, { then: 'close' });
    expect(await desk.open('customer', id)).toMatchObject({ unread: true, unread_count: 1 });
  });

  it('[decisions 2.4] employees see up to where the customer has read, customers never how far others have', async () => {
    const id = await desk.ticket();
    await desk.write('sara', id);
    expect((await desk.open('sara', id)).customer_read_seq).toBeLessThan((await desk.open('sara', id)).last_seq);
    const { last_seq: publicSeq } = await desk.open('customer', id);
    await read('customer', id, publicSeq);
    const { contents, customer_read_seq } = await desk.open('departmentAdmin', id);
    const answer = (contents as TicketContent[]).findLast(({ type }) => type === 'message');
    expect(customer_read_seq).toBe(answer?.seq);
    await desk.write('sara', id, { type: 'note' });
    expect((await desk.open('departmentAdmin', id)).customer_read_seq).toBe(answer?.seq);
    expect('customer_read_seq' in (await desk.open('customer', id))).toBe(false);
    expect('after_close' in (await desk.open('customer', id))).toBe(false);
  });

  it('[decisions 2.23] a reply waits ten seconds where nothing else is set', async () => {
    await desk.deps.db.deleteFrom('setting').execute();
    await desk.deps.broker.publish('settings', 'changed');
    const id = await desk.ticket();
    const sent = await desk.write('sara', id);
    expect(sent.body.data.ticket).toMatchObject({ status: 0, undo_seconds: 10, after_close: 'stay' });
  });
});
