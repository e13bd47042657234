import { hashPassword } from '../../platform/auth/passwords.ts';
import { createTestApp, expectOk, expectStatus, type TestApp } from '../../../test/test-app.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const SESSIONS = { type: 'url', value: '/editProfile?goTo=sessions' };

describe('notifications about the own account', () => {
  let t: TestApp;
  let branch: number;
  let sara: number;
  let admin: number;

  beforeAll(async () => {
    t = await createTestApp();
    branch = await addBranch(t.deps.db);
    sara = await addUser(t.deps.db, {
      branch_id: branch,
      username: 'sara',
      username_key: 'sara',
      password_hash: await hashPassword('Passw0rd'),
    });
    admin = await addUser(t.deps.db, { full_admin: true, branch_id: -1, first_name: 'نگار', last_name: 'رستمی' });
  });
  afterAll(() => t.close());

  const clear = () => t.deps.db.deleteFrom('notification').execute();
  const bell = async () => {
    const { items } = expectOk(await (await t.as(sara)).get('/api/userNotifications')) as {
      items: { event: string; content: string; link: unknown; push: boolean; count: number }[];
    };
    return items.map(({ event, content, link, push, count }) => ({
      event,
      content: content.replaceAll(/[\u2066-\u2069]/g, ''),
      link,
      push,
      count,
    }));
  };
  /** Logs in from a browser that keeps its cookie; returns the cookie. */
  const login = async (device = '', password = 'Passw0rd') => {
    const answer = await t.visitor.request({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'sara', password },
      remoteAddress: '10.1.2.3',
      headers: { 'user-agent': CHROME, ...(device ? { cookie: `auth.device=${device}` } : {}) },
    });
    expectOk(answer);
    return (
      /auth\.device=([^;]+); Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/.exec(
        String([answer.headers['set-cookie']].flat().find((c) => String(c).startsWith('auth.device='))),
      )?.[1] ?? ''
    );
  };

  it('[decisions 2.17] reports a login from a new device: not from the first one, and not from one that was used before', async () => {
    const own = await login();
    expect(own).toHaveLength(43);
    expect(await login(own)).toBe(own);
    expect(await bell()).toEqual([]);
    const other = await login();
    expect(await bell()).toEqual([
      {
        event: 'new_device',
        link: SESSIONS,
        push: true,
        count: 1,
        content:
          'ورود به حساب شما از دستگاهی تازه: Chrome, Windows با نشانی 10.1.2.3. اگر شما نبودید، آن نشست را ببندید و رمز عبور خود را تغییر دهید.',
      },
    ]);
    await login(other);
    expect(await bell()).toHaveLength(1);
    await login('x'.repeat(43));
    expect(await bell()).toEqual([
      expect.objectContaining({ count: 2, content: expect.stringContaining('۲ ورود به حساب شما') }),
    ]);
    expect(JSON.stringify(await t.deps.db.selectFrom('known_device').selectAll().execute())).not.toContain(own);
  });

  it('[decisions 2.17] the device of one person is independent of another person', async () => {
    const own = await login();
    const reza = await addUser(t.deps.db, {
      branch_id: branch,
      username: 'reza',
      username_key: 'reza',
      password_hash: await hashPassword('Passw0rd'),
    });
    for (const cookie of [undefined, `auth.device=${own}`]) {
      expectOk(
        await t.visitor.request({
          method: 'POST',
          url: '/api/login',
          payload: { username: 'reza', password: 'Passw0rd' },
          remoteAddress: '10.1.2.4',
          headers: cookie ? { cookie } : {},
        }),
      );
    }
    expect(
      (expectOk(await (await t.as(reza)).get('/api/userNotifications')) as { items: { event: string }[] }).items.map(
        ({ event }) => event,
      ),
    ).toEqual(['new_device']);
  });

  it('[decisions 2.17] a changed password is reported with who changed it, whatever the person mutes', async () => {
    await t.deps.db
      .updateTable('user')
      .set({
        notification_prefs: JSON.stringify({ browser: true, sound: true, muted: ['password_changed', 'role_changed'] }),
      })
      .where('id', '=', sara)
      .execute();
    await clear();
    expectStatus(
      await (await t.as(sara)).post('/api/updateProfile', { password: { current: 'Passw0rd', next: 'N3wPassword' } }),
      'UPDATED',
    );
    expect(await bell()).toEqual([
      {
        event: 'password_changed',
        link: SESSIONS,
        push: true,
        count: 1,
        content: 'رمز عبور حساب شما تغییر کرد. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
      },
    ]);
    await clear();
    expectStatus(await (await t.as(admin)).put(`/api/user/${sara}`, { password: 'An0therOne' }), 'UPDATED');
    // as if sara had chosen a password of her own, before which nothing is answered
    await t.deps.db.updateTable('user').set({ must_change_password: false }).where('id', '=', sara).execute();
    expect(await bell()).toEqual([
      {
        event: 'password_changed',
        link: SESSIONS,
        push: true,
        count: 1,
        content: 'نگار رستمی رمز عبور حساب شما را تغییر داد. رمز تازه را خودتان انتخاب کنید.',
      },
    ]);
  });

  it('[decisions 2.17] a changed role is reported with its label, an unchanged one is not', async () => {
    const organization = await addOrganization(t.deps.db, branch);
    const change = async (values: object) =>
      expectStatus(await (await t.as(admin)).put(`/api/user/${sara}`, values), 'UPDATED');
    await clear();
    await change({ landline: '02188776655' });
    expect(await bell()).toEqual([]);
    await change({ organization_id: organization, supervisor: 1 });
    await change({ supervisor: 0 });
    expect((await bell()).map(({ event, content, link, push }) => ({ event, content, link, push }))).toEqual([
      { event: 'role_changed', content: 'نقش شما به «مشتری سازمان» تغییر کرد', link: SESSIONS, push: true },
      { event: 'role_changed', content: 'نقش شما به «سرپرست سازمان» تغییر کرد', link: SESSIONS, push: true },
    ]);
  });
});
