import { randomUUID } from 'node:crypto';
import { withTransaction } from '../../platform/database/transaction.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { notificationMatrixOf } from './notification-matrix.service.ts';
import { deliverTicketNotification } from '../tickets/ticket-notification.service.ts';

describe('notifications', () => {
  let t: TestApp;
  let ids: Record<'sara' | 'reza' | 'boss' | 'outsider' | 'customer' | 'stranger', number>;
  let department: number;
  const clients = new Map<string, TestClient>();
  const as = async (name: keyof typeof ids) => {
    const known = clients.get(name) ?? (await t.as(ids[name]));
    clients.set(name, known);
    return known;
  };
  const bell = async (name: keyof typeof ids) => {
    await t.deps.runJobs();
    return unwrapped(expectOk(await (await as(name)).get('/api/userNotifications'))) as {
      unread: number;
      items: {
        id: number;
        event: string;
        content: string;
        count: number;
        read: boolean;
        link: { type: string; value: number };
        push: boolean;
      }[];
    };
  };
  // names and subjects are isolated from the text around them; texts are compared without the isolation
  const unwrapped = (data: object) => JSON.parse(JSON.stringify(data).replaceAll(/[\u2068\u2069]/g, '')) as object;
  const submit = async (subject = 'کندی سامانه') =>
    expectOk(
      await (await as('customer')).post('/api/ticket', {
        department_id: department,
        subject,
        body_html: '<p>سلام</p>',
        client_key: randomUUID(),
      }),
    ).id as number;
  const write = async (name: keyof typeof ids, id: number, more: object = {}) =>
    (await as(name)).post(`/api/ticket/${id}`, {
      content: {
        type: 'message',
        body_html: '<p>متن</p>',
        client_key: randomUUID(),
        last_seen_seq: 0,
        force: true,
        ...more,
      },
    });
  const claim = async (name: keyof typeof ids, id: number) => {
    const { version } = expectOk(await (await as(name)).get(`/api/ticket/${id}`));
    return expectOk(await (await as(name)).post(`/api/ticket/${id}`, { version, recipient_id: ids[name] }));
  };
  const clear = () => t.deps.db.deleteFrom('notification').execute();

  beforeAll(async () => {
    t = await createTestApp();
    const { db } = t.deps;
    const [branch, far] = [await addBranch(db), await addBranch(db)];
    department = await addDepartment(db, { name: 'پشتیبانی' });
    const staff = {
      employee: true,
      branch_id: branch,
      departments: [department],
      permissions: ['assign tickets', 'close tickets', 'share tickets'],
    };
    ids = {
      sara: await addUser(db, { ...staff, first_name: 'سارا', last_name: 'امینی' }),
      reza: await addUser(db, staff),
      boss: await addUser(db, { department_admin: true, branch_id: branch, manages: [department] }),
      outsider: await addUser(db, { ...staff, branch_id: far }),
      customer: await addUser(db, { branch_id: branch }),
      stranger: await addUser(db, { branch_id: branch }),
    };
  });
  afterAll(() => t.close());
  beforeEach(clear);

  it('[2.49] a new ticket notifies the department in its branch, nobody else, and not its author', async () => {
    const id = await submit();
    for (const name of ['sara', 'reza', 'boss'] as const) {
      expect((await bell(name)).items).toEqual([
        expect.objectContaining({
          event: 'new_in_department',
          content: 'تیکت جدید «کندی سامانه» در دپارتمان پشتیبانی',
          link: { type: 'ticket', value: id },
          push: true,
          read: false,
          count: 1,
        }),
      ]);
    }
    for (const name of ['outsider', 'customer', 'stranger'] as const) expect((await bell(name)).items).toEqual([]);
  });

  it("a reply notifies the customer, the customer's answer the assignee, a note never a customer", async () => {
    const id = await submit();
    await claim('sara', id);
    expectOk(await write('sara', id));
    expectOk(await write('sara', id, { type: 'note' }));
    expect((await bell('customer')).items.map((n) => n.event)).toEqual(['staff_replied']);
    await t.deps.runJobs();
    await clear();
    expectOk(await write('customer', id));
    expect((await bell('sara')).items.map((n) => n.event)).toEqual(['customer_replied']);
    expect((await bell('reza')).items).toEqual([]);
    expect(JSON.stringify((await bell('customer')).items)).not.toContain('note');
  });

  it('[decisions 2.17] combines the same event of a ticket within two minutes into one line', async () => {
    const id = await submit('چاپگر');
    await claim('sara', id);
    for (let i = 0; i < 3; i += 1) {
      expectOk(await write('sara', id));
      await bell('customer');
      t.deps.clock.advance(30_000);
    }
    expect((await bell('customer')).items).toEqual([
      expect.objectContaining({ count: 3, content: '۳ پاسخ تازه در تیکت «چاپگر»' }),
    ]);
    t.deps.clock.advance(121_000);
    expectOk(await write('sara', id));
    expect((await bell('customer')).items.map((n) => n.count)).toEqual([1, 3]);
  });

  it('[decisions 2.17] checks again at delivery whether the person may see the ticket', async () => {
    const id = await submit();
    await t.deps.db
      .updateTable('department_member')
      .set({ department_id: await addDepartment(t.deps.db) })
      .where('user_id', '=', ids.reza)
      .execute();
    expect((await bell('reza')).items).toEqual([]);
    expect((await bell('sara')).items).toHaveLength(1);
    await t.deps.db
      .updateTable('department_member')
      .set({ department_id: department })
      .where('user_id', '=', ids.reza)
      .execute();
    expect(id).toBeGreaterThan(0);
  });

  it("[decisions 2.17] the browser follows the matrix and then the person's own choice; the panel shows the notification in any case", async () => {
    const { db } = t.deps;
    const pushed = async () => ({
      sara: (await bell('sara')).items.map(({ push }) => push),
      reza: (await bell('reza')).items.map(({ push }) => push),
      boss: (await bell('boss')).items.map(({ push }) => push),
    });
    await db
      .insertInto('notice')
      .values({ event: 'new_in_department', audience: 'members', channel: 'browser', enabled: false })
      .execute();
    await withTransaction(t.deps.db, notificationMatrixOf(t.deps).changed);
    await submit();
    expect(await pushed()).toEqual({ sara: [false], reza: [false], boss: [true] });
    await db.deleteFrom('notice').execute();
    await withTransaction(t.deps.db, notificationMatrixOf(t.deps).changed);
    await db
      .updateTable('user')
      .set({ notification_prefs: JSON.stringify({ browser: true, sound: true, muted: ['new_in_department'] }) })
      .where('id', '=', ids.sara)
      .execute();
    await db
      .updateTable('user')
      .set({ notification_prefs: JSON.stringify({ browser: false, sound: true }) })
      .where('id', '=', ids.boss)
      .execute();
    await clear();
    await submit();
    expect(await pushed()).toEqual({ sara: [false], reza: [true], boss: [false] });
    await db
      .updateTable('user')
      .set({ notification_prefs: JSON.stringify({ browser: true, sound: true }) })
      .where('id', 'in', [ids.sara, ids.boss])
      .execute();
  });

  it("[decisions 2.17] an admin's own text replaces the product's", async () => {
    const { db } = t.deps;
    await db
      .insertInto('notice')
      .values({
        event: 'new_in_department',
        audience: 'members',
        channel: 'panel',
        enabled: true,
        body: 'کار تازه: {subject}',
      })
      .execute();
    await withTransaction(t.deps.db, notificationMatrixOf(t.deps).changed);
    await submit('چاپگر');
    expect((await bell('sara')).items.map(({ content }) => content)).toEqual(['کار تازه: چاپگر']);
    expect((await bell('boss')).items.map(({ content }) => content)).toEqual([
      'تیکت جدید «چاپگر» در دپارتمان پشتیبانی',
    ]);
    await db.deleteFrom('notice').execute();
    await withTransaction(t.deps.db, notificationMatrixOf(t.deps).changed);
  });

  it('[decisions 2.17] notifies the former assignee, and the manager of a ticket without an assignee', async () => {
    const id = await submit();
    await claim('sara', id);
    await bell('sara');
    await clear();
    const { version } = expectOk(await (await as('boss')).get(`/api/ticket/${id}`));
    expectOk(await (await as('boss')).post(`/api/ticket/${id}`, { version, recipient_id: null }));
    expect((await bell('sara')).items.map(({ content }) => content)).toEqual([
      'تیکت «کندی سامانه» دیگر به شما واگذار نیست',
    ]);
    expect((await bell('boss')).items).toEqual([]);
    const again = expectOk(await (await as('sara')).get(`/api/ticket/${id}`)).version;
    expectOk(await (await as('sara')).post(`/api/ticket/${id}`, { version: again, recipient_id: ids.sara }));
    const released = expectOk(await (await as('sara')).get(`/api/ticket/${id}`)).version;
    expectOk(await (await as('sara')).post(`/api/ticket/${id}`, { version: released, recipient_id: null }));
    expect((await bell('boss')).items.map(({ content }) => content)).toContain('تیکت «کندی سامانه» بدون مسئول ماند');
  });

  it('a job that runs again notifies nobody twice', async () => {
    const id = await submit();
    await t.deps.runJobs();
    await clear();
    const notification = {
      event: 'staff_replied' as const,
      key: 'staff_replied:987654',
      ticket_id: id,
      actor_id: ids.sara,
    };
    await Promise.all([
      deliverTicketNotification(t.deps, notification),
      deliverTicketNotification(t.deps, notification),
    ]);
    await deliverTicketNotification(t.deps, notification);
    expect((await bell('customer')).items).toEqual([expect.objectContaining({ count: 1 })]);
  });

  it('a job that runs again notifies nobody twice of an event without a content, e.g. a transfer', async () => {
    const add = jest.spyOn(t.deps.jobs, 'additions');
    const id = await submit();
    const { version } = expectOk(await (await as('sara')).get(`/api/ticket/${id}`));
    expectOk(await (await as('sara')).post(`/api/ticket/${id}`, { version, recipient_id: ids.reza }));
    const payloadOfJob = add.mock.calls
      .flatMap(([, jobs]) => jobs.map(({ payload }) => payload))
      .find((payload) => 'event' in payload && payload.event === 'assigned');
    add.mockRestore();
    const notified = async () =>
      (await bell('reza')).items.filter(({ event }) => event === 'assigned').map(({ count }) => count);
    expect(await notified()).toEqual([1]);
    await deliverTicketNotification(t.deps, payloadOfJob as Parameters<typeof deliverTicketNotification>[1]);
    expect(await notified()).toEqual([1]);
  });

  it('[3.5] has a content, a link with type and value, the moment and whether the browser shows it', async () => {
    await clear();
    const id = await submit('یک');
    const [item] = (await bell('sara')).items;
    expect(item).toMatchObject({
      content: 'تیکت جدید «یک» در دپارتمان پشتیبانی',
      link: { type: 'ticket', value: id },
      date: t.deps.clock.unix(),
      push: true,
    });
  });

  it("[3.5] sets one, a ticket's or all to read, and publishes it on the person's own channel", async () => {
    const [first, second] = [await submit('یک'), await submit('دو')];
    const before = await bell('sara');
    expect(before.unread).toBe(2);
    const sara = await as('sara');
    expect(
      expectStatus(await sara.put('/api/notificationRead', { link: { type: 'ticket', value: first } }), 'UPDATED')
        .unread,
    ).toBe(1);
    expect(
      expectOk(
        await (await as('reza')).put('/api/notificationRead', {
          id: before.items.find((n) => n.link.value === second)!.id,
        }),
      ).unread,
    ).toBe(2);
    expect(expectOk(await sara.put('/api/notificationRead', { all: 1 })).unread).toBe(0);
    expect((await bell('sara')).items.every((n) => n.read)).toBe(true);
    const events = await t.deps.db
      .selectFrom('socket_event')
      .select(['channel', 'name', 'data'])
      .where('name', 'in', ['notice', 'notice.read'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(events).toEqual([
      { channel: `private-user.${ids.sara}`, name: 'notice.read', data: { unread: 0, all: true } },
    ]);
  });

  it('[2.49, 9.2] shows the last 7 days and keeps 90', async () => {
    await submit();
    await bell('sara');
    t.deps.clock.advance(7 * 86_400_000 + 1_000);
    clients.clear();
    expect(await bell('sara')).toEqual({ unread: 0, items: [] });
    t.deps.clock.advance(84 * 86_400_000);
    await t.deps.db.transaction().execute((trx) => t.deps.jobs.add(trx, 'notifications.retention', {}));
    await t.deps.runJobs();
    expect(await t.deps.db.selectFrom('notification').select('id').execute()).toEqual([]);
    expect(await t.deps.db.selectFrom('effect').select('key').where('key', 'like', 'notice:%').execute()).toEqual([]);
  });
});
