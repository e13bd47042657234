import { hashPassword } from '../../platform/auth/passwords.ts';
import { createTestApp, expectOk, type TestAnswer, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';

const LIMIT = 8;
const NAMES = { username: 'senior', email: 'senior@nilgoon.example', mobile: '09360001001' };

describe('attempts to guess a secret', () => {
  let t: TestApp;
  let admin: TestClient;
  let id: number;
  let serial = 0;

  beforeAll(async () => {
    t = await createTestApp();
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
    id = await addUser(t.deps.db, {
      username: NAMES.username,
      username_key: NAMES.username,
      email: NAMES.email,
      email_key: NAMES.email,
      mobile: '+989360001001',
      password_hash: await hashPassword('Passw0rd'),
    });
  });
  beforeEach(() => t.deps.db.deleteFrom('login_attempt').execute());
  afterAll(() => t.close());

  /** A browser of its own address and flow. */
  const post = (url: string, payload: object, remoteAddress: string, flow = '') =>
    t.visitor.request({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: {
        host: 'desk.example',
        origin: 'http://desk.example',
        'x-requested-with': 'XMLHttpRequest',
        ...(flow ? { cookie: `auth.flow=${flow}` } : {}),
      },
    });
  const login = (username: string, password: string, remoteAddress: string) =>
    post('/api/login', { username, password }, remoteAddress);
  const outcomeOf = ({ json }: TestAnswer): string => json.errors?.[0]?.code ?? json.code ?? json.status;
  const countOf = (answers: readonly TestAnswer[]) => {
    const count: Record<string, number> = {};
    for (const answer of answers) count[outcomeOf(answer)] = (count[outcomeOf(answer)] ?? 0) + 1;
    return count;
  };
  const parallel = (n: number, call: (i: number) => Promise<TestAnswer>) =>
    Promise.all(Array.from({ length: n }, (_, i) => call(i)));
  const codeOf = async (recipient: string) => {
    const rows = (await admin.get('/api/delivery', { perPage: 25 })).json.data as {
      id: number;
      recipient: string;
      code_visible: boolean;
    }[];
    const row = rows.find((sent) => sent.recipient === recipient && sent.code_visible);
    return expectOk(await admin.post(`/api/delivery/${row!.id}/code`)).code as string;
  };
  /** A reset code of the account, and the browser that may use it. */
  const askReset = async (username: string) => {
    t.deps.clock.advance(3_601_000);
    const net = `10.31.${++serial}`;
    const flow = String(serial).padStart(43, 'f');
    expectOk(await post('/api/getPasswordResetToken', { username }, `${net}.1`, flow));
    return { net, flow, code: await codeOf('+989360001001') };
  };

  it.each([NAMES.username, 'nobody@example.ir'])(
    '[decisions 2.9] of 40 parallel wrong passwords for %s exactly eight are tried',
    async (name) => {
      const answers = await parallel(40, (i) => login(name, 'x', `10.30.1.${i}`));
      expect(countOf(answers)).toEqual({ CREDENTIALS_WRONG: LIMIT, ACCOUNT_LOCKED: 40 - LIMIT });
    },
  );

  it('[decisions 2.9] the right password does not pass as the thirtieth of 30 parallel ones', async () => {
    const answers = await parallel(30, (i) => login(NAMES.username, i === 29 ? 'Passw0rd' : 'x', '10.30.2.1'));
    expect(countOf(answers)).toEqual({ CREDENTIALS_WRONG: LIMIT, ACCOUNT_LOCKED: 30 - LIMIT });
  });

  it('[decisions 2.9] of 40 parallel wrong current passwords exactly eight are tried', async () => {
    const me = await t.as(id);
    const answers = await parallel(40, () =>
      me.post('/api/updateProfile', { password: { current: 'x', next: 'An0therPassword' } }),
    );
    expect(countOf(answers)).toEqual({ PASSWORD_WRONG: LIMIT, ACCOUNT_LOCKED: 40 - LIMIT });
  });

  it('[decisions 2.9] a wrong current password counts after its answer too, so that the ninth is not tried', async () => {
    const me = await t.as(id);
    const answers: TestAnswer[] = [];
    for (let tries = 0; tries <= LIMIT; tries++)
      answers.push(await me.post('/api/updateProfile', { password: { current: 'x', next: 'An0therPassword' } }));
    expect(answers.map(outcomeOf)).toEqual([
      ...Array.from({ length: LIMIT }, () => 'PASSWORD_WRONG'),
      'ACCOUNT_LOCKED',
    ]);
  });

  it('[decisions 2.9] of 30 parallel codes for a reset eight are tried, and five of them compared with the code', async () => {
    const { net, flow, code } = await askReset(NAMES.username);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await parallel(30, (i) =>
      post(
        '/api/passwordReset',
        { username: NAMES.username, code: i === 29 ? code : wrong, password: 'An0therPassword' },
        `${net}.${i + 2}`,
        flow,
      ),
    );
    expect(countOf(answers)).toEqual({ CODE_WRONG: 5, CODE_EXPIRED: LIMIT - 5, ACCOUNT_LOCKED: 30 - LIMIT });
  });

  it('[decisions 2.9] of 30 parallel codes for a login and for a new contact eight are tried', async () => {
    await writeGroup(
      t.deps.db,
      'userAccountSettings',
      { authenticate_customers_type: 'otp' },
      { id: null, at: t.deps.clock.now() },
    );
    await withTransaction(t.deps.db, settingsOf(t.deps).changed);
    const flow = 'f'.repeat(43);
    expectOk(await post('/api/checkUsername', { username: NAMES.mobile }, '10.30.4.1', flow));
    const code = await codeOf('+989360001001');
    const wrong = code === '000000' ? '000001' : '000000';
    const logins = await parallel(30, () =>
      post('/api/login', { username: NAMES.mobile, code: wrong }, '10.30.4.1', flow),
    );
    expect(countOf(logins)).toEqual({ CODE_WRONG: 5, CODE_EXPIRED: LIMIT - 5, ACCOUNT_LOCKED: 30 - LIMIT });
    const me = await t.as(id);
    const contact = { field: 'mobile', value: '09360001002' };
    expectOk(await me.post('/api/updateProfile', { contact: { ...contact, current_password: 'Passw0rd' } }));
    const changes = await parallel(30, () =>
      me.post('/api/updateProfile', { contact: { ...contact, code: '000000' } }),
    );
    expect(countOf(changes)).toEqual({ CODE_WRONG: 5, CODE_EXPIRED: LIMIT - 5, ACCOUNT_LOCKED: 30 - LIMIT });
  });

  it('[decisions 2.9] all names of an account share its eight attempts, with the current password', async () => {
    for (const name of [NAMES.username, NAMES.email, NAMES.mobile, NAMES.username])
      for (let i = 0; i < 2; i += 1) expect(outcomeOf(await login(name, 'x', '10.30.5.1'))).toBe('CREDENTIALS_WRONG');
    for (const name of Object.values(NAMES))
      expect(outcomeOf(await login(name, 'Passw0rd', '10.30.5.9'))).not.toBe('OK');
    const owner = await t.as(id);
    const change = (remoteAddress: string) =>
      owner.request({
        method: 'POST',
        url: '/api/updateProfile',
        payload: { contact: { field: 'mobile', value: '09360001003', current_password: 'Passw0rd' } },
        remoteAddress,
      });
    expect(outcomeOf(await change('10.30.5.3'))).toBe('ACCOUNT_LOCKED');
    expectOk(await login(NAMES.email, 'Passw0rd', '10.30.6.1'));
  });

  it('[decisions 2.9] the answers for a second name of a locked account are those for a name that nobody has', async () => {
    for (let i = 0; i < LIMIT; i += 1) await login(NAMES.username, 'x', '10.30.7.1');
    const answersFor = async (name: string) => {
      const answers: string[] = [];
      for (let i = 0; i < LIMIT + 2; i += 1) answers.push((await login(name, 'x', '10.30.7.2')).body);
      return answers;
    };
    expect(await answersFor(NAMES.email)).toEqual(await answersFor('nobody.else@example.ir'));
  });

  it('[decisions 2.9] who has the code of a locked account learns of the lock, and may use the code after it', async () => {
    const { net, flow, code } = await askReset(NAMES.mobile);
    const remoteAddress = `${net}.1`;
    const reset = () =>
      post('/api/passwordReset', { username: NAMES.mobile, code, password: 'An0therPassword' }, remoteAddress, flow);
    for (let i = 0; i < LIMIT; i += 1) await login(NAMES.username, 'x', remoteAddress);
    expect(outcomeOf(await reset())).toBe('ACCOUNT_LOCKED');
    t.deps.clock.advance(601_000);
    expect(outcomeOf(await reset())).toBe('UPDATED');
    expectOk(await login(NAMES.username, 'An0therPassword', remoteAddress));
  });

  it('[decisions 2.9] a success forgets the failures of the name and of the account', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < LIMIT - 1; i += 1) await login(NAMES.username, 'x', '10.30.8.1');
      expectOk(await login(NAMES.username, 'An0therPassword', '10.30.8.1'));
    }
    expect(await t.deps.db.selectFrom('login_attempt').selectAll().execute()).toEqual([]);
  });

  it('[decisions 2.9] an attempt that ended by another error than a wrong secret is not counted', async () => {
    const me = await t.as(id);
    const contact = { field: 'mobile', value: '09360001009' };
    expectOk(await me.post('/api/updateProfile', { contact: { ...contact, current_password: 'An0therPassword' } }));
    const code = await codeOf('+989360001009');
    for (let i = 0; i < LIMIT + 1; i += 1)
      expect(outcomeOf(await me.post('/api/updateProfile', { version: 0, contact: { ...contact, code } }))).toBe(
        'VERSION_CONFLICT',
      );
    expectOk(await me.post('/api/updateProfile', { contact: { ...contact, code } }));
  });

  it('[decisions 2.9] parallel right logins under several names of one account all succeed and leave nothing', async () => {
    const names = [NAMES.username, NAMES.email];
    const answers = await parallel(6, (i) => login(names[i % 2]!, 'An0therPassword', '10.30.9.1'));
    expect(countOf(answers)).toEqual({ OK: 6 });
    expect(await t.deps.db.selectFrom('login_attempt').selectAll().execute()).toEqual([]);
  });
});
