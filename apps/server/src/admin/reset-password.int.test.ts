import { createTestApp, expectOk, type TestApp } from '../../test/test-app.ts';
import { addUser } from '../../test/people.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { SESSION_ENDED } from '../modules/identity/public.ts';
import { StartupError } from '../platform/config/startup-error.ts';
import { setPassword } from './reset-password.ts';

describe("the operator's new password", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  const login = (username: string, password: string) =>
    t.visitor.request({
      method: 'POST',
      url: '/api/login',
      payload: { username, password },
      remoteAddress: '10.9.0.1',
    });

  it('[decisions 2.9] removes the lock after failed logins, under every name of the account and of no other account', async () => {
    await addUser(t.deps.db, {
      email: 'Sara@Example.ir',
      email_key: 'sara@example.ir',
      mobile: '+989121111111',
      password_hash: await hashPassword('Passw0rd'),
    });
    for (const name of ['sara@example.ir', '09121111111', 'other@example.ir'])
      for (let i = 0; i < 8; i += 1) await login(name, 'x');
    expect((await login('sara@example.ir', 'Passw0rd')).json.code).toBe('ACCOUNT_LOCKED');
    await setPassword(t.deps, 'Sara@Example.ir', 'N3wPassword');
    expectOk(await login('sara@example.ir', 'N3wPassword'));
    expectOk(await login('09121111111', 'N3wPassword'));
    expect((await login('other@example.ir', 'x')).json.code).toBe('ACCOUNT_LOCKED');
  });

  it.each(['0912 222 2222', '۰۹۱۲۲۲۲۲۲۲۲', '+989122222222', 'REZA@example.ir'])(
    '[decisions 2.9] ends the sessions of %s, however it is spelled, and notifies the running nodes',
    async (name) => {
      await t.deps.db.deleteFrom('user').where('mobile', '=', '+989122222222').execute();
      const session = await t.as(
        await addUser(t.deps.db, { email: 'reza@example.ir', email_key: 'reza@example.ir', mobile: '+989122222222' }),
      );
      const notified: string[] = [];
      const stop = t.deps.broker.subscribe(SESSION_ENDED, (id) => notified.push(id));
      await setPassword(t.deps, name, 'N3wPassword');
      stop();
      expect(notified).toHaveLength(1);
      expect((await session.get('/api/me')).code).toBe(401);
    },
  );

  it('refuses an unknown name', async () => {
    await expect(setPassword(t.deps, 'nobody', 'N3wPassword')).rejects.toBeInstanceOf(StartupError);
  });
});
