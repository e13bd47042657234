import { randomUUID } from 'node:crypto';
import { MAIL_LOGIN, startMailServer, type MailServer, type ReceivedMail } from '../../../test/mail-server.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { nodesOf, planOf, recordStatements } from '../../../test/query-plans.ts';
import { createTestApp, expectOk, expectStatus, type TestApp } from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';
import { threadOf } from '../notifications/delivery-queue.repository.ts';
import { contentOfMessageId } from '../notifications/mail-identity.rules.ts';

describe('mail about tickets', () => {
  let t: TestApp;
  let server: MailServer;
  let ids: Record<'admin' | 'sara' | 'reza' | 'customer', number>;
  let department: number;

  const client = (name: keyof typeof ids) => t.as(ids[name]);
  const settings = async (group: string, values: object) =>
    expectStatus(await (await client('admin')).post('/api/settings', { group, values }), 'UPDATED');
  const work = async () => {
    for (let hop = 0; hop < 3; hop += 1) await t.deps.runJobs();
    await t.deps.jobs.add(t.deps.db, 'delivery.due', {});
    for (let hop = 0; hop < 2; hop += 1) await t.deps.runJobs();
  };
  const submit = async (subject = 'کندی سامانه') => {
    const body = { department_id: department, subject, body_html: '<p>سلام</p>', client_key: randomUUID() };
    return expectOk(await (await client('customer')).post('/api/ticket', body)).id as number;
  };
  const write = async (name: keyof typeof ids, id: number, body_html: string, more: object = {}) =>
    expectOk(
      await (await client(name)).post(`/api/ticket/${id}`, {
        content: {
          ...{ type: 'message', body_html, client_key: randomUUID(), last_seen_seq: 0, force: true },
          ...more,
        },
      }),
    );
  const notice = async (values: object) =>
    expectStatus(await (await client('admin')).put('/api/notice', values), 'UPDATED');
  const mailsTo = async (name: keyof typeof ids): Promise<ReceivedMail[]> => {
    await work();
    return server.mails.filter(({ to }) => to.includes(`${name}@example.ir`));
  };
  const states = async () =>
    (await t.deps.db.selectFrom('delivery').select(['event', 'state', 'error']).orderBy('id').execute()).slice(-1);

  beforeAll(async () => {
    [t, server] = [await createTestApp(), await startMailServer()];
    const { db } = t.deps;
    const branch_id = await addBranch(db);
    department = await addDepartment(db, { name: 'پشتیبانی' });
    const staff = {
      employee: true,
      branch_id,
      departments: [department],
      permissions: ['assign tickets', 'close tickets'],
    };
    ids = {
      admin: await addUser(db, { full_admin: true, branch_id: -1 }),
      sara: await addUser(db, { ...staff, first_name: 'سارا', last_name: 'امینی', email: 'sara@example.ir' }),
      reza: await addUser(db, { ...staff, email: 'reza@example.ir' }),
      customer: await addUser(db, { branch_id, first_name: 'نگار', last_name: 'رضایی', email: 'customer@example.ir' }),
    };
    await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
    await writeState(db, 'demo', {}, t.deps.clock.now());
    await settings('generalTicketSettings', { undo_seconds: 0 });
    await settings('generalNoticeSettings', {
      ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'none' },
      ...{ mail_from_address: 'desk@example.ir' },
      ...{ smtp_username: MAIL_LOGIN.user, smtp_password: MAIL_LOGIN.password },
      mail_link_address: 'https://help.example.ir',
    });
  });
  afterAll(async () => {
    await t.close();
    await server.close();
  });
  beforeEach(() => {
    server.mails.length = 0;
  });

  it('[decisions 2.15] brings an answer to the customer whole, as the message of a person, in the thread of the ticket', async () => {
    const id = await submit();
    await write('sara', id, '<p>پاسخ <strong>نخست</strong></p>');
    await write('sara', id, '<p>پاسخ دوم</p>');
    const [first, second] = await mailsTo('customer');
    const { number } = expectOk(await (await client('sara')).get(`/api/ticket/${id}`));
    expect(first?.headers.subject).toBe(`[تیکت ${number}] کندی سامانه`);
    expect(first?.headers['auto-submitted']).toBeUndefined();
    expect(first?.html).toContain('<p dir="rtl">پاسخ <strong>نخست</strong></p>');
    expect(first?.html).toContain(`href="https://help.example.ir/tickets/${id}"`);
    expect(first?.text).toContain('پاسخ نخست');
    const carried = contentOfMessageId(t.deps.secrets, first!.headers['message-id']!);
    expect(carried?.ticketId).toBe(id);
    // nobody reads a mailbox: the mail says so, and asks for no answer to it
    expect(first?.headers['reply-to']).toBeUndefined();
    expect(first?.text).toContain('به این ایمیل پاسخ ندهید؛ پاسخ خود را در صفحهٔ تیکت بنویسید.');
    expect(first?.headers['in-reply-to']).toBeUndefined();
    expect(second?.headers['in-reply-to']).toBe(first?.headers['message-id']);
    expect(second?.headers.references).toBe(first?.headers['message-id']);
    expect(second?.text).toContain('پاسخ دوم');
  });

  it('[decisions 2.7, decisions 2.12] brings an answer with the signature of the department, and who answers sees it before', async () => {
    const sign = (html: string) =>
      t.deps.db.updateTable('department').set({ signature: html }).where('id', '=', department).execute();
    await sign('<p onclick="x()">{{agent.name}}، {{department.name}}{{today|jalali}}</p><p>{{ticket.subject}}</p>');
    const id = await submit('کندی & قطعی');
    const shown = async (name: keyof typeof ids) =>
      expectOk(await (await client(name)).get('/api/ticketSignature', { ticket_id: id })).html as string;
    expect(await shown('sara')).toMatch(/^<p dir="rtl">سارا امینی، پشتیبانی.+<\/p><p dir="rtl">کندی &amp; قطعی<\/p>$/);
    expectStatus(await (await client('customer')).get('/api/ticketSignature', { ticket_id: id }), 'AUTORIZATION_ERROR');
    await write('sara', id, '<p>پاسخ</p>');
    const [mail] = await mailsTo('customer');
    expect(mail?.text).toMatch(/پاسخ\n\nسارا امینی، پشتیبانی.+\nکندی & قطعی/);
    expect(mail?.html).toContain('<p dir="rtl">کندی &amp; قطعی</p></div>');
    expect(mail?.source).not.toContain('onclick');
    // it is no part of the message, and of no other mail
    const { contents } = expectOk(await (await client('customer')).get(`/api/ticket/${id}`));
    expect(JSON.stringify(contents)).not.toContain('سارا امینی، پشتیبانی');
    server.mails.length = 0;
    await notice({ event: 'customer_replied', audience: 'assignee', channel: 'email', enabled: true });
    await write('customer', id, '<p>باز هم کند است</p>');
    const [inside] = await mailsTo('sara');
    expect(inside?.text).toContain('باز هم کند است');
    expect(inside?.text).not.toContain('سارا امینی، پشتیبانی');
    await sign('<p>{{customer.first_name}}</p>');
    expect(await shown('sara')).toBe('<p dir="rtl">نگار</p>');
    await settings('generalNoticeSettings', { smtp_enabled: false });
    expect(await shown('sara')).toBe('');
    await settings('generalNoticeSettings', { smtp_enabled: true });
    await sign('');
  });

  it('[decisions 2.15] names only mails that were sent in the thread', async () => {
    const id = await submit();
    server.behavior = 'unknown recipient';
    await write('sara', id, '<p>نخست</p>');
    await work();
    expect(await states()).toMatchObject([{ event: 'staff_replied', state: 'failed' }]);
    server.behavior = 'accept';
    await write('sara', id, '<p>دوم</p>');
    const [second] = await mailsTo('customer');
    expect(second?.text).toContain('دوم');
    expect([second?.headers['in-reply-to'], second?.headers.references]).toEqual([undefined, undefined]);
  });

  it('[decisions 2.17] notifies an employee of an assignment, and never who did it', async () => {
    const id = await submit();
    const { version } = expectOk(await (await client('sara')).get(`/api/ticket/${id}`));
    expectOk(await (await client('sara')).post(`/api/ticket/${id}`, { version, recipient_id: ids.reza }));
    const mails = await mailsTo('reza');
    expect(mails.map(({ text }) => text.includes('به شما واگذار شد'))).toEqual([true]);
    expect(mails[0]?.headers['auto-submitted']).toBe('auto-generated');
    expect(await mailsTo('sara')).toEqual([]);
  });

  it('[decisions 2.4] an internal note is in no mail', async () => {
    const id = await submit();
    await notice({ event: 'note', audience: 'assignee', channel: 'email', enabled: true });
    const { version } = expectOk(await (await client('sara')).get(`/api/ticket/${id}`));
    expectOk(await (await client('sara')).post(`/api/ticket/${id}`, { version, recipient_id: ids.reza }));
    await write('admin', id, '<p>مشتری بدحساب است</p>', { type: 'note' });
    const mails = await mailsTo('reza');
    expect(mails.some(({ text }) => text.includes('یادداشت داخلی'))).toBe(true);
    await mailsTo('customer');
    expect(server.mails.some(({ source, text }) => `${source}${text}`.includes('بدحساب'))).toBe(false);
  });

  it('[decisions 2.17] is not sent when the message was removed or the person was blocked before it left', async () => {
    await notice({ event: 'staff_replied', audience: 'customer', channel: 'email', delay_minutes: 5 });
    const id = await submit();
    await work();
    server.mails.length = 0;
    await write('sara', id, '<p>اشتباه</p>');
    await work();
    const removed = await t.deps.db
      .selectFrom('ticket_content')
      .select('id')
      .where('type', '=', 'message')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await t.deps.db
      .updateTable('ticket_content')
      .set({ state: 'deleted', body_html: '' })
      .where('id', '=', removed.id)
      .execute();
    t.deps.clock.advance(6 * 60_000);
    expect(await mailsTo('customer')).toEqual([]);
    expect(await states()).toEqual([
      { event: 'staff_replied', state: 'suppressed', error: 'گیرنده دیگر به این تیکت دسترسی ندارد' },
    ]);
    await write('sara', id, '<p>درست</p>');
    await work();
    const block = (status: 'inactive' | 'active') =>
      t.deps.db.updateTable('user').set({ status }).where('id', '=', ids.customer).execute();
    await block('inactive');
    t.deps.clock.advance(6 * 60_000);
    expect(await mailsTo('customer')).toEqual([]);
    await block('active');
    await notice({ event: 'staff_replied', audience: 'customer', channel: 'email', delay_minutes: 0 });
  });

  it('[decisions 2.17] follows the matrix, its own texts by look-up, and what the person has chosen', async () => {
    await notice({
      ...{ event: 'closed', audience: 'customer', channel: 'email' },
      ...{ subject: 'پایان {{ticket.number}}', body: 'سلام {{recipient.name}}\n{{text}}\n{{ticket.subject}}' },
    });
    const close = async (id: number) => {
      const { version } = expectOk(await (await client('sara')).get(`/api/ticket/${id}`));
      expectOk(
        await (await client('sara')).post(`/api/ticket/${id}`, { version, status: 4, close_reason: 'resolved' }),
      );
    };
    const id = await submit('{{recipient.name}}');
    await close(id);
    const closing = (await mailsTo('customer')).find(({ headers }) => headers.subject?.startsWith('پایان'));
    expect(closing?.headers.subject).toMatch(/^پایان \d{4}-/);
    expect(closing?.text).toMatch(/^سلام نگار رضایی\n.*بسته شد\n\{\{recipient\.name\}\}/);
    server.mails.length = 0;
    const me = await client('customer');
    const { mail_notices } = expectOk(await me.get('/api/profile'));
    expect(mail_notices.map(({ event }: { event: string }) => event)).toEqual([
      'created',
      'staff_replied',
      'closed',
      'merged',
      'satisfaction_request',
      'auto_close_warning',
      'announcement',
      'account_expiring',
    ]);
    const prefs = { browser: true, sound: true, muted: [] };
    const muted_email = ['closed', 'satisfaction_request'];
    expectOk(await me.post('/api/updateProfile', { notification_prefs: { ...prefs, muted_email } }));
    await close(await submit());
    expect(await mailsTo('customer')).toEqual([]);
    expectOk(await me.post('/api/updateProfile', { notification_prefs: { ...prefs, email: false, muted_email: [] } }));
    await write('sara', await submit(), '<p>پاسخ</p>');
    expect(await mailsTo('customer')).toEqual([]);
    expectOk(await me.post('/api/updateProfile', { notification_prefs: { ...prefs, email: true } }));
    await notice({ event: 'staff_replied', audience: 'customer', channel: 'email', enabled: false });
    await write('sara', await submit(), '<p>پاسخ</p>');
    expect(await mailsTo('customer')).toEqual([]);
  });

  it('[decisions 2.17] the matrix refuses unknown variables, foreign audiences, and switching off a security event', async () => {
    const admin = await client('admin');
    const put = async (values: object) => (await admin.put('/api/notice', { channel: 'email', ...values })).json;
    const closed = { event: 'closed', audience: 'customer' };
    expect((await put({ ...closed, body: '{{رمز}}' })).errors).toEqual([
      expect.objectContaining({ field: 'body', code: 'UNKNOWN_VARIABLE' }),
    ]);
    expect((await put({ ...closed, audience: 'full_admins' })).status).toBe('NOT_FOUND');
    expect((await put({ event: 'password_changed', audience: 'owner', enabled: false })).errors).toEqual([
      expect.objectContaining({ field: 'enabled' }),
    ]);
    const { notices, email_ready } = expectOk(await admin.get('/api/notice'));
    expect(email_ready).toBe(true);
    const stored = notices.find((one: typeof closed) => one.event === 'closed' && one.audience === 'customer');
    expect(stored.channels).toContainEqual(
      expect.objectContaining({ channel: 'email', enabled: true, fixed: false, subject: 'پایان {{ticket.number}}' }),
    );
    expect(
      expectOk(await admin.get('/api/auditLog')).some(({ action }: { action: string }) => action === 'notice.update'),
    ).toBe(true);
  });

  it('[decisions 2.17] the matrix keeps what somebody else has changed of a row meanwhile', async () => {
    const admin = await client('admin');
    expectOk(await admin.get('/api/notice'));
    const row = (query: 'subject' | 'body') =>
      t.deps.db.selectFrom('notice').select(query).where('event', '=', 'closed').where('channel', '=', 'email');
    await t.deps.db.updateTable('notice').set({ body: 'از همکار' }).where('event', '=', 'closed').execute();
    await notice({ event: 'closed', audience: 'customer', channel: 'email', subject: 'پایان کار' });
    expect(await row('subject').execute()).toEqual([{ subject: 'پایان کار' }]);
    expect(await row('body').execute()).toEqual([{ body: 'از همکار' }]);
  });

  it('[decisions 2.17] waits for working time where the matrix says so', async () => {
    // Saturdays only: longer than any mail waits for a server
    const hours = Array.from({ length: 7 }, (_, day) => (day === 0 ? [{ from: '08:00', to: '16:00' }] : []));
    expectOk(await (await client('admin')).post('/api/workingshift', { name: 'اداری', days: hours }));
    await notice({
      ...{ event: 'staff_replied', audience: 'customer', channel: 'email', enabled: true, only_working_time: true },
    });
    t.deps.clock.set('2026-11-21T20:00:00+03:30');
    await write('sara', await submit(), '<p>پاسخ</p>');
    expect(await mailsTo('customer')).toEqual([]);
    for (const day of ['22', '23', '25', '27']) {
      t.deps.clock.set(`2026-11-${day}T12:00:00+03:30`);
      await t.deps.jobs.add(t.deps.db, 'delivery.expire', {});
      await work();
    }
    t.deps.clock.set('2026-11-28T07:59:00+03:30');
    expect(await mailsTo('customer')).toEqual([]);
    t.deps.clock.set('2026-11-28T08:00:00+03:30');
    expect(await mailsTo('customer')).toHaveLength(1);
  });

  it('[decisions 2.15] finds the mails of a thread by an index', async () => {
    await t.deps.pool.query(`
      insert into delivery (medium, recipient, event, text, state, ticket_id, message_id)
      select 'email', 'a' || i % 500 || '@example.ir', 'closed', 'x', 'sent', i % 3000, '<' || i || '@x>' from generate_series(1, 30000) i; analyze delivery`);
    const recorded = recordStatements(t.deps);
    await threadOf(t.deps.db, 7, 'a7@example.ir', 20);
    const plan = await planOf(t.deps, recorded.find(({ text }) => text.includes('"delivery"'))!, false);
    expect(nodesOf(plan).map((node) => node['Index Name'])).toContain('delivery_thread');
  });
});
