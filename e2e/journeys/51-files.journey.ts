import assert from 'node:assert/strict';
import { fileDelete, fileStore, fileUpdate } from '@hamyar/contracts/files';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';
import { answer } from '../harness/forms.ts';
import { pngFile } from '../harness/files.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { apiCall, logIn, LOGINS } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

const PART_BYTES = 4_194_304;
/** Three parts, the last one shorter. */
const film = { name: 'فیلم آموزشی.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(9_000_000, 5) };

const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const uploads = (page: Page) => page.locator('.files-uploads');

/** Selects a file and opens its details, which have no room next to the rows on a phone. */
async function openDetails(page: Page, name: string, narrow: boolean): Promise<void> {
  await option(page, name).click();
  if (narrow) await page.getByRole('toolbar').getByRole('button', { name: 'جزئیات' }).click();
  await page.getByRole('heading', { name, level: 3 }).waitFor();
}

async function closeDetails(page: Page, narrow: boolean): Promise<void> {
  if (!narrow) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('[2.70] a folder that is open in two browsers shows what the other adds, renames, moves and deletes', async ({
  open,
  step,
}) => {
  const mine = await open();
  const theirs = await open();
  await logIn(mine, LOGINS.fullAdmin);
  await logIn(theirs, LOGINS.agent);
  const name = `مشترک ${Date.now()}`;
  const parent = (await apiCall(mine, fileStore, { name, parent_id: null, visibility: 'staff' })).data;
  await theirs.goto(`/attachments?parent_id=${parent.id}`);
  await theirs.getByText('موردی پیدا نشد').waitFor();
  step('a folder is added');
  const inner = (await apiCall(mine, fileStore, { name: 'یک', parent_id: parent.id })).data;
  await option(theirs, /^یک/).waitFor();
  step('renamed');
  const renamed = (await apiCall(mine, fileUpdate, { id: inner.id, name: 'دو' })).data;
  await option(theirs, /^دو/).waitFor();
  assert.equal(await option(theirs, /^یک/).count(), 0);
  step('moved away, and back');
  await apiCall(mine, fileUpdate, { id: inner.id, parent_id: null, name: `${name} دو`, version: renamed.version });
  await theirs.getByText('موردی پیدا نشد').waitFor();
  await apiCall(mine, fileUpdate, { id: inner.id, parent_id: parent.id });
  await option(theirs, /دو/).waitFor();
  step('and deleted');
  await apiCall(mine, fileDelete, { id: inner.id });
  await theirs.getByText('موردی پیدا نشد').waitFor();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const narrow = viewport.width < 800;

  test(`[2.3, 2.70, 2.72, 5.25, 5.38, 7.29] files are kept in folders, uploaded through a lost connection and a reload, renamed, moved, shared and deleted, at ${viewport.width} px`, async ({
    open,
    step,
  }) => {
    const page = await open({
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
      tolerate: [/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/, /net::ERR_ABORTED/],
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await logIn(page, LOGINS.fullAdmin);
    const folder = `سناریو ${viewport.width}`;
    const banner = `banner-${viewport.width}.png`;
    const parts: number[] = [];
    page.on('request', (request) => {
      const number = /\/part\/(\d+)/.exec(request.url())?.[1];
      if (number) parts.push(Number(number));
    });

    step('two folders');
    await page.goto('/attachments');
    for (const name of [folder, `${folder} مقصد`]) {
      await page.getByRole('button', { name: 'پوشهٔ جدید' }).first().click();
      await page.getByRole('dialog').getByLabel('نام پوشه').fill(name);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await option(page, name).first().waitFor();
    }
    await option(page, new RegExp(`^${folder} پوشه`)).dblclick();
    await page.waitForURL(/parent_id=\d+/);
    await page.getByText('موردی پیدا نشد').waitFor();

    step('an upload that loses its connection goes on by itself');
    let lost = false;
    await page.route(/\/part\/2\b/, async (route) => {
      if (lost) return route.continue();
      lost = true;
      await page.context().setOffline(true);
      await route.abort('internetdisconnected').catch(() => undefined);
    });
    await page.getByRole('button', { name: 'بارگذاری فایل' }).click();
    await uploads(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles([pngFile(banner), film]);
    await uploads(page)
      .getByText(/ارتباط قطع است/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await uploads(page)
      .getByText(/قطع شد و برگشت؛ از قطعهٔ ۲ از ۳/)
      .waitFor();
    await uploads(page).getByText('۲ از ۲').waitFor();
    await page.unroute(/\/part\/2\b/);
    assert.deepEqual(await axe(page), []);

    step('an upload that a reload interrupts goes on when the same file is chosen again');
    const other = { ...film, name: 'second.bin', buffer: Buffer.alloc(9_000_000, 6) };
    await page.route(/\/part\/3\b/, () => undefined);
    await uploads(page).locator('input[type=file]').first().setInputFiles([other]);
    const third = page.waitForRequest(/\/part\/3\b/);
    await third;
    await page.reload();
    await page.unroute(/\/part\/3\b/);
    const waiting = uploads(page).getByRole('listitem').filter({ hasText: 'second.bin' });
    await waiting.getByText(/همین فایل را دوباره انتخاب کنید/).waitFor();
    parts.length = 0;
    await waiting.locator('input[type=file]').setInputFiles([other]);
    await uploads(page).getByText('۱ از ۱').waitFor();
    assert.deepEqual(parts, [3]);
    if (narrow) await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'بستن پنل بارگذاری' }).click();
    await option(page, /second\.bin/).waitFor();

    step('rename by the keyboard');
    await option(page, /second\.bin/).click();
    await page.keyboard.press('F2');
    await page.getByRole('dialog').getByLabel('نام فایل').fill('سند.bin');
    await page.keyboard.press('Enter');
    await option(page, /سند\.bin/).waitFor();

    step('a copied address works for whoever may see the file');
    await openDetails(page, banner, narrow);
    await page.getByRole('button', { name: 'کارشناسان' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'هر کس که نشانی را دارد' }).click();
    await page.getByText('بدون ورود').waitFor();
    await page.getByRole('button', { name: 'کپی نشانی فایل' }).first().click();
    await page.getByText('کپی شد', { exact: true }).waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const visitor = await open();
    assert.equal((await visitor.request.get(address)).headers()['content-type'], 'image/png');
    await closeDetails(page, narrow);

    step('move into another folder, and back by the undo of the message');
    await option(page, /سند\.bin/).click();
    await page.getByRole('button', { name: 'انتقال به پوشهٔ…' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('treeitem', { name: `${folder} مقصد` }).click();
    await waitUntilSettled(page);
    assert.deepEqual(await axe(page), []);
    await dialog.getByRole('button', { name: 'انتقال به اینجا' }).click();
    await option(page, /سند\.bin/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'واگرد' }).click();
    await option(page, /سند\.bin/).waitFor();

    step('what a ticket uses is not deleted, and its users are named');
    const manager = page.url();
    const customer = await open();
    await logIn(customer, LOGINS.customer);
    const { id } = await fileTicket(customer, `فایل ${viewport.width}`, '<p>سلام</p>');
    await page.goto(`/tickets/${id}`);
    await page.getByRole('button', { name: 'انتخاب از فایل‌ها' }).click();
    const picker = page.getByRole('dialog', { name: 'انتخاب فایل' });
    await picker.getByRole('searchbox').fill(banner);
    await option(page, banner).click();
    await waitUntilSettled(page);
    assert.deepEqual(await axe(page), []);
    await picker.getByRole('button', { name: 'درج ۱ فایل' }).click();
    await picker.waitFor({ state: 'detached' });
    await page.getByText(banner).first().waitFor();
    await page.getByRole('button', { name: 'ارسال پاسخ', exact: true }).click();
    await page.getByRole('log').getByText(banner).waitFor();
    await page.goto(manager);
    await option(page, banner).click();
    await page.getByRole('listbox').focus();
    await page.keyboard.press('Delete');
    await answer(page, 'حذف');
    const refused = page.getByRole('dialog', { name: '۱ مورد حذف نشد' });
    await refused.getByRole('link').first().waitFor();
    await waitUntilSettled(page);
    assert.deepEqual(await axe(page), []);
    await refused.getByRole('button', { name: 'بستن' }).last().click();

    step('what nothing uses is deleted together');
    await page.getByRole('listbox').focus();
    await option(page, /سند\.bin/).click();
    await option(page, /فیلم آموزشی/).click({ modifiers: ['Control'] });
    await page.getByRole('listbox').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog', { name: '۲ مورد حذف شود؟' }).waitFor();
    await answer(page, 'حذف');
    await page.getByText('۲ مورد حذف شد').waitFor();
    assert.equal(await page.getByRole('option').count(), 1);
    assert.ok(film.buffer.length > 2 * PART_BYTES);
  });
}
