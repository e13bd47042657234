import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { leaveTransactionScope } from '../../platform/database/transaction-scope.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';
import { setPassword } from '../../admin/reset-password.ts';

const OLD = 'Old0Password';
const NEW = 'New0Password';

describe('credentials that have changed', () => {
  let t: TestApp;
  let admin: TestClient;
  let password_hash: string;
  let serial = 0;

  beforeAll(async () => {
    t = await createTestApp();
    password_hash = await hashPassword(OLD);
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  });
  afterAll(() => t.close());

  /** A customer with a password, and a session of theirs. */
  const customer = async () => {
    const mobile = `+98935${String(1_000_000 + ++serial)}`;
    const id = await addUser(t.deps.db, { mobile, password_hash });
    return { id, mobile, me: await t.as(id), net: `10.40.${serial}` };
  };
  const post = (url: string, payload: object, remoteAddress: string, cookie = '') =>
    t.visitor.request({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: {
        host: 'desk.example',
        origin: 'http://desk.example',
        'x-requested-with': 'XMLHttpRequest',
        ...(cookie ? { cookie } : {}),
      },
    });
  const login = (username: string, password: string, remoteAddress: string) =>
    post('/api/login', { username, password }, remoteAddress);
  const useToken = (login_token: string) => post('/api/login', { login_token }, '10.41.0.1');
  const tokenOf = async (client: TestClient) => expectOk(await client.get('/api/getLoginToken')).login_token as string;
  const isOpen = async (token: string) =>
    (await t.visitor.request({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).code === 200;
  const changePassword = async (client: TestClient, current: string, next: string) =>
    expectStatus(await client.post('/api/updateProfile', { password: { current, next } }), 'UPDATED');
  /** Until `wanted` statements of this database wait for a lock. */
  const blocked = async (wanted: number) => {
    const waiting = async () =>
      Number(
        (
          await sql<{
            n: string;
          }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            t.deps.db,
          )
        ).rows[0]?.n,
      );
    while ((await waiting()) < wanted) await sleep(10);
  };

  it('[decisions 2.9] a login with the old password opens no session when it ends after the change', async () => {
    const { id, mobile, net } = await customer();
    let pending: ReturnType<typeof login> | undefined;
    await withTransaction(t.deps.db, async (trx) => {
      await sql`select from "user" where id = ${id} for update`.execute(trx);
      pending = login(mobile, OLD, `${net}.1`);
      await Promise.race([leaveTransactionScope(() => blocked(1)), pending]);
      await sql`update "user" set password_hash = 'another', credential_epoch = credential_epoch + 1 where id = ${id}`.execute(
        trx,
      );
    });
    expect((await pending)?.json.code).toBe('CREDENTIALS_WRONG');
    expect(
      await t.deps.db
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', id)
        .where('ip', '=', `${net}.1`)
        .execute(),
    ).toEqual([]);
  });

  it('[decisions 2.9] of twelve logins in flight while the password is changed none stays open, in four rounds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { mobile, me, net } = await customer();
      const logins = Array.from({ length: 12 }, (_, i) => login(mobile, OLD, `${net}${i}.1`));
      await changePassword(me, OLD, NEW);
      const answers = await Promise.all(logins);
      const tokens = answers.flatMap(({ json }) => (json.status === 'OK' ? [json.data.token as string] : []));
      for (const token of tokens) expect(await isOpen(token)).toBe(false);
      expectOk(await me.get('/api/me'));
      expectOk(await login(mobile, NEW, `${net}.99`));
    }
  });

  it('[decisions 2.9] a login token opens no session after its session logged out or was ended by another one', async () => {
    const { id, me } = await customer();
    const before = await tokenOf(me);
    expectOk(await me.post('/api/logout'));
    expect((await useToken(before)).json.code).toBe('CREDENTIALS_WRONG');
    const [a, b] = [await t.as(id), await t.as(id)];
    const [ofA, ofB] = [await tokenOf(a), await tokenOf(b)];
    const other = expectOk(await a.get('/api/session')).find((row: { current: boolean }) => !row.current);
    expectOk(await a.delete(`/api/session/${other.id}`));
    expect((await useToken(ofB)).json.code).toBe('CREDENTIALS_WRONG');
    expectOk(await useToken(ofA));
  });

  it.each<[string, (by: Awaited<ReturnType<typeof customer>>) => Promise<unknown>]>([
    ['the own change of the password', ({ me }) => changePassword(me, OLD, NEW)],
    ['the change of the password on the host', ({ mobile }) => setPassword(t.deps, mobile, NEW)],
    [
      'the change of the password by staff',
      async ({ id }) => expectOk(await admin.put(`/api/user/${id}`, { password: NEW })),
    ],
    ['the end of all other sessions', async ({ me }) => expectOk(await me.delete('/api/session'))],
    ['the block of the account', async ({ id }) => expectOk(await admin.put(`/api/user/${id}`, { status: 'blocked' }))],
    [
      'the change of the mobile by staff',
      async ({ id }) =>
        expectOk(await admin.put(`/api/user/${id}`, { mobile: `09370000${String(id).padStart(3, '0')}` })),
    ],
  ])('[decisions 2.9] a login token and a reset code made before %s are refused after it', async (_name, end) => {
    const person = await customer();
    t.deps.clock.advance(61_000);
    const flow = `auth.flow=${String(serial).padStart(43, 'f')}`;
    expectOk(await post('/api/getPasswordResetToken', { username: person.mobile }, `${person.net}.1`, flow));
    const sent = (await admin.get('/api/delivery', { perPage: 25 })).json.data as { id: number; recipient: string }[];
    const row = sent.find(({ recipient }) => recipient === person.mobile);
    const { code } = expectOk(await admin.post(`/api/delivery/${row!.id}/code`));
    const token = await tokenOf(person.me);
    const other = await t.as(person.id);
    await end(person);
    expect((await useToken(token)).json.code).toBe('CREDENTIALS_WRONG');
    expect(
      (
        await post(
          '/api/passwordReset',
          { username: person.mobile, code, password: 'An0therPassword' },
          `${person.net}.1`,
          flow,
        )
      ).json.code,
    ).toBe('CODE_EXPIRED');
    expect((await other.get('/api/me')).code).toBe(401);
  });

  it('[decisions 2.9] the session that changed the password or ended the others goes on, and can ask for a login token', async () => {
    const { me } = await customer();
    await changePassword(me, OLD, NEW);
    expectOk(await useToken(await tokenOf(me)));
    expectStatus(await me.delete('/api/session'), 'DELETED');
    expect(expectOk(await me.get('/api/session'))).toEqual([expect.objectContaining({ current: true })]);
    expectOk(await useToken(await tokenOf(me)));
  });

  it('[decisions 2.9] a session under an older epoch is closed even where nobody has ended it', async () => {
    const { id, me } = await customer();
    await sql`update "user" set credential_epoch = credential_epoch + 1 where id = ${id}`.execute(t.deps.db);
    expect((await me.get('/api/me')).code).toBe(401);
  });

  it('[decisions 2.9] a change of other fields of a customer ends nothing', async () => {
    const { id, me } = await customer();
    const token = await tokenOf(me);
    expectOk(await admin.put(`/api/user/${id}`, { first_name: 'مریم', landline: '02188776655' }));
    expectOk(await me.get('/api/me'));
    expectOk(await useToken(token));
  });
});
