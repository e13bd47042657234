/** What the entry on top stores in the browser, so that it is known after a reload. */
interface HeldState {
  held?: boolean;
}

/**
 * Lets Back close what lies over the page. While something holds, the tab's history has one more entry with the address
 * and the index of the page; going back to the entry below is not a move to another page.
 */
export class BackHold {
  #holders: { onBack: () => void }[] = [];
  #entry: 'none' | 'there' | 'leaving' = 'none';
  /** The address of the entry on top when it is left: the one below gets it. */
  #address = '';
  #afterLeaving: (() => void)[] = [];

  constructor() {
    // the page was loaded again while something lay over it: nothing does now
    if ((window.history.state as HeldState | null)?.held !== true) return;
    this.#entry = 'there';
    this.#sync();
  }

  /** Until the returned function is called, the next Back calls `onBack`; of several, that of the newest. */
  hold(onBack: () => void): () => void {
    const holder = { onBack };
    this.#holders.push(holder);
    this.#sync();
    return () => {
      this.#holders = this.#holders.filter((other) => other !== holder);
      // a dialog that opens while another closes uses the same entry
      setTimeout(() => this.#sync());
    };
  }

  #sync(): void {
    const held = this.#holders.length > 0;
    if (held && this.#entry === 'none') {
      try {
        window.history.pushState({ ...window.history.state, held: true }, '', window.location.href);
        this.#entry = 'there';
      } catch {
        // a browser that refuses another entry leaves the page on Back, as without a hold
      }
    } else if (!held && this.#entry === 'there') {
      this.#entry = 'leaving';
      this.#address = window.location.href;
      window.history.back();
    }
  }

  /**
   * Handles a move of the browser. @param shown the address on the screen @param samePage the entry has the index of the
   * page that is shown
   * @returns whether the page stays as it is
   */
  popped(shown: string, samePage: boolean): boolean {
    if (this.#entry === 'none') return false;
    const leaving = this.#entry === 'leaving';
    this.#entry = 'none';
    if (!leaving && !samePage) return false;
    // filters that were applied meanwhile have changed the address of the entry on top only
    window.history.replaceState(window.history.state, '', leaving ? this.#address : shown);
    if (!leaving) this.#holders.at(-1)?.onBack();
    for (const run of this.#afterLeaving.splice(0)) run();
    // whatever stays open, such as a dialog that is saving, is held again
    setTimeout(() => this.#sync());
    return true;
  }

  /** The state of an entry that replaces the one on top. */
  withHold<State extends object>(state: State): State & HeldState {
    return this.#entry === 'there' ? { ...state, held: true } : state;
  }

  /** A move to another page takes the place of the entry. Returns whether there was one. */
  giveUp(): boolean {
    const there = this.#entry === 'there';
    if (there) this.#entry = 'none';
    return there;
  }

  /** Runs a move later when the entry is just being left; a move in between would be undone. Returns whether it waits. */
  postpone(move: () => void): boolean {
    if (this.#entry !== 'leaving') return false;
    this.#afterLeaving.push(move);
    return true;
  }
}
