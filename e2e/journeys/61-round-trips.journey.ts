import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { logIn } from '../harness/session.ts';

const TRIPS = 41;
/**
 * What the browser's own caches may add between two measurements. A leak of one listener per round trip would add 41.
 */
const SPARE = { nodes: 200, listeners: 40, heap: 3_000_000 };

async function look(cdp: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

async function trip(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' }).first();
  await menu
    .getByRole('link', { name: 'مشتریان', exact: true })
    .or(menu.getByRole('link', { name: 'کاربران', exact: true }))
    .first()
    .click();
  await page.waitForURL('**/customers');
  await page.getByRole('heading', { name: 'لیست مشتریان' }).waitFor();
  await menu.getByRole('link', { name: 'لیست تیکت‌ها' }).click();
  await page.waitForURL('**/tickets**');
  await page.getByRole('heading', { name: 'لیست تیکت‌ها' }).waitFor();
}

test(`${TRIPS} round trips between two modules leave nodes, listeners and heap where they were`, async ({
  open,
  step,
}) => {
  const page = await open();
  await logIn(page, 'admin');
  await page.goto('/tickets');
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' }).first();
  await menu
    .getByRole('button', { name: 'مشتریان' })
    .click()
    .catch(() => undefined);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  step('the first trips load both modules and fill the caches');
  for (let count = 0; count < 5; count += 1) await trip(page);
  const before = await look(cdp);
  step('the measured trips');
  for (let count = 0; count < TRIPS; count += 1) await trip(page);
  const after = await look(cdp);
  for (const what of ['nodes', 'listeners', 'heap'] as const) {
    assert.ok(
      after[what] - before[what] <= SPARE[what],
      `${what}: ${before[what]} before, ${after[what]} after ${TRIPS} trips`,
    );
  }
});
