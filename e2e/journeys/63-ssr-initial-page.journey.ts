import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { openInitialPage } from '../harness/screens.ts';
import { logIn } from '../harness/session.ts';
import { fileTicket } from '../harness/tickets.ts';

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

/** No script of the application arrives before it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
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
  const release = await holdScripts(page);
  await openInitialPage(page, '/tickets');
  await page.locator(`${VIEW} .hd-top-search`).click({ noWaitAfter: true });
  assert.equal(await page.getByRole('combobox').count(), 0);
  release();
  await page.getByRole('combobox').waitFor();
});

test('a link that is clicked before any code is there is followed by the browser', async ({ open }) => {
  for (const [login, , row] of EDITIONS) {
    const page = await open();
    await logIn(page, login);
    await holdScripts(page);
    await openInitialPage(page, '/tickets');
    const link = page.locator(`${VIEW} ${row}`).first().locator('xpath=descendant-or-self::a[@href]').first();
    const path = await link.getAttribute('href');
    await link.click({ noWaitAfter: true });
    // the scripts of the next page are held back too
    await page.waitForURL((url) => url.pathname + url.search === path, { waitUntil: 'commit' });
  }
});

/** Browsers that have little in common: width, theme, density, folded menu, time zone, and how far the clock is wrong. */
const BROWSERS = [
  { width: 1440, theme: 'light', timezoneId: 'Asia/Tehran', wrongBy: 0, cookies: {} },
  { width: 390, theme: 'dark', timezoneId: 'Asia/Tehran', wrongBy: 0, cookies: {} },
  {
    width: 1440,
    theme: 'dark',
    timezoneId: 'America/New_York',
    wrongBy: 86_400_000,
    cookies: { hamyar_rail: 'icons', hamyar_density: 'compact' },
  },
  { width: 390, theme: 'light', timezoneId: 'Asia/Tokyo', wrongBy: -7_200_000, cookies: {} },
] as const;

/** Pages with an initial page, and an element that stays when React continues in it. */
const PAGES = [
  ['agent', '/tickets', '.hd-ticket-row'],
  ['agent', '/tickets?view=all', '.hd-ticket-row'],
  // the code of the table is loaded later
  ['agent', '/tickets?view=all&layout=table', 'main h1'],
  ['customer', '/tickets', '.hd-my-ticket'],
  ['customer', '/tickets?s=%D9%87', 'main h1'],
] as const;

for (const { width, theme, timezoneId, wrongBy, cookies } of BROWSERS) {
  test(`the application renders what the server has rendered, whatever the browser: ${width} px, ${theme}, ${timezoneId}`, async ({
    open,
    step,
  }) => {
    for (const login of ['agent', 'customer'] as const) {
      const page = await open({ viewport: { width, height: 844 }, timezoneId });
      await logIn(page, login);
      const domain = '127.0.0.1';
      for (const [name, value] of Object.entries({ hamyar_theme: theme, ...cookies }))
        await page.context().addCookies([{ name, value, domain, path: '/' }]);
      await page.clock.setSystemTime(Date.now() + wrongBy);
      await watchShifts(page);
      for (const [, path, element] of PAGES.filter(([who]) => who === login)) {
        step(`${login} ${path}`);
        await openInitialPage(page, path);
        const first = await page.locator(element).first().elementHandle();
        await page.locator(VIEW).waitFor({ state: 'detached' });
        assert.ok(await first?.evaluate((one) => one.isConnected), `${path} was drawn again`);
        const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
        assert.ok(shifted < NO_SHIFT, `${path} shifted by ${shifted}`);
      }
    }
  });
}

/** Families of the fonts with which the browser draws an element. */
async function fontsOf(page: Page, element: Locator): Promise<string[]> {
  await element.evaluate((node) => Object.assign(globalThis, { asked: node }));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await cdp.send('DOM.getDocument');
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'asked' });
  const { nodeId } = await cdp.send('DOM.requestNode', { objectId: result.objectId! });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'of the device'));
}

test('[decisions 2.0] digits are Persian from the first frame, also while no font has arrived', async ({
  open,
  step,
}) => {
  const number = String(Date.now());
  const subject = `سفارش ${number}`;
  const customer = await open();
  await logIn(customer, 'customer');
  await fileTicket(customer, subject);
  const page = await open({ tolerate: [/Failed to load resource/] });
  await logIn(page, 'agent');
  await watchShifts(page);
  await page.route('**/*.woff2', (route) => route.abort());
  const release = await holdScripts(page);
  // the only row, so that nothing has to be scrolled
  await openInitialPage(page, `/tickets?view=all&s=${number}`);
  const drawnWith = async (part: string) =>
    (await fontsOf(page, page.locator(part).locator('.hd-ticket-row-subject', { hasText: subject }))).sort();
  step('before any script but that of the page has run');
  // the letters are those of the device: no file has come
  assert.deepEqual(await drawnWith(VIEW), ['Vazirmatn', 'of the device']);
  step('when the application has continued in it');
  release();
  await page.locator('#root').waitFor({ state: 'attached' });
  assert.deepEqual(await drawnWith('#root'), ['Vazirmatn', 'of the device']);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  assert.ok(shifted < NO_SHIFT, `shifted by ${shifted}`);
});
