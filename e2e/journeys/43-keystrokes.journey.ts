import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { openInitialPage, waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, openFirstTicket } from '../harness/tickets.ts';
import { holdCode, typeFast } from '../harness/typing.ts';

/** Half of all replies begin like this; every letter of it is a shortcut somewhere. */
const GREETING = 'با سلام، salam rest nafe';

/** The browser is never idle, so the editor is not loaded ahead of the key that asks for it. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
}

const isDialogOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role=dialog]:not(.hd-palette), [role=alertdialog]') !== null);

/** The text box or the editor of a ticket: `text` or its lines. */
const replyText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const editor = document.querySelector<HTMLElement>('.hd-composer [contenteditable=true]');
    if (!editor) return document.querySelector<HTMLTextAreaElement>('.hd-composer textarea')?.value ?? '';
    return [...editor.querySelectorAll('p')].map((line) => line.textContent).join('\n');
  });

const editor = (page: Page): Locator => page.locator('.hd-composer [contenteditable=true]');

for (const how of ['Ctrl+K', 'a click on its button'] as const) {
  test(`the palette receives every key that follows ${how}, before its code is there`, async ({ open, step }) => {
    const page = await open();
    await openFirstTicket(page);
    const held = await holdCode(page);
    if (how === 'Ctrl+K') await page.keyboard.press('Control+KeyK');
    else await page.locator('.hd-top-search').click({ noWaitAfter: true });
    await typeFast(page, GREETING);
    const field = page.getByRole('combobox');
    assert.equal(await field.inputValue(), GREETING);
    assert.equal(await isDialogOpen(page), false);
    await held.isAskedFor();

    step('what is found comes later, and the field keeps text and focus');
    held.release();
    await field.fill('لیست تیکت');
    await page
      .getByRole('option', { name: /لیست تیکت‌ها/ })
      .first()
      .waitFor();
    assert.ok(await field.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Escape');
    assert.equal(await replyText(page), '');
  });
}

for (const how of ['R', 'a double click'] as const) {
  test(`a reply receives every key that follows ${how}, before the editor is there, and after it`, async ({
    open,
    step,
  }) => {
    const customer = await open();
    await logIn(customer, LOGINS.customer);
    const { id } = await fileTicket(customer, `تایپ تند ${Date.now()}`);
    const page = await open();
    await logIn(page, LOGINS.agent);
    await neverIdle(page);
    await page.goto(`/tickets/${id}`);
    await page.getByRole('log').waitFor();
    await waitUntilSettled(page);
    const held = await holdCode(page);
    const box = page.getByRole('textbox', { name: 'متن پاسخ' });
    const room = () => page.locator('.hd-composer').first().boundingBox();
    const before = await room();
    if (how === 'R') await page.keyboard.press('KeyR');
    else await box.dblclick();
    await typeFast(page, GREETING);
    assert.equal(await replyText(page), GREETING);
    assert.equal(await editor(page).count(), 0);
    await held.isAskedFor();

    step('the editor comes while somebody types');
    held.release();
    const more = ' and on and on and on and on and on and on and on and on and on and on'.repeat(2);
    await typeFast(page, more);
    await editor(page).waitFor();
    await typeFast(page, ' end');
    assert.equal(await replyText(page), `${GREETING}${more} end`);
    assert.equal(await isDialogOpen(page), false);
    await page.keyboard.press('Control+KeyA');
    await page.keyboard.press('Delete');
    assert.deepEqual(await room(), before);

    step('Escape leaves, the text stays, and single keys work again; R comes back each time');
    await typeFast(page, GREETING);
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'log');
    await page.keyboard.press('KeyJ');
    assert.match(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href), /\/tickets\/\d+/);
    for (let round = 0; round < 2; round += 1) {
      await page.keyboard.press('KeyR');
      await typeFast(page, ' rest');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    assert.equal(await replyText(page), `${GREETING} rest rest`);

    step('also with the draft that a reload restores');
    await page.reload();
    await page.getByRole('log').waitFor();
    await editor(page).getByText(GREETING).waitFor();
    await page.keyboard.press('KeyR');
    await typeFast(page, ' nafe');
    assert.equal(await replyText(page), `${GREETING} rest rest nafe`);
    assert.equal(await isDialogOpen(page), false);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText(`${GREETING} rest rest nafe`).waitFor();
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a customer’s reply receives every key that follows a click, at ${viewport.width} px`, async ({
    open,
    step,
  }) => {
    const page = await open({ viewport });
    await logIn(page, LOGINS.customer);
    const { id } = await fileTicket(page, `پاسخ تند ${Date.now()}`);
    await neverIdle(page);
    await page.goto(`/tickets/${id}`);
    await page.getByRole('log').waitFor();
    await waitUntilSettled(page);
    const held = await holdCode(page);
    await page.getByRole('textbox', { name: 'متن پاسخ' }).click();
    await typeFast(page, 'هنوز خطا دارم');
    assert.equal(await replyText(page), 'هنوز خطا دارم');
    await held.isAskedFor();

    step('the editor goes on with it, and it is sent whole');
    held.release();
    await editor(page).waitFor();
    await typeFast(page, '، لطفاً');
    assert.equal(await replyText(page), 'هنوز خطا دارم، لطفاً');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('هنوز خطا دارم، لطفاً', { exact: true }).waitFor();
  });
}

test('the search of a list receives every key from the first paint, before any code of the page is there', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.agent);
  const held = await holdCode(page);
  step('the initial page of the server');
  await openInitialPage(page, '/tickets?view=all');
  await page.locator('#hamyar-ssr [data-list-search]').click();
  await typeFast(page, 'salam rest');
  assert.equal(await page.locator('#hamyar-ssr [data-list-search]').inputValue(), 'salam rest');

  step('the application goes on in its own field');
  held.release();
  await page.locator('#hamyar-ssr').waitFor({ state: 'detached' });
  await typeFast(page, ' nafe');
  const field = page.locator('#root [data-list-search]');
  assert.equal(await field.inputValue(), 'salam rest nafe');
  assert.equal(await isDialogOpen(page), false);
  await page.waitForURL(/[?&]s=salam/);

  step('the key / asks for it too');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Slash');
  await typeFast(page, 'fajr');
  assert.equal(await field.inputValue(), 'fajr');
});

test('single keys are dead while a dialog is being opened', async ({ open }) => {
  const page = await open();
  await openFirstTicket(page);
  const held = await holdCode(page);
  await page.keyboard.press('KeyF');
  await typeFast(page, 'rest');
  await held.isAskedFor();
  held.release();
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  // its first field looks for a filter
  const field = drawer.getByRole('searchbox').first();
  await expect(field).toHaveValue('rest');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  assert.equal(await replyText(page), '');
  assert.equal(await isDialogOpen(page), false);
});
