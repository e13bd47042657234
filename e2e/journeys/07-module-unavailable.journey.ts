import assert from 'node:assert/strict';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../harness/fixtures.ts';
import { readPrepared } from '../harness/prepared.ts';
import { root } from '../harness/product.ts';
import { logInByForm, LOGINS } from '../harness/session.ts';

/** A copy of the build, because the product of the other worker serves the original at the same time. */
const BUILD = join(root, '.cache/e2e-build');
const MODULE = join(BUILD, 'm/tickets');
const AWAY = join(BUILD, 'm/.tickets-away');

test('a module with missing files shows its error card while the shell and the other modules work, and "try again" loads it without a reload', async ({
  open,
  startProduct,
  step,
}) => {
  rmSync(BUILD, { recursive: true, force: true });
  cpSync(join(root, 'dist'), BUILD, { recursive: true });
  const product = await startProduct({
    entry: 'apps/server/test/copied-build-start.ts',
    env: { BUILD },
    dataDir: readPrepared().dataDir,
  });
  const page = await open({
    baseURL: product.baseUrl,
    tolerate: [/tickets/, /ERR_ABORTED/, /Failed to load/, /Loading chunk/, /preload/],
  });
  renameSync(MODULE, AWAY);
  await page.goto('/login');
  await logInByForm(page, LOGINS.fullAdmin);
  await page.waitForURL((url) => url.pathname !== '/login');
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' });
  await menu.waitFor();

  step('the card names the module, its version and a trace id');
  await page.goto('/tickets');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const card = page
    .getByRole('alert')
    .filter({ hasText: /بارگذاری نشد|خطایی رخ داد/ })
    .first();
  await card.waitFor({ timeout: 120_000 });
  assert.match(await card.innerText(), /0\.1\.0|۰\.۱\.۰/);
  assert.match(await card.innerText(), /کد پیگیری/);

  step('the shell works');
  await menu.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/tickets');

  step('another module is usable: its list, a card, and its edit form');
  await menu.getByRole('button', { name: 'مشتریان' }).click();
  await menu.getByRole('link', { name: 'کاربران' }).click();
  const customer = page
    .getByRole('main')
    .getByRole('link', { name: /\S/ })
    .and(page.locator('[href^="/customers/"]:not([href*="new"])'))
    .first();
  await customer.click();
  await page.waitForURL(/\/customers\/\d+$/);
  await page.getByRole('link', { name: 'ویرایش مشتری' }).click();
  await page.getByRole('button', { name: 'ذخیره' }).waitFor();
  const list = menu.getByRole('link', { name: 'لیست تیکت‌ها' });
  if (!(await list.isVisible())) await menu.getByRole('button', { name: 'تیکت‌ها' }).click();
  await list.click();
  await card.waitFor({ timeout: 120_000 });

  step('try again');
  renameSync(AWAY, MODULE);
  await page.getByRole('button', { name: 'تلاش دوباره' }).first().click();
  await page.getByRole('main').getByRole('link').first().waitFor({ timeout: 120_000 });
  assert.equal(await page.locator('html').getAttribute('data-same-document'), 'yes', 'without a reload');
});
