import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import type { Product } from '../harness/product.ts';

/** Ends the database like `kill -9`; the server starts it again after some seconds. */
function killDatabase({ dataDir }: Product): void {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}
/** Opens the knowledge base while the database is away, and returns the addresses that the page has asked for. */
async function openFailing(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const answer = await page.goto('/kb');
  assert.equal(answer?.status(), 503);
  assert.equal(answer.headers()['retry-after'], '5');
  await page.getByRole('heading', { name: 'مشکلی در سیستم رخ داده است' }).waitFor();
  return asked.filter((path) => path !== '/readyz' && path !== '/favicon.ico');
}

test('[2.24] a visitor who comes while the database is away reads so in one small page, without scripts too, and it comes back by itself', async ({
  open,
  product,
  step,
}) => {
  const tolerate = [/status of 503/];
  const plain = await open({ javaScriptEnabled: false, tolerate });
  const usual = await open({ tolerate, viewport: { width: 390, height: 844 } });
  const pages = [plain, usual];

  step('the database is killed');
  killDatabase(product);
  const asked = await Promise.all(pages.map(openFailing));
  assert.deepEqual(asked, [['/kb'], ['/kb']], 'the page needs no further file');
  for (const page of pages) assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');

  step('nobody presses anything, and the knowledge base comes');
  const article = 'a[href^="/kb/articles/"]';
  await Promise.all(pages.map((page) => page.locator(article).first().waitFor({ timeout: 90_000 })));
});
