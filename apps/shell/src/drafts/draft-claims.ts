import type { DraftClaim, DraftClaimListener, DraftRecord } from '@hamyar/module-sdk';

/** ms within which an open page answers whether it still holds its drafts; its timers may be slowed, its events are not */
const ANSWER_MS = 500;
/** how many forms of one kind may be open at once; the next one shares the last draft */
const MOST = 20;

/** The drafts of the vault, as far as claims need them. */
export interface ClaimedDrafts {
  read(key: string): DraftRecord | null;
  write(key: string, value: unknown): void;
  /** Whether there is anything in the draft that a person would miss. */
  filled(key: string): boolean;
}

interface ClaimStorages {
  /** Shared by the tabs of the browser: which page holds which draft. */
  shared: Storage;
  /** Of this tab alone, through reloads: which draft it held. */
  tab: Storage;
}

/** The keys of one kind of draft: `kind`, `kind:2`, `kind:3`, … */
const keysOf = (kind: string): string[] => [
  kind,
  ...Array.from({ length: MOST - 1 }, (_, index) => `${kind}:${index + 2}`),
];

/**
 * Which open form writes to which draft of a new thing. A form holds its draft by an entry in the storage that all tabs
 * see, and removes it when it is closed. A page that crashed could not do so: whoever finds an entry asks, and the pages
 * that are still open renew theirs.
 */
export class DraftClaims {
  readonly #prefix: string;
  readonly #question: string;
  readonly #drafts: ClaimedDrafts;
  readonly #shared: Storage;
  readonly #tab: Storage;
  readonly #open = new Set<OpenClaim>();

  constructor(userId: number, drafts: ClaimedDrafts, { shared, tab }: ClaimStorages, page: EventTarget) {
    this.#prefix = `hamyar.draft-open.${userId}.`;
    this.#question = `hamyar.draft-question.${userId}`;
    this.#drafts = drafts;
    this.#shared = shared;
    this.#tab = tab;
    page.addEventListener('storage', (event) => this.#changed((event as StorageEvent).key ?? ''));
    page.addEventListener('pagehide', () => this.#open.forEach((claim) => this.#leave(claim)));
    // out of the back-forward cache: another page may have taken the draft meanwhile
    page.addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) this.#open.forEach((claim) => this.#keep(claim));
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

  /** See `DraftStorage.claim`. */
  claim(kind: string, listener: DraftClaimListener): DraftClaim {
    const claim = new OpenClaim(kind, this.freeKey(kind), listener);
    const waits = keysOf(kind).some((key) => key !== claim.key && this.#holder(key) !== null);
    this.#open.add(claim);
    this.#hold(claim);
    if (waits) this.#ask(claim);
    return {
      get key() {
        return claim.key;
      },
      get waiting() {
        return claim.waiting;
      },
      take: (key) => this.#move(claim, key),
      release: () => {
        this.#open.delete(claim);
        this.#leave(claim);
      },
    };
  }

  /** Forgets which drafts were held, with the drafts themselves after a logout. */
  erase(): void {
    for (const key of Object.keys(this.#shared)) if (key.startsWith(this.#prefix)) this.#shared.removeItem(key);
    this.#shared.removeItem(this.#question);
  }

  /** Id of the form that holds a draft; null while none does. */
  #holder(key: string): string | null {
    return this.#shared.getItem(this.#prefix + key)?.split(' ')[0] ?? null;
  }

  #filled(keys: readonly string[]): string[] {
    const at = (key: string) => this.#drafts.read(key)?.at ?? 0;
    return keys.filter((key) => this.#drafts.filled(key)).sort((one, other) => at(other) - at(one));
  }

  #hold(claim: OpenClaim): void {
    try {
      this.#shared.setItem(this.#prefix + claim.key, `${claim.id} ${Date.now()}`);
      this.#tab.setItem(this.#prefix + claim.kind, claim.key);
    } catch {
      // a full storage: the form works all the same, and another tab may come to the same draft
    }
    this.#tell(claim);
  }

  #leave(claim: OpenClaim): void {
    if (this.#holder(claim.key) === claim.id) this.#shared.removeItem(this.#prefix + claim.key);
  }

  #move(claim: OpenClaim, key: string): void {
    this.#leave(claim);
    claim.key = key;
    this.#hold(claim);
  }

  /** The claim still stands, or another page has taken its draft; then what is shown goes on in a draft of its own. */
  #keep(claim: OpenClaim): void {
    const holder = this.#holder(claim.key);
    if (holder === null || holder === claim.id) return this.#hold(claim);
    const shown = this.#drafts.read(claim.key);
    const next = keysOf(claim.kind).find((key) => this.#holder(key) === null && !this.#drafts.filled(key));
    if (next === undefined) return undefined;
    if (shown && this.#drafts.filled(claim.key)) this.#drafts.write(next, shown.value);
    return this.#move(claim, next);
  }

  /** Tells the form what has changed for it. */
  #tell(claim: OpenClaim): void {
    claim.waiting = this.#filled(keysOf(claim.kind).filter((key) => this.#holder(key) === null));
    claim.listener(claim);
  }

  #changed(key: string): void {
    if (key === this.#question) return this.#open.forEach((claim) => this.#keep(claim));
    if (!key.startsWith(this.#prefix)) return undefined;
    const draft = key.slice(this.#prefix.length);
    for (const claim of this.#open) {
      if (claim.key === draft && this.#holder(draft) !== claim.id) this.#keep(claim);
      else if (keysOf(claim.kind).includes(draft)) this.#tell(claim);
    }
    return undefined;
  }

  /** Asks all pages whether they still hold their drafts; what nobody answers for is waiting. */
  #ask(claim: OpenClaim): void {
    const others = keysOf(claim.kind).filter((key) => key !== claim.key);
    const before = new Map(others.map((key) => [key, this.#shared.getItem(this.#prefix + key)]));
    this.#shared.setItem(this.#question, `${claim.id} ${Date.now()}`);
    setTimeout(() => {
      if (!this.#open.has(claim)) return;
      for (const [key, entry] of before) {
        const unanswered = entry !== null && this.#shared.getItem(this.#prefix + key) === entry;
        const ownPage = [...this.#open].some((open) => open.key === key && this.#holder(key) === open.id);
        if (unanswered && !ownPage) this.#shared.removeItem(this.#prefix + key);
      }
      this.#tell(claim);
      // an untouched form shows what a crash left behind; one that is being filled offers it
      const [newest] = claim.waiting;
      if (newest !== undefined && !this.#drafts.filled(claim.key)) this.#move(claim, newest);
    }, ANSWER_MS);
  }
}

let claims = 0;

/** One open form. */
class OpenClaim {
  readonly id: string;
  readonly kind: string;
  readonly listener: DraftClaimListener;
  key: string;
  waiting: readonly string[] = [];

  constructor(kind: string, key: string, listener: DraftClaimListener) {
    claims += 1;
    this.id = `${Math.random().toString(36).slice(2)}-${claims}`;
    this.kind = kind;
    this.key = key;
    this.listener = listener;
  }
}
