const LOCK_PREFIX = 'hamyar.page.';

/**
 * Which pages of this browser are open. Each page holds a Web Lock while it is open; the browser releases it however
 * the page ends, and a page that is frozen or slow still holds it. Browsers have locks in secure contexts only.
 */
export class OpenPages {
  /** Id of this page. */
  readonly own = Math.random().toString(36).slice(2);
  readonly #locks: LockManager | undefined;
  #release: () => void = () => undefined;

  constructor(page: EventTarget, locks: LockManager | undefined) {
    this.#locks = locks;
    this.#hold();
    // a page with a lock would not enter the back-forward cache
    page.addEventListener('pagehide', () => this.#release());
    page.addEventListener('pageshow', (event) => (event as PageTransitionEvent).persisted && this.#hold());
  }

  /** Ids of the open pages; null where the browser does not know them. */
  async ids(): Promise<ReadonlySet<string> | null> {
    const state = await this.#locks?.query().catch(() => null);
    if (!state) return null;
    const names = [...(state.held ?? []), ...(state.pending ?? [])].map(({ name }) => name ?? '');
    return new Set(names.filter((name) => name.startsWith(LOCK_PREFIX)).map((name) => name.slice(LOCK_PREFIX.length)));
  }

  #hold(): void {
    const untilClosed = () => new Promise<void>((done) => (this.#release = done));
    // refused while the page is closing; then it is not asked for either
    this.#locks?.request(LOCK_PREFIX + this.own, untilClosed).catch(() => undefined);
  }
}
