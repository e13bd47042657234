import { addUser } from '../../../test/people.ts';
import { MAIL_LOGIN, startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { nodesOf, planOf, recordStatements } from '../../../test/query-plans.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { dueDeliveries } from './delivery-queue.repository.ts';
import { insertMails, type NewMail } from './delivery.repository.ts';
import { queueMessage, requestSending } from './delivery.service.ts';

const MINUTE = 60_000;

describe('mail that leaves the system', () => {
  let t: TestApp;
  let admin: TestClient;
  let author: TestClient;
  let adminId: number;
  let authorId: number;
  let server: MailServer;

  beforeAll(async () => {
    t = await createTestApp();
    server = await startMailServer();
    adminId = await addUser(t.deps.db, { full_admin: true, branch_id: -1 });
    admin = await t.as(adminId);
    authorId = await addUser(t.deps.db, {});
    author = await t.as(authorId);
  });
  afterAll(async () => {
    await t.close();
    await server.close();
  });
  beforeEach(() => {
    server.behavior = 'accept';
    server.mails.length = 0;
    server.seen = 0;
  });

  const save = (values: object) => admin.post('/api/settings', { group: 'generalNoticeSettings', values });
  const setUp = async (more: object = {}) =>
    expectStatus(
      await save({
        ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'none' },
        ...{ smtp_username: MAIL_LOGIN.user, smtp_password: MAIL_LOGIN.password, mail_from_address: 'desk@example.ir' },
        ...{ mail_link_address: 'https://help.example.ir', mail_footer: 'میز کمک آریا', ...more },
      }),
      'UPDATED',
    );
  const log = async (): Promise<Record<string, any>[]> => expectOk(await admin.get('/api/delivery'));
  const work = async () => {
    await t.deps.jobs.add(t.deps.db, 'delivery.due', {});
    // the first run starts the sending of each mail, the second sends them
    await t.deps.runJobs();
    await t.deps.runJobs();
  };
  let number = 0;
  const queue = (more: Partial<NewMail> = {}) =>
    withTransaction(t.deps.db, async (trx) => {
      number += 1;
      const mail: NewMail = {
        ...{ recipient: 'sara@example.ir', recipientUserId: null, customer: true, event: 'staff_replied' },
        ...{ subject: `پاسخ ${number}`, text: 'سلام', html: '<p dir="rtl">سلام</p>', headers: {}, messageId: null },
        ...{ effectKey: `test:${number}`, ticketId: null, contentId: null, authorId, at: t.deps.clock.now() },
        ...{ expiresAt: null, notBefore: t.deps.clock.now(), onlyWorkingTime: false, ...more },
      };
      await insertMails(trx, [mail]);
      await requestSending(t.deps, trx);
    });

  it('[decisions 2.17] waits in the log while no mail server is set, and leaves as soon as one is', async () => {
    await queue();
    await work();
    expect((await log())[0]).toMatchObject({ state: 'queued', attempts: 0, medium: 'email' });
    expect(expectOk(await admin.post('/api/testEmail', { email: 'admin@example.ir' }))).toMatchObject({
      state: 'failed',
      error: 'ابتدا سرور ایمیل و نشانی فرستنده را تنظیم و ذخیره کنید',
    });
    await setUp();
    await work();
    expect((await log())[0]).toMatchObject({ state: 'sent', attempts: 1, provider: 'smtp', error: null });
    expect(server.mails).toHaveLength(1);
  });

  it('[decisions 2.15] is right to left, has a text part, and says that it is ours', async () => {
    await queue({ headers: { 'Reply-To': 'desk+t1.c2.u3.ab@example.ir' }, messageId: '<t1.c2.ab@example.ir>' });
    await work();
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'desk@example.ir', to: ['sara@example.ir'] });
    expect(mail?.headers).toMatchObject({
      subject: `پاسخ ${number}`,
      'message-id': '<t1.c2.ab@example.ir>',
      'reply-to': 'desk+t1.c2.u3.ab@example.ir',
      'x-desk-origin': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(mail?.headers.from).toContain('همیار');
    expect(mail?.html).toContain('<html lang="fa" dir="rtl">');
    expect(mail?.html).toContain('<p dir="rtl">سلام</p>');
    expect(mail?.html).toContain('میز کمک آریا');
    expect(mail?.text).toMatch(/^سلام\n\n-- \nهمیار\nمیز کمک آریا/);
  });

  it('[decisions 2.0 effect ledger] leaves once for each key, however often its job runs', async () => {
    const key = `test:same:${number}`;
    await queue({ effectKey: key });
    await queue({ effectKey: key });
    await work();
    await work();
    expect(server.mails).toHaveLength(1);
    const { id } = (await log())[0]!;
    await Promise.all([1, 2, 3].map(() => t.deps.jobs.add(t.deps.db, 'delivery.send', { delivery_id: id })));
    await t.deps.runJobs();
    expect(server.seen).toBe(1);
  });

  it('[decisions 2.15] is tried again after 1, 5, 15, 60 and 360 minutes, then its author is notified', async () => {
    server.behavior = 'busy';
    await queue();
    await work();
    for (const [index, minutes] of [1, 5, 15, 60, 360].entries()) {
      expect((await log())[0]).toMatchObject({ state: 'queued', attempts: index + 1 });
      t.deps.clock.advance((minutes - 1) * MINUTE);
      await work();
      expect((await log())[0]).toMatchObject({ attempts: index + 1 });
      t.deps.clock.advance(MINUTE);
      await work();
    }
    expect((await log())[0]).toMatchObject({ state: 'failed', attempts: 6, can_send_again: true });
    expect((await log())[0]?.error).toContain('try again later');
    [admin, author] = [await t.as(adminId), await t.as(authorId)];
    const { items } = expectOk(await author.get('/api/userNotifications'));
    expect(items[0]).toMatchObject({ event: 'mail_failed', content: expect.stringContaining(`پاسخ ${number}`) });
  });

  it('[decisions 2.17] leaves after «send again», and the person who asked for it is audited', async () => {
    const { id } = (await log())[0]!;
    expectOk(await admin.post(`/api/delivery/${id}/send`));
    await work();
    expect((await log())[0]).toMatchObject({ id, state: 'sent', attempts: 1 });
    expect(server.mails).toHaveLength(1);
    expect(expectOk(await admin.get('/api/auditLog'))[0]).toMatchObject({
      action: 'delivery.send_again',
      object_id: id,
    });
    expectStatus(await admin.post(`/api/delivery/${id}/send`), 'NOT_FOUND');
  });

  it('[decisions 2.15] to an address that the server does not know fails immediately', async () => {
    server.behavior = 'unknown recipient';
    await queue();
    await work();
    expect((await log())[0]).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await log())[0]?.error).toContain('no such mailbox');
  });

  it('[decisions 2.0 effect ledger] whose outcome is unknown is not repeated by itself', async () => {
    server.behavior = 'silent';
    await queue();
    await work();
    expect((await log())[0]).toMatchObject({ state: 'uncertain', can_send_again: true });
    server.behavior = 'accept';
    t.deps.clock.advance(500 * MINUTE);
    await work();
    expect(server).toMatchObject({ seen: 1, mails: [] });
    admin = await t.as(adminId);
    expectOk(await admin.post(`/api/delivery/${(await log())[0]?.id}/send`));
    await work();
    expect(server.mails).toHaveLength(1);
  });

  it('[decisions 2.17] is never sent after it has expired, also when somebody asks for it again', async () => {
    server.behavior = 'busy';
    await queue({ expiresAt: new Date(t.deps.clock.now().getTime() + 2 * MINUTE) });
    await work();
    server.behavior = 'accept';
    t.deps.clock.advance(3 * MINUTE);
    await work();
    const [row] = await log();
    expect(row).toMatchObject({ state: 'expired', can_send_again: false });
    expectStatus(await admin.post(`/api/delivery/${row?.id}/send`), 'NOT_FOUND');
    expect(server.mails).toEqual([]);
  });

  it('[decisions 2.17] contains the code that the log only shows masked, and the code is deleted when it has left', async () => {
    await withTransaction(t.deps.db, (trx) =>
      queueMessage(t.deps, trx, {
        ...{ medium: 'email', recipient: 'new@example.ir', recipientUserId: null, customer: true },
        ...{ event: 'code.login', text: 'کد تأیید شما: {code}', code: '482913' },
        expiresAt: new Date(t.deps.clock.now().getTime() + 2 * MINUTE),
      }),
    );
    expect((await log())[0]).toMatchObject({ code_visible: false, text: 'کد تأیید شما: ••••••' });
    await work();
    expect(server.mails[0]?.text).toContain('کد تأیید شما: 482913');
    expect(server.mails[0]?.html).toContain('482913');
    // nobody has written it, so no other system may answer it
    expect(server.mails[0]?.headers).toMatchObject({ subject: 'کد تأیید همیار', 'auto-submitted': 'auto-generated' });
    const stored = await t.deps.db.selectFrom('delivery').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ state: 'sent', code_encrypted: null });
  });

  it('[decisions 2.17] keeps no code of a mail that failed or is uncertain and can no longer be sent again', async () => {
    const code = () =>
      withTransaction(t.deps.db, (trx) =>
        queueMessage(t.deps, trx, {
          ...{ medium: 'email', recipient: 'late@example.ir', recipientUserId: null, customer: true },
          ...{ event: 'code.login', text: 'کد تأیید شما: {code}', code: '482913' },
          expiresAt: new Date(t.deps.clock.now().getTime() + 2 * MINUTE),
        }),
      );
    for (const behavior of ['unknown recipient', 'silent'] as const) {
      server.behavior = behavior;
      await code();
      await work();
    }
    const codes = async () =>
      (await t.deps.db.selectFrom('delivery').select(['state', 'code_encrypted']).orderBy('id').execute())
        .slice(-2)
        .map(({ state, code_encrypted }) => [state, code_encrypted !== null]);
    expect(await codes()).toEqual([
      ['failed', true],
      ['uncertain', true],
    ]);
    t.deps.clock.advance(3 * MINUTE);
    await t.deps.jobs.add(t.deps.db, 'delivery.expire', {});
    await t.deps.runJobs();
    expect(await codes()).toEqual([
      ['failed', false],
      ['uncertain', false],
    ]);
    admin = await t.as(adminId);
  });

  it('[7.28] a test says what the server answered, and is sent five times in ten minutes', async () => {
    const test = (email: string) => admin.post('/api/testEmail', { email });
    expect(expectOk(await test('Admin@Example.ir'))).toEqual({ state: 'sent', error: null });
    expect(server.mails[0]).toMatchObject({ to: ['admin@example.ir'], headers: { subject: 'ایمیل آزمایشی همیار' } });
    expect((await test('nobody')).json.errors).toEqual([expect.objectContaining({ field: 'email', code: 'EMAIL' })]);
    await setUp({ smtp_password: 'another' });
    const refused = expectOk(await test('admin@example.ir'));
    expect(refused.state).toBe('failed');
    expect(refused.error).toContain('login refused');
    await setUp();
    expect((await test('admin@example.ir')).code).toBe(200);
    expect((await test('admin@example.ir')).code).toBe(429);
  });

  it('[decisions 2.17] cannot be switched on without a server, a sender and the address of this system', async () => {
    await setUp();
    for (const field of ['smtp_host', 'mail_from_address', 'mail_link_address'])
      expect((await save({ [field]: null })).json.errors).toEqual([
        expect.objectContaining({ field: `values.${field}`, code: 'REQUIRED' }),
      ]);
    expect((await save({ mail_from_address: 'desk' })).json.errors[0]).toMatchObject({ code: 'EMAIL' });
    expect((await save({ mail_link_address: 'help.example.ir' })).json.errors[0]).toMatchObject({ code: 'URL' });
    expectStatus(await save({ smtp_enabled: false, smtp_host: null }), 'UPDATED');
  });

  it('[decisions 2.17] is found by indexes in a long log', async () => {
    await t.deps.pool.query(`
      insert into delivery (medium, recipient, event, text, state, ticket_id, message_id, effect_key, next_attempt_at)
      select 'email', 'a' || i % 500 || '@example.ir', 'staff_replied', 'x', case when i % 1000 = 0 then 'queued' else 'sent' end,
        i % 3000, '<' || i || '@x>', 'plan:' || i, now() from generate_series(1, 30000) i; analyze delivery`);
    await t.deps.pool.query(
      `update delivery set expires_at = now(), code_encrypted = case when id % 900 = 0 then 'x'::bytea end`,
    );
    await t.deps.pool.query('analyze delivery');
    const recorded = recordStatements(t.deps);
    await dueDeliveries(t.deps.db, t.deps.clock.now(), 500);
    recorded.push({
      text: "select id from delivery where code_encrypted is not null and state in ('failed', 'uncertain') and expires_at <= now()",
      values: [],
    });
    recorded.push({ text: "select id from delivery where effect_key = 'plan:8'", values: [] });
    const used = await Promise.all(
      recorded.filter(({ text }) => text.includes('from delivery')).map((one) => planOf(t.deps, one, false)),
    );
    expect(used.flatMap(nodesOf).map((node) => node['Index Name'])).toEqual(
      expect.arrayContaining(['delivery_due', 'delivery_effect_key', 'delivery_code']),
    );
  });
});
