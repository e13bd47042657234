import type { DraftLease, DraftLeaseListener, DraftRecord, DraftStorage } from '@hamyar/module-sdk';
import { deviceName, forgetDevice } from './device-name.ts';
import { DraftLeases } from './draft-leases.ts';
import { afterSave, isSameText, swapped } from './draft-other.ts';
import {
  draftApi,
  hasContent,
  isSyncedKey,
  otherOf,
  type DraftApi,
  type PushAnswer,
  type StoredDraft,
} from './draft-sync.ts';

/** ms a draft waits at most to be written to the device */
const WRITE_MS = 300;
/** ms without typing before a draft is sent, and the longest wait while typing continues (decisions 2.4) */
const PUSH_MS = 1_000;
const PUSH_LATEST_MS = 5_000;
/** most saves in a row, when other tabs save the same draft or typing continues during a logout */
const PUSH_TRIES = 5;
/** ms until an open draft is requested again after the server could not be reached */
const PULL_AGAIN_MS = 5_000;

/** Result of a save: the server has all of it, typing continued meanwhile, or the server could not be reached. */
type PushOutcome = 'all' | 'part' | 'failed';

/**
 * Drafts in the browser's storage, under the user's id: they survive a crash, a reload and a lost session, and no other
 * user sees them. Drafts under synced keys are also sent to the server, so another device can continue them.
 */
export class LocalDraftVault implements DraftStorage {
  readonly #prefix: string;
  readonly #storage: Storage;
  readonly #wire: DraftApi;
  readonly #device: string;
  readonly #waiting = new Map<string, StoredDraft>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #pulled = new Set<string>();
  #writeTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #pushes = new Map<string, { timer: ReturnType<typeof setTimeout>; since: number }>();
  readonly #running = new Map<string, Promise<PushOutcome>>();
  readonly #leases: DraftLeases;

  constructor(
    userId: number,
    storage: Storage,
    {
      wire = draftApi,
      page = globalThis,
      tab = sessionStorage,
      // undefined in insecure contexts, whatever the type says
      locks = navigator.locks as LockManager | undefined,
    }: { wire?: DraftApi; page?: EventTarget; tab?: Storage; locks?: LockManager } = {},
  ) {
    this.#prefix = `hamyar.draft.${userId}.`;
    this.#storage = storage;
    this.#wire = wire;
    this.#device = deviceName(storage);
    const filled = (key: string) => hasContent(this.read(key)?.value);
    const drafts = { read: this.read.bind(this), write: this.write.bind(this), filled };
    this.#leases = new DraftLeases(userId, drafts, { shared: storage, tab, page, locks });
    page.addEventListener('pagehide', () => this.#hide());
    page.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#hide(), true);
    page.addEventListener('blur', () => this.#left(), true);
    page.addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      if (key?.startsWith(this.#prefix)) this.#notify(key.slice(this.#prefix.length));
    });
  }

  read<Value>(key: string): DraftRecord<Value> | null {
    const waiting = this.#waiting.get(key);
    return (waiting ?? this.#stored(key)) as DraftRecord<Value> | null;
  }

  write<Value>(key: string, value: Value): void {
    const { other = null, replaced } = (this.read(key) as StoredDraft | null) ?? {};
    this.#waiting.set(key, { value, at: Date.now(), revision: this.#revision(key), dirty: true, other, replaced });
    // the next key press does not restart this timer: fast typing has no pause
    this.#writeTimer ??= setTimeout(() => this.flush(), WRITE_MS);
    this.#schedulePush(key);
  }

  remove(key: string): void {
    clearTimeout(this.#pushes.get(key)?.timer);
    this.#pushes.delete(key);
    const known = this.read(key);
    this.#waiting.delete(key);
    this.#storage.removeItem(this.#prefix + key);
    if (known && known.revision > 0) void this.#wire.drop(key);
    // what was sent is shown as unsent nowhere on this page
    this.#notify(key);
  }

  swap(key: string): void {
    const record = this.read(key) as StoredDraft | null;
    if (!record?.other) return;
    this.#waiting.set(key, swapped(record, this.#device));
    this.flush();
    this.#notify(key);
    void this.#push(key);
  }

  flush(): void {
    clearTimeout(this.#writeTimer);
    this.#writeTimer = undefined;
    for (const [key, record] of this.#waiting) {
      try {
        this.#storage.setItem(this.#prefix + key, JSON.stringify({ ...record, revision: this.#revision(key) }));
        this.#waiting.delete(key);
      } catch {
        // the browser's storage is full: the text stays in memory, and the next key press tries again
      }
    }
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    if (isSyncedKey(key) && !this.#pulled.has(key)) void this.#pull(key);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  freeKey(kind: string): string {
    return this.#leases.freeKey(kind);
  }

  begin<Value>(kind: string, value: Value): boolean {
    return this.#leases.begin(kind, value);
  }

  /** Whether an open form of this page has something in its draft. */
  hasText(): boolean {
    return this.#leases.hasText();
  }

  lease(kind: string, listener: DraftLeaseListener): DraftLease {
    return this.#leases.lease(kind, listener);
  }

  /**
   * Sends drafts that an earlier page could not send: too long for a request after closing, or no answer. Called once,
   * at the start.
   */
  async resume(): Promise<void> {
    await Promise.all(
      this.keys()
        .filter(isSyncedKey)
        .map((key) => this.#push(key)),
    );
  }

  /** Sends all unsent drafts before an explicit logout. Returns the keys of those that exist on this device only. */
  async pushAll(): Promise<string[]> {
    this.flush();
    const keys = [...new Set([...this.keys(), ...this.#waiting.keys()])];
    const pushed = await Promise.all(
      keys.map(async (key) => {
        let saved: PushOutcome = isSyncedKey(key) ? 'part' : 'failed';
        for (let tries = 0; tries < PUSH_TRIES && saved === 'part'; tries += 1) saved = await this.#push(key);
        return saved === 'all' || !hasContent(this.read(key)?.value);
      }),
    );
    return keys.filter((_, index) => !pushed[index]);
  }

  /** The stored text of every draft by its key, for {@link erase}. */
  contents(): ReadonlyMap<string, string> {
    this.flush();
    return new Map(this.keys().map((key) => [key, JSON.stringify(this.read(key)?.value)]));
  }

  /**
   * Deletes this user's drafts from the device after an explicit logout. Text typed since `before` stays until the next
   * login, because the server does not have it.
   */
  erase(before: ReadonlyMap<string, string> = this.contents()): void {
    this.flush();
    for (const key of new Set([...this.keys(), ...this.#waiting.keys()])) {
      const record = this.read(key) as StoredDraft | null;
      if (record?.dirty && JSON.stringify(record.value) !== before.get(key)) continue;
      this.#waiting.delete(key);
      this.#storage.removeItem(this.#prefix + key);
    }
    this.#leases.erase();
    if (this.keys().length === 0) forgetDevice(this.#storage);
  }

  keys(): string[] {
    return Object.keys(this.#storage)
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => key.slice(this.#prefix.length));
  }

  #stored(key: string): StoredDraft | null {
    try {
      return JSON.parse(this.#storage.getItem(this.#prefix + key) ?? 'null') as StoredDraft | null;
    } catch {
      return null;
    }
  }

  /** The newest revision known to any tab of this browser. */
  #revision(key: string): number {
    return Math.max(this.#waiting.get(key)?.revision ?? 0, this.#stored(key)?.revision ?? 0);
  }

  #hide(): void {
    this.flush();
    for (const key of [...this.#pushes.keys()]) void this.#push(key, true);
  }

  /** A field or the window lost the focus: the text is stored immediately, so that another window can read it. */
  #left(): void {
    this.flush();
    for (const key of [...this.#pushes.keys()]) void this.#push(key);
  }

  #schedulePush(key: string): void {
    if (!isSyncedKey(key)) return;
    const known = this.#pushes.get(key);
    clearTimeout(known?.timer);
    const since = known?.since ?? Date.now();
    const wait = Math.max(0, Math.min(PUSH_MS, since + PUSH_LATEST_MS - Date.now()));
    this.#pushes.set(key, { since, timer: setTimeout(() => void this.#push(key), wait) });
  }

  /** Sends a draft, one save after the other. */
  #push(key: string, leaving = false): Promise<PushOutcome> {
    clearTimeout(this.#pushes.get(key)?.timer);
    this.#pushes.delete(key);
    const before = this.#running.get(key);
    // a page that is being closed cannot wait for the previous save
    const run = (
      before && !leaving ? before.then(() => this.#pushNow(key, false)) : this.#pushNow(key, leaving)
    ).finally(() => {
      if (this.#running.get(key) === run) this.#running.delete(key);
    });
    this.#running.set(key, run);
    return run;
  }

  async #pushNow(key: string, leaving: boolean): Promise<PushOutcome> {
    for (let tries = 0; tries < PUSH_TRIES; tries += 1) {
      const record = this.read(key) as StoredDraft | null;
      if (!record?.dirty) return 'all';
      const answer = await this.#wire.push(key, record, this.#device, leaving);
      if (!answer) return 'failed';
      if (!this.read(key)) {
        // the draft was sent as a message or discarded while this save was running
        void this.#wire.drop(key);
        return 'all';
      }
      // Another device or tab may have saved the same revision before. Then this text, which the person sees, is sent
      // as the next revision, and the server keeps the other text as the alternative version.
      const typed = this.#noteAnswer(key, record, answer);
      if (answer.accepted) return typed ? 'part' : 'all';
    }
    return 'failed';
  }

  /** Stores the server's version; returns whether the text was changed meanwhile. */
  #noteAnswer(key: string, sent: StoredDraft, answer: PushAnswer): boolean {
    const now = this.read(key) as StoredDraft;
    const { next, typed } = afterSave(now, sent, answer);
    this.#waiting.set(key, next);
    this.flush();
    if (!isSameText(now.other, next.other)) this.#notify(key);
    return typed;
  }

  /**
   * A newer version from another device replaces a draft without unsent changes. A draft with unsent changes is sent
   * instead, and the server keeps both.
   */
  async #pull(key: string): Promise<void> {
    this.#pulled.add(key);
    const local = this.read(key) as StoredDraft | null;
    if (local?.dirty) return void (await this.#push(key));
    const remote = await this.#wire.pull(key);
    if (remote === undefined) {
      this.#pulled.delete(key);
      setTimeout(() => {
        if (this.#listeners.has(key) && !this.#pulled.has(key)) void this.#pull(key);
      }, PULL_AGAIN_MS);
    }
    const now = this.read(key) as StoredDraft | null;
    if (!remote || now?.dirty) return undefined;
    const { body_html, attachments, form_values, revision } = remote;
    const other = otherOf(remote);
    if (revision > (now?.revision ?? -1)) {
      const value = { body_html, attachments, form_values };
      this.#waiting.set(key, { value, at: remote.updated_at * 1000, revision, other });
      // a save that comes too late changes the other version only
    } else if (now?.revision === revision && !isSameText(now.other, other)) this.#waiting.set(key, { ...now, other });
    else return undefined;
    this.flush();
    return this.#notify(key);
  }

  #notify(key: string): void {
    for (const listener of [...(this.#listeners.get(key) ?? [])]) listener();
  }
}
