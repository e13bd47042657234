import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { root, type Product } from './product.ts';

/** Maximum milliseconds of a whole journey and of one wait inside it; large, because they only end what hangs. */
const JOURNEY_TIMEOUT = 600_000;
const WAIT_TIMEOUT = 60_000;
export const RESULTS = join(root, 'test-results');

export interface OpenOptions extends BrowserContextOptions {
  /** Console errors and page errors that are expected on this page. */
  tolerate?: RegExp[];
}

export interface Journey {
  product: Product;
  baseUrl: string;
  browser: Browser;
  /** A page in a separate browser: no cookies or storage shared with another one. Closed with the journey. */
  open(options?: OpenOptions): Promise<Page>;
  /** Names the next step, for the report of a failure. */
  step(name: string): void;
}

/** What all journeys share: one product, one browser. */
export interface JourneyEnvironment {
  product: Product;
  browser: Browser;
}

interface RegisteredJourney {
  name: string;
  run: (context: Journey) => Promise<void>;
}
const registered: RegisteredJourney[] = [];

/** Every journey of the files imported so far, in their order. */
export const journeys: readonly RegisteredJourney[] = registered;

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
// the browser also logs a refused answer (401, 422) as a console error
const ANSWER_CODES = /^Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** What one journey has opened, and its errors besides failed assertions. */
class JourneyRun {
  readonly contexts: BrowserContext[] = [];
  readonly pages: Page[] = [];
  readonly problems: string[] = [];
  readonly consoles: string[] = [];
  lastStep = '';
  readonly #now: JourneyEnvironment;

  constructor(now: JourneyEnvironment) {
    this.#now = now;
  }

  async open({ tolerate = [], ...options }: OpenOptions = {}): Promise<Page> {
    const context = await this.#now.browser.newContext({
      baseURL: this.#now.product.baseUrl,
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(WAIT_TIMEOUT);
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
      if (!ANSWER_CODES.test(text) && !tolerate.some((known) => known.test(text)))
        this.problems.push(`page ${index} ${kind}: ${text}`);
    };
    page.on('console', (message) => report(message.type(), `${message.text()} (${message.location().url})`));
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) =>
        this.consoles.push(`page ${index} socket > ${String(payload).slice(0, 300)}`),
      );
      socket.on('framereceived', ({ payload }) =>
        this.consoles.push(`page ${index} socket < ${String(payload).slice(0, 300)}`),
      );
      socket.on('close', () => this.consoles.push(`page ${index} socket closed`));
    });
    page.on('pageerror', (error) => report('pageerror', error.stack ?? String(error)));
  }

  async keepEvidence(name: string, error: unknown): Promise<void> {
    const folder = join(
      RESULTS,
      name
        .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 80),
    );
    mkdirSync(folder, { recursive: true });
    const lines = [
      `journey: ${name}`,
      `step: ${this.lastStep}`,
      `error: ${error instanceof Error ? error.stack : String(error)}`,
      ...this.problems.map((problem) => `problem: ${problem}`),
    ];
    writeFileSync(join(folder, 'failure.txt'), `${lines.join('\n')}\n`);
    writeFileSync(join(folder, 'console.txt'), `${this.consoles.join('\n')}\n`);
    writeFileSync(join(folder, 'server.log'), `${this.#now.product.logTail(400)}\n`);
    for (const [index, page] of this.pages.entries()) {
      if (page.isClosed()) continue;
      await page.screenshot({ path: join(folder, `page-${index + 1}.png`), timeout: 5_000 }).catch(() => undefined);
      const text = await page
        .locator('body')
        .ariaSnapshot({ timeout: 5_000 })
        .catch(() => '');
      writeFileSync(join(folder, `page-${index + 1}.txt`), `${page.url()}\n\n${text}\n`);
    }
  }

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close().catch(() => undefined);
  }
}

/**
 * One journey through the real product, named by a sentence. It fails on its own assertions, on any error in a page's
 * console and on any request that leaves the machine; a failure writes pictures, consoles and the server's log to
 * `test-results/`.
 */
export function journey(name: string, run: (context: Journey) => Promise<void>): void {
  registered.push({ name, run });
}

/** Runs one journey. Throws with the step at which it failed; the pages are closed in either case. */
export async function runJourney({ name, run }: RegisteredJourney, now: JourneyEnvironment): Promise<void> {
  const opened = new JourneyRun(now);
  const timeout = new AbortController();
  const context: Journey = {
    product: now.product,
    baseUrl: now.product.baseUrl,
    browser: now.browser,
    open: (options) => opened.open(options),
    step: (step) => {
      opened.lastStep = step;
    },
  };
  try {
    const late = pause(JOURNEY_TIMEOUT, undefined, { signal: timeout.signal }).then(() => {
      throw new Error(`not done after ${JOURNEY_TIMEOUT / 1000} s`);
    });
    await Promise.race([run(context), late]);
    if (opened.problems.length > 0) throw new Error('the pages had problems of their own');
  } catch (error) {
    await opened.keepEvidence(name, error);
    const where = opened.lastStep ? `at "${opened.lastStep}"` : 'at the start';
    const also = opened.problems
      .slice(0, 5)
      .map((problem) => `\n  ${problem}`)
      .join('');
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}${also}`, { cause: error });
  } finally {
    timeout.abort();
    await opened.close();
  }
}
