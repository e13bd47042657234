import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { onlinePeople } from '../../platform/realtime/online-people.ts';
import { messages } from './messages.ts';
import { ticketsModule } from './tickets.module.ts';

describe('changes of a ticket', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());
  const fields = async (by: Parameters<Desk['as']>[0], id: number, changes: object) =>
    desk.as(by).post(`/api/ticket/${id}`, { version: (await desk.open(by, id))?.version ?? 0, ...changes });

  it('[decisions 2.4] says who is online to who may move the ticket, and to nobody else', async () => {
    const id = await desk.ticket();
    const online = async (by: 'sara' | 'reza') =>
      (await desk.as(by).get(`/api/ticket/${id}/assignees`)).body.data.find((row: { id: number }) => row.id === 5)
        .online as boolean | undefined;
    expect(await online('sara')).toBe(false);
    const people = onlinePeople(desk.deps.broker);
    people.add([5]);
    expect(await online('sara')).toBe(true);
    // sees the ticket, and may neither assign nor transfer it
    expect(await online('reza')).toBeUndefined();
    people.remove(5);
    expect(await online('sara')).toBe(false);
  });

  it('[decisions 2.2] says of everybody who may get a ticket how many open ones they have', async () => {
    const loadOf = async (id: number, by: 'sara' | 'reza' = 'sara') =>
      (await desk.as(by).get(`/api/ticket/${id}/assignees`)).body.data.find((row: { id: number }) => row.id === 4)
        .open_tickets as number | undefined;
    const id = await desk.ticket();
    // sees the ticket, and may neither assign nor transfer it
    expect(await loadOf(id, 'reza')).toBeUndefined();
    const before = await loadOf(id);
    await fields('sara', id, { recipient_id: 4 });
    expect(await loadOf(id)).toBe(before! + 1);
    await desk.write('sara', id, { then: 'close' });
    expect(await loadOf(id)).toBe(before);
  });

  it('[7.9, 7.25, decisions 2.3] the whole course: claim, note, answer, customer reply, close, rate', async () => {
    const id = await desk.ticket();
    expect((await desk.open('sara', id)).actions).toEqual(expect.arrayContaining(['reply', 'note', 'claim', 'close']));
    expect((await fields('sara', id, { recipient_id: 4 })).body.data.ticket).toMatchObject({
      status: 1,
      assignee: { id: 4 },
    });
    expect((await desk.write('sara', id, { type: 'note', body_html: '<p>فقط ما</p>' })).body.data.ticket).toMatchObject(
      { status: 1, first_staff_reply_at: null },
    );
    const customerBefore = await desk.open('customer', id);
    expect(customerBefore.contents).toHaveLength(1);
    expect(customerBefore.last_seq).toBe(1);
    desk.deps.clock.advance(60_000);
    expect((await desk.write('sara', id)).body.data.ticket).toMatchObject({
      status: 2,
      waiting_since: null,
      first_staff_reply_at: desk.deps.clock.unix(),
    });
    const seen = await desk.open('customer', id);
    expect(seen).toMatchObject({ status: 2, unread: true, last_seq: 2, content_count: 2 });
    expect(JSON.stringify(seen)).not.toContain('فقط ما');
    expect(seen).not.toHaveProperty('version');
    expect(seen).not.toHaveProperty('assignee');
    expect((await desk.write('customer', id)).body.data.ticket.status).toBe(3);
    const closed = await desk.write('sara', id, { then: 'close' });
    expect(closed.body.data.ticket).toMatchObject({ status: 4, close_reason: 'resolved' });
    expect(await desk.open('customer', id)).toMatchObject({ status: 4, can_rate: true, satisfaction: 0 });
    expect((await desk.as('customer').put('/api/satisfaction', { ticket_id: id, satisfaction: 5 })).body).toMatchObject(
      { status: 'UPDATED', data: { satisfaction: 5 } },
    );
    expect((await desk.as('sara').put('/api/satisfaction', { ticket_id: id, satisfaction: 1 })).code).toBe(403);
  });

  it('[decisions 2.3 T12] staff read why a ticket was closed and what was noted; its customer reads neither', async () => {
    const id = await desk.ticket();
    const { version } = await desk.open('admin', id);
    const closing = { version, status: 4, close_reason: 'duplicate', close_note: 'همان <تیکت> دیروز\nتلفنی گفت' };
    expect((await desk.as('admin').post(`/api/ticket/${id}`, closing)).body.status).toBe('UPDATED');
    const { contents, content_count } = await desk.open('sara', id);
    const [, note, line] = contents;
    expect([content_count, note.type, note.body_html]).toEqual([
      2,
      'note',
      '<p dir="rtl">همان &lt;تیکت&gt; دیروز<br />تلفنی گفت</p>',
    ]);
    expect(line.event).toEqual({ name: 'closed', from: null, to: 'duplicate' });
    const { body } = await desk.as('sara').get(`/api/ticket/${id}/history`);
    expect(body.data).toContainEqual(expect.objectContaining({ field: 'close_reason', from: null, to: 'duplicate' }));
    const seen = JSON.stringify((await desk.open('customer', id)).contents);
    expect(seen).not.toMatch(/دیروز|duplicate/);
    expect((await desk.open('customer', id)).content_count).toBe(1);
  });

  it('[decisions 2.21] a ticket closed as spam has nothing to rate, and its row, its actions and the call say so', async () => {
    const id = await desk.ticket();
    await desk.write('sara', id, { then: 'close' });
    const says = async () => {
      const { can_rate, satisfaction_editable, actions } = await desk.open('customer', id);
      return [can_rate, satisfaction_editable, (actions as string[]).includes('rate')];
    };
    expect(await says()).toEqual([true, true, true]);
    await sql`update ticket set close_reason = 'spam' where id = ${id}`.execute(desk.deps.db);
    expect(await says()).toEqual([false, false, false]);
    const refused = await desk.as('customer').put('/api/satisfaction', { ticket_id: id, satisfaction: 5 });
    expect(refused.body).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
  });

  it('[decisions 2.21] the same vote again leaves no trace, and another one is in the history', async () => {
    const id = await desk.ticket();
    await desk.write('sara', id, { then: 'close' });
    const vote = async (satisfaction: number, comment = 'خوب بود') =>
      (await desk.as('customer').put('/api/satisfaction', { ticket_id: id, satisfaction, comment })).body.data;
    const traces = async () => {
      const { rows } = await sql<{ lines: number; votes: number; version: number }>`select
        (select count(*)::int from ticket_content where ticket_id = ${id}) as lines,
        (select count(*)::int from satisfaction_vote where ticket_id = ${id}) as votes,
        version from ticket where id = ${id}`.execute(desk.deps.db);
      return rows[0]!;
    };
    const first = await vote(4);
    const before = await traces();
    expect(await vote(4)).toEqual(first);
    expect(await traces()).toEqual(before);
    expect((await vote(5)).satisfaction).toBe(5);
    expect((await traces()).votes).toBe(before.votes + 1);
    expect((await vote(5, 'خیلی خوب')).satisfaction).toBe(5);
    expect((await traces()).votes).toBe(before.votes + 2);
  });

  it('[3.34, 3.36, 5.46] accepts no status, importance or satisfaction outside their lists', async () => {
    const id = await desk.ticket();
    const refusedField = (answer: { body: { errors?: { field: string }[] } }) =>
      (answer.body.errors ?? []).map(({ field }) => field);
    for (const status of [5, -1, 1.5, 'باز'])
      expect(refusedField(await fields('sara', id, { status }))).toEqual(['status']);
    for (const importance of [4, -1, '3x'])
      expect(refusedField(await fields('sara', id, { importance }))).toEqual(['importance']);
    await fields('sara', id, { recipient_id: 4 });
    await desk.write('sara', id, { then: 'close' });
    for (const satisfaction of [0, 6, -1])
      expect(refusedField(await desk.as('customer').put('/api/satisfaction', { ticket_id: id, satisfaction }))).toEqual(
        ['satisfaction'],
      );
    expect(await desk.open('customer', id)).toMatchObject({ status: 4, satisfaction: 0 });
  });

  it("[decisions 2.2] an employee notes on a colleague's ticket and cannot answer it", async () => {
    const id = await desk.ticket();
    await fields('sara', id, { recipient_id: 4 });
    expect((await desk.as('reza').get(`/api/ticket/${id}`)).code).toBe(404);
    await desk.deps.db.insertInto('ticket_share').values({ ticket_id: id, user_id: 5 }).execute();
    await desk.deps.db.updateTable('ticket').set({ shares_count: 1 }).where('id', '=', id).execute();
    expect(await desk.open('reza', id)).toMatchObject({
      reply_refused: 'read_only',
      shares: [{ id: 5, editable: false }],
    });
    expect((await desk.write('reza', id)).code).toBe(403);
    expect((await desk.write('reza', id, { type: 'note' })).body.status).toBe('UPDATED');
  });

  it('[decisions 2.16] the history shows names of people and departments, not their ids', async () => {
    const id = await desk.ticket();
    await fields('sara', id, { recipient_id: 4 });
    const { body } = await desk.as('sara').get(`/api/ticket/${id}/history`);
    const given = body.data.find(
      (row: { field: string; to: string | null }) => row.field === 'recipient_id' && row.to === '4',
    );
    expect(given.to_name).toBe((await desk.open('sara', id)).assignee.name);
    expect(given).toMatchObject({ actor: { id: 4 }, cause: 'user' });
    expect(body.data.find((row: { field: string }) => row.field === 'status' || row.field === 'created')).toMatchObject(
      { from_name: null, to_name: null },
    );
  });

  it('[decisions 2.0] fields changed by somebody else meanwhile are a conflict, replies never are', async () => {
    const id = await desk.ticket();
    const { version } = await desk.open('sara', id);
    await fields('admin', id, { importance: 3 });
    expect((await desk.as('sara').post(`/api/ticket/${id}`, { version, category_id: 1 })).body).toMatchObject({
      status: 'NOK',
      code: 'VERSION_CONFLICT',
      data: { ticket: { importance: 3 } },
    });
    expect((await desk.write('sara', id)).body.status).toBe('UPDATED');
  });

  it('[decisions 2.3] T9: a reply reopens a closed ticket within fourteen days and is refused after them', async () => {
    const id = await desk.ticket();
    await fields('admin', id, { status: 4 });
    desk.deps.clock.advance(13 * 86_400_000);
    expect((await desk.write('customer', id)).body.data.ticket).toMatchObject({
      status: 3,
      reopened_count: 1,
      closed_at: null,
    });
    await fields('admin', id, { status: 4 });
    desk.deps.clock.advance(15 * 86_400_000);
    expect(await desk.open('customer', id)).toMatchObject({ reply_refused: 'closed_window_passed' });
    expect((await desk.write('customer', id)).body).toMatchObject({ status: 'NOK', code: 'REOPEN_WINDOW_PASSED' });
  });

  it('[decisions 2.3] T11: a transfer needs its reason, stores it as a note and removes the assignee', async () => {
    const id = await desk.ticket();
    await fields('sara', id, { recipient_id: 4 });
    expect((await fields('sara', id, { department_id: 2 })).body.errors).toEqual([
      expect.objectContaining({ field: 'reason' }),
    ]);
    expect((await fields('sara', id, { department_id: 2, reason: 'مربوط به مالی است' })).body.status).toBe('UPDATED');
    expect((await desk.as('sara').get(`/api/ticket/${id}`)).code).toBe(404);
    const moved = await desk.open('mina', id);
    expect(moved).toMatchObject({ status: 0, recipient: null, assignee: null, department: { id: 2 } });
    expect(moved.contents.filter((c: { type: string }) => c.type === 'note')).toEqual([
      expect.objectContaining({ excerpt: 'مربوط به مالی است' }),
    ]);
    expect(
      moved.contents.find((c: { type: string; event: { name: string } }) => c.event?.name === 'transferred').event,
    ).toEqual({ name: 'transferred', from: 'پشتیبانی', to: 'مالی' });
  });

  it('[decisions 2.3] forbidden transitions are refused by name', async () => {
    const id = await desk.ticket();
    for (const status of [0, 2, 3]) {
      const answer = await fields('admin', id, { status });
      expect(answer.body).toMatchObject(
        status === 0 ? { status: 'UPDATED' } : { status: 'NOK', code: 'TRANSITION_FORBIDDEN' },
      );
    }
    await fields('admin', id, { status: 4 });
    expect((await fields('admin', id, { status: 0 })).body.code).toBe('TRANSITION_FORBIDDEN');
    expect((await fields('customer', id, { status: 1 })).code).toBe(403);
  });

  it('[decisions 2.3] from every status only those of the table can be asked for', async () => {
    const ids: number[] = [];
    for (const status of [0, 1, 2, 3, 4]) {
      const id = await desk.ticket('member');
      if (status === 1) await fields('admin', id, { status });
      if (status === 2 || status === 3) await desk.write('admin', id);
      if (status === 3) await desk.write('member', id);
      if (status === 4) await fields('admin', id, { status });
      ids.push(id);
    }
    for (const [from, id] of ids.entries()) {
      for (const to of [0, 1, 2, 3, 4]) {
        if (to === from || to === 1 || (to === 4 && from < 4)) continue;
        const { body } = await fields('admin', id, { status: to });
        expect([from, to, body.code, body.message]).toEqual([
          from,
          to,
          'TRANSITION_FORBIDDEN',
          messages.transitionForbidden,
        ]);
        expect((await fields('member', id, { status: to })).body.status).not.toBe('UPDATED');
      }
      expect(await desk.open('admin', id)).toMatchObject({ status: from });
    }
  });

  it('[decisions 2.3] claiming, assigning and releasing are told apart, and the history has the status where it changed', async () => {
    const id = await desk.ticket();
    for (const [by, recipient_id] of [
      ['sara', 4],
      ['departmentAdmin', 5],
      ['departmentAdmin', null],
    ] as const)
      expect((await fields(by, id, { recipient_id })).code).toBe(200);
    await desk.write('sara', id, { type: 'note' });
    const lines = (await desk.open('admin', id)).contents as { event: object | null }[];
    expect(lines.flatMap(({ event }) => event ?? [])).toEqual([
      { name: 'claimed', from: null, to: expect.any(String) },
      { name: 'assigned', from: expect.any(String), to: expect.any(String) },
      { name: 'released', from: expect.any(String), to: null },
    ]);
    const history = (await desk.as('admin').get(`/api/ticket/${id}/history`)).body.data as Record<string, unknown>[];
    expect(history.filter(({ field }) => field === 'status')).toEqual([
      expect.objectContaining({ from: '0', to: '1' }),
    ]);
  });
});
