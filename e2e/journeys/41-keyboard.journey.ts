import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { focusStopOf, tabTo, checkTabStops, waitForFocus } from '../harness/keyboard.ts';
import { readModules, screensOf, type Viewer } from '../harness/module-screens.ts';
import { openScreen, waitUntilSettled } from '../harness/screens.ts';
import { DEMO_PASSWORD, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket, SUPPORT, postContent } from '../harness/tickets.ts';

/** Logs in through the form; its first field has the focus from the start. */
async function logInByKeys(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox').first().waitFor();
  await page.keyboard.type(username);
  await page.keyboard.press('Enter');
  await page.locator('input[type=password]').waitFor();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await waitUntilSettled(page);
}

/** Opens a select that has the focus, types a part of the wanted option and chooses it. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, new RegExp(label));
  await page.keyboard.press('ArrowDown');
  const options = page.locator(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option, .ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-tree-title',
  );
  await options.filter({ hasText: option }).first().waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    const active = await page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .locator('.ant-select-item-option-active, .ant-select-tree-treenode-active')
      .first()
      .textContent();
    if (active?.includes(option)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('[4.15] a customer logs in, creates a ticket, reads the reply and rates it with the keyboard alone', async ({
  open,
  step,
}) => {
  const page = await open();
  const staff = await open();
  await logIn(staff, LOGINS.agent);
  await logInByKeys(page, LOGINS.customer);

  step('the form of a new ticket');
  await tabTo(page, 'تیکت جدید');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tickets\/new/);
  // the address changes before the page does
  await page.getByRole('textbox', { name: /عنوان تیکت/ }).waitFor();
  await waitUntilSettled(page);
  await pick(page, 'دپارتمان', SUPPORT);
  await pick(page, 'دسته‌بندی', 'خطای نرم‌افزار');
  const subject = `فقط با صفحه‌کلید ${Date.now()}`;
  await tabTo(page, /عنوان تیکت/);
  await page.keyboard.type(subject);
  await tabTo(page, /^متن/);
  await page.keyboard.type('بدون موشواره نوشته شده است.');
  step('the focus leaves the editor, and the ticket is sent');
  await tabTo(page, 'ارسال تیکت');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tickets\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByRole('log').getByText('بدون موشواره').waitFor();

  step('the reply, and the rating');
  await postContent(staff, id, 'message', '<p>پاسخ شما آماده است.</p>', 'close');
  await page.getByRole('log').getByText('پاسخ شما آماده است.').waitFor();
  await page.getByRole('radio', { name: 'کاملاً راضی' }).waitFor();
  await tabTo(page, /راضی/);
  for (let presses = 0; presses < 5 && (await focusStopOf(page))?.name !== 'کاملاً راضی'; presses += 1)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await tabTo(page, 'ثبت');
  await page.keyboard.press('Enter');
  await page.getByText('از ثبت نظر شما سپاسگزاریم').first().waitFor();
  assert.equal((await readTicket(staff, id)).data.satisfaction, 5);
});

test('[4.15] an employee moves through the list, writes a note, replies and closes with the keyboard alone; dialogs keep the focus and return it', async ({
  open,
  step,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const subject = `برای صفحه‌کلید ${Date.now()}`;
  const { id } = await fileTicket(customer, subject);
  const page = await open();
  await logInByKeys(page, LOGINS.agent);

  step('the skip link skips the menu');
  await page.goto('/');
  await waitUntilSettled(page);
  await page.keyboard.press('Tab');
  assert.equal((await focusStopOf(page))?.name, 'رفتن به محتوای اصلی');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'hd-main');

  step('the palette');
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('لیست تیکت');
  await page
    .getByRole('option', { name: /لیست تیکت‌ها/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tickets/);
  await page.getByRole('heading', { level: 1, name: 'لیست تیکت‌ها' }).waitFor();
  await waitUntilSettled(page);

  step('bell and filters open, keep the focus, and return it');
  await tabTo(page, /اعلان/);
  await page.keyboard.press('Enter');
  await page.getByText('اعلان‌های ۷ روز گذشته').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('اعلان‌های ۷ روز گذشته').waitFor({ state: 'detached' });
  await waitForFocus(page, /اعلان/);
  await tabTo(page, /^فیلتر/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    assert.ok(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
      'the focus left the open drawer',
    );
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForFocus(page, /^فیلتر/);

  step('J and K move through the list, Enter opens');
  await page.goto(`/tickets?view=all&s=${encodeURIComponent(subject)}`);
  // the initial page shows the row before any code handles keys
  await page.locator('#root').getByRole('link', { name: subject }).waitFor();
  await page.keyboard.press('KeyJ');
  assert.equal((await focusStopOf(page))?.name, subject);
  await page.keyboard.press('KeyK');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/tickets/${id}`));
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();

  step('a note and a reply');
  await page.keyboard.press('KeyN');
  await page.locator('.hd-composer-note [contenteditable=true]:focus').waitFor();
  await page.keyboard.type('نوشته‌ای برای همکاران');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log').getByText('نوشته‌ای برای همکاران').waitFor();
  await tabTo(page, 'بستن تیکت');
  await page.keyboard.press('KeyR');
  await page.locator('.hd-composer:not(.hd-composer-note) [contenteditable=true]:focus').waitFor();
  await page.keyboard.type('پاسخی برای شما');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log').getByText('پاسخی برای شما').waitFor();

  step('Escape leaves the closing dialog, Enter closes');
  await tabTo(page, 'بستن تیکت');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForFocus(page, /^بستن تیکت$/);
  assert.notEqual((await readTicket(page, id)).data.status, 4);
  await page.keyboard.press('KeyE');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('تیکت بسته شد').first().waitFor();
  assert.equal((await readTicket(page, id)).data.status, 4);
});

test('[4.15] a question is answered with Enter for yes and Escape for no', async ({ open, step }) => {
  const page = await open();
  await logIn(page, LOGINS.customer);
  const { id } = await fileTicket(page, `پرسش ${Date.now()}`);
  await page.goto(`/tickets/${id}`);
  await waitUntilSettled(page);
  for (const [key, status] of [
    ['Escape', 0],
    ['Enter', 4],
  ] as const) {
    step(`${key} on the question`);
    await tabTo(page, 'بستن تیکت');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press(key);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    if (key === 'Enter') await page.getByText('تیکت بسته شد').first().waitFor();
    assert.equal((await readTicket(page, id)).data.status, status);
  }
});

const modules = await readModules();

const EDITIONS: [string, Viewer][] = [
  ['a visitor', 'visitor'],
  ['the desk', 'departmentAdmin'],
  ['a full admin', 'fullAdmin'],
  ['a customer', 'customer'],
];

for (const [whose, viewer] of EDITIONS) {
  test(`every focusable element has a name and a focus ring and is inside the window, and the focus can leave every page: ${whose}`, async ({
    open,
    step,
  }) => {
    const page = await open();
    if (viewer !== 'visitor') await logIn(page, LOGINS[viewer]);
    const found: string[] = [];
    for (const module of modules) {
      for (const screen of await screensOf(page, module, viewer)) {
        if (!screen.also?.includes('keyboard')) continue;
        step(`Tab through ${screen.name}`);
        await openScreen(page, screen);
        found.push(...(await checkTabStops(page)).map((stop) => `${screen.name}: ${stop}`));
      }
    }
    assert.deepEqual(found, []);
  });
}
