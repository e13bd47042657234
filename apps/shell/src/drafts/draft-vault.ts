import type { DraftRecord, DraftVault } from '@hamyar/module-sdk';
import { dropDraft, isServerKey, pullDraft, pushDraft } from './draft-sync.ts';

/** ms after the last keystroke before a draft is written to the device */
const WRITE_MS = 300;
/** ms after the last keystroke before it is sent, and the longest it waits while typing goes on (decisions 2.4) */
const PUSH_MS = 1_000;
const PUSH_LATEST_MS = 5_000;

/** A draft on the device; `dirty` until the server has it. */
type Kept = DraftRecord & { dirty?: boolean };

/**
 * Drafts in localStorage, under the user's id: they survive a crash, a reload and a lost session, and nobody else sees
 * them. Replies and new tickets go to the server as well, so they are there on another device.
 */
export class LocalDraftVault implements DraftVault {
  readonly #prefix: string;
  readonly #storage: Storage;
  readonly #waiting = new Map<string, Kept>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #pulled = new Set<string>();
  #writeTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #pushes = new Map<string, { timer: ReturnType<typeof setTimeout>; since: number }>();

  constructor(userId: number, storage: Storage) {
    this.#prefix = `hamyar.draft.${userId}.`;
    this.#storage = storage;
    addEventListener('pagehide', () => this.#hide());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#hide());
    addEventListener('storage', ({ key }) => key?.startsWith(this.#prefix) && this.#tell(key.slice(this.#prefix.length)));
  }

  read<Value>(key: string): DraftRecord<Value> | null {
    const waiting = this.#waiting.get(key);
    return (waiting ?? this.#stored(key)) as DraftRecord<Value> | null;
  }

  write<Value>(key: string, value: Value): void {
    this.#waiting.set(key, { value, at: Date.now(), revision: this.read(key)?.revision ?? 0, dirty: true });
    clearTimeout(this.#writeTimer);
    this.#writeTimer = setTimeout(() => this.flush(), WRITE_MS);
    this.#schedulePush(key);
  }

  remove(key: string): void {
    clearTimeout(this.#pushes.get(key)?.timer);
    this.#pushes.delete(key);
    const known = this.read(key);
    this.#waiting.delete(key);
    this.#storage.removeItem(this.#prefix + key);
    if (known && known.revision > 0) void dropDraft(key);
  }

  flush(): void {
    clearTimeout(this.#writeTimer);
    for (const [key, record] of this.#waiting) {
      try {
        this.#storage.setItem(this.#prefix + key, JSON.stringify(record));
        this.#waiting.delete(key);
      } catch {
        // the store is full: the text stays in memory and is tried again with the next keystroke
      }
    }
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    if (isServerKey(key) && !this.#pulled.has(key)) void this.#pull(key);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  /** Gives the server everything it does not have yet; before an explicit logout. */
  async handOver(): Promise<void> {
    this.flush();
    await Promise.all(this.keys().map((key) => this.#push(key)));
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

  #stored(key: string): Kept | null {
    try {
      return JSON.parse(this.#storage.getItem(this.#prefix + key) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }

  #hide(): void {
    this.flush();
    for (const key of [...this.#pushes.keys()]) void this.#push(key, true);
  }

  #schedulePush(key: string): void {
    if (!isServerKey(key)) return;
    const known = this.#pushes.get(key);
    clearTimeout(known?.timer);
    const since = known?.since ?? Date.now();
    const wait = Math.max(0, Math.min(PUSH_MS, since + PUSH_LATEST_MS - Date.now()));
    this.#pushes.set(key, { since, timer: setTimeout(() => void this.#push(key), wait) });
  }

  async #push(key: string, leaving = false): Promise<void> {
    clearTimeout(this.#pushes.get(key)?.timer);
    this.#pushes.delete(key);
    const record = this.read(key) as Kept | null;
    if (!record?.dirty) return;
    const revision = await pushDraft(key, record, deviceName(), leaving);
    const now = this.read(key) as Kept | null;
    if (revision === null || !now) return;
    // typing may have gone on meanwhile: then only the revision is news
    this.#waiting.set(key, { ...now, revision, dirty: now.at !== record.at });
    this.flush();
  }

  /** A newer version from another device replaces a clean one; a dirty one is sent instead, and the server keeps both. */
  async #pull(key: string): Promise<void> {
    this.#pulled.add(key);
    const local = this.read(key) as Kept | null;
    if (local?.dirty) return this.#push(key);
    const remote = await pullDraft(key);
    const now = this.read(key) as Kept | null;
    if (!remote || now?.dirty || remote.revision <= (now?.revision ?? 0)) return undefined;
    const { body_html, attachments, form_values, revision } = remote;
    this.#waiting.set(key, { value: { body_html, attachments, form_values }, at: remote.updated_at * 1000, revision });
    this.flush();
    return this.#tell(key);
  }

  #tell(key: string): void {
    for (const listener of [...(this.#listeners.get(key) ?? [])]) listener();
  }
}

/** A short name a person recognises: `Chrome · Linux`. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0].replace('Edg', 'Edge') ?? 'Browser';
  const system = /Windows|Android|iPhone|iPad|Mac|Linux/.exec(agent)?.[0] ?? '';
  return `${browser}${system ? ` · ${system}` : ''}`.slice(0, 60);
}
