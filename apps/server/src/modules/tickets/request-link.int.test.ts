import { randomUUID } from 'node:crypto';
import { toEn } from '@hamyar/persian';
import { sql } from 'kysely';
import { MAIL_LOGIN, startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestAnswer, type TestApp } from '../../../test/test-app.ts';
import { formRequest, PDF } from '../../../test/upload.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { DEMO_LICENSE, insertLicense } from '../license/public.ts';
import { nodesOf, planOf, recordStatements } from '../../../test/query-plans.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { issueRequestLink } from './request-link-issue.service.ts';
import { hasRequestLink } from './request-link.repository.ts';

const DAY = 86_400_000;

describe('the link to a request without an account', () => {
  let t: TestApp;
  let server: MailServer;
  let ids: Record<'admin' | 'manager', number>;
  let department: number;
  let serial = 0;

  const set = async (group: 'userAccountSettings' | 'generalNoticeSettings', values: object) => {
    await writeGroup(t.deps.db, group, values, { id: null, at: t.deps.clock.now() });
    await withTransaction(t.deps.db, settingsOf(t.deps).changed);
  };
  const work = async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${t.deps.clock.now()}`.execute(
      t.deps.db,
    );
    for (let hop = 0; hop < 3; hop += 1) await t.deps.runJobs();
    await t.deps.jobs.add(t.deps.db, 'delivery.due', {});
    for (let hop = 0; hop < 2; hop += 1) await t.deps.runJobs();
  };
  /** A browser of a network of its own. */
  function browser() {
    const jar = new Map<string, string>();
    const remoteAddress = `10.40.${(serial += 1)}.1`;
    return async (options: { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object; headers?: object }) => {
      const cookie = [...jar].map(([k, v]) => `${k}=${v}`).join('; ');
      const headers = { cookie, host: 'desk.example', origin: 'http://desk.example', ...options.headers };
      const answer = await t.visitor.request({ ...options, remoteAddress, headers } as never);
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (name && value) jar.set(name, value);
      }
      return answer;
    };
  }
  const codeFor = async (address: string): Promise<string> => {
    await work();
    const texts = server.mails.filter(({ to }) => to.includes(address)).map(({ text }) => toEn(text));
    return /کد تأیید [^:]*: (\d{6})/.exec(texts.findLast((text) => text.includes('کد تأیید'))!)![1]!;
  };
  /** A request of an address of its own: its ticket, and the secret of its link. */
  async function request(more: object = {}) {
    const by = browser();
    const address = `link${(serial += 1)}@example.ir`;
    const post = (url: string, payload: object) => by({ method: 'POST', url, payload });
    expectOk(await post('/api/addressCode', { address, first_name: 'نرگس', last_name: 'کریمی' }));
    expectOk(await post('/api/addressProof', { address, code: await codeFor(address) }));
    const { requester } = expectOk(await by({ method: 'GET', url: '/api/ticketRequest' }));
    const body = {
      ...{ department_id: department, subject: 'چاپگر', body_html: '<p>روشن نمی‌شود</p>' },
      ...{ client_key: randomUUID(), requester_id: requester.id, ...more },
    };
    const { link } = expectStatus(await post('/api/ticketRequest', body), 'CREATED');
    const { id } = await t.deps.db
      .selectFrom('ticket')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { id, link: link as string, address, userId: requester.id as number, by, body };
  }
  const url = (link: string, rest = '') => `/api/requestLink/${link}${rest}`;
  const shown = (link: string) => t.visitor.get(url(link));
  const reply = (link: string, more: object = {}) =>
    t.visitor.post(url(link, '/reply'), {
      ...{ body_html: '<p>هنوز هم</p>', client_key: randomUUID(), last_seen_seq: 99, ...more },
    });
  const manager = () => t.as(ids.manager);
  const answer = async (id: number, type: 'message' | 'note', text: string, more: object = {}) =>
    expectOk(
      await (await manager()).post(`/api/ticket/${id}`, {
        content: {
          type,
          body_html: `<p>${text}</p>`,
          client_key: randomUUID(),
          last_seen_seq: 99,
          force: true,
          ...more,
        },
      }),
    );
  const wordless = ({ code, json: { request_id: _, ...json } }: TestAnswer) => ({ code, json });

  beforeAll(async () => {
    [t, server] = [await createTestApp(), await startMailServer()];
    const { db } = t.deps;
    t.deps.clock.set('2099-01-01T08:00:00Z');
    const branch_id = await addBranch(db);
    department = await addDepartment(db, { name: 'پشتیبانی' });
    ids = {
      admin: await addUser(db, { full_admin: true, branch_id: -1 }),
      manager: await addUser(db, { employee: true, department_admin: true, branch_id, manages: [department] }),
    };
    await insertLicense(db, { code: DEMO_LICENSE, claims: {}, at: t.deps.clock.now(), by: null });
    await set('userAccountSettings', { requests_without_account: true });
    expectStatus(
      await (await t.as(ids.admin)).post('/api/settings', {
        group: 'generalNoticeSettings',
        values: {
          ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'none' },
          ...{ smtp_username: MAIL_LOGIN.user, smtp_password: MAIL_LOGIN.password },
          ...{ mail_from_address: 'desk@example.ir', mail_link_address: 'https://help.example.ir' },
        },
      }),
      'UPDATED',
    );
    await sql`update "user" set undo_seconds = 0`.execute(db);
  });
  afterAll(async () => {
    await t.close();
    await server.close();
  });

  it('[decisions 2.23] stands in the receipt and in the mail of each answer, for its customer alone, and is stored as a hash', async () => {
    const { id, link, address } = await request();
    await work();
    const linkIn = () => {
      const mail = server.mails.filter(({ to }) => to.includes(address)).at(-1)!;
      return /https:\/\/help\.example\.ir\/request\/([\w-]{43})"/.exec(mail.html)?.[1];
    };
    const receipt = linkIn()!;
    expect(receipt).not.toBe(link);
    await answer(id, 'message', 'سیم برق را ببینید');
    await work();
    const later = linkIn()!;
    expect(new Set([receipt, link, later]).size).toBe(3);
    for (const secret of [link, receipt, later]) expect(expectOk(await shown(secret)).id).toBe(id);
    const stored = await t.deps.db.selectFrom('request_link').selectAll().where('ticket_id', '=', id).execute();
    expect(stored.map(({ token_hash }) => token_hash.toString('hex')).sort()).toEqual(
      [link, receipt, later].map((secret) => hashToken(secret).toString('hex')).sort(),
    );
    const log = await (await t.as(ids.admin)).get('/api/delivery', { perPage: 25 });
    for (const secret of [link, receipt, later]) expect(log.body).not.toContain(secret);
    // a ticket of the panel has none
    const customer = await addUser(t.deps.db, { email: 'panel@example.ir', email_key: 'panel@example.ir' });
    const { body } = await request();
    const { requester_id: _, ...own } = { ...body, client_key: randomUUID() };
    const ticket = expectOk(await (await t.as(customer)).post('/api/ticket', own));
    await answer(ticket.id, 'message', 'پاسخ');
    await work();
    const mail = server.mails.filter(({ to }) => to.includes('panel@example.ir')).at(-1)!;
    expect(mail.html).not.toContain('/request/');
  });

  it('[decisions 2.23] shows the public conversation of its ticket, and changes nothing', async () => {
    const { id, link } = await request();
    await answer(id, 'note', 'یادداشت پنهان');
    await answer(id, 'message', 'سیم برق را ببینید');
    const before =
      await sql`select t.*, (select count(*) from ticket_read r where r.ticket_id = t.id) as readers from ticket t where id = ${id}`.execute(
        t.deps.db,
      );
    const opened = await shown(link);
    const data = expectOk(opened);
    expect(data).toMatchObject({ id, subject: 'چاپگر', actions: ['reply', 'close'], department: { name: 'پشتیبانی' } });
    const texts = data.contents.filter(({ type }: any) => type === 'message').map(({ body_html }: any) => body_html);
    expect(texts).toEqual(['<p dir="rtl">روشن نمی‌شود</p>', '<p dir="rtl">سیم برق را ببینید</p>']);
    expect(opened.body).not.toMatch(/پنهان|customer_contact|assignee|recipient|"version"/);
    expect(opened.headers['set-cookie']).toBeUndefined();
    const after =
      await sql`select t.*, (select count(*) from ticket_read r where r.ticket_id = t.id) as readers from ticket t where id = ${id}`.execute(
        t.deps.db,
      );
    expect(after.rows).toEqual(before.rows);
  });

  it('[decisions 2.3 T9, decisions 2.21] answers with a file, closes, rates, and opens it again by an answer, as its customer', async () => {
    const { id, link, userId } = await request();
    const { token } = expectStatus(
      await t.visitor.request(formRequest('POST', url(link, '/file'), { name: 'عکس.pdf', content: PDF })),
      'CREATED',
    );
    const hostile = '<p onclick="x()">هنوز<script>alert(1)</script></p>';
    const key = randomUUID();
    const sent = await reply(link, { body_html: hostile, attachments: [token], client_key: key });
    const { contents } = expectStatus(sent, 'CREATED');
    const [file] = contents.at(-1).attachments;
    expect(contents.at(-1)).toMatchObject({ author: { id: userId }, author_kind: 'customer', mine: true });
    expect(contents.at(-1).body_html).not.toMatch(/script|onclick/);
    // the same answer again is one message
    expect(expectStatus(await reply(link, { body_html: hostile, client_key: key }), 'CREATED').contents).toHaveLength(
      contents.length,
    );
    expect((await t.visitor.get(url(link, `/attachment/${file.id}`))).bytes.equals(PDF)).toBe(true);
    const other = await request();
    expect((await t.visitor.get(url(other.link, `/attachment/${file.id}`))).code).toBe(404);
    await answer(id, 'message', 'پاسخ تازه');
    expect((await reply(link, { last_seen_seq: 2 })).json.code).toBe('STALE_TICKET');
    expectStatus(await reply(link, { last_seen_seq: 2, force: true }), 'CREATED');
    expect((await t.visitor.put(url(link, '/satisfaction'), { satisfaction: 5 })).json.code).toBe(
      'TRANSITION_FORBIDDEN',
    );
    expect(expectStatus(await t.visitor.put(url(link, '/close')), 'UPDATED')).toMatchObject({
      ...{ status: 4, can_rate: true, actions: ['reply'] },
    });
    expect(expectStatus(await t.visitor.put(url(link, '/satisfaction'), { satisfaction: 2 }), 'UPDATED')).toMatchObject(
      {
        satisfaction: 2,
      },
    );
    expect(expectStatus(await reply(link), 'CREATED')).toMatchObject({ status: 3, satisfaction: 0 });
    const open = expectOk(await (await manager()).get(`/api/ticket/${id}`));
    expect(open).toMatchObject({ status: 3, reopened_count: 1, customer: { id: userId } });
  });

  it('[decisions 2.2] allows what the policy allows the customer: closing where the setting does, no answer after the days of reopening', async () => {
    const { id, link } = await request();
    await (await t.as(ids.admin)).post('/api/settings', {
      group: 'generalTicketSettings',
      values: { customer_can_close: false },
    });
    expect(expectOk(await shown(link)).actions).toEqual(['reply']);
    expect((await t.visitor.put(url(link, '/close'))).json.status).toBe('AUTORIZATION_ERROR');
    await (await t.as(ids.admin)).post('/api/settings', {
      group: 'generalTicketSettings',
      values: { customer_can_close: true },
    });
    expectOk(await t.visitor.put(url(link, '/close')));
    t.deps.clock.advance(16 * DAY);
    expect(expectOk(await shown(link))).toMatchObject({ actions: [], reply_refused: 'closed_window_passed' });
    expect((await reply(link)).json.code).toBe('REOPEN_WINDOW_PASSED');
    expect(expectOk(await (await t.as(ids.admin)).get(`/api/ticket/${id}`)).status).toBe(4);
  });

  it('[decisions 2.0] every secret that shows nothing is one answer: unknown, ended, of an address that changed, of a person who is blocked or employed, of a deleted ticket', async () => {
    const unknown = wordless(await shown('a'.repeat(43)));
    expect(unknown).toMatchObject({ code: 404, json: { status: 'NOT_FOUND' } });
    const user = (values: object) => async (userId: number) =>
      void (await t.deps.db.updateTable('user').set(values).where('id', '=', userId).execute());
    const ends: Record<string, (userId: number, ticketId: number) => Promise<void>> = {
      address: user({ email: 'new@example.ir', email_key: 'new@example.ir' }),
      blocked: user({ status: 'blocked' }),
      employed: user({ employee: true }),
      deleted: async (_, ticketId) => void expectOk(await (await t.as(ids.admin)).delete(`/api/ticket/${ticketId}`)),
      'another customer': async (_, id) =>
        void (await t.deps.db
          .updateTable('ticket')
          .set({ customer_id: ids.admin, owner_id: ids.admin })
          .where('id', '=', id)
          .execute()),
      expired: async () => t.deps.clock.advance(31 * DAY),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { id, link, userId } = await request();
      expectOk(await shown(link));
      await end(userId, id);
      const answers = [
        await shown(link),
        await reply(link),
        await t.visitor.put(url(link, '/close')),
        await t.visitor.put(url(link, '/satisfaction'), { satisfaction: 5 }),
        await t.visitor.request(formRequest('POST', url(link, '/file'), { name: 'a.pdf', content: PDF })),
        await t.visitor.get(url(link, '/attachment/1')),
      ].map(wordless);
      expect([name, answers]).toEqual([name, answers.map(() => unknown)]);
    }
    for (const text of ['x', 'a'.repeat(64), '%00']) expect((await shown(text)).code).toBe(404);
  });

  it('[decisions 2.3 T14] leads to the ticket that has the conversation after a merge, where that is of the same customer', async () => {
    const [first, foreign] = [await request(), await request()];
    const own = { ...first.body, client_key: randomUUID(), subject: 'دومی', requester_id: undefined };
    const second = expectOk(await (await t.as(first.userId)).post('/api/ticket', own)).id as number;
    const merge = async (id: number, target_id: number) =>
      expectOk(await (await t.as(ids.admin)).post(`/api/ticket/${id}/merge`, { target_id }));
    await merge(first.id, second);
    expect(expectOk(await shown(first.link))).toMatchObject({ id: second, subject: 'دومی' });
    expectStatus(await reply(first.link), 'CREATED');
    // its mails carry links too
    await answer(second, 'message', 'پاسخ');
    await work();
    const mail = server.mails.filter(({ to }) => to.includes(first.address)).at(-1)!;
    expect(mail.html).toContain('/request/');
    await t.deps.db.updateTable('ticket').set({ merged_into_id: second }).where('id', '=', foreign.id).execute();
    expect((await shown(foreign.link)).code).toBe(404);
  });

  it('[decisions 2.3 T14] goes on in the mails of what its ticket was split into, and never begins in the mails of somebody else', async () => {
    const { id, address, body } = await request();
    const lastMail = (to: string) => server.mails.filter((mail) => mail.to.includes(to)).at(-1)!;
    const admin = await t.as(ids.admin);
    const [first] = expectOk(await admin.get(`/api/ticket/${id}`)).contents as { id: number }[];
    expectOk(
      await admin.post(`/api/ticket/${id}/split`, {
        content_id: first!.id,
        department_id: department,
        subject: 'جدا',
        client_key: randomUUID(),
      }),
    );
    const split = await t.deps.db.selectFrom('ticket').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(split.id).not.toBe(id);
    await answer(split.id, 'message', 'پاسخ');
    await work();
    expect(lastMail(address).html).toContain('/request/');
    // a ticket of the panel that got the conversation of somebody else's request
    const panel = 'merged@example.ir';
    const customer = await addUser(t.deps.db, { email: panel, email_key: panel });
    const { requester_id: _, ...own } = { ...body, client_key: randomUUID() };
    const target = expectOk(await (await t.as(customer)).post('/api/ticket', own)).id as number;
    await t.deps.db.updateTable('ticket').set({ merged_into_id: target }).where('id', '=', id).execute();
    await answer(target, 'message', 'پاسخ');
    await work();
    expect(lastMail(panel).html).not.toContain('/request/');
  });

  it('[decisions 2.4] leaves alone what its customer writes in the panel, and names a refused field as its own body does', async () => {
    const { id, link, userId } = await request();
    const panel = await t.as(userId);
    const draft = `/api/draft/${encodeURIComponent(`ticket:${id}:message`)}`;
    const written = { body_html: '<p>نیمه‌کاره</p>', attachments: [], form_values: {}, revision: 1, device: 'd' };
    expectStatus(await panel.put(draft, written), 'UPDATED');
    expectStatus(await reply(link), 'CREATED');
    expect(expectOk(await panel.get(draft))).toMatchObject({ body_html: written.body_html });
    const empty = await reply(link, { body_html: '' });
    expect(empty.json.errors.map(({ field }: { field: string }) => field)).toEqual(['body_html']);
  });

  it('[decisions 2.23] opens no session and is no other call’s, and shows one ticket also when its customer has a password', async () => {
    const { id, link, userId } = await request();
    await t.deps.db
      .updateTable('user')
      .set({ password_hash: 'x', credential_epoch: sql`credential_epoch + 1` })
      .where('id', '=', userId)
      .execute();
    expect(expectOk(await shown(link)).id).toBe(id);
    for (const headers of [
      { authorization: `Bearer ${link}` },
      { cookie: `auth.token=${link}` },
      { cookie: `request.proof=${link}` },
    ]) {
      for (const path of ['/api/me', '/api/ticket', `/api/ticket/${id}`])
        expect((await t.visitor.request({ method: 'GET', url: path, headers })).code).toBe(401);
      expect((await t.visitor.request({ method: 'GET', url: '/api/ticketRequest', headers })).json.code).toBe(
        'PROOF_EXPIRED',
      );
    }
    expect((await t.visitor.get(`/api/ratingLink/${link}`)).code).toBe(404);
    expect((await t.visitor.post('/api/login', { login_token: link })).json.status).not.toBe('OK');
  });

  it('[decisions 2.0] is made anew for who proves its address by a code, and for nobody else', async () => {
    const { link, address, id } = await request();
    await answer(id, 'message', 'پاسخ');
    await work();
    const mailed = /\/request\/([\w-]{43})"/.exec(
      server.mails.filter(({ to }) => to.includes(address)).at(-1)!.html,
    )![1]!;
    t.deps.clock.advance(31 * DAY);
    expect((await shown(link)).code).toBe(404);
    const by = browser();
    const post = (path: string, payload: object) => by({ method: 'POST', url: path, payload });
    const ask = async (to: string) => {
      const times = expectOk(await post('/api/requestLinkCode', { address: to }));
      expect(times).toEqual({ resend_in: 60, expires_in: 120 });
      return codeFor(to);
    };
    const code = await ask(address);
    const wrong = await post(url(link, '/renew'), { address, code: code === '111111' ? '222222' : '111111' });
    expect(wrong.json.code).toBe('CODE_WRONG');
    const other = await browser()({ method: 'POST', url: url(link, '/renew'), payload: { address, code } });
    expect(other.json.code).toBe('CODE_EXPIRED');
    // the code proves no address for anything else
    expect((await post('/api/addressProof', { address, code })).json.code).toBe('CODE_EXPIRED');
    const { token } = expectOk(await post(url(link, '/renew'), { address, code }));
    expect(expectOk(await shown(token)).id).toBe(id);
    expect((await shown(link)).code).toBe(404);
    expect((await post(url(link, '/renew'), { address, code })).json.code).toBe('CODE_EXPIRED');
    // the others end with it, also one that somebody else has come to know
    expect((await shown(mailed)).code).toBe(404);
    // the mail that the customer kept leads to a new one again
    t.deps.clock.advance(61_000);
    const again = expectOk(await post(url(mailed, '/renew'), { address, code: await ask(address) })).token as string;
    expect(expectOk(await shown(again)).id).toBe(id);
    expect((await shown(token)).code).toBe(404);
    const stranger = 'stranger@example.ir';
    const theirs = await ask(stranger);
    const ofOther = await post(url(link, '/renew'), { address: stranger, code: theirs });
    const ofNobody = await post(url('a'.repeat(43), '/renew'), { address: stranger, code: theirs });
    expect(ofOther.json.code).toBe('LINK_UNKNOWN');
    expect(ofNobody.json).toEqual(ofOther.json);
    const made = t.deps.db.selectFrom('user').select('id').where('email_key', '=', stranger);
    expect(await made.execute()).toEqual([]);
  });

  it('[decisions 2.3 T14] ends, when it is made anew, with those of what was split from its ticket', async () => {
    const { id, link, address, userId, by } = await request();
    const admin = await t.as(ids.admin);
    const [first] = expectOk(await admin.get(`/api/ticket/${id}`)).contents as { id: number }[];
    const split = { content_id: first!.id, department_id: department, subject: 'جدا', client_key: randomUUID() };
    expectOk(await admin.post(`/api/ticket/${id}/split`, split));
    const { id: part } = await t.deps.db
      .selectFrom('ticket')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const theirs = (await issueRequestLink(t.deps, t.deps.db, { ticketId: part, userId }))!;
    const alone = await request({});
    expect(expectOk(await shown(theirs)).id).toBe(part);
    t.deps.clock.advance(61_000);
    const post = (path: string, payload: object) => by({ method: 'POST', url: path, payload });
    expectOk(await post('/api/requestLinkCode', { address }));
    const { token } = expectOk(await post(url(link, '/renew'), { address, code: await codeFor(address) }));
    expect(expectOk(await shown(token)).id).toBe(id);
    expect([(await shown(theirs)).code, (await shown(link)).code]).toEqual([404, 404]);
    // a request of somebody else is another conversation
    expectOk(await shown(alone.link));
  });

  it('[decisions 2.17] is made for a mail that leaves, and for no other', async () => {
    const { id } = await request();
    await work();
    const count = async () =>
      (await t.deps.db.selectFrom('request_link').select('ticket_id').where('ticket_id', '=', id).execute()).length;
    const before = await count();
    const mail = async (smtp_enabled: boolean) =>
      expectStatus(
        await (await t.as(ids.admin)).post('/api/settings', {
          group: 'generalNoticeSettings',
          values: { smtp_enabled },
        }),
        'UPDATED',
      );
    await mail(false);
    try {
      await answer(id, 'message', 'بی‌ایمیل');
      await work();
      expect(await count()).toBe(before);
    } finally {
      await mail(true);
    }
    await answer(id, 'message', 'با ایمیل');
    await work();
    expect(await count()).toBe(before + 1);
  });

  it('[decisions 2.0] gives a file of its messages alone, and reads no conversation for it', async () => {
    const { id, link } = await request();
    const upload = async (where: string) =>
      expectStatus(
        await t.visitor.request(formRequest('POST', url(where, '/file'), { name: 'عکس.pdf', content: PDF })),
        'CREATED',
      ).token as string;
    const { contents } = expectStatus(await reply(link, { attachments: [await upload(link)] }), 'CREATED');
    const file = contents.at(-1).attachments[0].id as number;
    const got = await t.visitor.get(url(link, `/attachment/${file}`));
    expect(got.code).toBe(200);
    const whole = await shown(link);
    expect(Number(got.headers['x-statement-count'])).toBeLessThan(Number(whole.headers['x-statement-count']));
    const change = (values: object) =>
      t.deps.db.updateTable('ticket_content').set(values).where('id', '=', contents.at(-1).id).execute();
    const asked = async () => (await t.visitor.get(url(link, `/attachment/${file}`))).code;
    const { public_seq } = await t.deps.db
      .selectFrom('ticket_content')
      .select('public_seq')
      .where('id', '=', contents.at(-1).id)
      .executeTakeFirstOrThrow();
    await change({ public_seq: null });
    expect(await asked()).toBe(404);
    await change({ public_seq, state: 'deleted' });
    expect(await asked()).toBe(404);
    await change({ state: 'published' });
    expect(await asked()).toBe(200);
    // a file of the panel that was never sent has no content
    const loose = await upload(link);
    const { id: unsent } = await t.deps.db
      .selectFrom('attachment')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([loose.length > 0, (await t.visitor.get(url(link, `/attachment/${unsent}`))).code]).toEqual([true, 404]);
    expect(id).toBeGreaterThan(0);
  });

  it('is found by its ticket through an index', async () => {
    const { id, userId, address } = await request();
    await sql`insert into request_link (token_hash, ticket_id, user_id, address, created_at, expires_at)
      select sha256(('plan ' || n)::bytea), t.id, ${userId}, ${address}, now(), now() from generate_series(1, 4000) n,
      (select id from ticket where id <> ${id} order by id limit 1) t`.execute(t.deps.db);
    await sql`analyze request_link`.execute(t.deps.db);
    const recorded = recordStatements(t.deps);
    await hasRequestLink(t.deps.db, { ticketId: id, userId });
    const plan = await planOf(t.deps, recorded.at(-1)!, false);
    expect(nodesOf(plan).map((node) => node['Index Name'])).toContain('request_link_ticket');
  });

  it('[decisions 2.0] is not made anew half a year after its end, when nothing of it is kept either', async () => {
    const { link, address, id } = await request();
    await work();
    t.deps.clock.advance((30 + 181) * DAY);
    const by = browser();
    const post = (path: string, payload: object) => by({ method: 'POST', url: path, payload });
    expectOk(await post('/api/requestLinkCode', { address }));
    const late = await post(url(link, '/renew'), { address, code: await codeFor(address) });
    expect(late.json.code).toBe('LINK_UNKNOWN');
    await t.deps.jobs.add(t.deps.db, 'ticket.request_link_sweep', {});
    await work();
    const kept = t.deps.db.selectFrom('request_link').select('ticket_id').where('ticket_id', '=', id);
    expect(await kept.execute()).toEqual([]);
  });

  it('[decisions 2.23] is nowhere while the setting is off', async () => {
    const { link } = await request();
    await set('userAccountSettings', { requests_without_account: false });
    try {
      for (const closed of [
        await shown(link),
        await reply(link),
        await t.visitor.put(url(link, '/close')),
        await t.visitor.post('/api/requestLinkCode', { address: 'a@example.ir' }),
      ])
        expect(closed.code).toBe(404);
    } finally {
      await set('userAccountSettings', { requests_without_account: true });
    }
    expectOk(await shown(link));
  });
});
