import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { logIn } from '../harness/session.ts';

/**
 * Maximum number of requests before the first ticket list is visible, without the calls for its data
 * (design/quality.md).
 */
const MOST_FILES = 14;
const LOGIN_FILES = 8;

interface Loaded {
  name: string;
  initiator: string;
}

const loaded = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        initiator: (entry as PerformanceResourceTiming).initiatorType,
      }))
      .filter(({ name }) => name.startsWith('/s/') || name.startsWith('/m/')),
  );

const named = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const html = await (await fetch(location.pathname, { headers: { Accept: 'text/html' } })).text();
    return [...html.matchAll(/(?:href|src)="(\/[sm]\/[^"]+)"/g)].map((match) => match[1]!);
  });

for (const [login, edition] of [
  ['agent', 'staff'],
  ['customer', 'customer'],
] as const) {
  test(`every script of the first ticket list, ${edition} edition, is named in the page itself: one level below it`, async ({
    open,
  }) => {
    const page = await open();
    await logIn(page, login);
    await page.goto('/tickets');
    // the server's initial page has a heading before any script is asked for
    await page.locator('#root').getByRole('heading', { level: 1 }).first().waitFor();
    const files = await loaded(page);
    const inPage = new Set(await named(page));
    const later = files.filter(({ name }) => name.endsWith('.js') && !inPage.has(name)).map(({ name }) => name);
    assert.deepEqual(later, [], 'scripts that only another script knew');
    assert.ok(
      new Set(files.map(({ name }) => name)).size <= MOST_FILES,
      `${files.length} files: ${files.map(({ name }) => name).join(' ')}`,
    );
  });
}

test('the login page loads with at most eight requests and neither store nor federation', async ({ open }) => {
  const page = await open();
  await page.goto('/login');
  await page.getByRole('textbox').first().waitFor();
  const all = await page.evaluate(() => performance.getEntriesByType('resource').length);
  assert.ok(all + 1 <= LOGIN_FILES, `${all + 1} requests`);
  assert.equal(await page.evaluate(() => '__FEDERATION__' in globalThis), false);
});

test('the files of the next page are fetched while the identifier is typed', async ({ open }) => {
  const page = await open();
  await page.goto('/login');
  await page.getByRole('textbox').first().pressSequentially('agent');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.includes('/remoteEntry.')),
  );
});
