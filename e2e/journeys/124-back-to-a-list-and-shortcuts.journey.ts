import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';

const rowsOf = (page: Page) => page.getByRole('list', { name: 'تیکت‌ها', exact: true });
/** How far the rows next to the conversation are scrolled. */
const scrolledTo = (page: Page) => rowsOf(page).evaluate((list) => list.parentElement!.scrollTop);

test('[2.15] Back from another page shows the rows of the list where they were', async ({ open, step }) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/tickets?view=open');
  await rowsOf(page).getByRole('link').first().waitFor();
  await waitUntilSettled(page);

  step('the rows are scrolled');
  await rowsOf(page).hover();
  await page.mouse.wheel(0, 1_200);
  await page.waitForFunction(() => (document.querySelector('.hd-list-rows')?.scrollTop ?? 0) >= 1_200);
  await waitUntilSettled(page);
  const before = await scrolledTo(page);

  for (const other of ['/', '/customers']) {
    step(`another page and back: ${other}`);
    const link = page.locator(`nav a[href="${other}"]:visible`).first();
    // its group is closed while the page is another one
    if ((await link.count()) === 0) await page.getByRole('navigation').getByRole('button', { name: 'مشتریان' }).click();
    await link.click();
    await rowsOf(page).waitFor({ state: 'detached' });
    await waitUntilSettled(page);
    await page.goBack();
    await rowsOf(page).getByRole('link').first().waitFor();
    await waitUntilSettled(page);
    assert.ok(Math.abs((await scrolledTo(page)) - before) < 100, `at ${await scrolledTo(page)} instead of ${before}`);
  }
});

test('[2.18, 2.20] the title of a customer and of an organisation has their names, and a customer without an id is no page', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  const trail = page.getByRole('navigation', { name: 'مسیر صفحه' });

  for (const [list, title] of [
    ['/customers', 'پروفایل مشتری'],
    ['/organization', 'ویرایش سازمان'],
  ] as const) {
    step(`a row of ${list}`);
    await page.goto(list);
    await page.locator(`main a[href^="${list}/"]:not([href$="/new"]):visible`).first().click();
    await trail.getByText(new RegExp(`^${title} \\S`)).waitFor();
  }

  for (const query of ['', '?id=abc']) {
    step(`/customers/edit${query}`);
    await page.goto(`/customers/edit${query}`);
    await page.getByText('۴۰۴').waitFor();
  }
});

test('persian-ux A10: ? opens the sheet of shortcuts on every page, with the keys of that page and Esc', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  const sheet = page.getByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' });
  for (const [path, ofTickets] of [
    ['/', 0],
    ['/customers', 0],
    ['/settings', 0],
    ['/editProfile', 0],
    ['/calendar', 0],
    ['/tickets?view=open', 1],
  ] as const) {
    step(path);
    await page.goto(path);
    await waitUntilSettled(page);
    await page.keyboard.press('Shift+Slash');
    await sheet.getByText('بستن پنجره، یا خروج از متن').waitFor();
    await waitUntilSettled(page);
    assert.equal(await sheet.getByText('تیکت بعدی').count(), ofTickets);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
});
