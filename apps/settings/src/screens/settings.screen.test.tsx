import { useState } from 'react';
import { channels } from '@hamyar/contracts';
import { endpoints } from '@hamyar/contracts/doubles';
import { OverlayHost } from '@hamyar/design-system/overlay';
import {
  act,
  buildAllSettings,
  buildUser,
  fakeApi,
  nok,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
} from '@hamyar/testing';
import { configureRequests } from '@hamyar/store';
import { GeneralNoticeSettingsScreen } from './general-notice-settings.screen.tsx';
import { SecuritySettingsScreen } from './security-settings.screen.tsx';
import { SystemInformationSettingsScreen } from './system-information-settings.screen.tsx';
import { UserAccountSettingsScreen } from './user-account-settings.screen.tsx';

const admin = buildUser('full_admin');
const stored = buildAllSettings({
  userAccountSettings: { signup_from_customers_permission: true, authenticate_customers_type: 'otp' },
  versions: { userAccountSettings: 4 },
});

describe('security settings', () => {
  it('[2.16, 2.39, decisions 2.16] shows the stored rules, and sends the one that changed; a number stays within its bounds', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: stored });
    const { person } = renderInTestShell(<SecuritySettingsScreen />, {
      user: admin,
      path: '/settings/securitySettings',
    });
    const days = await screen.findByRole('spinbutton', { name: 'نگهداری گزارش درخواست‌ها (روز)' });
    expect(days).toHaveProperty('value', '30');
    expect(screen.getByRole('switch', { name: 'رمز عبور امن الزامی باشد' }).getAttribute('aria-checked')).toBe('true');
    const numbers = screen.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value);
    expect(numbers).toEqual(['8', '10', '12', '30']);
    await person.clear(days);
    await person.type(days, '۹۰۰');
    await person.tab();
    expect(days).toHaveProperty('value', '180');
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toMatchObject({
        group: 'securitySettings',
        values: { request_log_days: 180 },
      }),
    );
  });
});

describe('user account settings', () => {
  afterEach(() => configureRequests({ onError: () => undefined }));

  it('[2.39, 3.3] turns sign-up off and sends only the changed values, with the version that was read', async () => {
    const api = fakeApi({
      settingsGet: stored,
      settingsStore: {
        ...stored,
        versions: { ...stored.versions, userAccountSettings: 5 },
        userAccountSettings: { ...stored.userAccountSettings, signup_from_customers_permission: false },
      },
    });
    const { person } = renderInTestShell(<UserAccountSettingsScreen />, {
      user: admin,
      path: '/settings/userAccountSettings',
    });
    await person.click(await screen.findByRole('switch', { name: 'امکان ثبت‌نام مشتریان' }));
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toEqual({
        group: 'userAccountSettings',
        version: 4,
        values: { signup_from_customers_permission: false },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ذخیرهٔ تغییرات' })).toBeNull());
  });

  it('[8.7, decisions 2.0] says a refused value at its row, and asks the shell for a toast too', async () => {
    fakeApi({ settingsGet: stored, settingsStore: refuseFields({ 'values.username_regex': 'الگو معتبر نیست' }) });
    const shown: string[] = [];
    configureRequests({ onError: (_failure, { failures }) => void shown.push(failures) });
    const { person } = renderInTestShell(<UserAccountSettingsScreen />, {
      user: admin,
      path: '/settings/userAccountSettings',
    });
    await person.type(await screen.findByLabelText('الگوی نام کاربری (Regex)'), '(');
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    expect(await screen.findAllByText('الگو معتبر نیست', { exact: false })).toHaveLength(1);
    expect(shown).toEqual(['form']);
  });

  it('keeps the chosen values when somebody else has saved in between', async () => {
    fakeApi({
      settingsGet: stored,
      settingsStore: nok('VERSION_CONFLICT', {
        ...stored,
        versions: { ...stored.versions, userAccountSettings: 9 },
      } as never),
    });
    const { person } = renderInTestShell(<UserAccountSettingsScreen />, {
      user: admin,
      path: '/settings/userAccountSettings',
    });
    await person.click(await screen.findByRole('switch', { name: 'امکان ثبت‌نام مشتریان' }));
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    expect(await screen.findByRole('button', { name: 'ذخیرهٔ تغییرات' })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'امکان ثبت‌نام مشتریان' }).getAttribute('aria-checked')).toBe('false');
  });
});

describe('user account settings in two tabs', () => {
  const at = { user: admin, path: '/settings/userAccountSettings' };
  const signup = () => screen.getByRole('switch', { name: 'امکان ثبت‌نام مشتریان' }).getAttribute('aria-checked');
  const savedElsewhere = {
    ...stored,
    versions: { ...stored.versions, userAccountSettings: 5 },
    userAccountSettings: { ...stored.userAccountSettings, signup_from_customers_permission: false },
  };

  it('[2.39] show what the other tab has saved as soon as the event comes, and save with its version', async () => {
    const api = fakeApi({ settingsGet: stored, settingsStore: savedElsewhere });
    const { person, socket } = renderInTestShell(<UserAccountSettingsScreen />, at);
    await person.type(await screen.findByLabelText('نمونهٔ نام کاربری'), 'a');
    api.answer({ settingsGet: savedElsewhere });
    act(() => socket.emit(channels.system(), 'settings.changed', { group: 'userAccountSettings', public: false }));
    await waitFor(() => expect(signup()).toBe('false'));
    expect(screen.getByText('در این فاصله تغییر کرده است؛ مقدار تازه نمایش داده می‌شود.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() => expect(api.calls('settingsStore')[0]?.body).toMatchObject({ version: 5 }));
  });

  it('[2.39] are read again when the page is opened again', async () => {
    const api = fakeApi({ settingsGet: stored });
    function Reopened() {
      const [visit, setVisit] = useState(1);
      return (
        <>
          <button type="button" onClick={() => setVisit(visit + 1)}>
            باز کردن
          </button>
          <UserAccountSettingsScreen key={visit} />
        </>
      );
    }
    const { person } = renderInTestShell(<Reopened />, at);
    await screen.findByRole('switch', { name: 'امکان ثبت‌نام مشتریان' });
    await person.click(screen.getByRole('button', { name: 'باز کردن' }));
    await waitFor(() => expect(api.calls('settingsGet')).toHaveLength(2));
  });

  it('[decisions 2.4] say that unsaved changes were restored', async () => {
    fakeApi({ settingsGet: stored });
    const drafts = {
      'settings-userAccountSettings': { version: 1, changes: { signup_from_customers_permission: false } },
    };
    renderInTestShell(<UserAccountSettingsScreen />, { ...at, drafts });
    expect(await screen.findByText('متن ذخیره‌نشدهٔ شما بازیابی شد')).toBeTruthy();
    expect(signup()).toBe('false');
  });
});

describe('[decisions 2.17] the delivery log', () => {
  const waiting = {
    id: 8,
    medium: 'sms' as const,
    recipient: '+989123456789',
    recipient_user_id: null,
    recipient_name: null,
    event: 'code.register',
    event_title: null,
    subject: null,
    provider: null,
    state: 'queued' as const,
    attempts: 0,
    at: 1_763_600_000,
    error: null,
    expires_at: 1_763_600_120,
    text: 'کد تأیید: ••••••',
    code_visible: true,
    can_send_again: false,
  };

  it('shows a waiting code on a click only, because each look is audited', async () => {
    const api = fakeApi({ settingsGet: stored, deliveryList: [waiting], deliveryCode: { code: '482913' } });
    const { person } = renderInTestShell(<GeneralNoticeSettingsScreen />, {
      user: admin,
      path: '/settings/generalNoticeSettings',
    });
    const button = await screen.findByRole('button', { name: 'نمایش کد' });
    expect(api.calls('deliveryCode')).toEqual([]);
    expect(screen.queryByText('482913')).toBeNull();
    await person.click(button);
    expect(await screen.findByText('482913')).toBeTruthy();
    expect(api.calls('deliveryCode')).toHaveLength(1);
  });

  it('[decisions 2.3] shows the log for an address with a too long text and an impossible page', async () => {
    fakeApi({ settingsGet: stored, deliveryList: [waiting] });
    renderInTestShell(<GeneralNoticeSettingsScreen />, {
      user: admin,
      path: `/settings/generalNoticeSettings?recipient=${'a'.repeat(300)}&page=99999999999999999999`,
    });
    expect(await screen.findByRole('button', { name: 'نمایش کد' })).toBeTruthy();
  });

  it('offers to send a failed message again, but never an expired code', async () => {
    fakeApi({
      settingsGet: stored,
      deliveryList: [
        { ...waiting, state: 'failed', code_visible: false, can_send_again: true, error: 'درگاه پاسخ نداد' },
      ],
      deliverySend: undefined as never,
    });
    renderInTestShell(<GeneralNoticeSettingsScreen />, { user: admin, path: '/settings/generalNoticeSettings' });
    expect(await screen.findByRole('button', { name: 'ارسال دوباره' })).toBeTruthy();
    expect(screen.getByText('درگاه پاسخ نداد')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'نمایش کد' })).toBeNull();
  });
});

describe('[decisions 2.17] the settings of mail', () => {
  const mail = (changes: object) => buildAllSettings({ generalNoticeSettings: changes });
  const at = { user: admin, path: '/settings/generalNoticeSettings' };

  it('send a password that is typed, say that one is stored, and never show it', async () => {
    const set = mail({ smtp_enabled: true, smtp_host: 'mail.example.ir', smtp_password_set: true });
    const api = fakeApi({ settingsGet: set, settingsStore: set, deliveryList: [] });
    const { person } = renderInTestShell(<GeneralNoticeSettingsScreen />, at);
    const password = await screen.findByLabelText<HTMLInputElement>('رمز عبور');
    expect([password.value, password.placeholder]).toEqual(['', 'ثبت شده است (نمایش داده نمی‌شود)']);
    await person.type(password, 'mail-secret-81c4');
    expect(screen.getByRole('button', { name: 'ارسال ایمیل آزمایشی' })).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));
    await waitFor(() =>
      expect(api.calls('settingsStore')[0]?.body).toMatchObject({
        group: 'generalNoticeSettings',
        values: { smtp_password: 'mail-secret-81c4' },
      }),
    );
  });

  it('[7.28] a test names its target before it is sent, and shows what the server has answered', async () => {
    const api = fakeApi({
      settingsGet: mail({ smtp_enabled: true }),
      deliveryList: [],
      testEmail: { state: 'failed', error: '535 login refused' },
    });
    const { person } = renderInTestShell(<GeneralNoticeSettingsScreen />, {
      ...at,
      user: buildUser('full_admin', { email: 'admin@example.ir' }),
    });
    await person.click(await screen.findByRole('button', { name: 'ارسال ایمیل آزمایشی' }));
    expect(await screen.findByLabelText('نشانی ایمیل آزمایشی')).toHaveProperty('value', 'admin@example.ir');
    expect(api.calls('testEmail')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'ارسال آزمایشی' }));
    expect(await screen.findByText('535 login refused')).toBeTruthy();
    api.answer({ testEmail: { state: 'sent', error: null } });
    await person.click(screen.getByRole('button', { name: 'ارسال آزمایشی' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('testEmail').map(({ body }) => body)).toEqual([
      { email: 'admin@example.ir' },
      { email: 'admin@example.ir' },
    ]);
  });
});

describe('system information', () => {
  const at = { user: admin, path: '/settings/systemInformation' };

  it('[5.3] marks what the contract does not take empty as required, and nothing else', async () => {
    fakeApi({ settingsGet: stored });
    renderInTestShell(<SystemInformationSettingsScreen />, at);
    await screen.findByLabelText('عنوان سیستم');
    const emptied = {
      system_title: '',
      system_slogan: '',
      logo_link: null,
      footer_text: null,
      attachments_allowed_types: [],
      attachments_maximum_size: '',
    };
    const { body } = endpoints.find(({ name }) => name === 'settingsStore')!;
    const refused = Object.entries(emptied).filter(
      ([key, value]) => !body!.safeParse({ group: 'systemInformation', version: 1, values: { [key]: value } }).success,
    );
    const rows = [...document.querySelectorAll('.hd-settings-row:has(.hd-required)')];
    expect(rows.map(({ id }) => id.split('-').at(-1))).toEqual(refused.map(([key]) => key));
    expect(refused).toHaveLength(3);
  });

  it('[8.7] says by the name of the field why the server has refused it, in the toast too', async () => {
    fakeApi({ settingsGet: stored, settingsStore: refuseFields({ 'values.system_slogan': 'پذیرفته نشد' }) });
    const { person } = renderInTestShell(
      <>
        <SystemInformationSettingsScreen />
        <OverlayHost />
      </>,
      at,
    );
    const slogan = await screen.findByLabelText('شعار زیر عنوان');
    await person.type(slogan, 'تازه{Enter}');
    expect(await screen.findByText('شعار زیر عنوان: پذیرفته نشد')).toBeTruthy();
    expect(screen.getByText('پذیرفته نشد').id).toBe(slogan.getAttribute('aria-describedby'));
  });

  it('[5.3] asks for the size of an attachment that was cleared, and saves nothing in its place', async () => {
    const api = fakeApi({ settingsGet: stored });
    const { person } = renderInTestShell(<SystemInformationSettingsScreen />, {
      user: admin,
      path: '/settings/systemInformation',
    });
    await person.clear(await screen.findByLabelText('حداکثر حجم پیوست'));
    await person.keyboard('{Enter}');
    expect(await screen.findByText('این فیلد الزامی است', { exact: false })).toBeTruthy();
    expect(api.calls('settingsStore')).toEqual([]);
  });
});
