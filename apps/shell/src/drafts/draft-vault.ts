import type { DraftRecord, DraftVault } from '@hamyar/module-sdk';

/** ms after the last keystroke before a draft is written out */
const WRITE_MS = 300;

/**
 * Drafts in localStorage, under the user's id: they survive a crash, a reload and a lost session, and nobody else sees
 * them. Writes are collected for 0.3 s and forced out when the page is hidden.
 */
export class LocalDraftVault implements DraftVault {
  readonly #prefix: string;
  readonly #storage: Storage;
  readonly #waiting = new Map<string, DraftRecord>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: number, storage: Storage) {
    this.#prefix = `hamyar.draft.${userId}.`;
    this.#storage = storage;
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush());
    addEventListener('storage', ({ key }) => key?.startsWith(this.#prefix) && this.#tell(key.slice(this.#prefix.length)));
  }

  read<Value>(key: string): DraftRecord<Value> | null {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting as DraftRecord<Value>;
    try {
      return JSON.parse(this.#storage.getItem(this.#prefix + key) ?? 'null') as DraftRecord<Value> | null;
    } catch {
      return null;
    }
  }

  write<Value>(key: string, value: Value): void {
    this.#waiting.set(key, { value, at: Date.now(), revision: this.read(key)?.revision ?? 0 });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), WRITE_MS);
  }

  remove(key: string): void {
    this.#waiting.delete(key);
    this.#storage.removeItem(this.#prefix + key);
  }

  flush(): void {
    clearTimeout(this.#timer);
    for (const [key, record] of this.#waiting) {
      try {
        this.#storage.setItem(this.#prefix + key, JSON.stringify(record));
        this.#waiting.delete(key);
      } catch {
        // the store is full: the text stays in memory and is tried again with the next keystroke
      }
    }
  }

  /** Forgets everything of this user on this device; after an explicit logout. */
  erase(): void {
    this.#waiting.clear();
    for (const key of this.keys()) this.#storage.removeItem(this.#prefix + key);
  }

  /** Keys of the kept drafts. */
  keys(): string[] {
    return Object.keys(this.#storage).filter((key) => key.startsWith(this.#prefix)).map((key) => key.slice(this.#prefix.length));
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  #tell(key: string): void {
    for (const listener of [...(this.#listeners.get(key) ?? [])]) listener();
  }
}
