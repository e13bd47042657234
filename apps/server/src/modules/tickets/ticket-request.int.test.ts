import { randomUUID } from 'node:crypto';
import { addBranch, addDepartment, addUser } from '../../../test/people.ts';
import { formRequest, PDF } from '../../../test/upload.ts';
import { createTestApp, expectOk, expectStatus, type TestAnswer, type TestApp } from '../../../test/test-app.ts';
import { countCall, sweepCallCounts } from '../../platform/http/call-count.repository.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';

describe('a request without an account', () => {
  let t: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let department: number;
  let hidden: number;
  let serial = 0;
  let client_key = '';

  /** A separate browser: has its own cookies and its own address. */
  function browser() {
    const jar = new Map<string, string>();
    const own = { jar, requester: 0 };
    const remoteAddress = `10.30.${(serial += 1)}.1`;
    const request = async (options: {
      method: 'GET' | 'POST' | 'PUT';
      url: string;
      payload?: object;
      headers?: object;
    }) => {
      const cookie = [...jar].map(([k, v]) => `${k}=${v}`).join('; ');
      const answer = await t.visitor.request({
        ...options,
        remoteAddress,
        headers: { cookie, host: 'desk.example', origin: 'http://desk.example', ...options.headers },
      } as never);
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (name && value) jar.set(name, value);
      }
      return answer;
    };
    return Object.assign(own, {
      get: (url: string) => request({ method: 'GET', url }),
      async post(url: string, payload: object) {
        if (url !== '/api/ticketRequest') return request({ method: 'POST', url, payload });
        own.requester ||= (await request({ method: 'GET', url })).json.data?.requester.id ?? 0;
        return request({ method: 'POST', url, payload: { requester_id: own.requester || 1, ...payload } });
      },
      upload: () => request(formRequest('POST', '/api/ticketRequest/file', { name: 'عکس.pdf', content: PDF })),
    });
  }
  type Browser = ReturnType<typeof browser>;

  const set = async (values: object) => {
    await writeGroup(t.deps.db, 'userAccountSettings', values, { id: null, at: t.deps.clock.now() });
    await withTransaction(t.deps.db, settingsOf(t.deps).changed);
  };
  const codeOf = async (address: string): Promise<string> => {
    const rows = (await admin.get('/api/delivery', { perPage: 25 })).json.data;
    const row = rows.find((one: any) => one.recipient === address && one.event === 'code.request' && one.code_visible);
    return expectOk(await admin.post(`/api/delivery/${row.id}/code`)).code;
  };
  const ask = (by: Browser, address: string) =>
    by.post('/api/addressCode', { address, first_name: 'نرگس', last_name: 'کریمی' });
  const prove = async (by: Browser, address: string): Promise<TestAnswer> => {
    expectOk(await ask(by, address));
    const answer = await by.post('/api/addressProof', { address, code: await codeOf(address) });
    const { data } = (await by.get('/api/ticketRequest')).json;
    if (data) by.requester = data.requester.id;
    return answer;
  };
  const proven = async (address: string): Promise<Browser> => {
    const by = browser();
    expect(expectOk(await prove(by, address))).toEqual({ state: 'open' });
    return by;
  };
  const body = (more: object = {}) => ({
    department_id: department,
    subject: 'چاپگر',
    body_html: '<p>روشن نمی‌شود</p>',
    client_key: (client_key = randomUUID()),
    ...more,
  });
  const send = (by: Browser, more: object = {}) => by.post('/api/ticketRequest', body(more));
  const newest = () =>
    t.deps.db
      .selectFrom('ticket as t')
      .innerJoin('user as u', 'u.id', 't.customer_id')
      .select([
        't.id',
        't.number',
        't.kind',
        'u.id as user_id',
        'u.email',
        'u.first_name',
        'u.password_hash',
        'u.mobile',
      ])
      .orderBy('t.id', 'desc')
      .executeTakeFirstOrThrow();

  beforeAll(async () => {
    t = await createTestApp();
    const branch_id = await addBranch(t.deps.db);
    department = await addDepartment(t.deps.db, { name: 'پشتیبانی' });
    hidden = await addDepartment(t.deps.db, { is_public: false });
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
    await addUser(t.deps.db, { employee: true, email: 'staff@example.ir', email_key: 'staff@example.ir', branch_id });
    for (const [name, more] of Object.entries({
      known: {},
      expired: { expire_at: new Date('2020-01-01T00:00:00Z') },
      blocked: { status: 'blocked' as const },
    })) {
      const email = `${name}@example.ir`;
      await addUser(t.deps.db, { email, email_key: email, branch_id, mobile: null, first_name: 'سارا', ...more });
    }
    await set({ requests_without_account: true });
  });
  afterAll(() => t.close());

  it('[decisions 2.23] of a new address makes a customer without a password and their ticket, with a file, and opens no session', async () => {
    const by = browser();
    expect(expectOk(await ask(by, 'New@Example.ir'))).toEqual({ resend_in: 60, expires_in: 120 });
    expect((await by.get('/api/ticketRequest')).json.code).toBe('PROOF_EXPIRED');
    const address = 'new@example.ir';
    const code = await codeOf(address);
    expect(expectOk(await by.post('/api/addressProof', { address, code }))).toEqual({ state: 'open' });
    expect(by.jar.has('auth.token')).toBe(false);
    expect((await by.get('/api/me')).code).toBe(401);
    expect((await by.get('/api/ticket')).code).toBe(401);
    const choices = expectOk(await by.get('/api/ticketRequest'));
    expect(choices.requester).toMatchObject({ name: 'نرگس کریمی', email: address });
    expect(choices.departments.map(({ id }: { id: number }) => id)).toEqual([department]);
    expect(expectOk(await by.get(`/api/ticketRequest/form?department_id=${department}`))).toMatchObject({ fields: [] });
    const { token } = expectStatus(await by.upload(), 'CREATED');
    const hostile = '<p onclick="x()">روشن<script>alert(1)</script> نیست</p><img src="https://e.example/t.png">';
    const { number } = expectStatus(await send(by, { body_html: hostile, attachments: [token] }), 'CREATED');
    const ticket = await newest();
    expect(ticket).toMatchObject({
      ...{ number, kind: 'customer', email: address, first_name: 'نرگس', password_hash: null, mobile: null },
    });
    const opened = expectOk(await admin.get(`/api/ticket/${ticket.id}`));
    expect(opened.contents[0].attachments).toHaveLength(1);
    expect(opened.contents[0].body_html).not.toMatch(/script|onclick/);
    // the sender sees the ticket nowhere else
    for (let hop = 0; hop < 3; hop += 1) await t.deps.runJobs();
    const receipts = t.deps.db.selectFrom('notification').select('event').where('user_id', '=', ticket.user_id);
    expect((await receipts.execute()).map(({ event }) => event)).toEqual(['created']);
  });

  it('[decisions 2.9] sends one ticket for each proof; the same request again is answered with the same ticket', async () => {
    const by = await proven('once@example.ir');
    const one = body();
    const [first, second] = await Promise.all([by.post('/api/ticketRequest', one), by.post('/api/ticketRequest', one)]);
    const { number } = expectStatus(first, 'CREATED');
    expect(expectStatus(second, 'CREATED')).toMatchObject({ number });
    expect(expectStatus(await by.post('/api/ticketRequest', one), 'CREATED')).toMatchObject({ number });
    expect((await send(by)).json.code).toBe('PROOF_EXPIRED');
    expect((await by.upload()).json.code).toBe('PROOF_EXPIRED');
    // who never got the answer is answered with the number, in every tab of this browser
    // and with nothing of who has sent it
    expect(expectOk(await by.get('/api/ticketRequest'))).toEqual({
      ...{ sent: number, requester: { id: by.requester, name: '', email: '' } },
      ...{ departments: [], ticket_categories: [], services: [], refused: null },
    });
    const [known] = await t.deps.db
      .selectFrom('ticket')
      .select('id')
      .where('client_key', '=', one.client_key)
      .execute();
    await t.deps.db.updateTable('ticket').set({ customer_id: null }).where('id', '=', known!.id).execute();
    expect((await by.get('/api/ticketRequest')).json.code).toBe('PROOF_EXPIRED');
    const count = await t.deps.db.selectFrom('ticket').select('id').where('client_key', '=', one.client_key).execute();
    expect(count).toHaveLength(1);
  });

  it('[decisions 2.23] is of the customer who has the address, whose names stay and whose sessions and drafts are left alone', async () => {
    const known = await t.deps.db
      .selectFrom('user')
      .select('id')
      .where('email_key', '=', 'known@example.ir')
      .executeTakeFirstOrThrow();
    const panel = await t.as(known.id);
    const draft = { body_html: '<p>نیمه‌کاره</p>', revision: 1, device: 'a' };
    expectStatus(await panel.put('/api/draft/new:customer', draft), 'UPDATED');
    const by = await proven('known@example.ir');
    expectStatus(await send(by), 'CREATED');
    expect(await newest()).toMatchObject({ user_id: known.id, first_name: 'سارا' });
    expect(JSON.stringify((await panel.get('/api/draft/new:customer')).json)).toContain('نیمه‌کاره');
  });

  it('[decisions 2.9] says nothing of an account before the code is typed', async () => {
    const [known, unknown, staff] = [
      await ask(browser(), 'known@example.ir'),
      await ask(browser(), 'nobody@example.ir'),
      await ask(browser(), 'staff@example.ir'),
    ];
    expect(unknown.body).toBe(known.body);
    expect(staff.body).toBe(known.body);
    const wrong = await browser().post('/api/addressProof', { address: 'staff@example.ir', code: '000000' });
    expect(wrong.json.code).toBe('CODE_EXPIRED');
  });

  it.each([
    ['staff@example.ir', 'employee'],
    ['expired@example.ir', 'expired'],
    ['blocked@example.ir', 'inactive'],
  ])('[4.4] %s is told after the code why nothing can be sent: %s', async (address, state) => {
    t.deps.clock.advance(61_000);
    const by = browser();
    expect(expectOk(await prove(by, address))).toEqual({ state });
    expect(by.jar.has('request.proof')).toBe(false);
    expect((await send(by)).json.code).toBe('PROOF_EXPIRED');
  });

  it('[decisions 2.9, 9.7] uses a code once, in the browser that asked for it, five times and for 120 seconds', async () => {
    const [by, other] = [browser(), browser()];
    const address = 'code@example.ir';
    expectOk(await ask(by, address));
    const code = await codeOf(address);
    const type = (who: Browser, typed: string) => who.post('/api/addressProof', { address, code: typed });
    expect((await type(other, code)).json.code).toBe('CODE_EXPIRED');
    expect((await type(by, code === '111111' ? '222222' : '111111')).json.code).toBe('CODE_WRONG');
    expectOk(await type(by, code));
    expect((await type(by, code)).json.code).toBe('CODE_EXPIRED');
    const late = browser();
    expectOk(await ask(late, 'late@example.ir'));
    const lateCode = await codeOf('late@example.ir');
    t.deps.clock.advance(121_000);
    expect((await late.post('/api/addressProof', { address: 'late@example.ir', code: lateCode })).json.code).toBe(
      'CODE_EXPIRED',
    );
    const guessed = browser();
    expectOk(await ask(guessed, 'guess@example.ir'));
    const right = await codeOf('guess@example.ir');
    const guess = (typed: string) => guessed.post('/api/addressProof', { address: 'guess@example.ir', code: typed });
    for (let tries = 0; tries < 5; tries += 1) await guess(right === '111111' ? '222222' : '111111');
    expect((await guess(right)).json.code).toBe('CODE_EXPIRED');
  });

  it('[decisions 2.0] a proof ends after an hour, with the credentials of its person, and is nobody else’s', async () => {
    const by = await proven('ends@example.ir');
    const other = await proven('other@example.ir');
    const { token } = expectStatus(await other.upload(), 'CREATED');
    // somebody else's file is no file
    expect((await send(by, { attachments: [token] })).json.errors).toEqual([
      expect.objectContaining({ field: 'attachments' }),
    ]);
    for (const proof of ['', 'x', 'a'.repeat(43)]) {
      const stranger = browser();
      stranger.jar.set('request.proof', proof);
      expect((await send(stranger)).json.code).toBe('PROOF_EXPIRED');
    }
    await t.deps.db
      .updateTable('user')
      .set({ credential_epoch: 7 })
      .where('email_key', '=', 'other@example.ir')
      .execute();
    expect((await send(other)).json.code).toBe('PROOF_EXPIRED');
    t.deps.clock.advance(3_601_000);
    expect((await send(by)).json.code).toBe('PROOF_EXPIRED');
    const hashes = await t.deps.db.selectFrom('address_proof').select('token_hash').execute();
    expect(hashes.map(({ token_hash }) => token_hash.toString('utf8'))).not.toContain(by.jar.get('request.proof'));
  });

  it('[5.1, decisions 2.7] refuses at its field what the panel refuses too, and the proof stays good', async () => {
    const by = await proven('fields@example.ir');
    const refused = async (more: object) =>
      ((await send(by, more)).json.errors ?? []).map(({ field, code }: any) => `${field} ${code}`);
    expect(await refused({ subject: '<b>x</b>' })).toEqual(['subject HTML']);
    expect(await refused({ department_id: hidden })).toEqual(['department_id CHOICE']);
    expect(await refused({ customer_id: 1 })).toEqual(['customer_id UNKNOWN_FIELD']);
    expect(await refused({ kind: 'behalf' })).toEqual(['kind UNKNOWN_FIELD']);
    expect(await refused({ recipient_id: 1 })).toEqual(['recipient_id UNKNOWN_FIELD']);
    expect(await refused({ body_html: '<p></p>' })).toEqual(['body_html REQUIRED']);
    expect((await by.get(`/api/ticketRequest/form?department_id=${hidden}`)).code).toBe(404);
    // longer than what a visitor's call takes elsewhere
    expectStatus(await send(by, { body_html: `<p>${'متن '.repeat(4_000)}</p>` }), 'CREATED');
    const address = await browser().post('/api/addressCode', {
      address: '09121112233',
      first_name: 'ن',
      last_name: 'ک',
    });
    expect(address.json.errors).toEqual([expect.objectContaining({ field: 'address', code: 'EMAIL' })]);
  });

  it('[decisions 2.2] has an importance only where the settings let customers set it', async () => {
    const by = await proven('urgent@example.ir');
    const urgent = () => send(by, { importance: 3 });
    expect((await urgent()).json.errors).toEqual([expect.objectContaining({ field: 'importance', code: 'CHOICE' })]);
    const allow = async (customer_sets_importance: boolean) => {
      const { generalTicketSettings } = await settingsOf(t.deps).current();
      await writeGroup(
        t.deps.db,
        'generalTicketSettings',
        { ...generalTicketSettings, customer_sets_importance },
        { id: null, at: t.deps.clock.now() },
      );
      await withTransaction(t.deps.db, settingsOf(t.deps).changed);
    };
    await allow(true);
    const { number } = expectStatus(await urgent(), 'CREATED');
    await allow(false);
    const stored = await t.deps.db
      .selectFrom('ticket')
      .select('importance')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(stored.importance).toBe(3);
  });

  it('[decisions 2.8] is refused beyond the limits of the level, of which its page says so before; the proof stays good', async () => {
    const { db } = t.deps;
    const person = await addUser(db, { email: 'full@example.ir', email_key: 'full@example.ir', branch_id: 1 });
    const level = (values: object) => ({ name: 'ویژه', color: '#c79a3b', ...values });
    const made = await admin.post('/api/customerLevel', level({ max_open_tickets: 1 }));
    const id = expectStatus(made, 'CREATED').id;
    await db.updateTable('user').set({ customer_level_id: id }).where('id', '=', person).execute();
    expectStatus(await send(await proven('full@example.ir')), 'CREATED');
    const by = await proven('full@example.ir');
    const sentence = 'شما ۱ تیکت باز دارید و بیش از ۱ تیکت باز نمی‌توانید داشته باشید.';
    expect(expectOk(await by.get('/api/ticketRequest')).refused).toContain(sentence);
    const { json } = await send(by);
    expect(json).toMatchObject({ status: 'NOK', code: 'OPENING_REFUSED' });
    expect(json.message).toContain(sentence);
    expectStatus(await admin.put(`/api/customerLevel/${id}`, { max_open_tickets: null }), 'UPDATED');
    expect(expectOk(await by.get('/api/ticketRequest')).refused).toBeNull();
    expectStatus(await admin.put(`/api/customerLevel/${id}`, { channels_allowed: ['call'] }), 'UPDATED');
    expect((await send(by)).json.code).toBe('OPENING_REFUSED');
    expectStatus(await admin.put(`/api/customerLevel/${id}`, { channels_allowed: ['web'] }), 'UPDATED');
    expectStatus(await send(by), 'CREATED');
  });

  it('[decisions 2.23] is of the person for whom it was written, also where the browser has proven another address since then', async () => {
    const by = await proven('first@example.ir');
    const first = by.requester;
    expect(expectOk(await prove(by, 'second@example.ir'))).toEqual({ state: 'open' });
    const before = await newest();
    expect((await send(by, { requester_id: first })).json.code).toBe('PROOF_EXPIRED');
    expect(await newest()).toEqual(before);
    expectStatus(await send(by), 'CREATED');
    expect((await newest()).email).toBe('second@example.ir');
    // a refused address leaves nothing of the one before it
    const third = await proven('third@example.ir');
    t.deps.clock.advance(3_601_000);
    expect(expectOk(await prove(third, 'staff@example.ir'))).toEqual({ state: 'employee' });
    expect((await send(third)).json.code).toBe('PROOF_EXPIRED');
  });

  it('[decisions 2.9] sends three codes an hour to an address, whoever asks for them', async () => {
    t.deps.clock.advance(3_601_000);
    for (let codes = 0; codes < 3; codes += 1) expectOk(await ask(browser(), 'often@example.ir'));
    expect((await ask(browser(), 'often@example.ir')).code).toBe(429);
  });

  it('[decisions 2.23] ends its proof for who says that the address is not theirs', async () => {
    const [by, other] = [await proven('mine@example.ir'), await proven('theirs@example.ir')];
    expect(expectOk(await by.get('/api/ticketRequest')).sent).toBeNull();
    const taken = by.jar.get('request.proof')!;
    expectOk(await by.post('/api/addressProof/end', {}));
    by.jar.set('request.proof', taken);
    expect((await by.get('/api/ticketRequest')).json.code).toBe('PROOF_EXPIRED');
    expectOk(await browser().post('/api/addressProof/end', {}));
    expectStatus(await send(other), 'CREATED');
  });

  it('[decisions 2.9] counts an address with a suffix as the mailbox that it is delivered to', async () => {
    t.deps.clock.advance(3_601_000);
    for (const suffix of ['', '+a', '+b']) expectOk(await ask(browser(), `tagged${suffix}@example.ir`));
    const refused = await ask(browser(), 'TAGGED+c@example.ir');
    expect([refused.code, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true]);
    expectOk(await ask(browser(), 'tagged.too@example.ir'));
    // the code is of the address as it was typed, suffix included
    const rows = (await admin.get('/api/delivery', { perPage: 25 })).json.data;
    expect(rows.map(({ recipient }: { recipient: string }) => recipient)).toContain('tagged+b@example.ir');
  });

  it('[decisions 2.9] counts a network for all nodes together, of IPv6 the first 64 bits', async () => {
    const from = (remoteAddress: string, address: string) =>
      t.visitor.request({
        ...{ method: 'POST', url: '/api/addressCode', remoteAddress },
        payload: { address, first_name: 'نرگس', last_name: 'کریمی' },
      } as never);
    const network = '2001:db8:7:1';
    // what other nodes have counted
    for (let n = 0; n < 19; n += 1) await countCall(t.deps, { call: 'addressCode', network, seconds: 3600 });
    expectOk(await from(`${network}::1`, 'net1@example.ir'));
    const refused = await from(`${network}:ffff::2`, 'net2@example.ir');
    expect([refused.code, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true]);
    expectOk(await from('2001:db8:7:2::1', 'net3@example.ir'));
    t.deps.clock.advance(3_601_000);
    expectOk(await from(`${network}::1`, 'net4@example.ir'));
    const stored = await t.deps.db.selectFrom('call_count').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('2001');
    await sweepCallCounts(t.deps.db, new Date(t.deps.clock.now().getTime() + 3_601_000));
    expect(await t.deps.db.selectFrom('call_count').selectAll().execute()).toEqual([]);
  });

  it('[decisions 2.23] has the names as they were corrected while the code was on its way', async () => {
    const by = browser();
    const address = 'corrected@example.ir';
    expectOk(await ask(by, address));
    const again = await by.post('/api/addressCode', { address, first_name: 'مینا', last_name: 'راد' });
    // the code that was sent stays the only one
    expect(expectOk(again).resend_in).toBeGreaterThan(0);
    expectOk(await by.post('/api/addressProof', { address, code: await codeOf(address) }));
    expect(expectOk(await by.get('/api/ticketRequest')).requester.name).toBe('مینا راد');
  });

  it('[decisions 2.0] writes each proof down, and none of an address that may send nothing', async () => {
    t.deps.clock.advance(3_601_000);
    const proofs = () =>
      t.deps.db
        .selectFrom('audit_log')
        .select(['object_id', 'actor_id'])
        .where('action', '=', 'address.prove')
        .orderBy('id')
        .execute();
    const before = (await proofs()).length;
    const by = await proven('written@example.ir');
    const after = await proofs();
    expect(after.slice(before)).toEqual([{ object_id: by.requester, actor_id: null }]);
    expectOk(await prove(browser(), 'staff@example.ir'));
    expect(await proofs()).toHaveLength(after.length);
  });

  it('[decisions 2.23] is nowhere while the setting is off, also when it is switched off in the middle', async () => {
    const by = await proven('middle@example.ir');
    await set({ requests_without_account: false });
    for (const answer of [
      await by.get('/api/ticketRequest'),
      await by.get(`/api/ticketRequest/form?department_id=${department}`),
      await by.upload(),
      await send(by),
      await ask(by, 'middle@example.ir'),
      await by.post('/api/addressProof', { address: 'middle@example.ir', code: '123456' }),
    ])
      expect(answer.code).toBe(404);
    await set({ requests_without_account: true });
    expectStatus(await by.post('/api/ticketRequest', body({ client_key })), 'CREATED');
  });
});
