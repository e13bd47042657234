import sharp from 'sharp';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';

describe('own profile', () => {
  let t: TestApp;
  let id: number;
  let me: TestClient;

  beforeAll(async () => {
    t = await createTestApp();
    id = await addUser(t.deps.db, { employee: true, password_hash: await hashPassword('Old0Password') });
    me = await t.as(id);
  });
  afterAll(() => t.close());

  const upload = async (by: TestClient, content: Buffer) => {
    const payload = Buffer.concat([
      Buffer.from(
        '--b\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n',
      ),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const answer = await by.request({
      method: 'POST',
      url: '/api/attachment?purpose=profile_picture',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    return expectOk(answer).token as string;
  };

  it('[7.27] changes names and preferences, and search uses the new ones', async () => {
    const { version } = expectOk(await me.get('/api/profile'));
    const { profile } = expectStatus(
      await me.post('/api/updateProfile', {
        version,
        first_name: 'زهرا',
        last_name: 'موسوي',
        birthday: '1990-05-04',
        after_close: 'next',
        notification_prefs: { browser: 0, sound: 1, muted: ['closed'] },
      }),
      'UPDATED',
    );
    expect(profile).toMatchObject({
      first_name: 'زهرا',
      last_name: 'موسوی',
      birthday: '1990-05-04',
      after_close: 'next',
      notification_prefs: { browser: false, sound: true, muted: ['closed'] },
      version: version + 1,
    });
    const { name_norm } = await t.deps.db
      .selectFrom('user')
      .select('name_norm')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(name_norm).toBe('زهراموسوی');
    expect((await me.post('/api/updateProfile', { version, first_name: 'مریم' })).json).toMatchObject({
      status: 'NOK',
      code: 'VERSION_CONFLICT',
      data: { first_name: 'زهرا' },
    });
  });

  it('[decisions 2.4] sets the own undo window within a minute, and removes it', async () => {
    const set = async (undo_seconds: unknown) => (await me.post('/api/updateProfile', { undo_seconds })).json;
    expect((await set(0)).data.profile.undo_seconds).toBe(0);
    expect((await set(60)).data.profile.undo_seconds).toBe(60);
    for (const wrong of [61, -1, 1.5, 'x'])
      expect((await set(wrong)).errors).toMatchObject([{ field: 'undo_seconds' }]);
    expect(expectOk(await me.get('/api/profile')).undo_seconds).toBe(60);
    expect((await set(null)).data.profile.undo_seconds).toBeNull();
  });

  it.each(['full_admin', 'branch_id', 'role_ids', 'expire_date', 'employee', 'status', 'username', 'password_hash'])(
    '[decisions 2.25] nobody changes their own %s',
    async (key) => {
      expect((await me.post('/api/updateProfile', { [key]: 1 })).json.errors).toEqual([
        expect.objectContaining({ field: key, code: 'UNKNOWN_FIELD' }),
      ]);
    },
  );

  it('[decisions 2.25] a new password needs the old one, must be strong, and ends the other sessions', async () => {
    const other = await t.as(id);
    const change = (current: string, next: string) => me.post('/api/updateProfile', { password: { current, next } });
    expect((await change('wrong', 'New0Password')).json.errors).toEqual([
      { field: 'password.current', code: 'PASSWORD_WRONG', message: 'رمز عبور فعلی صحیح نیست' },
    ]);
    expect((await change('Old0Password', 'alllowercase')).json.errors).toEqual([
      expect.objectContaining({ field: 'password.next', code: 'PASSWORD' }),
    ]);
    expect((await change('Old0Password', 'New0Password')).json.message).toBe('رمز عبور تغییر کرد');
    expect((await other.get('/api/me')).code).toBe(401);
    expectOk(await me.get('/api/me'));
    const line = await t.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'password.change')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(line)).not.toMatch(/argon2/);
  });

  it('[decisions 2.10] a replaced or removed profile picture is no longer served', async () => {
    const person = await t.as(await addUser(t.deps.db, {}));
    const wear = async (background: string | null) => {
      const token =
        background &&
        (await upload(
          person,
          await sharp({ create: { width: 40, height: 40, channels: 3, background } })
            .png()
            .toBuffer(),
        ));
      return expectOk(await person.post('/api/updateProfile', { picture_token: token })).profile.profile_picture_name as
        | string
        | null;
    };
    const code = async (name: string | null) => (await t.visitor.get(`/f/${name}`)).code;
    const first = await wear('#111111');
    expect(await code(first)).toBe(200);
    const second = await wear('#222222');
    expect([await code(first), await code(second)]).toEqual([404, 200]);
    expect(await wear(null)).toBeNull();
    expect(await code(second)).toBe(404);
  });

  it('[decisions 2.8] a person whose password was set by somebody else is asked to change it until they do', async () => {
    const given = await addUser(t.deps.db, {
      employee: true,
      password_hash: await hashPassword('Given0Password'),
      must_change_password: true,
    });
    const person = await t.as(given);
    const notified = async () => expectOk(await person.get('/api/me')).user.must_change_password;
    expect(await notified()).toBe(true);
    expectStatus(await person.post('/api/updateProfile', { first_name: 'زهرا' }), 'UPDATED');
    expect(await notified()).toBe(true);
    expectStatus(
      await person.post('/api/updateProfile', { password: { current: 'Given0Password', next: 'Own0Password' } }),
      'UPDATED',
    );
    expect(await notified()).toBe(false);
  });
});
