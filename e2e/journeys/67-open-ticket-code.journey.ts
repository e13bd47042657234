import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';
import { fileTicket, readTicket } from '../harness/tickets.ts';
import { holdCode, typeFast } from '../harness/typing.ts';

const rows = (page: Page) => page.locator('#root .hd-ticket-row');

/** The browser is never idle, and no row is near the mouse: nothing is loaded ahead. */
async function loadNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
}

const loadedConversation = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/conversation\.\w+\.js$/.test(name)),
  );

test('[quality, loss] the list does not wait for the code of an open ticket; what is typed after R before it is there stands in the reply', async ({
  open,
  step,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const subject = `باز کردن ${Date.now()}`;
  const { id } = await fileTicket(customer, subject);
  const page = await open();
  await logIn(page, LOGINS.agent);
  await loadNothingAhead(page);
  // those who have waited longest come first, and other tickets may fill the page
  await page.goto(`/tickets?view=all&s=${encodeURIComponent(subject)}`);
  await rows(page).first().waitFor();
  await waitUntilSettled(page);
  assert.equal(await loadedConversation(page), false);

  step('the ticket is opened by its row while no code comes');
  const held = await holdCode(page);
  await page.locator(`#root .hd-ticket-row[data-key="${id}"] a`).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/tickets/${id}`));
  await held.isAskedFor();
  await page.locator('.hd-split-detail [aria-busy=true]').waitFor();
  await page.keyboard.press('KeyR');
  await typeFast(page, 'با سلام، salam');
  assert.match(page.url(), new RegExp(`/tickets/${id}`), 'no key did anything on the page');

  step('the conversation comes');
  held.release();
  await page.getByRole('log').waitFor();
  const reply = page.getByRole('textbox', { name: 'متن پاسخ' });
  await expect(reply).toBeFocused();
  await typeFast(page, ' rest');
  await expect
    .poll(() => reply.evaluate((box) => (box instanceof HTMLTextAreaElement ? box.value : box.textContent)))
    .toBe('با سلام، salam rest');
  assert.equal(await page.locator('[role=dialog]').count(), 0);
});

test('[decisions 2.0] a ticket whose code does not come leaves the list as it is; it is asked for anew', async ({
  open,
  step,
}) => {
  const page = await open({ tolerate: [/.*/] });
  await logIn(page, LOGINS.agent);
  await loadNothingAhead(page);
  await page.goto('/tickets?view=all');
  await rows(page).first().waitFor();
  await waitUntilSettled(page);
  const before = await rows(page).count();
  await page.route('**/*.js', (route) => route.abort());
  await rows(page).first().click();
  await page.getByText('این بخش باز نشد. لطفاً دوباره تلاش کنید.').waitFor();
  assert.equal(await rows(page).count(), before);
  assert.equal(await page.locator('[data-failure]').count(), 0, 'no error card');

  step('the line is back');
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await page.getByRole('log').waitFor();
});

test('the code of an open ticket is loaded when the browser is idle, or when a row is near', async ({ open, step }) => {
  const page = await open();
  await logIn(page, LOGINS.agent);
  step('idle');
  await page.goto('/tickets?view=all');
  await rows(page).first().waitFor();
  await expect.poll(() => loadedConversation(page), { timeout: 15_000 }).toBe(true);

  step('the address of a ticket names it in the page itself');
  const address = (await rows(page).locator('a').first().getAttribute('href'))!;
  const html = await (await page.request.get(address, { headers: { Accept: 'text/html' } })).text();
  assert.equal([...html.matchAll(/href="[^"]*\/conversation\.\w+\.js"/g)].length, 2);

  step('a row is near');
  const other = await open();
  await logIn(other, LOGINS.agent);
  await loadNothingAhead(other);
  await other.goto('/tickets?view=all');
  await rows(other).first().waitFor();
  await waitUntilSettled(other);
  assert.equal(await loadedConversation(other), false);
  await rows(other).first().hover();
  await expect.poll(() => loadedConversation(other)).toBe(true);
});

test('[quality] a ticket that was read and has no todos is opened by three calls: itself, its channel and its draft; the clocks of its SLA are in it', async ({
  open,
  step,
}) => {
  const customer = await open();
  await logIn(customer, LOGINS.customer);
  const subject = `سه درخواست ${Date.now()}`;
  const first = await fileTicket(customer, subject);
  const { id } = await fileTicket(customer, subject);
  const page = await open();
  await logIn(page, LOGINS.agent);
  step('both have been read, and their code is there');
  for (const ticket of [first.id, id]) {
    await page.goto(`/tickets/${ticket}`);
    await page.getByRole('log').waitFor();
    await waitUntilSettled(page);
  }
  await page.goto(`/tickets?view=all&s=${encodeURIComponent(subject)}`);
  const openRow = async (ticket: number) => {
    await page.locator(`#root .hd-ticket-row[data-key="${ticket}"] a`).first().click();
    await page.waitForURL(new RegExp(`/tickets/${ticket}`));
    await page.getByRole('log').waitFor();
    await page.getByRole('heading', { name: 'کارها' }).waitFor();
    await waitUntilSettled(page);
  };
  // what is asked once for a page: whether there are notifications of what is looked at
  await openRow(first.id);

  step('it is opened by its row');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.replace(/(draft)\/.*/, '$1')}`);
  });
  await openRow(id);
  const { data } = await readTicket(page, id);
  assert.ok(data.sla_clocks?.length, 'the ticket has an SLA');
  await page.getByRole('region', { name: 'مهلت‌های این تیکت' }).waitFor();
  assert.deepEqual(calls.sort(), ['GET /api/draft', `GET /api/ticket/${id}`, 'POST /api/channelAuth']);
});
