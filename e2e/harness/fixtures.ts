import assert from 'node:assert/strict';
import { settingsStore } from '@hamyar/contracts/settings';
import { test as base, request, type BrowserContextOptions, type Page } from '@playwright/test';
import { PageWatch } from './page-watch.ts';
import { readPrepared } from './prepared.ts';
import { apiCall, LOGINS, openSession } from './session.ts';
import { Product, START_TIMEOUT, type ProductOptions } from './product.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Errors and warnings of the console and errors of the page that are expected here. */
  tolerate?: RegExp[];
}

export interface JourneyFixtures {
  /** A page in a browser context of its own: it shares no cookies or storage. Closed after the test. */
  open(options?: OpenOptions): Promise<Page>;
  /** Starts another product that only this test uses and may break. It is stopped after the pages are closed. */
  startProduct(options: ProductOptions): Promise<Product>;
  /** Sets the name of the current step, for the trace and the report of a failure. */
  step(name: string): void;
}

interface WorkerFixtures {
  /** The product of this worker, with the demo company: no other test uses it at the same time. */
  product: Product;
}

/**
 * Lets replies of employees be sent immediately: the tests of other things need not wait until they can no longer be taken
 * back.
 */
async function disableUndoSend({ baseUrl }: Product): Promise<void> {
  const caller = { request: await request.newContext({ baseURL: baseUrl }) };
  await openSession(caller, LOGINS.fullAdmin);
  const saved = await apiCall(caller, settingsStore, { group: 'generalTicketSettings', values: { undo_seconds: 0 } });
  assert.equal(saved.http, 200, JSON.stringify(saved));
  await caller.request.dispose();
}

/**
 * An end-to-end test of the real product, named by a sentence. It fails on its assertions, on any error or warning in a
 * page's console, and on any request to another machine. After a failure, `test-results/` has a trace, screenshots,
 * consoles and the server's log.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await Product.start({ dataDir: readPrepared().dataDir });
      await disableUndoSend(product);
      await use(product);
      await product.stop();
    },
    // the start has its own time limit, after which it stops the processes that it has started
    { scope: 'worker', timeout: 2 * START_TIMEOUT },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { path, args, env } = readPrepared().chromium;
      const environment = { ...process.env, ...env } as Record<string, string>;
      await use({ ...launchOptions, executablePath: path, args, env: environment });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.baseUrl),
  step: async ({}, use, testInfo) => {
    await use((name) => {
      testInfo.annotations.push({ type: 'step', description: name });
    });
  },
  startProduct: async ({}, use) => {
    const started: Product[] = [];
    await use(async (options) => {
      const product = await Product.start(options);
      started.push(product);
      return product;
    });
    await Promise.all(started.map((product) => product.stop()));
  },
  // `startProduct` is named here so that its products are stopped after the pages
  open: async ({ browser, product, startProduct: _ }, use, testInfo) => {
    const watch = new PageWatch();
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async ({ tolerate = [], ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch.follow(context, tolerate);
      return context.newPage();
    });
    if (watch.problems.length > 0 || testInfo.status !== testInfo.expectedStatus)
      await watch.keepEvidence(testInfo, product.logTail(400));
    for (const context of contexts) await context.close();
    if (watch.problems.length > 0)
      throw new Error(`the pages had problems of their own:\n${watch.problems.slice(0, 5).join('\n')}`);
  },
});
