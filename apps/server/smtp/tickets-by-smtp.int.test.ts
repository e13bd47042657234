import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { contentOfMessageId } from '../src/modules/notifications/mail-identity.rules.ts';
import { DEMO_LICENSE, insertLicense } from '../src/modules/license/public.ts';
import { writeState } from '../src/modules/settings/public.ts';
import { addBranch, addDepartment, addUser } from '../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp } from '../test/test-app.ts';
import { LOGIN, startExim, type RealMailServer } from './exim-server.ts';

const MINUTE = 60_000;
const PROGRAM = process.env.EXIM ?? '';

describe('mail about tickets by a mail server of Debian', () => {
  let t: TestApp;
  let server: RealMailServer;
  let ids: Record<'admin' | 'sara' | 'reza' | 'mina' | 'customer' | 'stranger', number>;
  let department: number;
  const closers: (() => Promise<void>)[] = [];

  const client = (name: keyof typeof ids) => t.as(ids[name]);
  const settings = async (group: string, values: object) =>
    expectStatus(await (await client('admin')).post('/api/settings', { group, values }), 'UPDATED');
  const mail = (more: object = {}) =>
    settings('generalNoticeSettings', {
      ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'starttls' },
      ...{ smtp_username: LOGIN.user, smtp_password: LOGIN.password, smtp_verify_certificate: false },
      ...{ mail_from_address: 'desk@example.ir', mail_from_name: 'میز کمک آریا', ...more },
      mail_link_address: 'https://help.example.ir',
    });
  /** Runs what is due by the clock of the test. */
  const work = async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${t.deps.clock.now()}`.execute(
      t.deps.db,
    );
    for (let hop = 0; hop < 3; hop += 1) await t.deps.runJobs();
    await t.deps.jobs.add(t.deps.db, 'delivery.due', {});
    for (let hop = 0; hop < 2; hop += 1) await t.deps.runJobs();
  };
  const submit = async (by: 'customer' | 'stranger' = 'customer', subject = 'کندی سامانه') =>
    expectOk(
      await (await client(by)).post('/api/ticket', {
        ...{ department_id: department, subject, body_html: '<p>سلام</p>', client_key: randomUUID() },
      }),
    ) as { id: number; number: string };
  const write = async (name: keyof typeof ids, id: number, body_html: string, more: object = {}) =>
    expectOk(
      await (await client(name)).post(`/api/ticket/${id}`, {
        content: { type: 'message', body_html, client_key: randomUUID(), last_seen_seq: 0, force: true, ...more },
      }),
    );
  const change = async (name: keyof typeof ids, id: number, changes: object) => {
    const { version } = expectOk(await (await client(name)).get(`/api/ticket/${id}`));
    expectOk(await (await client(name)).post(`/api/ticket/${id}`, { version, ...changes }));
  };
  const lastDelivery = async (): Promise<Record<string, unknown>> =>
    expectOk(await (await client('admin')).get('/api/delivery'))[0];
  const testMail = async (): Promise<{ state: string; error: string | null }> =>
    expectOk(await (await client('admin')).post('/api/testEmail', { email: 'admin@example.ir' }));

  beforeAll(async () => {
    server = await startExim(PROGRAM, ['admin', 'sara', 'reza', 'mina', 'customer']);
    closers.push(() => server.close());
    t = await createTestApp();
    closers.push(() => t.close());
    // later than the clock of the database, so that nothing is due by that one
    t.deps.clock.set('2099-01-01T08:00:00Z');
    const { db } = t.deps;
    const branch_id = await addBranch(db);
    department = await addDepartment(db, { name: 'پشتیبانی' });
    const staff = {
      ...{ employee: true, branch_id, departments: [department], permissions: ['assign tickets', 'close tickets'] },
    };
    ids = {
      admin: await addUser(db, { full_admin: true, branch_id: -1 }),
      sara: await addUser(db, { ...staff, first_name: 'سارا', last_name: 'امینی', email: 'sara@example.ir' }),
      reza: await addUser(db, { ...staff, email: 'reza@example.ir' }),
      // sees the tickets of others, so that they can name her
      mina: await addUser(db, {
        ...staff,
        manages: [department],
        departments: [],
        department_admin: true,
        email: 'mina@example.ir',
      }),
      customer: await addUser(db, { branch_id, email: 'customer@example.ir' }),
      stranger: await addUser(db, { branch_id, email: 'stranger@example.ir' }),
    };
    await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
    await writeState(db, 'demo', {}, t.deps.clock.now());
    await settings('generalTicketSettings', { undo_seconds: 0 });
    await mail();
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  beforeEach(() => {
    server.setBusy(false);
    server.setGreylisting(false);
  });

  it('[decisions 2.15] an answer arrives encrypted and logged in, right to left with a text part, and the next one in its thread', async () => {
    const { id, number } = await submit();
    await work();
    const before = server.mailbox('customer').length;
    await write('sara', id, '<p>پاسخ <strong>نخست</strong></p>');
    await work();
    await server.delivered('customer', before + 1);
    await write('sara', id, '<p>پاسخ دوم</p>');
    await work();
    const arrived = (await server.delivered('customer', before + 2)).slice(before);
    const first = arrived.find(({ text }) => text.includes('پاسخ نخست'));
    const second = arrived.find(({ text }) => text.includes('پاسخ دوم'));
    expect(arrived).toHaveLength(2);
    expect(first).toMatchObject({ from: 'desk@example.ir', to: ['customer@example.ir'] });
    expect(first?.headers.received).toMatch(/with esmtpsa .*TLS1\.[23]/);
    expect(first?.headers.from).toContain('<desk@example.ir>');
    expect(first?.headers.subject).toBe(`[تیکت ${number}] کندی سامانه`);
    expect(first?.html).toContain('<html lang="fa" dir="rtl">');
    expect(first?.html).toContain('<p dir="rtl">پاسخ <strong>نخست</strong></p>');
    expect(first?.html).toContain(`href="https://help.example.ir/tickets/${id}"`);
    expect(first?.headers['content-type']).toMatch(/^multipart\/alternative/);
    // an answer is the message of a person
    expect(first?.headers['auto-submitted']).toBeUndefined();
    expect(first?.headers['x-desk-origin']).toMatch(/^[0-9a-f]{32}$/);
    // an answer to this mail will find its ticket by this id
    expect(contentOfMessageId(t.deps.secrets, first!.headers['message-id']!)?.ticketId).toBe(id);
    expect(first?.headers['in-reply-to']).toBeUndefined();
    expect(second?.headers['in-reply-to']).toBe(first?.headers['message-id']);
    expect(second?.headers.references).toBe(first?.headers['message-id']);
    expect(await lastDelivery()).toMatchObject({ event: 'staff_replied', state: 'sent', attempts: 1 });
  });

  it('[decisions 2.17, decisions 2.21] an assignment, a mention, a closing and the question about it arrive at whom they concern, marked as automatic', async () => {
    const { id } = await submit();
    await work();
    await change('sara', id, { recipient_id: ids.reza });
    await write('reza', id, `<p><span data-mention="${ids.mina}">@مینا</span> ببین</p>`, { type: 'note' });
    await work();
    const assigned = (await server.delivered('reza', 1)).find(({ text }) => text.includes('به شما واگذار شد'));
    const mentioned = (await server.delivered('mina', 1)).find(({ text }) => text.includes('از شما نام برد'));
    expect(assigned?.headers['auto-submitted']).toBe('auto-generated');
    expect(mentioned?.headers['auto-submitted']).toBe('auto-generated');
    expect(mentioned?.html).toContain('<html lang="fa" dir="rtl">');
    // the note itself is in no mail
    expect(`${mentioned?.text}${mentioned?.html}`).not.toContain('ببین');
    const before = server.mailbox('customer').length;
    await change('reza', id, { status: 4, close_reason: 'resolved' });
    await work();
    const closed = (await server.delivered('customer', before + 1)).find(({ text }) => text.includes('بسته شد'));
    expect(closed?.headers['auto-submitted']).toBe('auto-generated');
    t.deps.clock.advance(61 * MINUTE);
    await work();
    const asked = (await server.delivered('customer', before + 2)).find(({ html }) => html.includes('/rating/'));
    expect(asked?.headers['auto-submitted']).toBe('auto-generated');
    for (const step of [1, 2, 3, 4, 5]) expect(asked?.html).toContain(`?vote=${step}"`);
    expect(asked?.text).toMatch(/https:\/\/help\.example\.ir\/rating\/\d+-\d+-\d+-[0-9a-f]{64}\n/);
    expect(server.mailbox('sara')).toEqual([]);
  });

  it('[decisions 2.15] an address without a mailbox fails at the first attempt, with what the server said (550)', async () => {
    const { id } = await submit('stranger');
    await work();
    await write('sara', id, '<p>پاسخ</p>');
    await work();
    expect(await lastDelivery()).toMatchObject({
      ...{ event: 'staff_replied', recipient: 'stranger@example.ir', state: 'failed', attempts: 1 },
      error: expect.stringMatching(/550.*no such mailbox/),
    });
    expect(server.mailbox('stranger')).toEqual([]);
  });

  it('[decisions 2.15] a server that is busy is asked again after a minute (451), and the mail arrives once', async () => {
    const { id } = await submit();
    await work();
    const before = server.mailbox('customer').length;
    server.setBusy(true);
    await write('sara', id, '<p>پاسخ هنگام شلوغی</p>');
    await work();
    expect(await lastDelivery()).toMatchObject({
      ...{ event: 'staff_replied', state: 'queued', attempts: 1 },
      error: expect.stringMatching(/451.*try again later/),
    });
    server.setBusy(false);
    await work();
    expect(await lastDelivery()).toMatchObject({ state: 'queued', attempts: 1 });
    t.deps.clock.advance(MINUTE);
    await work();
    await work();
    expect(await lastDelivery()).toMatchObject({ state: 'sent', attempts: 2 });
    const arrived = (await server.delivered('customer', before + 1)).slice(before);
    expect(arrived.map(({ text }) => text.includes('پاسخ هنگام شلوغی'))).toEqual([true]);
  });

  it('[decisions 2.15] a server that greylists gets the same mail a second time, with the same id', async () => {
    const { id } = await submit();
    await work();
    const before = server.mailbox('customer').length;
    server.setGreylisting(true);
    await write('sara', id, '<p>پاسخ یکم</p>');
    await work();
    expect(await lastDelivery()).toMatchObject({ state: 'queued', error: expect.stringMatching(/451.*greylisted/) });
    t.deps.clock.advance(MINUTE);
    await work();
    expect(await lastDelivery()).toMatchObject({ state: 'sent', attempts: 2 });
    const arrived = (await server.delivered('customer', before + 1)).slice(before);
    expect(arrived).toHaveLength(1);
    expect(contentOfMessageId(t.deps.secrets, arrived[0]!.headers['message-id']!)?.ticketId).toBe(id);
  });

  it('[decisions 2.17] a wrong password, a certificate that nobody vouches for and a connection that is not encrypted are refused in words', async () => {
    const before = server.mailbox('admin').length;
    await mail({ smtp_password: 'another' });
    const login = await testMail();
    await mail({ smtp_verify_certificate: true });
    const certificate = await testMail();
    await mail({ smtp_security: 'none' });
    const plain = await testMail();
    expect([login.state, certificate.state, plain.state]).toEqual(['failed', 'failed', 'failed']);
    expect(login.error).toMatch(/^سرور ایمیل نام کاربری یا رمز عبور را نپذیرفت.*535/);
    expect(certificate.error).toContain('گواهی سرور ایمیل معتبر نیست');
    expect(plain.error).toContain('سرور ایمیل نام کاربری یا رمز عبور را نپذیرفت');
    await mail();
    expect(await testMail()).toEqual({ state: 'sent', error: null });
    expect(await server.delivered('admin', before + 1)).toHaveLength(before + 1);
  });
});
