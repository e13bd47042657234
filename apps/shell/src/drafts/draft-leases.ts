import { DRAFTS_PER_KIND } from '@hamyar/contracts/drafts';
import type { DraftLease, DraftLeaseListener, DraftRecord } from '@hamyar/module-sdk';
import { OpenPages } from './open-pages.ts';

/** ms within which an open page answers whether it still holds its drafts; its timers may be slowed, its events are not */
const ANSWER_MS = 500;

/** The drafts of the vault, as far as leases need them. */
export interface LeasedDrafts {
  read(key: string): DraftRecord | null;
  write(key: string, value: unknown): void;
  /** Whether there is anything in the draft that a person would miss. */
  filled(key: string): boolean;
}

interface LeaseBrowser {
  /** Shared by the tabs of the browser: which page holds which draft. */
  shared: Storage;
  /** Of this tab alone, through reloads: which draft it held. */
  tab: Storage;
  page: EventTarget;
  /** Undefined where the browser has none. */
  locks: LockManager | undefined;
}

/** The keys of one kind of draft: `kind`, `kind:2`, `kind:3`, …; one form more shares the last draft. */
const keysOf = (kind: string): string[] => [
  kind,
  ...Array.from({ length: DRAFTS_PER_KIND - 1 }, (_, index) => `${kind}:${index + 2}`),
];

/**
 * Which open form writes to which draft. A form holds its draft by an entry in the storage that all tabs
 * see, and removes it when it is closed. A page that crashed could not do so: whoever finds an entry asks, and the pages
 * that are still open renew theirs. A busy or frozen page may be silent too, so that silence counts only when the
 * browser does not know the page as open.
 */
export class DraftLeases {
  readonly #prefix: string;
  readonly #question: string;
  readonly #drafts: LeasedDrafts;
  readonly #shared: Storage;
  readonly #tab: Storage;
  readonly #pages: OpenPages;
  readonly #open = new Set<OpenLease>();

  constructor(userId: number, drafts: LeasedDrafts, { shared, tab, page, locks }: LeaseBrowser) {
    this.#prefix = `hamyar.draft-open.${userId}.`;
    this.#question = `hamyar.draft-question.${userId}`;
    this.#drafts = drafts;
    this.#shared = shared;
    this.#tab = tab;
    this.#pages = new OpenPages(page, locks);
    page.addEventListener('storage', (event) => this.#changed((event as StorageEvent).key ?? ''));
    page.addEventListener('pagehide', () => this.#open.forEach((lease) => this.#leave(lease)));
    // out of the back-forward cache: another page may have taken the draft meanwhile
    page.addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) this.#open.forEach((lease) => this.#keep(lease));
    });
  }

  /** See `DraftStorage.freeKey`. */
  freeKey(kind: string): string {
    const keys = keysOf(kind);
    const free = keys.filter((key) => this.#holder(key) === null);
    const own = this.#tab.getItem(this.#prefix + kind);
    if (own !== null && free.includes(own)) return own;
    return this.#filled(free)[0] ?? free[0] ?? keys.at(-1)!;
  }

  /** See `DraftStorage.begin`. */
  begin(kind: string, value: unknown): boolean {
    const key = this.#vacant(kind);
    if (key === undefined) return false;
    this.#drafts.write(key, value);
    try {
      this.#tab.setItem(this.#prefix + kind, key);
    } catch {
      // a full storage: the next form opens the newest draft, which is this one
    }
    return true;
  }

  /** See `DraftStorage.lease`. */
  lease(kind: string, listener: DraftLeaseListener): DraftLease {
    const lease = new OpenLease(this.#pages.own, kind, this.freeKey(kind), listener);
    const waits = keysOf(kind).some((key) => key !== lease.key && this.#holder(key) !== null);
    this.#open.add(lease);
    this.#hold(lease);
    if (waits) this.#ask(lease);
    return {
      get key() {
        return lease.key;
      },
      get waiting() {
        return lease.waiting;
      },
      claim: (key) => this.#move(lease, key),
      release: () => {
        this.#open.delete(lease);
        this.#leave(lease);
      },
    };
  }

  /** Whether an open form of this page has something in its draft. */
  hasText(): boolean {
    return [...this.#open].some(({ key }) => this.#drafts.filled(key));
  }

  /** Forgets which drafts were held, with the drafts themselves after a logout. */
  erase(): void {
    for (const storage of [this.#shared, this.#tab])
      for (const key of Object.keys(storage)) if (key.startsWith(this.#prefix)) storage.removeItem(key);
    this.#shared.removeItem(this.#question);
  }

  /** Id of the form that holds a draft; null while none does. */
  #holder(key: string): string | null {
    return this.#shared.getItem(this.#prefix + key)?.split(' ')[0] ?? null;
  }

  /** A draft that no form holds and that is empty; undefined when there is none. */
  #vacant(kind: string): string | undefined {
    return keysOf(kind).find((key) => this.#holder(key) === null && !this.#drafts.filled(key));
  }

  #filled(keys: readonly string[]): string[] {
    const at = (key: string) => this.#drafts.read(key)?.at ?? 0;
    return keys.filter((key) => this.#drafts.filled(key)).sort((one, other) => at(other) - at(one));
  }

  #hold(lease: OpenLease): void {
    try {
      this.#shared.setItem(this.#prefix + lease.key, `${lease.id} ${Date.now()}`);
      this.#tab.setItem(this.#prefix + lease.kind, lease.key);
    } catch {
      // a full storage: the form works all the same, and another tab may come to the same draft
    }
    this.#notify(lease);
  }

  #leave(lease: OpenLease): void {
    if (this.#holder(lease.key) === lease.id) this.#shared.removeItem(this.#prefix + lease.key);
  }

  #move(lease: OpenLease, key: string): void {
    this.#leave(lease);
    lease.key = key;
    this.#hold(lease);
  }

  /** The lease still stands, or another page has taken its draft; then what is shown goes on in a draft of its own. */
  #keep(lease: OpenLease): void {
    const holder = this.#holder(lease.key);
    if (holder === null || holder === lease.id) return this.#hold(lease);
    const shown = this.#drafts.read(lease.key);
    const next = this.#vacant(lease.kind);
    if (next === undefined) return undefined;
    if (shown && this.#drafts.filled(lease.key)) this.#drafts.write(next, shown.value);
    return this.#move(lease, next);
  }

  /** Tells the form what has changed for it. */
  #notify(lease: OpenLease): void {
    lease.waiting = this.#filled(keysOf(lease.kind).filter((key) => this.#holder(key) === null));
    lease.listener(lease);
  }

  #changed(key: string): void {
    if (key === this.#question) return this.#open.forEach((lease) => this.#keep(lease));
    if (!key.startsWith(this.#prefix)) return undefined;
    const draft = key.slice(this.#prefix.length);
    for (const lease of this.#open) {
      if (lease.key === draft && this.#holder(draft) !== lease.id) this.#keep(lease);
      else if (keysOf(lease.kind).includes(draft)) this.#notify(lease);
    }
    return undefined;
  }

  /** Asks all pages whether they still hold their drafts; what nobody answers for is waiting. */
  #ask(lease: OpenLease): void {
    const others = keysOf(lease.kind).filter((key) => key !== lease.key);
    const before = new Map(others.map((key) => [key, this.#shared.getItem(this.#prefix + key)]));
    this.#shared.setItem(this.#question, `${lease.id} ${Date.now()}`);
    setTimeout(() => void this.#claimUnanswered(lease, before), ANSWER_MS);
  }

  /** @param before entries of the other drafts when the question was asked */
  async #claimUnanswered(lease: OpenLease, before: ReadonlyMap<string, string | null>): Promise<void> {
    const openPages = await this.#pages.ids();
    if (!this.#open.has(lease)) return;
    for (const [key, entry] of before) {
      const unanswered = entry !== null && this.#shared.getItem(this.#prefix + key) === entry;
      const ownPage = [...this.#open].some((open) => open.key === key && this.#holder(key) === open.id);
      if (unanswered && !ownPage && !openPages?.has(pageOf(entry))) this.#shared.removeItem(this.#prefix + key);
    }
    this.#notify(lease);
    // an untouched form shows what a crash left behind; one that is being filled offers it
    const [newest] = lease.waiting;
    if (newest !== undefined && !this.#drafts.filled(lease.key)) this.#move(lease, newest);
  }
}

/** Id of the page that wrote an entry. */
const pageOf = (entry: string): string => entry.slice(0, entry.indexOf('-'));

let leases = 0;

/** One open form. */
class OpenLease {
  readonly id: string;
  readonly kind: string;
  readonly listener: DraftLeaseListener;
  key: string;
  waiting: readonly string[] = [];

  constructor(page: string, kind: string, key: string, listener: DraftLeaseListener) {
    leases += 1;
    this.id = `${page}-${leases}`;
    this.kind = kind;
    this.key = key;
    this.listener = listener;
  }
}
