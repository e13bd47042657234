import assert from 'node:assert/strict';
import { userList } from '@hamyar/contracts/customers';
import { organizationGet, organizationList } from '@hamyar/contracts/organizations';
import { test } from '../harness/fixtures.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';

const LOST = 'ارتباط با سیستم قطع شده است';

test('[2.83, 4.1] a lost connection shows a card and leaves the page to the person; what needs the connection opens a dialog, and the form is saved when it is back', async ({
  open,
  step,
}) => {
  // the browser itself reports each request that it cannot make
  const page = await open({ tolerate: [/net::ERR_INTERNET_DISCONNECTED/] });
  await logIn(page, LOGINS.fullAdmin);
  const id = (await apiCall(page, organizationList, { perPage: 10 })).data[0]!.id;
  await page.goto(`/organization/${id}`);
  const phone = page.getByLabel('تلفن', { exact: true });
  await phone.waitFor();
  const before = await phone.inputValue();

  step('the card takes neither the focus nor the page');
  await phone.focus();
  await page.context().setOffline(true);
  await page.getByRole('alertdialog', { name: LOST }).waitFor();
  const changed = before.endsWith('1') ? '02188776652' : '02188776651';
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type(changed);
  assert.equal(await phone.inputValue(), changed);

  step('a change opens the dialog, which asks to check the connection and goes on Escape');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: LOST });
  await dialog.getByText('لطفاً اتصال اینترنت خود را بررسی کنید.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('alertdialog', { name: LOST }).waitFor();
  assert.equal(await phone.inputValue(), changed);

  step('the connection is back: the dialog goes by itself, and the form is saved');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.context().setOffline(false);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('ارتباط دوباره برقرار شد').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/organization$/);
  assert.equal((await apiCall(page, organizationGet, { id })).data.phone, changed);
});

test('a list that fails while the database is away comes back by itself', async ({ open, step }) => {
  const page = await open({ tolerate: [/status of 503/] });
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/organization');
  await page.getByRole('link', { name: 'کاربران' }).first().waitFor();
  let away = true;
  await page.route(
    (url) => url.pathname === userList.path,
    async (route) => {
      if (!away) return route.continue();
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        json: { status: 'SERVER_ERROR', code: 'DATABASE_AWAY', message: 'پایگاه داده موقتاً در دسترس نیست.' },
      });
    },
  );

  step('the list says that it could not be fetched');
  await page.getByRole('link', { name: 'کاربران' }).first().click();
  await page.getByRole('button', { name: 'تلاش دوباره' }).waitFor();

  step('nobody presses its button, and the rows come');
  away = false;
  await page.getByRole('row').nth(1).waitFor();
  assert.equal(await page.getByRole('button', { name: 'تلاش دوباره' }).count(), 0);
});
