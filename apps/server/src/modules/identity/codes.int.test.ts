import { withTransaction } from '../../platform/database/transaction.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import {
  createTestApp,
  expectOk,
  expectStatus,
  type TestAnswer,
  type TestApp,
  type TestClient,
} from '../../../test/test-app.ts';
import { addBranch, addUser } from '../../../test/people.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';

describe('one-time codes', () => {
  let t: TestApp;
  let admin: TestClient;
  let serial = 0;
  let password_hash: string;

  /** A separate browser: has its own cookies and its own address. */
  function browser() {
    const jar = new Map<string, string>();
    const remoteAddress = `10.20.${++serial}.1`;
    return async (url: string, payload: object): Promise<TestAnswer> => {
      const cookie = [...jar].map(([k, v]) => `${k}=${v}`).join('; ');
      const answer = await t.visitor.request({
        method: 'POST',
        url,
        payload,
        remoteAddress,
        headers: { cookie, host: 'desk.example', origin: 'http://desk.example', 'x-requested-with': 'XMLHttpRequest' },
      });
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (name && value) jar.set(name, value);
        else if (name) jar.delete(name);
      }
      return answer;
    };
  }
  const set = async (values: object, group = 'userAccountSettings') => {
    await writeGroup(t.deps.db, group, values, { id: null, at: t.deps.clock.now() });
    await withTransaction(t.deps.db, settingsOf(t.deps).changed);
  };
  const deliveries = async () =>
    (await admin.get('/api/delivery', { perPage: 25 })).json.data as {
      id: number;
      recipient: string;
      event: string;
      state: string;
      text: string;
      code_visible: boolean;
      expires_at: number;
    }[];
  const codeOf = async (recipient: string) => {
    const row = (await deliveries()).find((d) => d.recipient === recipient && d.code_visible);
    if (!row) throw new Error(`no code waits for ${recipient}`);
    return expectOk(await admin.post(`/api/delivery/${row.id}/code`)).code as string;
  };
  const person = { first_name: 'نرگس', last_name: 'کریمی', password: 'Passw0rd' };
  const nextMinute = () => t.deps.clock.advance(61_000);

  beforeAll(async () => {
    t = await createTestApp();
    password_hash = await hashPassword(person.password);
    await addBranch(t.deps.db);
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
    await set({ signup_from_customers_permission: true });
  });
  afterAll(() => t.close());

  it('[5.29, 7.5] signs a customer up with the code from the delivery log', async () => {
    const call = browser();
    const asked = await call('/api/register', { ...person, first_name: ' نرگس\u200c ', username: '۰۹۱۲۳۴۵۶۷۸۹' });
    expect(expectStatus(asked, 'CREATED')).toEqual({ verify: true, resend_in: 60, expires_in: 120 });
    expect((await call('/api/login', { username: '09123456789', password: person.password })).json.code).toBe(
      'CREDENTIALS_WRONG',
    );
    const code = await codeOf('+989123456789');
    const { user, token } = expectOk(
      await call('/api/verifyAccount', {
        username: '+989123456789',
        code: code.replace(/\d/g, (d) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)] ?? d),
      }),
    );
    expect(user).toMatchObject({ role: 'customer', first_name: 'نرگس', mobile: '+989123456789' });
    expectOk(await t.visitor.request({ url: '/api/me', headers: { authorization: `Bearer ${token}` } }));
    expectOk(await call('/api/login', { username: '0912 345 6789', password: person.password }));
    expect((await call('/api/verifyAccount', { username: '09123456789', code })).json.code).toBe('CODE_EXPIRED');
  });

  it('[decisions 2.9] never shows that an account exists; its owner gets a message instead', async () => {
    await addUser(t.deps.db, { mobile: '+989120000001' });
    nextMinute();
    const known = await browser()('/api/register', { ...person, username: '09120000001' });
    const unknown = await browser()('/api/register', { ...person, username: '09120000002' });
    expect(known.body).toBe(unknown.body);
    expect((await deliveries()).find((d) => d.recipient === '+989120000001')).toMatchObject({
      event: 'register.exists',
      code_visible: false,
    });
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'REQUIRED'],
    [{ last_name: '<i>x</i>' }, 'last_name', 'HTML'],
    [{ username: 'x@y.ir' }, 'username', 'MOBILE'],
    [{ password: 'weakpass' }, 'password', 'PASSWORD'],
    [{ password: undefined }, 'password', 'REQUIRED'],
    [{ full_admin: true }, 'full_admin', 'UNKNOWN_FIELD'],
  ])('[5.30] refuses the sign-up %j at its field', async (more, field, code) => {
    const answer = await browser()('/api/register', { ...person, username: '09129999999', ...more });
    expect(answer.json.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('[1.1] sign-up is refused while the setting forbids it', async () => {
    await set({ signup_from_customers_permission: false });
    expect((await browser()('/api/register', { ...person, username: '09129999998' })).json).toMatchObject({
      status: 'AUTORIZATION_ERROR',
      code: 'SIGNUP_CLOSED',
    });
    await set({ signup_from_customers_permission: true });
  });

  it('[9.7] a code is valid for two minutes and five attempts, and only in the browser that requested it', async () => {
    const call = browser();
    await call('/api/register', { ...person, username: '09121110001' });
    const code = await codeOf('+989121110001');
    expect((await browser()('/api/verifyAccount', { username: '09121110001', code })).json.code).toBe('CODE_EXPIRED');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1)
      expect((await call('/api/verifyAccount', { username: '09121110001', code: wrong })).json).toMatchObject({
        status: 'NOK',
        code: 'CODE_WRONG',
        message: 'کد واردشده صحیح نیست',
      });
    expect((await call('/api/verifyAccount', { username: '09121110001', code })).json.code).toBe('CODE_EXPIRED');
    nextMinute();
    const other = browser();
    await other('/api/register', { ...person, username: '09121110002' });
    const late = await codeOf('+989121110002');
    t.deps.clock.advance(121_000);
    expect((await other('/api/verifyAccount', { username: '09121110002', code: late })).json).toMatchObject({
      code: 'CODE_EXPIRED',
      message: 'مهلت وارد کردن کد به پایان رسید',
    });
  });

  it('[4.9] sends a code again after a minute, and the earlier one becomes invalid', async () => {
    const call = browser();
    await call('/api/register', { ...person, username: '09121110003' });
    const first = await codeOf('+989121110003');
    t.deps.clock.advance(20_000);
    expect(expectOk(await call('/api/sendCode', { username: '09121110003', purpose: 'register' })).resend_in).toBe(40);
    t.deps.clock.advance(41_000);
    expect(expectOk(await call('/api/sendCode', { username: '09121110003', purpose: 'register' })).resend_in).toBe(60);
    const second = await codeOf('+989121110003');
    if (first !== second)
      expect((await call('/api/verifyAccount', { username: '09121110003', code: first })).json.code).toBe('CODE_WRONG');
    expectOk(await call('/api/verifyAccount', { username: '09121110003', code: second }));
  });

  it('[7.5, decisions 2.9] resets a password once and ends every session; the same answer for unknown names', async () => {
    const id = await addUser(t.deps.db, { mobile: '+989121110004', password_hash: await hashPassword('Old0Password') });
    const session = await t.as(id);
    const call = browser();
    const known = await call('/api/getPasswordResetToken', { username: '09121110004' });
    expect((await browser()('/api/getPasswordResetToken', { username: '09121119999' })).body).toBe(known.body);
    const code = await codeOf('+989121110004');
    t.deps.clock.advance(600_000);
    expect(
      (await call('/api/passwordReset', { username: '09121110004', code, password: 'weakpass' })).json.errors,
    ).toEqual([expect.objectContaining({ field: 'password', code: 'PASSWORD' })]);
    expectStatus(
      await call('/api/passwordReset', { username: '09121110004', code, password: 'New0Password' }),
      'UPDATED',
    );
    expect(
      (await call('/api/passwordReset', { username: '09121110004', code, password: 'New1Password' })).json.code,
    ).toBe('CODE_EXPIRED');
    expect((await session.get('/api/me')).code).toBe(401);
    expect((await call('/api/login', { username: '09121110004', password: 'Old0Password' })).json.code).toBe(
      'CREDENTIALS_WRONG',
    );
    expectOk(await call('/api/login', { username: '09121110004', password: 'New0Password' }));
  });

  it('[decisions 2.9] an account gets three reset codes an hour, however its name is spelled and whichever call requests them', async () => {
    for (const username of ['09121118888', '+98 912 111 8888'])
      expectOk(await browser()('/api/getPasswordResetToken', { username }));
    expectOk(await browser()('/api/sendCode', { username: '۰۹۱۲۱۱۱۸۸۸۸', purpose: 'reset' }));
    const fourth = await browser()('/api/getPasswordResetToken', { username: '00989121118888' });
    expect(fourth.json.status).toBe('TOO_MANY_REQUESTS');
    expect(Number(fourth.headers['retry-after'])).toBe(3600);
    expect((await browser()('/api/sendCode', { username: '09121118888', purpose: 'reset' })).code).toBe(429);
    for (const username of ['Reset.Me@Example.ir', 'reset.me@example.ir', 'RESET.ME@EXAMPLE.IR'])
      expectOk(await browser()('/api/getPasswordResetToken', { username }));
    expect((await browser()('/api/getPasswordResetToken', { username: 'reset.me@EXAMPLE.ir' })).code).toBe(429);
    t.deps.clock.advance(3_601_000);
    expectOk(await browser()('/api/getPasswordResetToken', { username: '09121118888' }));
  });

  it('[decisions 2.9] three reset codes an hour is the limit for all names of an account together, and the answers do not show that the names are of one account', async () => {
    await addUser(t.deps.db, { mobile: '+989121110020', email: 'twenty@example.ir', email_key: 'twenty@example.ir' });
    for (let i = 0; i < 3; i += 1) expectOk(await browser()('/api/getPasswordResetToken', { username: '09121110020' }));
    const sent = async () =>
      (await deliveries()).filter(({ recipient }) => ['+989121110020', 'twenty@example.ir'].includes(recipient)).length;
    expect(await sent()).toBe(3);
    const known = await browser()('/api/getPasswordResetToken', { username: 'twenty@example.ir' });
    expect(known.body).toBe((await browser()('/api/getPasswordResetToken', { username: 'nobody@example.ir' })).body);
    expect(await sent()).toBe(3);
  });

  it('[decisions 2.9] an address may request ten resets an hour, in both calls together; an IPv6 network counts as one address', async () => {
    const from = (remoteAddress: string) => (url: string, n: number) =>
      t.visitor.request({
        method: 'POST',
        url,
        payload: { username: `0912222${1000 + n}`, ...(url.endsWith('sendCode') ? { purpose: 'reset' } : {}) },
        remoteAddress,
        headers: { host: 'desk.example', origin: 'http://desk.example', 'x-requested-with': 'XMLHttpRequest' },
      });
    const call = from('10.21.0.1');
    for (let n = 0; n < 10; n += 1) expectOk(await call(n % 2 ? '/api/sendCode' : '/api/getPasswordResetToken', n));
    expect([(await call('/api/sendCode', 11)).code, (await call('/api/getPasswordResetToken', 12)).code]).toEqual([
      429, 429,
    ]);
    for (let n = 20; n < 30; n += 1) expectOk(await from(`2001:db8::${n}`)('/api/getPasswordResetToken', n));
    expect((await from('2001:db8::99')('/api/getPasswordResetToken', 31)).code).toBe(429);
  });

  it("[decisions 2.9] another person who requests codes neither delays the owner nor invalidates the owner's code", async () => {
    await addUser(t.deps.db, { mobile: '+989121110021', password_hash: await hashPassword('Old0Password') });
    const owner = browser();
    const stranger = browser();
    await stranger('/api/getPasswordResetToken', { username: '09121110021' });
    expect(expectOk(await owner('/api/getPasswordResetToken', { username: '09121110021' })).resend_in).toBe(60);
    expect(expectOk(await owner('/api/getPasswordResetToken', { username: '09121110021' })).resend_in).toBe(60);
    const code = await codeOf('+989121110021');
    for (let i = 0; i < 6; i += 1)
      await stranger('/api/passwordReset', { username: '09121110021', code: '000000', password: 'New0Password' });
    await stranger('/api/sendCode', { username: '09121110021', purpose: 'reset' });
    expectStatus(
      await owner('/api/passwordReset', { username: '09121110021', code, password: 'New0Password' }),
      'UPDATED',
    );
  });

  it('[decisions 2.9] a name that has used its login codes of the hour still gets to the code step, which offers the password', async () => {
    await addUser(t.deps.db, { mobile: '+989121110022' });
    await set({ signup_from_customers_permission: true, authenticate_customers_type: 'otp' });
    for (let i = 0; i < 10; i += 1)
      expectOk(await browser()('/api/sendCode', { username: '09121110022', purpose: 'login' }));
    expect((await browser()('/api/sendCode', { username: '09121110022', purpose: 'login' })).code).toBe(429);
    expect(expectOk(await browser()('/api/checkUsername', { username: '09121110022' }))).toEqual({
      next: 'otp',
      resend_in: 3600,
    });
    await set({ signup_from_customers_permission: true });
  });

  it('[7.6, decisions 2.9] the step after the identifier depends on the setting alone; a customer gets a code, an employee none', async () => {
    const customer = await addUser(t.deps.db, { mobile: '+989121110005' });
    await addUser(t.deps.db, { mobile: '+989121110006', employee: true });
    expect(expectOk(await browser()('/api/checkUsername', { username: '09121110005' }))).toEqual({
      next: 'password',
      resend_in: 0,
    });
    await set({ signup_from_customers_permission: true, authenticate_customers_type: 'otp' });
    const call = browser();
    const answers = [
      await call('/api/checkUsername', { username: '09121110005' }),
      await browser()('/api/checkUsername', { username: '09121110006' }),
      await browser()('/api/checkUsername', { username: 'nobody' }),
    ];
    for (const answer of answers) expect(answer.body).toBe('{"status":"OK","data":{"next":"otp","resend_in":60}}');
    expect((await deliveries()).filter((d) => d.recipient.endsWith('110006'))).toEqual([]);
    const { user } = expectOk(
      await call('/api/login', { username: '09121110005', code: await codeOf('+989121110005') }),
    );
    expect(user.id).toBe(customer);
    await set({ signup_from_customers_permission: true });
  });

  it('[decisions 2.17] a code is shown only to the full admin, only for customers, only until it expires, and each look is audited', async () => {
    await addUser(t.deps.db, { mobile: '+989121110007', employee: true });
    const call = browser();
    await call('/api/getPasswordResetToken', { username: '09121110007' });
    const staff = (await deliveries())[0]!;
    expect(staff).toMatchObject({ recipient: '0912***0007', code_visible: false });
    expect((await admin.post(`/api/delivery/${staff.id}/code`)).json).toMatchObject({
      status: 'AUTORIZATION_ERROR',
      code: 'STAFF_CODE',
    });
    await call('/api/register', { ...person, username: '09121110008' });
    const row = (await deliveries())[0]!;
    expect(row.text).toContain('••••••');
    const code = expectOk(await admin.post(`/api/delivery/${row.id}/code`)).code;
    expect((await admin.get('/api/auditLog', { action: 'delivery.code.view' })).json.data[0]).toMatchObject({
      object_id: row.id,
      object_name: '+989121110008',
    });
    const stored = await t.deps.db
      .selectFrom('delivery')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(
      (await (await t.as(await addUser(t.deps.db, { branch_admin: true, branch_id: -1 }))).get('/api/delivery')).code,
    ).toBe(403);
    t.deps.clock.advance(121_000);
    expect((await admin.post(`/api/delivery/${row.id}/code`)).json.code).toBe('CODE_EXPIRED');
    expect((await deliveries())[0]).toMatchObject({ state: 'expired', code_visible: false });
  });

  it('[decisions 2.17] only a failed or uncertain message can be sent again', async () => {
    const [row] = await deliveries();
    expect((await admin.post(`/api/delivery/${row!.id}/send`)).json.status).toBe('NOT_FOUND');
    const store = (values: object) => t.deps.db.updateTable('delivery').set(values).where('id', '=', row!.id).execute();
    await store({ state: 'uncertain', expires_at: t.deps.clock.now() });
    expect((await admin.post(`/api/delivery/${row!.id}/send`)).json.status).toBe('NOT_FOUND');
    await store({ expires_at: null });
    expectStatus(await admin.post(`/api/delivery/${row!.id}/send`), 'UPDATED');
  });

  it('[decisions 2.25] a new e-mail or mobile is valid once its code is right', async () => {
    const id = await addUser(t.deps.db, { mobile: '+989121110009', password_hash });
    const me = await t.as(id);
    expect(
      expectOk(
        await me.post('/api/updateProfile', {
          contact: { field: 'email', value: 'Narges@Example.ir', current_password: person.password },
        }),
      ),
    ).toMatchObject({ code_sent: true, expires_in: 120, profile: { email: null } });
    const code = await codeOf('narges@example.ir');
    expect(
      expectOk(await me.post('/api/updateProfile', { contact: { field: 'email', value: 'narges@example.ir', code } }))
        .profile.email,
    ).toBe('narges@example.ir');
    expect(
      (await me.post('/api/updateProfile', { contact: { field: 'mobile', value: 'narges@example.ir' } })).json
        .errors[0],
    ).toMatchObject({ field: 'contact.value', code: 'MOBILE' });
  });

  it('[decisions 2.9] codes for a new e-mail or mobile have the same limits per person and per address as any others', async () => {
    const ask = async (me: TestClient, value: string) =>
      (
        await me.post('/api/updateProfile', {
          contact: { field: 'mobile', value, current_password: person.password },
        })
      ).code;
    const newcomer = async () => t.as(await addUser(t.deps.db, { password_hash }));
    const me = await newcomer();
    for (let n = 0; n < 5; n += 1) expect(await ask(me, `0912333000${n}`)).toBe(200);
    expect(await ask(me, '09123330009')).toBe(429);
    const victim = '09123330010';
    for (let n = 0; n < 5; n += 1) expect(await ask(await newcomer(), victim)).toBe(200);
    expect(await ask(await newcomer(), victim)).toBe(429);
  });

  it('[decisions 2.9] wrong codes for a new contact are counted like failed logins, and a code is valid only in its own session', async () => {
    const id = await addUser(t.deps.db, { password_hash });
    const me = await t.as(id);
    const contact = { field: 'mobile', value: '09123330020' };
    await me.post('/api/updateProfile', { contact: { ...contact, current_password: person.password } });
    const code = await codeOf('+989123330020');
    expect((await (await t.as(id)).post('/api/updateProfile', { contact: { ...contact, code } })).json.code).toBe(
      'CODE_EXPIRED',
    );
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 7; i += 1) await me.post('/api/updateProfile', { contact: { ...contact, code: wrong } });
    expect((await me.post('/api/updateProfile', { contact: { ...contact, code } })).json.code).toBe('ACCOUNT_LOCKED');
  });

  describe('where accounts have user names', () => {
    const sara = { ...person, username: 'Sara.A', contact: '0912 333 0030' };
    beforeAll(() => set({ signup_from_customers_permission: true, username_type: 'username' }));
    afterAll(() => set({ signup_from_customers_permission: true }));

    it("[5.29] a sign-up gives a mobile or e-mail, which gets the code and becomes the account's contact", async () => {
      const call = browser();
      expect(expectStatus(await call('/api/register', sara), 'CREATED')).toMatchObject({ verify: true });
      const { user } = expectOk(
        await call('/api/verifyAccount', { username: 'sara.a', code: await codeOf('+989123330030') }),
      );
      expect(user).toMatchObject({ username: 'sara.a', mobile: '+989123330030', email: null });
      expectOk(await call('/api/login', { username: 'SARA.A', password: person.password }));
      expectOk(await call('/api/login', { username: '09123330030', password: person.password }));
    });

    it.each([
      [{ contact: undefined }, 'contact', 'REQUIRED'],
      [{ contact: 'sara' }, 'contact', 'CONTACT'],
      [{ username: '09123330031' }, 'username', 'USERNAME'],
    ])('[5.29] refuses %j at its field', async (more, field, code) => {
      expect((await browser()('/api/register', { ...sara, username: 'sara.b', ...more })).json.errors).toEqual([
        expect.objectContaining({ field, code }),
      ]);
    });

    it('[decisions 2.9] a message to the contact, never the response, says that the user name is taken', async () => {
      const owner = await addUser(t.deps.db, { username: 'taken', username_key: 'taken', mobile: '+989123330040' });
      const taken = await browser()('/api/register', { ...sara, username: 'Taken', contact: '09123330041' });
      const free = await browser()('/api/register', { ...sara, username: 'free.one', contact: 'free@example.ir' });
      expect(taken.body).toBe(free.body);
      const notified = (await deliveries())
        .filter(({ event }) => event === 'register.exists')
        .map(({ recipient }) => recipient);
      expect(notified.slice(0, 2).sort()).toEqual(['+989123330040', '+989123330041']);
      expect(owner).toBeGreaterThan(0);
    });

    it('[decisions 2.9] a contact that already has an account gets a message instead of the code', async () => {
      await addUser(t.deps.db, { mobile: '+989123330050' });
      await browser()('/api/register', { ...sara, username: 'sara.c', contact: '09123330050' });
      expect(
        (await deliveries()).filter(({ recipient }) => recipient === '+989123330050').map(({ event }) => event),
      ).toEqual(['register.exists']);
    });
  });
});
