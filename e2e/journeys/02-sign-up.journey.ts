import assert from 'node:assert/strict';
import { userStore } from '@hamyar/contracts/customers';
import { me, register, verifyAccount } from '@hamyar/contracts/identity';
import { deliveryCode, deliveryList } from '@hamyar/contracts/notifications';
import { ticketList } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, logInByForm, LOGINS } from '../harness/session.ts';

/** The code for a mobile number from the delivery log, read by the full admin; each request is audited. */
async function codeOf(admin: Page, mobile: string): Promise<string> {
  const log = await apiCall(admin, deliveryList);
  const newest = log.data.find((row) => row.recipient.endsWith(mobile.slice(1)));
  assert.ok(newest?.code_visible, `a code for ${mobile} waits in the log`);
  const { data } = await apiCall(admin, deliveryCode, { id: newest.id });
  assert.ok(!newest.text.includes(data.code), 'the list masks the code');
  return data.code;
}

/**
 * Like {@link codeOf}, but on the screen, as an admin of an installation without a gateway does it (decisions 2.17).
 */
async function codeOnScreen(admin: Page, mobile: string): Promise<string> {
  await admin.goto('/settings/generalNoticeSettings');
  const row = admin
    .getByRole('list', { name: 'پیام‌های ارسالی' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp([...mobile].join('\\D?')) })
    .first();
  await row.getByText('•').first().waitFor();
  await row.getByRole('button', { name: 'نمایش کد' }).click();
  const shown = row.getByText(/^\d{6}$/);
  await shown.waitFor();
  return (await shown.innerText()).trim();
}

const freshMobile = (): string => `0999${String(Date.now()).slice(-7)}`;

test('[2.68, 2.69, 4.8, 4.9, 5.30, decisions 2.17] a visitor signs up with a mobile number; the full admin reads the code in the delivery log, and the sixth digit submits the code', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const page = await open();
  const mobile = freshMobile();

  step('empty and invalid fields show their error');
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: 'ثبت‌نام', exact: true }).last();
  await submit.click();
  await page.getByText('این فیلد الزامی است').first().waitFor();
  await page.getByRole('textbox', { name: 'نام', exact: true }).fill('<b>مینا</b>');
  await page.getByRole('textbox', { name: 'نام خانوادگی' }).fill('راد');
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill('12');
  await submit.click();
  await page.getByText('الگوی فیلد نامعتبر است').waitFor();
  await page.getByText('شمارهٔ موبایل معتبر نیست').waitFor();

  step('the code page says where to find the code');
  await page.getByRole('textbox', { name: 'نام', exact: true }).fill('مینا');
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(mobile);
  await page.locator('input[type=password]').fill('Salam1405');
  await submit.click();
  await page.getByRole('heading', { name: 'تأیید کد' }).waitFor();
  await page.getByText('گزارش ارسال').waitFor();

  step('a wrong code is refused at its cells, where one types on; the right one submits itself');
  const code = await codeOnScreen(admin, mobile);
  const wrong = code === '111111' ? '222222' : '111111';
  await page.keyboard.type(wrong);
  await page.getByRole('group', { name: 'کد تأیید' }).getByText('کد واردشده صحیح نیست').waitFor();
  await page.keyboard.type(code);
  await page.waitForURL((url) => !/\/(login|signup)/.test(url.pathname));
  await page.getByText('مینا').first().waitFor();
});

test('[2.69, 4.8] login has two steps, and the first shows no difference between known and unknown people', async ({
  open,
  step,
}) => {
  const page = await open();
  step('unknown person');
  await page.goto('/login');
  await logInByForm(page, 'nobody.of.that.name', 'Wrong1405');
  await page.locator('form').getByText('نام کاربری یا رمز عبور اشتباه است').waitFor();
  step('the identifier is locked in the second step and can be edited');
  await page.getByRole('button', { name: /^ویرایش/ }).click();
  await logInByForm(page, LOGINS.agent);
  await page.waitForURL((url) => url.pathname !== '/login');
  step('an employee gets the staff edition');
  await page.getByRole('navigation', { name: 'منوی اصلی' }).waitFor();
});

test('[2.69, 5.31, 5.32] a forgotten password is replaced by means of a code, and all older sessions end', async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  step('a person of their own');
  const old = await open();
  const mobile = freshMobile();
  await old.goto('/signup');
  await apiCall(old, register, {
    first_name: 'نیما',
    last_name: 'راد',
    username: mobile,
    password: 'Salam1405',
  });
  const entered = await apiCall(old, verifyAccount, {
    username: mobile,
    code: await codeOf(admin, mobile),
  });
  assert.equal(entered.http, 200, JSON.stringify(entered));

  step('forgot');
  const page = await open();
  await page.goto('/login');
  await page.getByRole('textbox').first().fill(mobile);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByRole('button', { name: 'رمز عبور خود را فراموش کرده‌اید؟' }).click();
  await page.getByRole('heading', { name: 'بازیابی رمز عبور' }).waitFor();
  step('an incomplete code is a toast');
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).click();
  await page.getByText('کد را به صورت کامل وارد نمایید').first().waitFor();
  step('the new password');
  await page.locator('input[autocomplete="one-time-code"], .hd-otp input, [role=group] input').first().focus();
  await page.keyboard.type(await codeOf(admin, mobile));
  await page.locator('input[type=password]').fill('Taze1405x');
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).click();
  await page.getByText('رمز عبور شما با موفقیت تغییر کرد').first().waitFor();
  // the form of the code has a field for a password too
  const enter = page.getByRole('button', { name: 'ورود', exact: true });
  await enter.waitFor();
  await page.locator('input[type=password]').fill('Taze1405x');
  await enter.click();
  await page.waitForURL((url) => url.pathname !== '/login');
  step('older sessions');
  assert.equal((await apiCall(old, me)).http, 401);
});

test('[decisions 2.2] who was given a password by staff chooses one of their own before anything else', async ({
  open,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const [given, own] = ['Given0Pass', 'Own0Passw0rd'];
  const mobile = freshMobile();
  const person = { first_name: 'نگار', last_name: 'نوری', mobile, password: given };
  assert.equal((await apiCall(admin, userStore, person)).http, 201);
  const page = await open();
  await page.goto('/login');
  await logInByForm(page, mobile, given);
  await page.waitForURL(/\/editProfile/);
  await page.getByText('برای ادامه، رمز عبور خود را تغییر دهید.').waitFor();
  await page.goto('/tickets');
  await page.waitForURL(/\/editProfile/);
  assert.equal((await apiCall(page, ticketList, {})).status, 'AUTORIZATION_ERROR');

  await page.getByLabel('رمز عبور فعلی').fill(given);
  await page.getByLabel('رمز عبور جدید', { exact: true }).fill(own);
  await page.getByLabel('تکرار رمز عبور').fill(own);
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).click();
  await page.getByText('برای ادامه، رمز عبور خود را تغییر دهید.').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'تیکت‌های من' }).first().click();
  await page.waitForURL(/\/tickets/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
