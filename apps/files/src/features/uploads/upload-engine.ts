import { fileUploadCancel, fileUploadList, MANAGED_FILES_MAX, type NameConflict } from '@hamyar/contracts/files';
import { getPlatform } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';
import { refreshFolders } from '../../api/file.api.ts';
import { fa } from '../../messages/fa.ts';
import { gapText, isSameFile, refusalOf } from './picked-file.rules.ts';
import { sendFile, type SendOutcome } from './send-file.ts';
import {
  isActive,
  isEnded,
  startable,
  totalsOf,
  withSample,
  type QueuedUpload,
  type UploadFolder,
} from './upload-queue.rules.ts';
import { UploadStore, type UploadView } from './upload-store.ts';

const text = fa.upload;
/** ms between two attempts to go on after the connection was lost; the first is early, because most gaps are short. */
const RECONNECT_MS = [1500, 3000, 6000, 12_000];
/** ms in which what was stored is gathered, so that a hundred files do not read the folder a hundred times. */
const REFRESH_MS = 1200;

/**
 * Calls once when the connection, which is lost, works again. The browser's own event comes before the server has been
 * reached, and a call at that moment would fail once more. @returns stops waiting
 */
function whenConnected(reconnect: () => void): () => void {
  const { state } = getPlatform();
  let wasLost = !state.get().connected;
  return state.subscribe(() => {
    const { connected } = state.get();
    if (connected && wasLost) reconnect();
    wasLost = !connected;
  });
}

/**
 * Sends files while the person goes on working, also on other pages of the product. What a reload interrupts is found
 * again at the server and waits for its file.
 */
export class UploadEngine {
  readonly #store = new UploadStore();
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  #lastKey = 0;
  #lostAt: number | null = null;
  #reconnects = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWaiting: (() => void) | undefined;
  #refresh: ReturnType<typeof setTimeout> | undefined;

  readonly get = (): UploadView => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Takes files into the queue; what cannot be uploaded stands in it with the reason (spec 3.18, 5.25). */
  add(files: readonly File[], folder: UploadFolder): void {
    const taken = files.slice(0, MANAGED_FILES_MAX);
    const fresh = taken.filter((file) => !this.#continue(file));
    const rows = fresh.map((file) => this.#row(file, folder));
    this.#store.set({ uploads: [...this.#store.get().uploads, ...rows], tooMany: files.length > taken.length });
    this.#pump();
  }

  /** The file of an upload that a reload has interrupted. @returns false when it is another one */
  choose(key: string, file: File): boolean {
    const upload = this.#store.find(key);
    if (!upload || upload.state !== 'needsFile' || !isSameFile(upload, file)) return false;
    this.#files.set(key, file);
    this.#store.change(key, { type: 'resumed' });
    this.#pump();
    return true;
  }

  pause(key: string): void {
    this.#store.change(key, { type: 'paused' });
    this.#running.get(key)?.abort();
    this.#pump();
  }

  resume(key: string): void {
    this.#store.change(key, { type: 'resumed' });
    this.#pump();
  }

  pauseAll(): void {
    for (const { key } of this.#store.get().uploads) this.pause(key);
  }

  /** Goes on with what is paused or has failed. */
  resumeAll(state: 'paused' | 'failed'): void {
    for (const upload of this.#store.get().uploads)
      if (upload.state === state && (state === 'paused' || upload.mayRetry)) this.resume(upload.key);
  }

  /** Answers the question about a taken name. */
  settle(key: string, onConflict: NameConflict): void {
    this.#store.patch(key, { onConflict });
    this.resume(key);
  }

  /** Sends a file into another folder, because its own is gone. */
  redirect(key: string, folder: UploadFolder): void {
    this.#store.patch(key, { folder });
    this.resume(key);
  }

  /** Takes an upload out of the list; what was sent of it is removed from the server. */
  remove(key: string): void {
    const upload = this.#store.find(key);
    if (!upload) return;
    this.#running.get(key)?.abort();
    this.#forget([key]);
    if (upload.state !== 'done') this.#cancelAtServer(key, upload);
    this.#pump();
  }

  removeAll(): void {
    for (const { key } of this.#store.get().uploads) this.remove(key);
    this.#store.set({ resumed: null, tooMany: false });
  }

  /** Takes what is done out of the list. */
  clear(): void {
    this.#forget(
      this.#store
        .get()
        .uploads.filter(isEnded)
        .map(({ key }) => key),
    );
    this.#store.set({ resumed: null, tooMany: false });
  }

  /** Finds uploads that a reload, a closed tab or another device has left unfinished. */
  async findUnfinished(nameOf: (folder: number | null) => string): Promise<void> {
    const { data } = await send(fileUploadList, undefined, { failures: 'caller' });
    const known = new Set(this.#store.get().uploads.map(({ uploadId }) => uploadId));
    const rows = (data ?? [])
      .filter(({ id }) => !known.has(id))
      .map(
        (upload): QueuedUpload => ({
          key: this.#newKey(),
          name: upload.name,
          size: upload.size,
          lastModified: upload.last_modified,
          folder: { id: upload.parent_id, name: nameOf(upload.parent_id) },
          state: 'needsFile',
          sent: upload.parts.reduce((sum, part) => sum + part.size, 0),
          uploadId: upload.id,
        }),
      );
    if (rows.length > 0) this.#store.set({ uploads: [...this.#store.get().uploads, ...rows] });
  }

  #row(file: File, folder: UploadFolder): QueuedUpload {
    const key = this.#newKey();
    const row: QueuedUpload = {
      key,
      name: file.name,
      size: file.size,
      lastModified: file.lastModified,
      folder,
      state: 'waiting',
      sent: 0,
      uploadId: null,
    };
    const message = refusalOf(file);
    if (message !== undefined) return { ...row, state: 'refused', message };
    this.#files.set(key, file);
    return row;
  }

  /** The same file was chosen again: its unfinished upload goes on, into the folder for which it was begun. */
  #continue(file: File): boolean {
    const { uploads } = this.#store.get();
    const waiting = uploads.find((upload) => upload.state === 'needsFile' && isSameFile(upload, file));
    // what was not asked for has to be the very same file
    if (waiting?.lastModified !== file.lastModified) return false;
    return this.choose(waiting.key, file);
  }

  #pump(): void {
    for (const { key } of startable(this.#store.get().uploads)) {
      // a paused upload that goes on immediately: its last call has not ended yet
      if (this.#running.has(key)) continue;
      this.#store.change(key, { type: 'started' });
      void this.#run(key);
    }
    this.#watchLeaving();
  }

  async #run(key: string): Promise<void> {
    const upload = this.#store.find(key);
    const file = this.#files.get(key);
    if (!upload || !file) return this.#store.change(key, { type: 'stopped', state: 'needsFile' });
    const stop = new AbortController();
    this.#running.set(key, stop);
    let before = upload.sent;
    const outcome = await sendFile(upload, file, stop.signal, {
      begun: ({ id }, { parts, first, stored }) => {
        before = stored;
        this.#store.change(key, {
          type: 'begun',
          uploadId: id,
          sent: stored,
          ...(stored > 0 ? { message: text.continued(first, parts) } : {}),
        });
        this.#sayResumed(first, parts);
      },
      progress: (sent) => {
        this.#store.change(key, { type: 'progress', sent });
        this.#sample(Math.max(0, sent - before));
        before = Math.max(before, sent);
      },
      finishing: () => this.#store.change(key, { type: 'finishing' }),
    });
    this.#running.delete(key);
    this.#end(key, outcome);
    this.#pump();
  }

  #end(key: string, outcome: SendOutcome): void {
    if (outcome.kind === 'aborted') return;
    if (outcome.kind === 'offline') return this.#wentOffline(key);
    if (outcome.kind === 'stored') {
      this.#store.change(key, { type: 'stored' });
      this.#files.delete(key);
      this.#refresh ??= setTimeout(() => {
        this.#refresh = undefined;
        refreshFolders(['files/list', 'files/file']);
      }, REFRESH_MS);
      return;
    }
    const { kind } = outcome;
    // what is refused for good does not wait at the server for its file
    if (kind === 'failed' && !outcome.mayRetry) this.#cancelAtServer(key);
    this.#store.change(key, {
      type: 'stopped',
      state: kind,
      ...(kind === 'failed' ? { message: outcome.message, mayRetry: outcome.mayRetry } : {}),
    });
  }

  #cancelAtServer(key: string, upload = this.#store.find(key)): void {
    if (!upload || upload.uploadId === null) return;
    this.#store.patch(key, { uploadId: null });
    void send(fileUploadCancel, { id: upload.uploadId }, { failures: 'caller' });
  }

  #wentOffline(key: string): void {
    this.#lostAt ??= Date.now();
    this.#store.change(key, { type: 'lost' });
    const pause = RECONNECT_MS[Math.min(this.#reconnects, RECONNECT_MS.length - 1)]!;
    this.#timer ??= setTimeout(() => this.#reconnect(), pause);
    this.#stopWaiting ??= whenConnected(this.#reconnect);
  }

  /** Tries to go on with what the connection has interrupted. */
  readonly #reconnect = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#reconnects += 1;
    for (const { key, state } of this.#store.get().uploads)
      if (state === 'offline') this.#store.change(key, { type: 'resumed' });
    this.#pump();
  };

  #sayResumed(part: number, parts: number): void {
    if (this.#lostAt === null) return;
    const seconds = Math.max(1, Math.round((Date.now() - this.#lostAt) / 1000));
    this.#lostAt = null;
    this.#reconnects = 0;
    this.#store.set({ resumed: text.resumed(gapText(seconds), part, parts) });
  }

  #sample(bytes: number): void {
    this.#store.set({ samples: withSample(this.#store.get().samples, { at: Date.now(), bytes }) });
  }

  /** The browser asks before a page is closed that still sends. */
  #watchLeaving(): void {
    removeEventListener('beforeunload', ask);
    if (this.#store.get().uploads.some(isActive)) addEventListener('beforeunload', ask);
    if (totalsOf(this.#store.get().uploads).running === 0) this.#store.set({ samples: [] });
  }

  #newKey(): string {
    this.#lastKey += 1;
    return `upload-${this.#lastKey}`;
  }

  #forget(keys: readonly string[]): void {
    for (const key of keys) this.#files.delete(key);
    this.#store.remove(keys);
  }
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
