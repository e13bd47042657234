import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { damagingProxy, type Damage } from '../harness/damaging-proxy.ts';
import { test, type JourneyFixtures } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS, type Login } from '../harness/session.ts';

/** A page of the product, and what is there when its application runs. */
interface Opened {
  name: string;
  login?: Login;
  path: string;
  running(page: Page): Locator;
}

const STAFF: Opened = {
  name: 'staff',
  login: LOGINS.fullAdmin,
  path: '/tickets?view=all',
  running: (page) => page.locator('#root .hd-ticket-row').first(),
};
const PAGES: readonly Opened[] = [
  STAFF,
  {
    ...STAFF,
    name: 'staff, without an initial page',
    path: '/editProfile',
    running: (page) => page.locator('#root h1'),
  },
  { name: 'customer', login: LOGINS.customer, path: '/', running: (page) => page.locator('#root h1') },
  { name: 'login', path: '/login', running: (page) => page.getByRole('textbox').first() },
];
const DAMAGES: readonly Damage[] = ['byte', 'html', 'half'];
const CODE = /^\/[ms]\/.*\.(js|css)$/;
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'بخشی از برنامه بارگذاری نشد' });

async function openThrough(open: JourneyFixtures['open'], baseURL: string, { login }: Opened): Promise<Page> {
  const page = await open({ tolerate: [/.*/], baseURL });
  if (login) await logIn(page, login);
  return page;
}

/** How often the page has begun. */
function countBeginnings(page: Page): { count: number } {
  const begun = { count: 0 };
  page.on('domcontentloaded', () => {
    begun.count += 1;
  });
  return begun;
}

/** Every sheet that the page names applies. */
const allSheetsApply = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  );

for (const opened of PAGES)
  test(`[4.19] the application (${opened.name}) starts although all of its files came damaged and the browser has stored them`, async ({
    open,
    product,
    step,
  }) => {
    for (const damage of DAMAGES) {
      step(damage);
      let damaged = 0;
      let begun = 0;
      const proxy = await damagingProxy(product.baseUrl, ({ path, anew }) => {
        if (path === opened.path) begun += 1;
        // the network is in order for what is requested past the store, and when the page begins anew
        if (!CODE.test(path) || anew || begun > 1) return undefined;
        damaged += 1;
        return damage;
      });
      const page = await openThrough(open, proxy.url, opened);
      await page.goto(opened.path, { waitUntil: 'commit' });
      await opened.running(page).waitFor();
      await allSheetsApply(page);
      assert.ok(damaged > 1, `${damaged} files were damaged`);
      assert.equal(begun, 2, 'the page has begun anew once');
      assert.equal(await card(page).count(), 0);
      await page.context().close();
      proxy.close();
    }
  });

test('[4.19] the application starts whichever file that the page names came damaged', async ({
  open,
  product,
  step,
}) => {
  for (const opened of [STAFF, PAGES[3]!]) {
    const whole = await openThrough(open, product.baseUrl, opened);
    await whole.goto(opened.path);
    const html = await (await whole.request.get(opened.path)).text();
    const head = [...html.matchAll(/(?:src|href)="(\/[ms]\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
    const files = [...new Set(head)];
    assert.ok(files.length >= 2, files.join());
    for (const file of files) {
      step(file);
      let damaged = false;
      const proxy = await damagingProxy(product.baseUrl, ({ path }) => {
        if (damaged || path !== file) return undefined;
        damaged = true;
        return 'byte';
      });
      const page = await openThrough(open, proxy.url, opened);
      await page.goto(opened.path, { waitUntil: 'commit' });
      await opened.running(page).waitFor();
      await allSheetsApply(page);
      assert.ok(damaged);
      assert.equal(await page.locator('[data-failure]').or(card(page)).count(), 0);
      await page.context().close();
      proxy.close();
    }
  }
});

test('[4.19] a file that stays damaged is said calmly below the page that the server has drawn, without reloads without end; «try again» brings the application when the file is right', async ({
  open,
  product,
  step,
}) => {
  let broken = true;
  const proxy = await damagingProxy(product.baseUrl, ({ path }) =>
    broken && /^\/s\/staff\/platform\..*\.js$/.test(path) ? 'html' : undefined,
  );
  const page = await openThrough(open, proxy.url, STAFF);
  const begun = countBeginnings(page);
  const drawn = page.locator('#hamyar-ssr .hd-ticket-row').first();
  /** Loads the page until the server has drawn it, which it leaves out when its answers are late on a busy machine. */
  const loadDrawn = async (load: () => Promise<unknown>, beginnings: number, message: string) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const before = begun.count;
      await load();
      await card(page).waitFor();
      assert.equal(begun.count - before, beginnings, message);
      if ((await drawn.count()) > 0) return;
    }
    assert.fail('no page of the server in 20 attempts');
  };
  await loadDrawn(() => page.goto(STAFF.path, { waitUntil: 'commit' }), 2, 'loaded again once');

  step('it is still damaged');
  const retry = card(page).getByRole('button', { name: 'تلاش دوباره' });
  const again = () => Promise.all([page.waitForEvent('domcontentloaded'), retry.click()]);
  await loadDrawn(again, 1, 'only by the button');

  step('nobody answers: the page stays');
  await page.context().setOffline(true);
  await retry.click();
  await drawn.waitFor();
  await page.context().setOffline(false);

  step('it is right again');
  broken = false;
  await retry.click();
  await STAFF.running(page).waitFor();
  assert.equal(await card(page).count(), 0);
  proxy.close();
});

test('[4.19] a script that an extension of the browser or a network has put into the page is not said to be missing', async ({
  open,
  product,
}) => {
  const page = await openThrough(open, product.baseUrl, STAFF);
  await page.route('**/tickets?view=all', async (route) => {
    const answer = await route.fetch();
    const foreign = '<script src="http://127.0.0.1:9/show.js"></script>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<title>', `${foreign}<title>`) });
  });
  const begun = countBeginnings(page);
  await page.goto(STAFF.path);
  await STAFF.running(page).waitFor();
  await waitUntilSettled(page);
  assert.equal(await card(page).count(), 0);
  assert.equal(begun.count, 1);
});
