import { createEmployeeDesk, EMPLOYEES } from '../../../test/employee-desk.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { expectOk, expectStatus } from '../../../test/test-app.ts';

const DAY = 86_400_000;
const ENDED =
  'این دعوت‌نامه دیگر معتبر نیست: پذیرفته شده، پس گرفته شده یا زمانش گذشته است. از مدیر خود پیوند تازه بخواهید.';

let desk: Awaited<ReturnType<typeof createEmployeeDesk>>;
beforeAll(async () => {
  desk = await createEmployeeDesk();
});
beforeEach(() => desk.logIn());
afterAll(() => desk.t.close());
const expectEnded = async (token: string) => {
  for (const answer of [await desk.visit('GET', token), await desk.accept(token)])
    expect([answer.code, answer.json]).toMatchObject([404, { status: 'NOT_FOUND', message: ENDED }]);
};

describe('[decisions 2.27] somebody new', () => {
  it('is invited by a link, chooses a password, and is in with the rights that were given', async () => {
    const { id, invitation } = await desk.invite({
      department_ids: [desk.support],
      branch_id: desk.branch,
      interphone: '118',
    });
    expect(invitation.token).toMatch(/^[\w-]{64}$/);
    expect(await desk.open(id)).toMatchObject({
      ...{ status: 'invited', name: expect.stringContaining('هانیه'), interphone: '118', branch: { id: desk.branch } },
      departments: [{ id: desk.support, manager: false }],
      invitation: { expires_at: invitation.expires_at, changeable: true },
    });
    const email = (await desk.open(id)).email!;
    expect(expectOk(await desk.visit('GET', invitation.token))).toEqual({
      ...{ name: (await desk.open(id)).name, username: email, expires_at: invitation.expires_at },
    });
    const login = { username: email, password: 'Arya-1405-Desk' };
    expect((await desk.t.visitor.post('/api/login', login)).json.code).toBe('CREDENTIALS_WRONG');
    const { user } = expectOk(await desk.accept(invitation.token));
    expect(user).toMatchObject({ id, employee: true, department_ids: [desk.support], must_change_password: false });
    expect(await desk.open(id)).toMatchObject({ status: 'active', invitation: null });
    expectOk(await desk.t.visitor.post('/api/login', login));
  });

  it('[decisions 2.9] accepts it once, also of two at the same moment', async () => {
    const { invitation } = await desk.invite();
    const answers = await Promise.all([desk.accept(invitation.token), desk.accept(invitation.token)]);
    expect(answers.map(({ json }) => json.status).sort()).toEqual(['NOT_FOUND', 'OK']);
    await expectEnded(invitation.token);
  });

  it('[decisions 2.9] gets one answer for a link that has ended, was withdrawn, replaced, or never was', async () => {
    const ended = await desk.invite();
    desk.t.deps.clock.advance(7 * DAY - 1000);
    await desk.logIn();
    expectOk(await desk.visit('GET', ended.invitation.token));
    desk.t.deps.clock.advance(1000);
    await expectEnded(ended.invitation.token);
    expect(await desk.open(ended.id)).toMatchObject({ status: 'invited', invitation: { expires_at: null } });
    const replaced = await desk.invite();
    const renewed = await desk.by.admin.post(`${EMPLOYEES}/${replaced.id}/invitation`, { way: 'link' });
    expectStatus(renewed, 'CREATED');
    await expectEnded(replaced.invitation.token);
    const { token } = renewed.json.data as { token: string };
    expectOk(await desk.visit('GET', token));
    expectStatus(await desk.by.admin.delete(`${EMPLOYEES}/${replaced.id}/invitation`), 'DELETED');
    await expectEnded(token);
    for (const unknown of ['a'.repeat(64), 'a'.repeat(63), 'a', '%00', 'null', `${token.slice(0, -1)} `])
      await expectEnded(unknown);
  });

  it('[decisions 2.9] the link ends with the rights and names under which it was made', async () => {
    const role = await desk.t.deps.db
      .insertInto('role')
      .values({ name: 'دعوت', permissions: ['view audit log'] as never })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changes = [{ role_ids: [role.id] }, { email: 'other@arya.co' }, { status: 'inactive' }, { full_admin: true }];
    for (const change of changes) {
      const { id, invitation } = await desk.invite();
      expectStatus(await desk.by.admin.put(`${EMPLOYEES}/${id}`, { landline: '02188776655' }), 'UPDATED');
      expectOk(await desk.visit('GET', invitation.token));
      expectStatus(await desk.by.admin.put(`${EMPLOYEES}/${id}`, change), 'UPDATED');
      await expectEnded(invitation.token);
    }
  });

  it('[decisions 2.9] the secret stands in no table and no log, only its hash', async () => {
    const { invitation } = await desk.invite();
    await desk.by.admin.post(`${EMPLOYEES}/${(await desk.invite()).id}/invitation`, { way: 'link' });
    expectOk(await desk.accept(invitation.token));
    const { db } = desk.t.deps;
    const stored = [
      await db.selectFrom('invitation').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      await db.selectFrom('request_log').selectAll().execute(),
    ];
    expect(stored[1]!.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(invitation.token);
    const actions = (stored[1] as unknown as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['employee.create', 'employee.invite', 'invitation.accept']));
  });

  it('[decisions 2.9] gets no code to recover a password before that', async () => {
    const { id, invitation } = await desk.invite({ mobile: '09127654321' });
    expectOk(await desk.t.visitor.post('/api/getPasswordResetToken', { username: '09127654321' }));
    const sent = desk.t.deps.db.selectFrom('delivery').select('id').where('recipient_user_id', '=', id);
    expect(await sent.execute()).toEqual([]);
    expectOk(await desk.visit('GET', invitation.token));
  });

  it('[5.30] chooses a password by the rules of every new one', async () => {
    const { invitation } = await desk.invite();
    expect((await desk.accept(invitation.token, 'short')).json.errors?.[0].field).toBe('password');
    expect((await desk.accept(invitation.token, 'onlyletters')).json.errors).toMatchObject([
      { field: 'password', code: 'PASSWORD' },
    ]);
    expectOk(await desk.accept(invitation.token));
  });

  it('[decisions 2.8] with a given password logs in and has to choose another one', async () => {
    const { id, invitation } = await desk.invite({
      entry: 'password',
      password: 'Arya-1405-Desk',
      username: 'hanieh.m',
    });
    expect(invitation).toBeNull();
    expect(await desk.open(id)).toMatchObject({ status: 'active', invitation: null });
    const { user } = expectOk(
      await desk.t.visitor.post('/api/login', { username: 'hanieh.m', password: 'Arya-1405-Desk' }),
    );
    expect(user).toMatchObject({ id, must_change_password: true });
    expect(await desk.refused(desk.someone({ entry: 'password' }))).toEqual([['password', 'REQUIRED']]);
    expect(await desk.refused(desk.someone({ entry: 'password', password: 'onlyletters' }))).toEqual([
      ['password', 'PASSWORD'],
    ]);
    expect(await desk.refused(desk.someone({ password: 'Arya-1405-Desk' }))).toEqual([['password', 'UNKNOWN_FIELD']]);
  });

  it('[decisions 2.8] needs something to log in with that nobody else has, and a name', async () => {
    const { id } = await desk.invite();
    const { email } = await desk.open(id);
    expect(await desk.refused({ first_name: 'ن', last_name: 'خ', entry: 'link' })).toMatchObject([
      [expect.any(String), 'REQUIRED'],
    ]);
    expect(await desk.refused(desk.someone({ email: email!.toUpperCase() }))).toEqual([['email', 'DUPLICATE']]);
    expect(await desk.refused(desk.someone({ last_name: ' ' }))).toMatchObject([['last_name', expect.any(String)]]);
    expectStatus(await desk.by.admin.post(EMPLOYEES, desk.someone({ status: 'active' })), 'VALIDATION_ERROR');
  });
});

describe('[decisions 2.8] an invitation by mail', () => {
  it('is refused while no mail leaves, and otherwise has the link, which the log only shows masked', async () => {
    expect(await desk.refused(desk.someone({ entry: 'email' }))).toEqual([['entry', 'CHOICE']]);
    const server = await startMailServer();
    try {
      const values = {
        ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: server.port, smtp_security: 'none' },
        ...{ mail_from_address: 'desk@example.ir', mail_link_address: 'https://help.arya.co' },
        ...{ smtp_username: 'desk', smtp_password: 'mail-secret-81c4' },
      };
      expectStatus(await desk.by.admin.post('/api/settings', { group: 'generalNoticeSettings', values }), 'UPDATED');
      expect(await desk.refused(desk.someone({ entry: 'email', email: null, username: 'nomail' }))).toEqual([
        ['email', 'REQUIRED'],
      ]);
      const { id, invitation } = await desk.invite({ entry: 'email' });
      expect(invitation.token).toBeNull();
      await desk.t.deps.runJobs();
      const { email } = await desk.open(id);
      const mail = server.mails.find(({ to }) => to.includes(email!));
      expect(mail).toMatchObject({ headers: { subject: 'دعوت به همیار' } });
      const [, token] = /https:\/\/help\.arya\.co\/login\?invitation=([\w-]{64})/.exec(mail!.text)!;
      expect(mail!.html).toContain(`href="https://help.arya.co/login?invitation=${token}"`);
      const stored = await desk.t.deps.db
        .selectFrom('delivery')
        .selectAll()
        .where('event', '=', 'invitation')
        .execute();
      expect(stored).toMatchObject([{ state: 'sent', code_encrypted: null, recipient_user_id: id }]);
      expect(JSON.stringify(stored)).not.toContain(token);
      expectOk(await desk.accept(token!));
    } finally {
      await server.close();
    }
  });
});
