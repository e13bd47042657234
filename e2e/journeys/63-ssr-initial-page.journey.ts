import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { openInitialPage } from '../harness/screens.ts';
import { logIn } from '../harness/session.ts';

const VIEW = '#hamyar-ssr';
/** Layout shift score that the browser's developer tools show as 0. */
const NO_SHIFT = 0.0005;

const EDITIONS = [
  ['agent', 'staff', '.hd-ticket-row'],
  ['customer', 'customer', '.hd-my-ticket'],
] as const;

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        kept.shifted += (entry as PerformanceEntry & { value: number }).value;
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [login, edition, row] of EDITIONS) {
  test(`the first list can be read before any script has run, ${edition} edition`, async ({ open }) => {
    const page = await open({ tolerate: [/Failed to load resource/] });
    await logIn(page, login);
    await page.route('**/*.js', (route) => route.abort());
    await openInitialPage(page, '/tickets');
    await page.locator(`${VIEW} ${row}`).first().waitFor();
    const address = await page.locator(`${VIEW} ${row} a`).first().getAttribute('href');
    assert.match(address ?? '', /^\/tickets\/\d+/);
    assert.equal(await page.locator(VIEW).getAttribute('aria-busy'), 'true');
    assert.equal(await page.locator('[style]').count(), 0, 'styles that the policy refuses');
  });

  test(`the application continues in the initial page without requesting the list again and without a layout shift, ${edition} edition`, async ({
    open,
    step,
  }) => {
    const page = await open();
    await logIn(page, login);
    await watchShifts(page);
    step('the page is opened with a warm cache');
    await page.goto('/tickets');
    await page.locator(`#root ${row}`).first().waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.reload();
    const first = await page.locator(row).first().elementHandle();
    await page.locator(VIEW).waitFor({ state: 'detached' });
    await page.locator(`#root ${row}`).first().waitFor();
    assert.ok(await first?.evaluate((element) => element.isConnected), 'the rows were drawn again');
    await page.evaluate(() => document.fonts.ready);
    assert.deepEqual(
      calls.filter((path) => path === '/api/ticket' || path === '/api/ticketCounters'),
      [],
    );
    const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
    assert.ok(shifted < NO_SHIFT, `shifted by ${shifted}`);
  });
}

test('a button that is pressed before any code is there works as soon as it is', async ({ open }) => {
  const page = await open();
  await logIn(page, 'agent');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await openInitialPage(page, '/tickets');
  await page.locator(`${VIEW} .hd-top-search`).click({ noWaitAfter: true });
  assert.equal(await page.getByRole('combobox').count(), 0);
  release();
  await page.getByRole('combobox').waitFor();
});
