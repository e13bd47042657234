import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { journey } from '../harness/journey.ts';
import { root } from '../harness/product.ts';
import { logInByForm, LOGINS } from '../harness/session.ts';

const MODULE = join(root, 'dist/m/tickets');
const AWAY = join(root, 'dist/m/.tickets-away');

journey(
  'a module whose files are gone shows its card while the shell and the other modules live, and "try again" brings it back without a reload',
  async ({ open, step }) => {
    const page = await open({ tolerate: [/tickets/, /ERR_ABORTED/, /Failed to load/, /Loading chunk/, /preload/] });
    renameSync(MODULE, AWAY);
    try {
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

      step('the shell lives');
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
    } finally {
      renameSync(AWAY, MODULE);
    }
    step('try again');
    await page.getByRole('button', { name: 'تلاش دوباره' }).first().click();
    await page.getByRole('main').getByRole('link').first().waitFor({ timeout: 120_000 });
    assert.equal(await page.locator('html').getAttribute('data-same-document'), 'yes', 'without a reload');
  },
);
