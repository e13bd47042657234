import { randomUUID } from 'node:crypto';
import { isTicketNumber } from '@hamyar/domain';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { ticketsModule } from './tickets.module.ts';

describe('tickets', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());
  const fields = async (by: Parameters<Desk['as']>[0], id: number, changes: object) =>
    desk.as(by).post(`/api/ticket/${id}`, { version: (await desk.open(by, id))?.version ?? 0, ...changes });

  it('[decisions 2.3] T1: a customer submits a ticket, which gets its number and waits', async () => {
    const answer = await desk.as('customer').post('/api/ticket', {
      department_id: 1,
      category_id: 1,
      service_id: 1,
      subject: '  كاربر   جديد ',
      body_html: '<p>سلام<script>x</script></p>',
      client_key: randomUUID(),
    });
    expect(answer.code).toBe(201);
    expect(isTicketNumber(answer.body.data.number)).toBe(true);
    const ticket = await desk.open('sara', answer.body.data.id);
    expect(ticket).toMatchObject({
      status: 0,
      kind: 'customer',
      importance: 2,
      department: { id: 1 },
      category: { id: 1 },
      branch: { id: 1 },
      customer: { id: 11 },
      assignee: null,
      content_count: 1,
    });
    expect(ticket.subject).toBe('کاربر   جدید');
    expect(ticket.contents[0].body_html).toBe('<p dir="rtl">سلام</p>');
    expect(ticket.waiting_since).toBe(desk.deps.clock.unix());
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

  it('[decisions 2.4] the same client key twice is one ticket and one reply', async () => {
    const body = { department_id: 1, subject: 'یک', body_html: '<p>یک</p>', client_key: randomUUID() };
    const both = await Promise.all([
      desk.as('customer').post('/api/ticket', body),
      desk.as('customer').post('/api/ticket', body),
    ]);
    expect(both[0].body.data.id).toBe(both[1].body.data.id);
    const id = both[0].body.data.id as number;
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => desk.write('customer', id, { client_key: key })));
    expect(new Set(replies.map((r) => r.body.data.content_id)).size).toBe(1);
    expect((await desk.open('customer', id)).contents).toHaveLength(2);
  });

  it('[7.9, decisions 2.3] the whole course: claim, note, answer, customer reply, close, rate', async () => {
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

  it('[decisions 2.16] the history shows names of people and departments, not their ids', async () => {
    const id = await desk.ticket();
    await fields('sara', id, { recipient_id: 4 });
    const { body } = await desk.as('sara').get(`/api/ticket/${id}/history`);
    const given = body.data.find(
      (row: { field: string; to: string | null }) => row.field === 'recipient_id' && row.to === '4',
    );
    expect(given.to_name).toBe((await desk.open('sara', id)).assignee.name);
    expect(body.data.find((row: { field: string }) => row.field === 'status' || row.field === 'created')).toMatchObject(
      { from_name: null, to_name: null },
    );
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

  it('[decisions 2.3] the other kinds need their permission and set the right people', async () => {
    expect(
      (
        await desk.as('sara').post('/api/ticket', {
          kind: 'behalf',
          customer_id: 11,
          department_id: 1,
          subject: 'س',
          body_html: 'م',
          client_key: randomUUID(),
        })
      ).code,
    ).toBe(403);
    const behalf = await desk.ticket('mina', { kind: 'behalf', customer_id: 11, department_id: 1 });
    expect(await desk.open('mina', behalf)).toMatchObject({
      owner: { id: 11 },
      created_by: { id: 6 },
      contents: [{ author: { id: 6 }, on_behalf_of: { id: 11 } }],
    });
    expect((await desk.open('customer', behalf)).contents[0]).toMatchObject({
      author: { id: 11 },
      author_kind: 'customer',
      on_behalf_of: null,
    });
    const toCustomer = await desk.ticket('mina', { kind: 'to_customer', customer_id: 12, department_id: 2 });
    expect(await desk.open('mina', toCustomer)).toMatchObject({
      status: 2,
      assignee: { id: 6 },
      customer: { id: 12 },
      waiting_since: null,
    });
    expect((await desk.write('other', toCustomer)).body.data.ticket.status).toBe(3);
    const internal = await desk.ticket('reza', { kind: 'internal', department_id: 3 });
    expect(await desk.open('reza', internal)).toMatchObject({ customer: null, owner: { id: 5 } });
    expect((await desk.as('customer').get(`/api/ticket/${internal}`)).code).toBe(404);
  });

  it('[decisions 2.25] a ticket on behalf of or to a customer of another branch is refused like one to nobody', async () => {
    await desk.deps.db
      .insertInto('user')
      .values({ id: 21, employee: false, first_name: 'دور', last_name: 'آزمون', name_norm: 'دورآزمون', branch_id: 2 })
      .execute();
    for (const kind of ['behalf', 'to_customer'] as const) {
      const refusal = async (customer_id: number) =>
        (
          await desk.as('mina').post('/api/ticket', {
            kind,
            customer_id,
            department_id: 1,
            subject: 'س',
            body_html: 'م',
            client_key: randomUUID(),
          })
        ).body.errors;
      expect(await refusal(21)).toEqual([expect.objectContaining({ field: 'customer_id', code: 'CHOICE' })]);
      expect(await refusal(21)).toEqual(await refusal(999));
      expect(await desk.ticket('admin', { kind, customer_id: 21 })).toEqual(expect.any(Number));
    }
  });

  it('[decisions 2.3] T9: a new ticket continues one that its sender sees, and both show the link', async () => {
    const old = await desk.ticket();
    const next = await desk.ticket('customer', { follow_up_of: old });
    expect((await desk.open('customer', next)).links).toEqual([
      expect.objectContaining({ type: 'follow_up_of', direction: 'out', ticket: expect.objectContaining({ id: old }) }),
    ]);
    expect((await desk.open('sara', old)).links).toEqual([
      expect.objectContaining({ type: 'follow_up_of', direction: 'in', ticket: expect.objectContaining({ id: next }) }),
    ]);
    for (const follow_up_of of [old, 999_999]) {
      const { body } = await desk.as('other').post('/api/ticket', {
        department_id: 1,
        subject: 'س',
        body_html: 'م',
        client_key: randomUUID(),
        follow_up_of,
      });
      expect(body.errors).toEqual([expect.objectContaining({ field: 'follow_up_of', code: 'CHOICE' })]);
    }
  });

  it('[6.9] on behalf needs the license feature in addition to the permission', async () => {
    const poor = await createDesk([ticketsModule], ['custom_field']);
    try {
      const answer = await poor.as('mina').post('/api/ticket', {
        kind: 'behalf',
        customer_id: 11,
        department_id: 1,
        subject: 'س',
        body_html: 'م',
        client_key: randomUUID(),
      });
      expect(answer.body.status).toBe('AUTORIZATION_ERROR');
    } finally {
      await poor.close();
    }
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

  it('[decisions 2.7] a customer writes to public departments only, and an expired one to none', async () => {
    const body = { subject: 'س', body_html: 'م', client_key: randomUUID() };
    expect((await desk.as('customer').post('/api/ticket', { ...body, department_id: 3 })).body.errors).toEqual([
      expect.objectContaining({ field: 'department_id' }),
    ]);
    expect(
      (await desk.as('customer').post('/api/ticket', { ...body, department_id: 1, category_id: 2 })).body.errors,
    ).toEqual([expect.objectContaining({ field: 'category_id' })]);
    expect(
      (await desk.as('customer').post('/api/ticket', { ...body, department_id: 1, branch_id: 2 })).body.errors,
    ).toEqual([expect.objectContaining({ field: 'branch_id' })]);
    expect((await desk.as('expired').post('/api/ticket', { ...body, department_id: 1 })).body.status).toBe(
      'EXPIRATION_ERROR',
    );
  });

  it('[decisions 2.4] an empty message, unknown keys and HTML in the subject are refused at their fields', async () => {
    const id = await desk.ticket();
    expect((await desk.write('customer', id, { body_html: '<p>\u200c</p>' })).body.errors).toEqual([
      expect.objectContaining({ field: 'content.body_html', code: 'REQUIRED' }),
    ]);
    const body = { department_id: 1, subject: 'س', body_html: 'م', client_key: randomUUID() };
    expect((await desk.as('customer').post('/api/ticket', { ...body, status: 4 })).code).toBe(422);
    expect((await desk.as('customer').post('/api/ticket', { ...body, subject: '<b>x</b>' })).body.errors).toEqual([
      expect.objectContaining({ field: 'subject' }),
    ]);
    expect(
      (await desk.as('customer').post('/api/ticket', { ...body, subject: 'ا'.repeat(10_000) })).body.errors,
    ).toEqual([expect.objectContaining({ field: 'subject' })]);
  });

  it('[decisions 2.2] a customer sets the importance of a ticket only where the settings let them; staff always do', async () => {
    const submit = (by: 'customer' | 'sara') =>
      desk.as(by).post('/api/ticket', {
        ...(by === 'customer' ? {} : { kind: 'internal' }),
        department_id: 1,
        subject: 'فوری',
        body_html: '<p>فوری</p>',
        importance: 3,
        client_key: randomUUID(),
      });
    expect((await submit('customer')).body.errors).toEqual([
      expect.objectContaining({ field: 'importance', code: 'CHOICE' }),
    ]);
    expect(await desk.open('sara', (await submit('sara')).body.data.id)).toMatchObject({ importance: 3 });
    const { deps } = desk;
    const allow = async (customer_sets_importance: boolean) => {
      await writeGroup(
        deps.db,
        'generalTicketSettings',
        { ...(await settingsOf(deps).current()).generalTicketSettings, customer_sets_importance },
        { id: null, at: deps.clock.now() },
      );
      await withTransaction(deps.db, settingsOf(deps).changed);
    };
    await allow(true);
    expect(await desk.open('sara', (await submit('customer')).body.data.id)).toMatchObject({ importance: 3 });
    await allow(false);
  });

  it('[decisions 2.4] undo: a reply waits, can be cancelled, and otherwise is sent once', async () => {
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

  it('[decisions 2.3] finds by number, beginning of a number, subject, customer and conversation, and notes only for staff', async () => {
    const id = await desk.ticket('customer', { subject: 'می‌خواهم گذرواژه را عوض کنم' });
    await desk.write('sara', id, { type: 'note', body_html: '<p>زرافه</p>' });
    await desk.write('sara', id, { body_html: '<p>شترمرغ</p>' });
    const { number } = await desk.open('sara', id);
    const search = async (by: Parameters<Desk['as']>[0], text: string) =>
      (await desk.as(by).get(`/api/ticket?perPage=200&s=${encodeURIComponent(text)}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    for (const text of [
      number,
      number.slice(0, 11),
      number.replace(/\d/g, (d: string) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)]!),
      'می خواهم',
      'ميخواهم',
      'گذرواژه عوض',
      'شترمرغ',
      'شترم',
      'زرافه',
    ])
      expect(await search('admin', text)).toContain(id);
    expect(await search('admin', 'customer')).toContain(id);
    expect(await search('customer', 'شترمرغ')).toEqual([id]);
    for (const text of ['زرافه', '%%%', "'; drop table ticket; --", '\\', 'نیست‌که‌نیست'])
      expect(await search('customer', text)).toEqual([]);
    expect(await search('other', number)).toEqual([]);
  });

  it('[decisions 2.3] pages by number and by cursor, forwards, backwards and from the end', async () => {
    const ids = (await desk.as('admin').get('/api/ticket?perPage=200&sort_by=created_at')).body.data.map(
      (row: { id: number }) => row.id,
    ) as number[];
    const first = (await desk.as('admin').get('/api/ticket?perPage=10&sort_by=created_at')).body;
    expect(first).toMatchObject({ total: ids.length, totalCapped: false, previousCursor: null });
    const second = (await desk.as('admin').get(`/api/ticket?perPage=10&sort_by=created_at&cursor=${first.nextCursor}`))
      .body;
    const pick = (body: { data?: { id: number }[] }) => body.data?.map(({ id }) => id);
    expect([...pick(first)!, ...pick(second)!]).toEqual(ids.slice(0, 20));
    expect(pick((await desk.as('admin').get('/api/ticket?perPage=10&page=2&sort_by=created_at')).body)).toEqual(
      pick(second),
    );
    expect(
      pick(
        (await desk.as('admin').get(`/api/ticket?perPage=10&sort_by=created_at&cursor=${second.previousCursor}`)).body,
      ),
    ).toEqual(pick(first));
    expect(pick((await desk.as('admin').get('/api/ticket?perPage=10&sort_by=created_at&last=1')).body)).toEqual(
      ids.slice(-(ids.length % 10 || 10)),
    );
    expect((await desk.as('admin').get('/api/ticket?page=2000')).body.errors).toEqual([
      expect.objectContaining({ field: 'page' }),
    ]);
    expect((await desk.as('admin').get(`/api/ticket?sort_by=importance&cursor=${first.nextCursor}`)).code).toBe(422);
    expect((await desk.as('customer').get('/api/ticket?sort_by=importance')).code).toBe(422);
    expect((await desk.as('customer').get('/api/ticket?assignee_ids[]=4')).code).toBe(422);
  });

  it('[decisions 2.3] counters are equal to the lists behind them', async () => {
    const { TICKET_VIEW_FILTERS } = await import('@hamyar/contracts');
    for (const by of ['admin', 'branchAdmin', 'departmentAdmin', 'sara', 'reza', 'customer', 'supervisor'] as const) {
      const counters = (await desk.as(by).get('/api/ticketCounters')).body.data;
      for (const [view, filter] of Object.entries(TICKET_VIEW_FILTERS)) {
        if (counters[view] === undefined) continue;
        const query = Object.entries(filter)
          .flatMap(([key, value]) =>
            Array.isArray(value) ? value.map((v: unknown) => `${key}[]=${String(v)}`) : [`${key}=1`],
          )
          .join('&');
        const { body } = await desk.as(by).get(`/api/ticket?${query}`);
        expect(`${by} ${view} ${body.total}`).toBe(`${by} ${view} ${counters[view]}`);
      }
    }
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

  it('[decisions 2.3] concurrent tickets get numbers without repetition', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.ticket('other')));
    const numbers = await desk.deps.db.selectFrom('ticket').select('number').where('id', 'in', answers).execute();
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(20);
    for (const { number } of numbers) expect(isTicketNumber(number)).toBe(true);
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
