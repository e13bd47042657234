import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { root, type Product } from './product.ts';

/** Milliseconds a whole journey may take, and one wait inside it; generous, because they only end what hangs. */
const JOURNEY_PATIENCE = 180_000;
const WAIT_PATIENCE = 20_000;
export const RESULTS = join(root, 'test-results');

export interface OpenOptions extends BrowserContextOptions {
  /** Console errors and page errors that this page is meant to meet. */
  tolerate?: RegExp[];
}

export interface Journey {
  product: Product;
  baseUrl: string;
  browser: Browser;
  /** A page in a browser of its own: no cookie, no storage shared with any other. Closed with the journey. */
  open(options?: OpenOptions): Promise<Page>;
  /** Names the step that follows, for whoever reads a failure. */
  step(name: string): void;
}

interface Running { product: Product; browser: Browser }
let running: Running | undefined;

/** Hands the started product and browser to the journeys; called once by main.ts. */
export function provide(what: Running): void {
  running = what;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
// the browser words a refused answer (401, 422) as a console error of its own
const ANSWER_CODES = /^Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** What one journey has opened, and what went wrong in it besides its own assertions. */
class Opened {
  readonly contexts: BrowserContext[] = [];
  readonly pages: Page[] = [];
  readonly problems: string[] = [];
  readonly consoles: string[] = [];
  lastStep = '';
  readonly #now: Running;

  constructor(now: Running) {
    this.#now = now;
  }

  async open({ tolerate = [], ...options }: OpenOptions = {}): Promise<Page> {
    const context = await this.#now.browser.newContext({
      baseURL: this.#now.product.baseUrl, locale: 'fa-IR', timezoneId: 'Asia/Tehran', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options,
    });
    context.setDefaultTimeout(WAIT_PATIENCE);
    this.contexts.push(context);
    context.on('request', (request) => this.#checkAddress(request.url()));
    context.on('page', (page) => this.#watch(page, tolerate));
    return context.newPage();
  }

  #checkAddress(url: string): void {
    if (/^(data|blob|about):/.test(url)) return;
    if (!LOOPBACK.has(new URL(url).hostname)) this.problems.push(`asked an outside host: ${url}`);
  }

  #watch(page: Page, tolerate: RegExp[]): void {
    const index = this.pages.push(page);
    const report = (kind: string, text: string): void => {
      this.consoles.push(`page ${index} ${kind}: ${text}`);
      if (kind !== 'error' && kind !== 'pageerror') return;
      if (!ANSWER_CODES.test(text) && !tolerate.some((known) => known.test(text))) this.problems.push(`page ${index} ${kind}: ${text}`);
    };
    page.on('console', (message) => report(message.type(), `${message.text()} (${message.location().url})`));
    page.on('pageerror', (error) => report('pageerror', error.stack ?? String(error)));
  }

  async keepEvidence(name: string, error: unknown): Promise<void> {
    const folder = join(RESULTS, name.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 80));
    mkdirSync(folder, { recursive: true });
    const lines = [`journey: ${name}`, `step: ${this.lastStep}`, `error: ${error instanceof Error ? error.stack : String(error)}`, ...this.problems.map((problem) => `problem: ${problem}`)];
    writeFileSync(join(folder, 'failure.txt'), `${lines.join('\n')}\n`);
    writeFileSync(join(folder, 'console.txt'), `${this.consoles.join('\n')}\n`);
    writeFileSync(join(folder, 'server.log'), `${this.#now.product.logTail(400)}\n`);
    for (const [index, page] of this.pages.entries()) {
      if (page.isClosed()) continue;
      await page.screenshot({ path: join(folder, `page-${index + 1}.png`), timeout: 5_000 }).catch(() => undefined);
      const text = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(() => '');
      writeFileSync(join(folder, `page-${index + 1}.txt`), `${page.url()}\n\n${text}\n`);
    }
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close().catch(() => undefined);
  }
}

/**
 * One journey through the real product, as a sentence. It fails on its own assertions, on any error in a page's
 * console and on any request that leaves the machine; a failure leaves pictures, consoles and the server's log under
 * `test-results/`.
 */
export function journey(name: string, walk: (given: Journey) => Promise<void>): void {
  void test(name, { timeout: JOURNEY_PATIENCE }, async () => {
    if (!running) throw new Error('Journeys are started by e2e/main.ts (npm run e2e).');
    const now = running;
    const opened = new Opened(now);
    const given: Journey = {
      product: now.product, baseUrl: now.product.baseUrl, browser: now.browser,
      open: (options) => opened.open(options),
      step: (step) => { opened.lastStep = step; },
    };
    try {
      await walk(given);
      if (opened.problems.length > 0) throw new Error(`The pages had problems of their own:\n${opened.problems.join('\n')}`);
    } catch (error) {
      await opened.keepEvidence(name, error);
      const where = opened.lastStep ? `at "${opened.lastStep}"` : 'at the start';
      throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}${opened.problems.length > 0 ? `\nalso: ${opened.problems.slice(0, 5).join('\n')}` : ''}`, { cause: error });
    } finally {
      await opened.close();
    }
  });
}
