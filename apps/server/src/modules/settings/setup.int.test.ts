import { FEATURES, SETUP_TASKS, type Feature, type SetupTask } from '@hamyar/contracts';
import { insertInitialRecords } from '../../startup/installation.repository.ts';
import { MAIL_LOGIN, startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus, type TestApp, type TestClient } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';

const WEEK = Array.from({ length: 7 }, () => [{ from: '08:00', to: '16:00' }]);

describe('the end of the setup', () => {
  let t: TestApp;
  let admin: TestClient;
  let mail: MailServer;

  /** A system that was just installed. */
  async function install(features: readonly Feature[] = FEATURES): Promise<void> {
    t = await createTestApp();
    await installLicense(t.deps, {}, features);
    await insertInitialRecords(t.deps.db);
    admin = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  }
  beforeAll(async () => {
    mail = await startMailServer();
  });
  beforeEach(() => install());
  afterEach(() => t.close());
  afterAll(() => mail.close());

  const finish = () => admin.post('/api/settings', { _method: 'put', system_configed: true });
  const missing = async (): Promise<SetupTask[]> => (await finish()).json.data.tasks ?? [];
  const configured = async (): Promise<boolean> =>
    (expectOk(await t.visitor.get('/api/systemSettings')) as { system_configed: boolean }).system_configed;
  const settings = async (group: string, values: object) =>
    expectStatus(await admin.post('/api/settings', { group, values }), 'UPDATED');
  const store = async (path: string, values: object): Promise<number> =>
    expectStatus(await admin.post(`/api/${path}`, values), 'CREATED').id;
  const memberships = (department_ids: number[]) =>
    addUser(t.deps.db, { employee: true, branch_id: -1, departments: department_ids });
  const support = async (): Promise<number> =>
    (expectOk(await admin.get('/api/department')) as { id: number; kind: string }[]).find(
      ({ kind }) => kind === 'normal',
    )!.id;
  const sendTest = async () => {
    await settings('generalNoticeSettings', {
      ...{ smtp_enabled: true, smtp_host: '127.0.0.1', smtp_port: mail.port, smtp_security: 'none' },
      ...{ smtp_username: MAIL_LOGIN.user, smtp_password: MAIL_LOGIN.password, mail_from_address: 'desk@example.ir' },
      mail_link_address: 'https://help.example.ir',
    });
    return expectOk(await admin.post('/api/testEmail', { email: 'sara@example.ir' })) as { state: string };
  };

  /** What a person does for each task, as the task is named. */
  const work: Record<SetupTask, () => Promise<unknown>> = {
    system: () => settings('systemInformation', { system_title: 'میز کمک آریا' }),
    department: () => store('department', { name: 'فروش' }),
    employee: async () => memberships([await support(), await store('department', { name: 'مالی' })]),
    shift: async () => {
      await store('workingshift', { name: 'شیفت اداری', days: WEEK });
      await store('offDay', { date: '2026-12-05', title: 'روز سازمان' });
    },
    category: () => store('ticketCategory', { name: 'نرم‌افزار' }),
    customer: () => store('user', { first_name: 'سارا', last_name: 'امینی', mobile: '09125550001' }),
    notice: sendTest,
  };

  it('[7.18, decisions 2.26] is refused with the names of the tasks that are not done, whichever they are, and changes nothing', async () => {
    const left: SetupTask[] = [...SETUP_TASKS];
    // an installation has one department beside the built-in ones
    left.splice(left.indexOf('department'), 1);
    expect(await missing()).toEqual(left);
    for (const task of ['notice', 'employee', 'system', 'category', 'customer', 'shift'] as const) {
      const { json } = await finish();
      expect(json).toMatchObject({ status: 'NOK', code: 'SETUP_INCOMPLETE', data: { tasks: left } });
      if (task === 'shift') expect(json.message).toBe('این مراحل راه‌اندازی هنوز انجام نشده است: تعریف شیفت‌های کاری');
      expect(await configured()).toBe(false);
      await work[task]();
      left.splice(left.indexOf(task), 1);
    }
    expectStatus(await finish(), 'UPDATED');
  });

  it('[7.18] by POST with the put override or by PUT tells visitors that the system is configured, and is audited once', async () => {
    for (const task of SETUP_TASKS) await work[task]();
    expect(await configured()).toBe(false);
    expect(expectStatus(await finish(), 'UPDATED')).toMatchObject({ system_configed: true });
    expect(await configured()).toBe(true);
    expectStatus(await admin.put('/api/settings', { system_configed: true }), 'UPDATED');
    const { data } = (await admin.get('/api/auditLog')).json;
    expect(data.filter(({ action }: { action: string }) => action === 'settings.finish_setup')).toEqual([
      expect.objectContaining({ object_name: 'system_configed', after: { system_configed: true } }),
    ]);
  });

  it('[7.18] takes nothing but the word that it is done', async () => {
    for (const body of [{ system_configed: false }, {}, { system_configed: true, group: 'systemInformation' }])
      expectStatus(await admin.put('/api/settings', body), 'VALIDATION_ERROR');
    expect(await configured()).toBe(false);
  });

  it('[decisions 2.26] asks for more than two departments, and for employees in more than one', async () => {
    const id = await support();
    await memberships([id]);
    expect(await missing()).toContain('employee');
    const other = await store('department', { name: 'مالی' });
    await addUser(t.deps.db, { employee: true, status: 'inactive', departments: [other] });
    expect(await missing()).toContain('employee');
    await memberships([other]);
    expect(await missing()).not.toContain('employee');
    await t.deps.db.updateTable('department').set({ deleted_at: t.deps.clock.now() }).where('id', '=', id).execute();
    expect(await missing()).not.toContain('department');
    await t.deps.db.updateTable('department').set({ deleted_at: t.deps.clock.now() }).where('id', '=', other).execute();
    expect(await missing()).toEqual(expect.arrayContaining(['department', 'employee']));
  });

  it('[decisions 2.26] asks for a shift with days off, but not where the license has none', async () => {
    await store('workingshift', { name: 'شیفت اداری', days: WEEK });
    expect(await missing()).toContain('shift');
    await store('offDay', { date: '2026-12-05', title: 'روز سازمان' });
    expect(await missing()).not.toContain('shift');
    await t.close();
    await install(FEATURES.filter((feature) => feature !== 'workingshift'));
    expect(await missing()).not.toContain('shift');
  });

  it('[decisions 2.26] takes a ticket form for a category, open sign-up for a customer, and only a test that has left', async () => {
    expect(await missing()).toEqual(expect.arrayContaining(['category', 'customer', 'notice']));
    await store('ticketForm', { name: 'فرم' });
    await settings('userAccountSettings', { signup_from_customers_permission: true });
    expect(await missing()).not.toContain('category');
    expect(await missing()).not.toContain('customer');
    mail.behavior = 'unknown recipient';
    expect((await sendTest()).state).toBe('failed');
    expect(await missing()).toContain('notice');
    mail.behavior = 'accept';
    expect((await sendTest()).state).toBe('sent');
    expect(await missing()).not.toContain('notice');
  });
});
