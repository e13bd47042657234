import type { SystemSettings } from '@hamyar/contracts';
import {
  act,
  buildBoot,
  buildUser,
  fakeApi,
  nok,
  refuse,
  refuseFields,
  renderInTestShell,
  screen,
  waitFor,
  within,
  type FakeHandlers,
} from '@hamyar/testing';
import { LoginApp } from './login-app.tsx';

const session = { token: 't'.repeat(43), user: buildUser() };

function open(settings: Partial<SystemSettings> = {}, handlers: FakeHandlers = {}, path = '/login') {
  const api = fakeApi({
    checkUsername: { next: 'password', resend_in: 60 },
    deliveryHint: { waiting_in_log: true, demo: true },
    ...handlers,
  });
  const gone: string[] = [];
  const boot = buildBoot({
    settings: { username_type: 'mobile', signup_from_customers_permission: true, ...settings },
  });
  const { person } = renderInTestShell(<LoginApp boot={boot} leave={(to) => gone.push(to)} />, { user: null, path });
  return { api, gone, user: person };
}

async function toPassword(user: ReturnType<typeof open>['user']) {
  await user.type(screen.getByLabelText('شمارهٔ موبایل یا نام کاربری'), '۰۹۱۲ ۳۴۵ ۶۷۸۹');
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
}

const typeCode = async (user: ReturnType<typeof open>['user'], digits: string) => {
  await user.click((await screen.findAllByRole('textbox', { name: /^رقم/ }))[0]!);
  await user.paste(digits);
};

describe('logging in', () => {
  it('[1.3] shows the footer text of the settings next to the version', () => {
    open({ footer_text: 'شرکت آریا' });
    expect(screen.getByRole('contentinfo').textContent).toMatch(/شرکت آریا.*نسخه/);
  });

  it('[4.8] locks the identifier at the password and goes back to it by edit', async () => {
    const { user, api } = open();
    await toPassword(user);
    expect(await screen.findByLabelText('رمز عبور')).toBeTruthy();
    expect(screen.getByText('0912 345 6789')).toBeTruthy();
    expect(screen.getByText('رمز عبور خود را فراموش کرده‌اید؟')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'ثبت‌نام' })).toBeNull();
    // the next step depends only on the setting, so no call is needed
    expect(api.calls('checkUsername')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'ویرایش شمارهٔ موبایل' }));
    expect(screen.getByLabelText('شمارهٔ موبایل یا نام کاربری')).toHaveProperty('value', '09123456789');
  });

  it('[8.8] goes back to the requested page, and never to another site', async () => {
    const { user, gone } = open({}, { login: session }, '/login?next=%2Ftickets%2F7');
    await toPassword(user);
    await user.type(await screen.findByLabelText('رمز عبور'), 'Secret123{Enter}');
    await waitFor(() => expect(gone).toEqual(['/tickets/7']));
  });

  it('[7.38] sends the login once, however often it is submitted, and leaves the page only after the answer', async () => {
    let enter: (() => void) | undefined;
    const { user, api, gone } = open(
      {},
      {
        login: () =>
          new Promise((resolve) => {
            enter = () => resolve(session);
          }),
      },
    );
    await toPassword(user);
    await user.type(await screen.findByLabelText('رمز عبور'), 'Secret123{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: /^ورود/ }));
    expect(api.calls('login').map(({ body }) => body)).toEqual([{ username: '09123456789', password: 'Secret123' }]);
    expect(gone).toEqual([]);
    enter?.();
    await waitFor(() => expect(gone).toEqual(['/tickets']));
  });

  it('[4.8] asks for what it accepts, and names what was typed', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('شمارهٔ موبایل یا نام کاربری'), 'reza.karimi');
    await user.click(screen.getByRole('button', { name: 'ادامه' }));
    await user.click(await screen.findByRole('button', { name: 'ویرایش نام کاربری' }));
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'reza@hamyar.example');
    await user.click(screen.getByRole('button', { name: 'ادامه' }));
    expect(await screen.findByRole('button', { name: 'ویرایش ایمیل' })).toBeTruthy();
  });

  it('[8.7] shows a refusal at the field and as a toast, and keeps what was typed', async () => {
    const { user, gone } = open(
      {},
      { login: nok('CREDENTIALS_WRONG', undefined, 'نام کاربری یا رمز عبور اشتباه است') },
    );
    await toPassword(user);
    await user.type(await screen.findByLabelText('رمز عبور'), 'wrong{Enter}');
    expect(await screen.findAllByText('نام کاربری یا رمز عبور اشتباه است')).toHaveLength(2);
    const field = screen.getByLabelText<HTMLInputElement>('رمز عبور');
    expect(field).toHaveProperty('value', 'wrong');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toMatch(
      /رمز عبور اشتباه است/,
    );
    expect(document.activeElement).toBe(field);
    expect(gone).toEqual([]);
  });

  it.each([
    ['an empty identifier', {}, ' ', 'این فیلد الزامی است'],
    ['a mobile with a digit too few', {}, '091234567', 'شمارهٔ موبایل معتبر نیست'],
    ['an address that is none', { username_type: 'email' as const }, 'a@b', 'نشانی ایمیل معتبر نیست'],
    ['markup', { username_type: 'username' as const, username_regex: null }, '<b>x</b>', 'الگوی فیلد نامعتبر است'],
  ])('[5.27] refuses %s at the field before asking the server', async (_name, settings, typed, message) => {
    const { user, api } = open(settings);
    await user.type(screen.getByRole('textbox'), typed);
    await user.click(screen.getByRole('button', { name: 'ادامه' }));
    expect(screen.getByText(message)).toBeTruthy();
    expect(api.calls('checkUsername')).toEqual([]);
  });
});

describe('the one-time code', () => {
  const byCode = { authenticate_customers_type: 'otp' as const };
  const otp = { checkUsername: { next: 'otp' as const, resend_in: 60 } };

  it('[4.9] submits itself at the sixth digit', async () => {
    const { user, api, gone } = open(byCode, { ...otp, login: session });
    await toPassword(user);
    expect(api.calls('checkUsername')[0]?.body).toEqual({ username: '09123456789' });
    await typeCode(user, '482917');
    expect(api.calls('login')[0]?.body).toEqual({ username: '09123456789', code: '482917' });
    expect(gone).toEqual(['/tickets']);
  });

  it('[5.32, 8.11] answers an incomplete code with the toast of the spec', async () => {
    const { user, api } = open(byCode, otp);
    await toPassword(user);
    await typeCode(user, '482');
    await user.click(screen.getByRole('button', { name: 'ورود' }));
    expect(await screen.findByText('کد را به صورت کامل وارد نمایید')).toBeTruthy();
    expect(api.calls('login')).toEqual([]);
  });

  it('[4.9, 8.7] keeps the focus while a code is checked, says at the cells that it was wrong, and takes the next one', async () => {
    let answer: ((result: unknown) => void) | undefined;
    const { user, api, gone } = open(byCode, {
      ...otp,
      login: () => new Promise<never>((resolve) => (answer = resolve as (result: unknown) => void)),
    });
    await toPassword(user);
    await typeCode(user, '482917');
    const cells = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^رقم/ });
    expect(cells.some((cell) => cell.matches(':disabled'))).toBe(false);
    expect(document.activeElement).toBe(cells[5]);
    await user.keyboard('3');
    expect(cells.map((cell) => cell.value).join('')).toBe('482917');
    const wrong = () => act(async () => answer?.(nok('CODE_WRONG', undefined, 'کد واردشده درست نیست')));
    await wrong();
    expect(within(cells[0]!.closest('fieldset')!).getByText('کد واردشده درست نیست')).toBeTruthy();
    expect(cells.map((cell) => cell.value).join('')).toBe('');
    expect(document.activeElement).toBe(cells[0]);
    await user.keyboard('111111');
    await wrong();
    await user.keyboard('48');
    expect(cells[0]!.getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('2918');
    await act(async () => answer?.(session));
    expect(api.calls('login').map(({ body }) => (body as { code: string }).code)).toEqual([
      '482917',
      '111111',
      '482918',
    ]);
    expect(gone).toEqual(['/tickets']);
  });

  it('[8.7] keeps the typed code when no answer came', async () => {
    const { user } = open(byCode, { ...otp, login: refuse('SERVER_ERROR') });
    await toPassword(user);
    await typeCode(user, '482917');
    const cells = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^رقم/ });
    await waitFor(() => expect(cells[0]).toHaveProperty('readOnly', false));
    expect(cells.map((cell) => cell.value).join('')).toBe('482917');
  });

  it('[4.9] ends also when the server says so: the field is disabled, resend and edit are offered', async () => {
    const { user, api } = open(byCode, {
      ...otp,
      login: nok('CODE_EXPIRED', undefined, 'مهلت وارد کردن کد به پایان رسید'),
      sendCode: { resend_in: 60, expires_in: 120 },
    });
    await toPassword(user);
    await typeCode(user, '482917');
    const resend = await screen.findByRole('button', { name: 'ارسال مجدد کد' });
    expect(document.activeElement).toBe(resend);
    expect(screen.getAllByRole('textbox', { name: /^رقم/ })[0]).toHaveProperty('disabled', false);
    expect(screen.getAllByRole('group')[0]).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'ویرایش شمارهٔ موبایل' })).toBeTruthy();
    await user.click(resend);
    expect(api.calls('sendCode')[0]?.body).toEqual({ username: '09123456789', purpose: 'login' });
    expect(await screen.findByText(/تا ارسال مجدد کد/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /^رقم/ })[0]);
  });

  it('always offers the password instead', async () => {
    const { user } = open(byCode, otp);
    await toPassword(user);
    await user.click(await screen.findByRole('button', { name: 'ورود با رمز عبور' }));
    expect(screen.getByLabelText('رمز عبور')).toBeTruthy();
  });

  it('says in a demo where to find the code', async () => {
    const { user } = open(byCode, otp);
    await toPassword(user);
    expect(await screen.findByText(/گزارش ارسال/)).toBeTruthy();
  });
});

describe('[5.28] signing up', () => {
  it('[2.2] is offered only while the setting allows it', () => {
    open({ signup_from_customers_permission: false }, {}, '/signup');
    expect(screen.queryByRole('radio', { name: 'ثبت‌نام' })).toBeNull();
    expect(screen.getByRole('button', { name: 'ادامه' })).toBeTruthy();
  });

  it('[5.29] asks for no password where customers log in by code, then for the code', async () => {
    const { user, api, gone } = open(
      { authenticate_customers_type: 'otp' },
      { register: { verify: true, resend_in: 60, expires_in: 120 }, verifyAccount: session },
      '/signup',
    );
    expect(screen.queryByLabelText('رمز عبور')).toBeNull();
    await user.type(screen.getByLabelText('نام'), 'نگار');
    await user.type(screen.getByLabelText('نام خانوادگی'), 'احمدی');
    await user.type(screen.getByLabelText('شمارهٔ موبایل'), '09123456789');
    await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
    await typeCode(user, '111111');
    expect(api.calls('register')[0]?.body).toEqual({ first_name: 'نگار', last_name: 'احمدی', username: '09123456789' });
    expect(api.calls('verifyAccount')[0]?.body).toEqual({ username: '09123456789', code: '111111' });
    expect(gone).toEqual(['/tickets']);
  });

  it('[5.29] asks for a mobile or e-mail in addition to a user name, and shows that the code was sent there', async () => {
    const { user, api } = open(
      { authenticate_customers_type: 'otp', username_type: 'username' },
      { register: { verify: true, resend_in: 60, expires_in: 120 }, verifyAccount: session },
      '/signup',
    );
    await user.type(screen.getByLabelText('نام'), 'نگار');
    await user.type(screen.getByLabelText('نام خانوادگی'), 'احمدی');
    await user.type(screen.getByLabelText('نام کاربری'), 'negar');
    await user.type(screen.getByLabelText('شمارهٔ موبایل یا ایمیل'), 'negar');
    await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
    expect(screen.getByText('شمارهٔ موبایل یا نشانی ایمیل معتبر وارد کنید')).toBeTruthy();
    await user.clear(screen.getByLabelText('شمارهٔ موبایل یا ایمیل'));
    await user.type(screen.getByLabelText('شمارهٔ موبایل یا ایمیل'), '۰۹۱۲۳۴۵۶۷۸۹');
    await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
    expect(await screen.findByText('0912 345 6789')).toBeTruthy();
    await typeCode(user, '111111');
    expect(api.calls('register')[0]?.body).toMatchObject({ username: 'negar', contact: '09123456789' });
    expect(api.calls('verifyAccount')[0]?.body).toEqual({ username: 'negar', code: '111111' });
  });

  it('[5.30] asks for 4 of 4 points where the system wants secure passwords', async () => {
    const { user, api } = open(
      { authenticate_customers_type: 'password', force_users_using_secure_password: true },
      { register: refuseFields({}) },
      '/signup',
    );
    await user.type(screen.getByLabelText('رمز عبور'), 'abcdefg1');
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('75');
    await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
    expect(screen.getByText('رمز عبور باید حداقل ۸ کاراکتر و شامل حرف کوچک، حرف بزرگ و عدد انگلیسی باشد')).toBeTruthy();
    expect(api.calls('register')).toEqual([]);
  });

  it('[8.7] shows every message of the server at its field and as a toast, and loses nothing', async () => {
    const { user } = open(
      { authenticate_customers_type: 'otp' },
      { register: refuseFields({ first_name: 'الگوی فیلد نامعتبر است', username: 'شمارهٔ موبایل معتبر نیست' }) },
      '/signup',
    );
    await user.type(screen.getByLabelText('نام'), 'نگار');
    await user.type(screen.getByLabelText('نام خانوادگی'), 'احمدی');
    await user.type(screen.getByLabelText('شمارهٔ موبایل'), '09123456789');
    await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
    expect(await screen.findAllByText('الگوی فیلد نامعتبر است')).toHaveLength(2);
    expect(screen.getAllByText('شمارهٔ موبایل معتبر نیست')).toHaveLength(2);
    expect(screen.getByLabelText('نام')).toHaveProperty('value', 'نگار');
  });
});

describe('a forgotten password', () => {
  it('[5.31] is replaced by means of the code, under the same strength rule, and then used to log in', async () => {
    const { user, api } = open(
      {},
      { getPasswordResetToken: { resend_in: 60, expires_in: 900 }, passwordReset: undefined },
    );
    await toPassword(user);
    await user.click(await screen.findByText('رمز عبور خود را فراموش کرده‌اید؟'));
    await typeCode(user, '123456');
    await user.type(screen.getByLabelText('رمز عبور جدید'), 'weak');
    await user.click(screen.getByRole('button', { name: 'تغییر رمز عبور' }));
    expect(api.calls('passwordReset')).toEqual([]);
    await user.clear(screen.getByLabelText('رمز عبور جدید'));
    await user.type(screen.getByLabelText('رمز عبور جدید'), 'Hamyar1405');
    await user.click(screen.getByRole('button', { name: 'تغییر رمز عبور' }));
    expect(api.calls('passwordReset')[0]?.body).toEqual({
      username: '09123456789',
      code: '123456',
      password: 'Hamyar1405',
    });
    expect(await screen.findByRole('heading', { name: 'رمز عبور خود را وارد کنید' })).toBeTruthy();
  });
});

describe('an invitation', () => {
  const token = 'aB3-_'.repeat(13).slice(0, 64);
  const invitation = { name: 'هانیه مرادی', username: 'hanieh@arya.co', expires_at: 1_795_000_000 };
  const ended = 'این دعوت‌نامه دیگر معتبر نیست';
  const visit = (handlers: FakeHandlers) => open({}, handlers, `/login?invitation=${token}`);

  it('[decisions 2.27] greets its person, who chooses a password and is in', async () => {
    const { user, api, gone } = visit({ invitationGet: invitation, invitationAccept: session });
    expect(await screen.findByRole('heading', { name: 'هانیه مرادی، خوش آمدید' })).toBeTruthy();
    expect(screen.getByText('hanieh@arya.co')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'انتخاب رمز عبور و ورود' }));
    expect(api.calls('invitationAccept')).toEqual([]);
    await user.type(screen.getByLabelText('رمز عبور'), 'Arya-1405{Enter}');
    await waitFor(() => expect(gone).toEqual(['/tickets']));
    expect(api.calls('invitationAccept').map(({ body }) => body)).toEqual([{ password: 'Arya-1405' }]);
  });

  it('[decisions 2.9] that has ended says so, and leads to the login', async () => {
    const { user } = visit({ invitationGet: refuse('NOT_FOUND', ended) });
    expect((await screen.findByRole('alert')).textContent).toBe(ended);
    await user.click(screen.getByRole('button', { name: 'رفتن به صفحهٔ ورود' }));
    expect(await screen.findByLabelText('شمارهٔ موبایل یا نام کاربری')).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('[decisions 2.9] that ends while the password is chosen says so too; a full license keeps what was typed', async () => {
    const full = 'تعداد کاربران سازمان به سقف لایسنس رسیده است';
    const answers = [refuseFields({ password: full }), refuse('NOT_FOUND', ended)];
    const { user } = visit({ invitationGet: invitation, invitationAccept: () => answers.shift() });
    await user.type(await screen.findByLabelText('رمز عبور'), 'Arya-1405{Enter}');
    expect((await screen.findAllByText(full)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('رمز عبور')).toHaveProperty('value', 'Arya-1405');
    await user.type(screen.getByLabelText('رمز عبور'), '{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(ended);
  });
});
