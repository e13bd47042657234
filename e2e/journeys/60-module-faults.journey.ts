import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { test, type JourneyFixtures } from '../harness/fixtures.ts';
import { logIn } from '../harness/session.ts';

const ENTRY = /\/m\/tickets\/[^/]+\/staff\/remoteEntry\.[0-9a-f]+\.js/;
const CHUNK = /\/m\/tickets\/[^/]+\/staff\/(?!remoteEntry)[^/]+\.js$/;
// the module's own list, not the server-rendered one
const list = (page: Page) => page.locator('#root').getByRole('heading', { name: 'لیست تیکت‌ها' });
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'tickets' });

/** Opens a staff page at an address of no module: faults are set before the module is requested. */
async function openFaulty(open: JourneyFixtures['open']): Promise<Page> {
  const page = await open({ tolerate: [/.*/] });
  await logIn(page, 'agent');
  return page;
}

/** Checks that the shell works: its menu opens another page and the first one again without a page load. */
async function shellLives(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
  await page.getByRole('navigation').getByRole('link', { name: 'داشبورد' }).first().click();
  // a file that hangs may hold back the load event of the document
  await page.waitForURL('**/', { waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
}

/** ms within which a part or its error card is shown, whichever file hangs */
const CARD_WITHIN_MS = 15_000;

/** Lets files hang, checks that the error card appears in time, lets them load and tries again. */
async function recoversFromHanging(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, () => new Promise(() => {}));
  await page.goto('/tickets', { waitUntil: 'commit' });
  await page.getByRole('navigation').getByRole('link', { name: 'داشبورد' }).first().waitFor({ timeout: 60_000 });
  await card(page).waitFor({ timeout: CARD_WITHIN_MS });
  assert.equal(await page.locator('[data-failure]').getAttribute('data-failure'), 'timeout');
  await shellLives(page);
  // the next visit asks again, and the card comes in time again
  await card(page).waitFor({ timeout: CARD_WITHIN_MS });
  await page.unroute(pattern);
  await page.getByRole('button', { name: 'تلاش دوباره' }).click({ timeout: 60_000 });
  await list(page).waitFor({ timeout: 60_000 });
  await neverReloaded(page);
}

const neverReloaded = async (page: Page) =>
  assert.equal(await page.evaluate(() => (window as { marked?: boolean }).marked), true, 'the page was loaded again');

/** Produces a permanent fault, checks the error card, removes the fault and tries again. */
async function recovers(
  page: Page,
  pattern: RegExp,
  fault: (route: Route) => Promise<unknown>,
  kind: string,
): Promise<void> {
  await page.route(pattern, fault);
  await page.goto('/tickets');
  await card(page).waitFor({ timeout: 120_000 });
  assert.equal(await page.locator('[data-failure]').getAttribute('data-failure'), kind);
  const text = await card(page).innerText();
  assert.match(text, /0\.1\.0/, 'the card names the version');
  await shellLives(page);
  await card(page).waitFor({ timeout: 120_000 });
  // a fault may still be answering another request of the page
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await list(page).waitFor({ timeout: 120_000 });
  await neverReloaded(page);
}

const STYLE = /\/m\/tickets\/[^/]+\/staff\/[^/]+\.css$/;

const refuse = (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' });
const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>login' });
const tamper = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
};

test('the shell works when the entry of a module is refused, and the module recovers without a reload', async ({
  open,
}) => {
  await recovers(await openFaulty(open), ENTRY, refuse, 'network');
});

test('an entry that is an HTML page instead of code is distinguished from a network failure', async ({ open }) => {
  await recovers(await openFaulty(open), ENTRY, html, 'not-javascript');
});

test('one changed byte in the entry of a module refuses it; the correct file is accepted again', async ({ open }) => {
  await recovers(await openFaulty(open), ENTRY, tamper, 'integrity');
});

test('one changed byte in a chunk refuses the part; the correct file is accepted again', async ({ open }) => {
  await recovers(await openFaulty(open), CHUNK, tamper, 'integrity');
});

test('a chunk that fails twice is fetched again without an error card', async ({ open }) => {
  const page = await openFaulty(open);
  let refusals = 0;
  await page.route(CHUNK, (route) => {
    refusals += 1;
    return refusals <= 2 ? refuse(route) : route.continue();
  });
  await page.goto('/tickets');
  await list(page).waitFor({ timeout: 120_000 });
  assert.ok(refusals >= 2);
});

test('an entry that hangs is requested again under a new address', async ({ open }) => {
  const page = await openFaulty(open);
  const urls: string[] = [];
  await page.route(ENTRY, async (route) => {
    urls.push(route.request().url());
    // the plain address never answers; requests of a retry pass
    if (route.request().url().includes('again=')) await route.continue();
  });
  await page.goto('/tickets', { waitUntil: 'commit' });
  await list(page).waitFor({ timeout: 120_000 });
  assert.ok(urls.some((url) => url.includes('again=')));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a module that needs a newer shell is refused before any of its code runs', async ({ open }) => {
  const page = await openFaulty(open);
  let asked = 0;
  await page.route(ENTRY, (route) => {
    // the page itself preloads the entry; what matters is that it is never run
    asked += 1;
    return route.continue();
  });
  await page.route('**/tickets', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(
        '"container":"tickets',
        '"refused":"tickets needs ^9.0.0","container":"tickets',
      ),
    });
  });
  await page.goto('/tickets');
  await card(page).waitFor({ timeout: 120_000 });
  assert.equal(await page.locator('[data-failure]').getAttribute('data-failure'), 'version');
  assert.ok(asked <= 1);
  const retry = page.getByRole('button', { name: 'تلاش دوباره' });
  assert.equal(await retry.count(), 0, 'no button promises what it cannot do');
  await shellLives(page);
  await card(page).waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('[data-failure]').getAttribute('data-failure'), 'version');
});

test('a crash of a screen affects only its module, and "try again" recovers it', async ({ open }) => {
  const page = await openFaulty(open);
  const API = /\/api\/ticket\?/;
  await page.route(API, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: '{"status":"OK","data":{"length":3},"currentPage":1,"totalPages":1,"total":3,"perPage":25}',
    }),
  );
  await page.route('**/tickets', async (route) => {
    // the page contains a correct preloaded answer; it is removed, so that the screen requests the faulty one
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"first":\[.*\],"feed_cursor"/s, '"first":[],"feed_cursor"'),
    });
  });
  await page.goto('/tickets');
  await card(page).waitFor({ timeout: 120_000 });
  assert.equal(await page.locator('[data-failure]').getAttribute('data-failure'), 'render');
  await shellLives(page);
  await card(page).waitFor({ timeout: 120_000 });
  await page.unroute(API);
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await list(page).waitFor({ timeout: 120_000 });
  await neverReloaded(page);
});

test('one changed byte in a style sheet refuses the part; the correct file is accepted again', async ({ open }) => {
  await recovers(await openFaulty(open), STYLE, tamper, 'integrity');
});

test('a style sheet that hangs leads to the error card in time, and the part recovers without a reload', async ({
  open,
}) => {
  await recoversFromHanging(await openFaulty(open), STYLE);
});

test('a chunk that hangs leads to the error card in time, and the part recovers without a reload', async ({ open }) => {
  await recoversFromHanging(await openFaulty(open), CHUNK);
});

test('an entry that hangs at every address leads to the error card in time, and the module recovers', async ({
  open,
}) => {
  await recoversFromHanging(await openFaulty(open), ENTRY);
});

test('an entry that throws while it is evaluated runs again after "try again"', async ({ open }) => {
  const page = await openFaulty(open);
  await page.route('**/tickets', async (route) => {
    // without its hash the changed file is evaluated, like a correct file with a bug
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"sha384-[^"]+"/g, '""') });
  });
  const throwing = (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("boom")' });
  await recovers(page, ENTRY, throwing, 'init');
});
