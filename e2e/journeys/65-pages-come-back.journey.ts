import assert from 'node:assert/strict';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';

const FAILED = 'مشکلی در سیستم رخ داده است';

test('[2.24] a page that failed while the database was away is shown by itself when it is back, to visitors too', async ({
  open,
  step,
}) => {
  const page = await open({ tolerate: [/status of 503/] });
  await page.goto('/kb');
  await waitUntilSettled(page);
  let away = true;
  await page.route(
    (url) => url.pathname.startsWith('/api/kb'),
    async (route) => {
      if (!away) return route.continue();
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        json: { status: 'SERVER_ERROR', code: 'DATABASE_AWAY', message: 'پایگاه داده موقتاً در دسترس نیست.' },
      });
    },
  );

  step('an article that is opened now is the page of the error');
  await page.locator(`a[href^="/kb/articles/"]`).first().click();
  await page.getByRole('heading', { name: FAILED }).waitFor();
  const address = page.url();

  step('nobody presses anything, and the article comes');
  away = false;
  await page.locator('article, main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('heading', { name: FAILED }).waitFor({ state: 'detached' });
  assert.equal(page.url(), address);
});
