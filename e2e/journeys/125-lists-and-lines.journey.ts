import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';

/** How far the page, or the table in it, is scrolled. */
const scrolledTo = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.getElementById('hd-main'), document.querySelector('.hd-table-scroll')].map(
        (box) => box?.scrollTop ?? 0,
      ),
    ),
  );

test('[2.15] Back shows the rows of a table where they were, whatever scrolls them', async ({ open, step }) => {
  const page = await open();
  await page.setViewportSize({ width: 1440, height: 600 });
  await logIn(page, LOGINS.fullAdmin);
  for (const [list, other] of [
    ['/customers?perPage=50', '/tickets'],
    ['/tickets?layout=table&view=all&perPage=50', '/customers'],
  ] as const) {
    step(`the rows of ${list} are scrolled`);
    await page.goto(list);
    await page.locator('.hd-table tbody tr[data-key]').nth(20).waitFor();
    await waitUntilSettled(page);
    await page.locator('.hd-table tbody tr[data-key]').nth(3).hover();
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(
      () =>
        (document.getElementById('hd-main')?.scrollTop ?? 0) >= 500 ||
        (document.querySelector('.hd-table-scroll')?.scrollTop ?? 0) >= 500,
    );
    await waitUntilSettled(page);
    const before = await scrolledTo(page);

    step('a row and back');
    const rows = page.locator('.hd-table tbody tr[data-key]');
    await page
      .locator(`nav a[href="${other}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname === other);
    await waitUntilSettled(page);
    await page.goBack();
    await rows.nth(20).waitFor();
    await waitUntilSettled(page);
    const after = await scrolledTo(page);
    assert.ok(Math.abs(after - before) < 60, `at ${after} instead of ${before}`);
  }
});

test('[decisions 2.3] the table says by which column it is sorted, and cuts neither a status, a time nor a head', async ({
  open,
  step,
}) => {
  const page = await open();
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, LOGINS.fullAdmin);
  await page.goto('/tickets?layout=table&view=open');
  await page.locator('.hd-table tbody tr[data-key]').first().waitFor();
  await waitUntilSettled(page);

  step('the default order has its arrow');
  assert.equal(await page.locator('.hd-table th[aria-sort="ascending"]').innerText(), 'در انتظار پاسخ');

  step('the widths');
  const { cut, widths } = await page.locator('.hd-table').evaluate((table) => ({
    cut: [...table.querySelectorAll<HTMLElement>('th, th button, td:has(.hd-status), td:has(.hd-deadline)')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth && getComputedStyle(cell).overflowX !== 'visible')
      .map(({ textContent }) => textContent),
    widths: [...table.querySelectorAll<HTMLElement>('th')].map(({ offsetWidth }) => offsetWidth),
  }));
  assert.deepEqual(cut, []);
  const subject = await page
    .getByRole('columnheader', { name: 'عنوان تیکت' })
    .evaluate((head) => (head as HTMLElement).offsetWidth);
  assert.equal(subject, Math.max(...widths));
});

test('[decisions 2.3 Row] a waiting row shows its number and how long it waits, on narrow desks too', async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, LOGINS.fullAdmin);
  for (const width of [1440, 1280, 1100]) {
    step(`${width} px`);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tickets?view=open');
    const row = page.locator('.hd-ticket-row:has(.hd-deadline)').first();
    await row.waitFor();
    await waitUntilSettled(page);
    const boxes = await row.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return ['.hd-ticket-row-end > bdi', '.hd-deadline'].map((part) => {
        const { left, right, width: own } = element.querySelector(part)!.getBoundingClientRect();
        return { own, inside: left >= box.left && right <= box.right };
      });
    });
    for (const { own, inside } of boxes) assert.ok(own > 30 && inside, JSON.stringify(boxes));
  }
});
