import assert from 'node:assert/strict';
import { axe } from '../harness/axe.ts';
import { test } from '../harness/fixtures.ts';

test('[1.3, 2.25] a visitor gets the customer edition: a Persian login, right to left, with title, favicon and version', async ({
  open,
  step,
}) => {
  const page = await open();
  step('any address redirects to the login page');
  await page.goto('/tickets?status=0');
  await page.waitForURL(/\/login\?next=/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'fa');
  assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.ok((await page.title()).length > 0);
  assert.ok(await page.locator('link[rel~="icon"]').count(), 'a favicon');
  await page.getByText('نسخهٔ').first().waitFor();

  step('no code of the product is loaded before the login');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  assert.ok(
    scripts.length > 0 && scripts.every((src) => new URL(src).pathname.startsWith('/s/customer/')),
    scripts.join(),
  );
  assert.deepEqual(await axe(page), []);
});
