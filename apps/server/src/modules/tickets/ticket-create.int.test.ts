import { randomUUID } from 'node:crypto';
import { isTicketNumber } from '@hamyar/domain';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { ticketsModule } from './tickets.module.ts';

describe('a new ticket', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());

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

  it('[6.29] the branch of a new ticket is chosen by the full admin alone, and refused of everybody else', async () => {
    const send = (by: PersonName, more: object) =>
      desk.as(by).post('/api/ticket', {
        ...{ department_id: 1, subject: 'س', body_html: 'م', client_key: randomUUID(), branch_id: 2 },
        ...more,
      });
    const kinds = { internal: {}, to_customer: { customer_id: 11 }, behalf: { customer_id: 11 } };
    for (const [kind, more] of Object.entries(kinds)) {
      const sent = await send('admin', { kind, ...more });
      expect(await desk.open('admin', sent.body.data.id)).toMatchObject({ kind, branch: { id: 2 } });
    }
    for (const by of ['branchAdmin', 'departmentAdmin', 'sara'] as const)
      expect([by, (await send(by, { kind: 'internal' })).body.errors]).toEqual([
        ...[by, [expect.objectContaining({ field: 'branch_id', code: 'CHOICE' })]],
      ]);
    expect((await send('mina', { kind: 'behalf', customer_id: 11 })).body.errors).toEqual([
      expect.objectContaining({ field: 'branch_id', code: 'CHOICE' }),
    ]);
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

  it('[decisions 2.3] concurrent tickets get numbers without repetition', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.ticket('other')));
    const numbers = await desk.deps.db.selectFrom('ticket').select('number').where('id', 'in', answers).execute();
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(20);
    for (const { number } of numbers) expect(isTicketNumber(number)).toBe(true);
  });
});
