import assert from 'node:assert/strict';
import { userStore, userUpdate } from '@hamyar/contracts/customers';
import { updateProfile } from '@hamyar/contracts/identity';
import { settingsGet, settingsStore } from '@hamyar/contracts/settings';
import { ticketStore } from '@hamyar/contracts/tickets';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { PANEL, startLicensed } from '../harness/license.ts';
import { apiCall, logIn, LOGINS, openSession } from '../harness/session.ts';

declare global {
  interface Window {
    kept?: boolean;
  }
}
const keep = (page: Page) =>
  page.evaluate(() => {
    window.kept = true;
  });
const kept = async (...pages: Page[]) => {
  for (const page of pages) assert.equal(await page.evaluate(() => window.kept), true, 'the page was not loaded again');
};
const newTicket = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'تیکت جدید' });
/** Seconds: nothing ends while the test looks at what is still valid, however slow the machine is. */
const HOUR = 3600;
/** Seconds until what the test waits for; one call of the API has to arrive before. */
const MOMENT = 8;
const soon = (seconds: number) => Math.ceil(Date.now() / 1000) + seconds;

test('[4.5, 2.23, 1.2] a license that ends while pages are open shows a warning and disables its features, live; a new one enables them again', async ({
  open,
  startProduct,
  step,
}) => {
  const { product, admin, license } = await startLicensed(startProduct);
  const page = await open({ baseURL: product.baseUrl });
  await openSession(page, admin.username, admin.password);
  const password = 'Hamyar1405';
  assert.equal(
    (await apiCall(page, updateProfile, { password: { current: admin.password, next: password } })).status,
    'UPDATED',
  );
  await page.goto('/tickets');
  const writing = await page.context().newPage();
  await writing.goto('/tickets/new');
  await writing.getByRole('textbox', { name: 'عنوان تیکت' }).first().waitFor();
  for (const tab of [page, writing]) await keep(tab);
  const behalf = page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'تیکت از طرف مشتری' });
  assert.equal(await behalf.count(), 0);

  step('its features are enabled immediately, and its last day is shown');
  const features = ['ticket_send_behalf_customer'] as const;
  await license(page, { expires_at: soon(HOUR), features });
  await page.locator('#root').getByText('روز تا پایان لایسنس شما باقی مانده است').waitFor();
  assert.equal(await page.getByRole('link', { name: 'تمدید لایسنس' }).getAttribute('href'), PANEL);
  await behalf.first().waitFor();
  await newTicket(page).waitFor();

  step('the moment passes');
  await license(page, { expires_at: soon(MOMENT), features });
  await page.locator('#root').getByText('لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.').waitFor();
  await newTicket(page).waitFor({ state: 'detached' });
  await behalf.first().waitFor({ state: 'detached' });
  await writing.getByText('امکان دسترسی وجود ندارد').waitFor();
  assert.equal(
    (await apiCall(page, settingsStore, { group: 'systemInformation', values: { system_title: 'میز تازه' } })).status,
    'EXPIRATION_ERROR',
  );
  assert.equal((await apiCall(page, settingsGet)).status, 'OK', 'reading goes on');
  await page.getByRole('button', { name: /اعلان خوانده‌نشده/ }).waitFor();

  step('renewed');
  await license(page, { expires_at: null });
  await newTicket(page).waitFor();
  await page.getByText('لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.').first().waitFor({ state: 'detached' });
  await writing.getByText('امکان دسترسی وجود ندارد').waitFor({ state: 'detached' });

  step('a setting that is changed in one tab applies in the other');
  assert.equal(
    (await apiCall(page, settingsStore, { group: 'systemInformation', values: { system_title: 'میز تازه' } })).status,
    'UPDATED',
  );
  await writing.waitForFunction(() => document.title.includes('میز تازه'));
  await kept(page, writing);
});

test("[4.4] a customer's account that expires while the page is open is limited at that moment", async ({
  open,
  step,
}) => {
  const admin = await open();
  await logIn(admin, LOGINS.fullAdmin);
  const mobile = `0912${String(Date.now()).slice(-7)}`;
  const made = await apiCall(admin, userStore, {
    first_name: 'ناهید',
    last_name: 'کاظمی',
    mobile,
    password: 'Hamyar1405',
    expire_date: soon(HOUR),
  });
  assert.equal(made.status, 'CREATED', JSON.stringify(made));
  const customer = await open();
  await openSession(customer, mobile);
  step('the password that staff gave is good for one login');
  await customer.goto('/tickets');
  await customer.waitForURL(/editProfile/);
  const own = await apiCall(customer, updateProfile, { password: { current: 'Hamyar1405', next: 'Hamyar1406' } });
  assert.equal(own.status, 'UPDATED', JSON.stringify(own));
  step('the last day');
  await customer.goto('/tickets');
  // the server's initial page shows the same text until the shell has rendered
  const shell = customer.locator('#root');
  await shell.getByText('روز تا پایان اعتبار حساب شما باقی مانده است').waitFor();
  const link = shell.getByRole('main').getByRole('link', { name: 'تیکت جدید' });
  await link.first().waitFor();
  await keep(customer);
  step('it has passed');
  const moved = await apiCall(admin, userUpdate, { id: made.data.id, expire_date: soon(MOMENT) });
  assert.equal(moved.status, 'UPDATED', JSON.stringify(moved));
  await shell.getByText('اعتبار حساب شما به پایان رسیده و حساب محدود شده است').waitFor();
  await link.first().waitFor({ state: 'detached' });
  await kept(customer);
  const refused = await apiCall(customer, ticketStore, {
    department_id: 3,
    subject: 'x',
    body_html: '<p>x</p>',
    client_key: crypto.randomUUID(),
  });
  assert.ok(refused.http === 403 || refused.http === 410, `${refused.http} ${refused.status}`);
});
