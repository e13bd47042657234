import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MAIL_LOGIN, startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp } from '../../../test/test-app.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { writeState } from '../settings/public.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the link by which a customer rates without a login', () => {
  let t: TestApp;
  let server: MailServer;
  let ids: Record<'admin' | 'manager' | 'customer', number>;
  let department: number;

  const client = (name: keyof typeof ids) => t.as(ids[name]);
  const settings = async (group: string, values: object) =>
    expectStatus(await (await client('admin')).post('/api/settings', { group, values }), 'UPDATED');
  const work = async () => {
    // the queue reads the clock of the database: what is due by that of the test is due there too
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${t.deps.clock.now()}`.execute(
      t.deps.db,
    );
    for (let hop = 0; hop < 3; hop += 1) await t.deps.runJobs();
    await t.deps.jobs.add(t.deps.db, 'delivery.due', {});
    for (let hop = 0; hop < 2; hop += 1) await t.deps.runJobs();
  };
  const submit = async () => {
    const body = { department_id: department, subject: 'کندی', body_html: '<p>سلام</p>', client_key: randomUUID() };
    return expectOk(await (await client('customer')).post('/api/ticket', body)).id as number;
  };
  const close = async (id: number, by: keyof typeof ids = 'manager', more: object = {}) => {
    const person = await client(by);
    // customers get no version, and none of theirs is compared
    const { version = 0 } = expectOk(await person.get(`/api/ticket/${id}`));
    expectOk(await person.post(`/api/ticket/${id}`, { version, status: 4, ...more }));
  };
  const asked = () => server.mails.filter(({ html }) => html.includes('/rating/'));
  /** Closes a ticket and returns the token of the mail that asks about it. */
  const tokenFor = async (id: number): Promise<string> => {
    server.mails.length = 0;
    await close(id);
    t.deps.clock.advance(61 * MINUTE);
    await work();
    return /\/rating\/([\w-]+)\?vote=5/.exec(asked()[0]!.html)![1]!;
  };
  const vote = (token: string, satisfaction: number, more: object = {}) =>
    t.visitor.put(`/api/ratingLink/${token}`, { satisfaction, ...more });
  const shown = (token: string) => t.visitor.get(`/api/ratingLink/${token}`);

  beforeAll(async () => {
    [t, server] = [await createTestApp(), await startMailServer()];
    const { db } = t.deps;
    // later than the clock of the database, so that nothing is due by that one
    t.deps.clock.set('2099-01-01T08:00:00Z');
    const branch_id = await addBranch(db);
    department = await addDepartment(db, { name: 'پشتیبانی' });
    ids = {
      admin: await addUser(db, { full_admin: true, branch_id: -1 }),
      manager: await addUser(db, {
        employee: true,
        department_admin: true,
        branch_id,
        manages: [department],
      }),
      customer: await addUser(db, { branch_id, email: 'customer@example.ir' }),
    };
    await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
    await writeState(db, 'demo', {}, t.deps.clock.now());
    await settings('generalNoticeSettings', {
      ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'none' },
      ...{ smtp_username: MAIL_LOGIN.user, smtp_password: MAIL_LOGIN.password },
      ...{ mail_from_address: 'desk@example.ir', mail_link_address: 'https://help.example.ir' },
    });
  });
  afterAll(async () => {
    await t.close();
    await server.close();
  });

  it('[decisions 2.21] is mailed an hour after the closing, also to who closed the own ticket, and the log does not show it', async () => {
    const id = await submit();
    server.mails.length = 0;
    await close(id, 'customer');
    await work();
    expect(asked()).toEqual([]);
    t.deps.clock.advance(61 * MINUTE);
    await work();
    const [mail, ...more] = asked();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ['customer@example.ir'] });
    for (const step of [1, 2, 3, 4, 5]) expect(mail?.html).toContain(`?vote=${step}"`);
    expect(mail?.html).toContain('کاملاً ناراضی');
    expect(mail?.text).toMatch(/ثبت نظر:\nhttps:\/\/help\.example\.ir\/rating\/\d+-\d+-\d+-[0-9a-f]{64}\n/);
    const [row] = expectOk(await (await client('admin')).get('/api/delivery'));
    expect(row).toMatchObject({ event: 'satisfaction_request', state: 'sent' });
    expect(JSON.stringify(row)).not.toMatch(/[0-9a-f]{64}/);
  });

  it('[decisions 2.21] shows by GET and records by PUT, without a login; a bad vote notifies the department admin, and it may change for seven days', async () => {
    const id = await submit();
    const token = await tokenFor(id);
    expect(expectOk(await shown(token))).toMatchObject({ state: 'open', subject: 'کندی', satisfaction: 0 });
    expect(expectOk(await (await client('customer')).get(`/api/ticket/${id}`)).satisfaction).toBe(0);
    expectStatus(await vote(token, 2, { comment: 'دیر شد' }), 'UPDATED');
    expect(expectOk(await shown(token))).toMatchObject({ state: 'open', satisfaction: 2, comment: 'دیر شد' });
    await work();
    const notified = t.deps.db.selectFrom('notification').select('event').where('user_id', '=', ids.manager);
    expect((await notified.execute()).map(({ event }) => event)).toContain('low_rating');
    t.deps.clock.advance(6 * DAY);
    expectStatus(await vote(token, 4), 'UPDATED');
    t.deps.clock.advance(2 * DAY);
    const final = expectOk(await shown(token));
    expect(final).toMatchObject({ state: 'final', satisfaction: 4 });
    // of the ticket no more than its number
    expect(final).toMatchObject({ number: expect.any(String), subject: null, comment: null });
    expect((await vote(token, 5)).json.status).toBe('NOK');
  });

  it('[decisions 2.21] offers to open the ticket again after a low vote, as long as a reply does that', async () => {
    const id = await submit();
    const token = await tokenFor(id);
    const reopens = async () => expectOk(await shown(token)).reopens;
    expect(await reopens()).toBeNull();
    expectStatus(await vote(token, 3), 'UPDATED');
    expect(await reopens()).toBeNull();
    expectStatus(await vote(token, 2), 'UPDATED');
    expect(await reopens()).toEqual({ ticket_id: id });
    await settings('generalTicketSettings', { reopen_policy: 'never' });
    expect(await reopens()).toBeNull();
    await settings('generalTicketSettings', { reopen_policy: 'days' });
    expect(await reopens()).toEqual({ ticket_id: id });
    const body = { type: 'message', body_html: '<p>نشد</p>', client_key: randomUUID(), last_seen_seq: 0, force: true };
    expectOk(await (await client('customer')).post(`/api/ticket/${id}`, { content: body }));
    expect(await reopens()).toBeNull();
  });

  it('[decisions 2.21] says that the ticket was opened again; of two closings each has a link of its own', async () => {
    const id = await submit();
    const token = await tokenFor(id);
    expectStatus(await vote(token, 1), 'UPDATED');
    const body = { type: 'message', body_html: '<p>نشد</p>', client_key: randomUUID(), last_seen_seq: 0, force: true };
    expectOk(await (await client('customer')).post(`/api/ticket/${id}`, { content: body }));
    expect(expectOk(await shown(token))).toMatchObject({ state: 'reopened', satisfaction: 0, comment: null });
    const second = await tokenFor(id);
    expect(expectOk(await shown(token))).toMatchObject({ state: 'reopened' });
    expect((await vote(token, 5)).json.status).toBe('NOK');
    expect(expectOk(await shown(second))).toMatchObject({ state: 'open' });
  });

  it('[decisions 2.21] is not sent about a closing that is not the last one any more', async () => {
    const id = await submit();
    server.mails.length = 0;
    await close(id);
    t.deps.clock.advance(61 * MINUTE);
    server.behavior = 'busy';
    await work();
    server.behavior = 'accept';
    const body = { type: 'message', body_html: '<p>نشد</p>', client_key: randomUUID(), last_seen_seq: 0, force: true };
    expectOk(await (await client('customer')).post(`/api/ticket/${id}`, { content: body }));
    await close(id);
    t.deps.clock.advance(30 * MINUTE);
    await work();
    expect(asked()).toEqual([]);
    t.deps.clock.advance(31 * MINUTE);
    await work();
    expect(asked()).toHaveLength(1);
    const token = /\/rating\/([\w-]+)\?vote=5/.exec(asked()[0]!.html)![1]!;
    expect(expectOk(await shown(token))).toMatchObject({ state: 'open' });
  });

  it('[decisions 2.21] is not sent for a rated ticket, one closed without an answer unless the setting asks, or a rating in the panel', async () => {
    const quiet = async (id: number, reason: 'resolved' | 'no_answer' = 'resolved') => {
      server.mails.length = 0;
      await close(id);
      await t.deps.db.updateTable('ticket').set({ close_reason: reason }).where('id', '=', id).execute();
    };
    const id = await submit();
    await quiet(id);
    expectStatus(
      await (await client('customer')).put('/api/satisfaction', { ticket_id: id, satisfaction: 5 }),
      'UPDATED',
    );
    t.deps.clock.advance(61 * MINUTE);
    await work();
    expect(asked()).toEqual([]);
    await quiet(await submit(), 'no_answer');
    t.deps.clock.advance(61 * MINUTE);
    await work();
    expect(asked()).toEqual([]);
    await settings('generalTicketSettings', { satisfaction_after_no_answer: true });
    await quiet(await submit(), 'no_answer');
    t.deps.clock.advance(61 * MINUTE);
    await work();
    expect(asked()).toHaveLength(1);
  });

  it('[decisions 2.0] a token that was changed, or whose person is gone, says nothing; after thirty days it is too late', async () => {
    const token = await tokenFor(await submit());
    const other = token.replace(/^\d+/, (id) => String(Number(id) - 1));
    expect((await shown(other)).json.status).toBe('NOT_FOUND');
    expect((await vote(other, 5)).json.status).toBe('NOT_FOUND');
    expect((await shown('nothing')).json.status).toBe('NOT_FOUND');
    expect((await t.visitor.put('/api/satisfaction', { ticket_id: 1, satisfaction: 5 })).code).toBe(401);
    t.deps.clock.advance(30 * DAY);
    expect(expectOk(await shown(token))).toEqual({
      ...{ state: 'expired', number: expect.any(String) },
      ...{ subject: null, satisfaction: 0, comment: null, reopens: null },
    });
    expect((await vote(token, 5)).json.status).toBe('NOK');
    await t.deps.db.updateTable('user').set({ status: 'inactive' }).where('id', '=', ids.customer).execute();
    expect((await shown(token)).json.status).toBe('NOT_FOUND');
  });
});
