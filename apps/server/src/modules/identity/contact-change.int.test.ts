import { hashPassword } from '../../platform/auth/passwords.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { addUser } from '../../../test/people.ts';

const PASSWORD = 'Passw0rd';

describe('a change of the own e-mail or mobile', () => {
  let t: TestApp;
  let admin: TestClient;
  let password_hash: string;
  let serial = 0;

  beforeAll(async () => {
    t = await createTestApp();
    password_hash = await hashPassword(PASSWORD);
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  });
  afterAll(() => t.close());

  const deliveries = async (recipient: string) =>
    (
      (await admin.get('/api/delivery', { perPage: 100 })).json.data as {
        id: number;
        recipient: string;
        event: string;
        text: string;
        code_visible: boolean;
      }[]
    ).filter((sent) => sent.recipient === recipient);
  const codeOf = async (recipient: string) => {
    const row = (await deliveries(recipient)).find((sent) => sent.code_visible);
    if (!row) throw new Error(`no code waits for ${recipient}`);
    return expectOk(await admin.post(`/api/delivery/${row.id}/code`)).code as string;
  };
  const newMobile = () => `+98939${String(1_000_000 + ++serial)}`;
  /** A customer with a session that was stolen: both clients are of the same account. */
  const customer = async (more: { password_hash?: string | null; email?: string; email_key?: string } = {}) => {
    const mobile = newMobile();
    const id = await addUser(t.deps.db, { mobile, password_hash, ...more });
    return { id, mobile, me: await t.as(id), other: await t.as(id) };
  };
  const change = (by: TestClient, contact: object) => by.post('/api/updateProfile', { contact });
  const mobileOf = async (id: number) =>
    (await t.deps.db.selectFrom('user').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()).mobile;

  it('[decisions 2.9] needs the current password before a code is sent, and says so at the field', async () => {
    const { me } = await customer();
    const value = newMobile();
    const errors = async (more: object) => (await change(me, { field: 'mobile', value, ...more })).json.errors;
    expect(await errors({})).toEqual([
      expect.objectContaining({ field: 'contact.current_password', code: 'REQUIRED' }),
    ]);
    expect(await errors({ current_password: 'wrong' })).toEqual([
      { field: 'contact.current_password', code: 'PASSWORD_WRONG', message: 'رمز عبور فعلی صحیح نیست' },
    ]);
    expect(await deliveries(value)).toEqual([]);
    expect((await change(me, { field: 'mobile', value, code: '000000' })).json.code).toBe('CODE_EXPIRED');
    expect(expectOk(await change(me, { field: 'mobile', value, current_password: PASSWORD }))).toMatchObject({
      code_sent: true,
      code_to: 'new',
      profile: { has_password: true },
    });
  });

  it('[decisions 2.9] tells the old address and the bell, ends the other sessions and keeps its own', async () => {
    const { id, mobile, me, other } = await customer();
    const value = newMobile();
    const contact = { field: 'mobile', value };
    await change(me, { ...contact, current_password: PASSWORD });
    expect((await deliveries(mobile)).map(({ event }) => event)).toEqual([]);
    expectStatus(await change(me, { ...contact, code: await codeOf(value) }), 'UPDATED');
    expect(await deliveries(mobile)).toEqual([
      expect.objectContaining({
        event: 'contact.changed',
        code_visible: false,
        text: expect.stringMatching(
          /^شمارهٔ موبایل حساب شما در .+ تغییر کرد\. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید\.$/,
        ),
      }),
    ]);
    expect((await deliveries(value)).map(({ event }) => event)).toEqual(['code.contact']);
    expect(await mobileOf(id)).toBe(value);
    expect((await other.get('/api/me')).code).toBe(401);
    const { items } = expectOk(await me.get('/api/userNotifications'));
    expect(items).toEqual([
      expect.objectContaining({
        event: 'contact_changed',
        push: true,
        link: { type: 'url', value: '/editProfile?goTo=sessions' },
        content: 'شمارهٔ موبایل حساب شما تغییر کرد. اگر این کار شما نبود، فوراً با پشتیبانی تماس بگیرید.',
      }),
    ]);
  });

  it('[decisions 2.9] of two people who confirm one address only the first gets it, and the other reads why', async () => {
    const people = [await customer(), await customer()];
    const value = newMobile();
    const contact = { field: 'mobile', value };
    const codes: string[] = [];
    for (const { me } of people) {
      await change(me, { ...contact, current_password: PASSWORD });
      codes.push(await codeOf(value));
      t.deps.clock.advance(1000);
    }
    const answers = await Promise.all(people.map(({ me }, i) => change(me, { ...contact, code: codes[i]! })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect(answers.find(({ code }) => code === 422)!.json.errors).toEqual([
      expect.objectContaining({ field: 'contact.value', code: 'DUPLICATE' }),
    ]);
  });

  it('[decisions 2.9] the first e-mail of an account is told to its mobile', async () => {
    const { mobile, me } = await customer();
    const contact = { field: 'email', value: 'first@example.ir' };
    await change(me, { ...contact, current_password: PASSWORD });
    expectStatus(await change(me, { ...contact, code: await codeOf('first@example.ir') }), 'UPDATED');
    expect((await deliveries(mobile)).map(({ event, text }) => [event, text.startsWith('ایمیل حساب شما')])).toEqual([
      ['contact.changed', true],
    ]);
  });

  it('[decisions 2.9] an account without a password is asked for the code of its present address first', async () => {
    const { id, mobile, me, other } = await customer({ password_hash: null });
    const value = newMobile();
    const contact = { field: 'mobile', value };
    const asked = await change(me, contact);
    expect(asked.json.message).toBe('کد تأیید به نشانی فعلی شما ارسال شد');
    expect(expectOk(asked)).toMatchObject({ code_sent: true, code_to: 'current', profile: { has_password: false } });
    expect(await deliveries(value)).toEqual([]);
    const current_code = await codeOf(mobile);
    // the code allows this change only, in this session only
    for (const refused of [
      change(me, { field: 'mobile', value: newMobile(), current_code }),
      change(other, { ...contact, current_code }),
    ])
      expect((await refused).json.code).toBe('CODE_EXPIRED');
    const wrong = current_code === '000000' ? '000001' : '000000';
    expect((await change(me, { ...contact, current_code: wrong })).json.code).toBe('CODE_WRONG');
    expect(expectOk(await change(me, { ...contact, current_code }))).toMatchObject({ code_to: 'new' });
    expectStatus(await change(me, { ...contact, code: await codeOf(value) }), 'UPDATED');
    expect(await mobileOf(id)).toBe(value);
    expect((await deliveries(mobile)).map(({ event }) => event).sort()).toEqual(['code.contact', 'contact.changed']);
    expect((await other.get('/api/me')).code).toBe(401);
  });

  it('[decisions 2.9] a code that was sent before the password changed no longer stores the new address', async () => {
    const { id, mobile, me, other } = await customer();
    const value = newMobile();
    const contact = { field: 'mobile', value };
    await change(me, { ...contact, current_password: PASSWORD });
    const code = await codeOf(value);
    expectStatus(
      await me.post('/api/updateProfile', { password: { current: PASSWORD, next: 'New0Password' } }),
      'UPDATED',
    );
    expect((await change(me, { ...contact, code })).json.code).toBe('CODE_EXPIRED');
    expect(await mobileOf(id)).toBe(mobile);
    expect((await other.get('/api/me')).code).toBe(401);
  });

  it('[decisions 2.9] of two changes of the password at the same time only one is stored', async () => {
    const { me, other } = await customer();
    const next = ['One0Password', 'Two0Password'];
    const answers = await Promise.all(
      [me, other].map((by, i) => by.post('/api/updateProfile', { password: { current: PASSWORD, next: next[i] } })),
    );
    expect(answers.filter(({ json }) => json.status === 'UPDATED')).toHaveLength(1);
  });

  it('[decisions 2.9] a password and an address may be changed in one call', async () => {
    const { id, me } = await customer();
    const value = newMobile();
    const contact = { field: 'mobile', value };
    expectStatus(
      await me.post('/api/updateProfile', {
        password: { current: PASSWORD, next: 'New0Password' },
        contact: { ...contact, current_password: PASSWORD },
      }),
      'UPDATED',
    );
    expectStatus(await change(me, { ...contact, code: await codeOf(value) }), 'UPDATED');
    expect(await mobileOf(id)).toBe(value);
  });
});
