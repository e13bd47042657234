import { afterEvent, type QueuedUpload, type SpeedSample, type UploadEvent } from './upload-queue.rules.ts';

/** What the panel shows. */
export interface UploadView {
  uploads: readonly QueuedUpload[];
  /** What was sent in the last seconds. */
  samples: readonly SpeedSample[];
  /** More files were chosen than are taken at a time. */
  tooMany: boolean;
  /** The connection was lost and is back: with which part it went on. */
  resumed: string | null;
}

/** The list of uploads with its listeners; a new object after each change. */
export class UploadStore {
  #view: UploadView = { uploads: [], samples: [], tooMany: false, resumed: null };
  readonly #listeners = new Set<() => void>();

  get(): UploadView {
    return this.#view;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  set(change: Partial<UploadView>): void {
    this.#view = { ...this.#view, ...change };
    this.#listeners.forEach((listener) => listener());
  }

  find(key: string): QueuedUpload | undefined {
    return this.#view.uploads.find((upload) => upload.key === key);
  }

  /** Tells what has happened to an upload. */
  change(key: string, event: UploadEvent): void {
    const uploads = this.#view.uploads.map((upload) => (upload.key === key ? afterEvent(upload, event) : upload));
    if (uploads.some((upload, at) => upload !== this.#view.uploads[at])) this.set({ uploads });
  }

  patch(key: string, change: Partial<QueuedUpload>): void {
    const uploads = this.#view.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));
    this.set({ uploads });
  }

  remove(keys: readonly string[]): void {
    this.set({ uploads: this.#view.uploads.filter(({ key }) => !keys.includes(key)) });
  }
}
