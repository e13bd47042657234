import assert from 'node:assert/strict';
import { damagingProxy } from '../harness/damaging-proxy.ts';
import { test } from '../harness/fixtures.ts';
import { logIn, LOGINS } from '../harness/session.ts';

test('[decisions 2.0] a dialog whose code cannot be loaded leaves the list as it is and says so; it opens when the code is there again', async ({
  open,
  step,
}) => {
  const staff = await open({ tolerate: [/.*/] });
  await logIn(staff, LOGINS.fullAdmin);
  await staff.goto('/tickets?view=all');
  // the initial page shows the list before any code runs
  const rows = staff.locator('#root .hd-ticket-row');
  const filter = staff.locator('#root').getByRole('button', { name: 'فیلتر', exact: true });
  await rows.first().waitFor();
  await staff.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });

  step('the code of the filters does not come');
  const blocked: string[] = [];
  await staff.route('**/*.js', (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  const before = await rows.count();
  await filter.click();
  await staff.getByText('این بخش باز نشد. لطفاً دوباره تلاش کنید.').waitFor();
  assert.ok(blocked.length > 0, 'a file was asked for');
  assert.equal(await staff.locator('[data-failure]').count(), 0, 'no error card');
  assert.equal(await rows.count(), before, 'the list is as it was');
  assert.ok(before > 0);

  step('it takes its time');
  await staff.unroute('**/*.js');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await staff.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await filter.click();
  await staff.getByText('در حال بارگذاری…').waitFor();
  release();

  step('it is there again');
  await staff.getByRole('dialog').waitFor();
  assert.equal(await staff.getByText('در حال بارگذاری…').count(), 0);
  assert.equal(await staff.locator('html').getAttribute('data-same-document'), 'yes', 'without a reload');
});

test('[decisions 2.0] the code of a dialog that arrived damaged is asked for anew, although the browser has stored it', async ({
  open,
  product,
}) => {
  const damaged: string[] = [];
  let asked = false;
  // in front of the product, because only what comes over the network is stored by the browser
  const proxy = await damagingProxy(product.baseUrl, ({ path }) => {
    const isFirst = /^\/m\/tickets\/.*\/staff\/.*\.js$/.test(path) && asked && !damaged.includes(path);
    if (isFirst) damaged.push(path);
    return isFirst ? 'byte' : undefined;
  });
  const staff = await open({ tolerate: [/.*/], baseURL: proxy.url });
  await logIn(staff, LOGINS.fullAdmin);
  await staff.goto('/tickets?view=all');
  const filter = staff.locator('#root').getByRole('button', { name: 'فیلتر', exact: true });
  await staff.locator('#root .hd-ticket-row').first().waitFor();
  asked = true;
  await filter.click();
  await staff.getByText('این بخش باز نشد. لطفاً دوباره تلاش کنید.').waitFor();
  assert.ok(damaged.length > 0, 'a file was damaged');
  await filter.click();
  await staff.getByRole('dialog').waitFor();
  proxy.close();
});

test('[decisions 2.0] on a phone Back closes what is open over the page, and the next one leaves the page', async ({
  open,
  step,
}) => {
  const phone = await open({ viewport: { width: 390, height: 844 } });
  await logIn(phone, LOGINS.fullAdmin);
  await phone.goto('/customers');
  await phone.getByRole('heading', { level: 1 }).waitFor();
  await phone.getByRole('navigation').getByRole('link', { name: 'تیکت‌ها', exact: true }).click();
  await phone.waitForURL(/\/tickets/);
  const address = phone.url();

  for (const name of ['فیلتر', 'بیشتر']) {
    step(name);
    await phone.getByRole('button', { name, exact: true }).last().click();
    await phone.getByRole('dialog').waitFor();
    await phone.goBack();
    await phone.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(phone.url(), address);
  }

  step('a link of the menu');
  await phone.getByRole('button', { name: 'بیشتر', exact: true }).last().click();
  await phone.getByRole('dialog').getByRole('link', { name: 'تنظیمات' }).click();
  await phone.waitForURL(/\/settings/);
  await phone.goBack();
  await phone.waitForURL(address);

  step('nothing is open');
  await phone.goBack();
  await phone.waitForURL(/\/customers$/);
});
