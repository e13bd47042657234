import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
// the browser also logs error responses (401, 422) as console errors
const ANSWER_CODES = /^Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** Watches all pages of a test: console messages and requested addresses. */
export class PageWatch {
  /** Problems that fail the test in addition to its assertions. */
  readonly problems: string[] = [];
  readonly #pages: Page[] = [];
  readonly #lines: string[] = [];

  /** `tolerate`: errors and warnings that are expected in this context. */
  follow(context: BrowserContext, tolerate: readonly RegExp[]): void {
    context.on('request', (request) => this.#checkAddress(request.url()));
    context.on('page', (page) => this.#watch(page, tolerate));
  }

  #checkAddress(url: string): void {
    if (/^(data|blob|about):/.test(url)) return;
    if (!LOOPBACK.has(new URL(url).hostname)) this.problems.push(`asked an outside host: ${url}`);
  }

  #watch(page: Page, tolerate: readonly RegExp[]): void {
    const index = this.#pages.push(page);
    const report = (kind: string, text: string): void => {
      this.#lines.push(`page ${index} ${kind}: ${text}`);
      if (!['error', 'warning', 'pageerror'].includes(kind)) return;
      if (!ANSWER_CODES.test(text) && !tolerate.some((known) => known.test(text)))
        this.problems.push(`page ${index} ${kind}: ${text}`);
    };
    page.on('console', (message) => report(message.type(), `${message.text()} (${message.location().url})`));
    page.on('websocket', (socket) => {
      const heard = (direction: string) => (frame: { payload: string | Buffer }) =>
        this.#lines.push(`page ${index} socket ${direction} ${String(frame.payload).slice(0, 300)}`);
      socket.on('framesent', heard('>'));
      socket.on('framereceived', heard('<'));
      socket.on('close', () => this.#lines.push(`page ${index} socket closed`));
    });
    page.on('pageerror', (error) => report('pageerror', error.stack ?? String(error)));
  }

  /**
   * After a failure: attaches the last step, consoles, sockets, the server's log and a screenshot of every open page.
   */
  async keepEvidence(testInfo: TestInfo, serverLog: string): Promise<void> {
    const step = testInfo.annotations.findLast(({ type }) => type === 'step')?.description ?? '';
    const consoles = [`step: ${step}`, ...this.problems.map((problem) => `problem: ${problem}`), ...this.#lines];
    writeFileSync(testInfo.outputPath('console.txt'), `${consoles.join('\n')}\n`);
    writeFileSync(testInfo.outputPath('server.log'), `${serverLog}\n`);
    for (const [index, page] of this.#pages.entries()) {
      if (page.isClosed()) continue;
      const path = testInfo.outputPath(`page-${index + 1}.png`);
      await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    }
  }
}
