import { createTestApp, expectOk, type TestApp } from '../../test/app.ts';
import { addUser } from '../../test/people.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { withTransaction } from '../platform/database/transaction.ts';
import { findUser, replacePassword } from './admin.repository.ts';

describe('the operator\'s new password', () => {
  let t: TestApp;
  beforeAll(async () => { t = await createTestApp(); });
  afterAll(() => t.close());

  const login = (username: string, password: string) => t.visitor.request({ method: 'POST', url: '/api/login', payload: { username, password }, remoteAddress: '10.9.0.1' });

  it('[decisions 2.9] lifts the lock after failed logins, under every name of the account and of no other account', async () => {
    const sara = await addUser(t.deps.db, { email: 'Sara@Example.ir', email_key: 'sara@example.ir', mobile: '+989121111111', password_hash: await hashPassword('Passw0rd') });
    for (const name of ['sara@example.ir', '09121111111', 'other@example.ir']) for (let i = 0; i < 8; i += 1) await login(name, 'x');
    expect((await login('sara@example.ir', 'Passw0rd')).json.code).toBe('ACCOUNT_LOCKED');
    await withTransaction(t.deps.db, async (trx) => {
      for (const name of ['Sara@Example.ir', '0912 111 1111', '۰۹۱۲۱۱۱۱۱۱۱']) expect(await findUser(trx, name)).toMatchObject({ id: sara });
      await replacePassword(trx, sara, await hashPassword('N3wPassword'), t.deps.clock.now());
    });
    expectOk(await login('sara@example.ir', 'N3wPassword'));
    expectOk(await login('09121111111', 'N3wPassword'));
    expect((await login('other@example.ir', 'x')).json.code).toBe('ACCOUNT_LOCKED');
  });
});
