import type { ManagedFile } from '@hamyar/contracts/files';

/** A file of the manager, as the server answers it. */
export const buildFile = (id: number, name: string, more: Partial<ManagedFile> = {}): ManagedFile => ({
  id,
  version: 1,
  name,
  type: null,
  parent_id: null,
  visibility: 'staff',
  owner: { id: 1, name: 'سارا نوری' },
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  path: `/api/attachment/${id}`,
  mime: 'application/octet-stream',
  size: 2048,
  meta_data: { thumbnail_path: null, extension: name.split('.').at(-1) ?? '', size: 2048, dimentions: null },
  ...more,
});

/** A folder of the manager. */
export const buildFolder = (id: number, name: string, more: Partial<ManagedFile> = {}): ManagedFile =>
  buildFile(id, name, { type: 'folder', path: null, mime: null, size: null, meta_data: null, ...more });

/** What `fileGet` answers for a row. */
export const opened = (file: ManagedFile, ancestors: { id: number; name: string }[] = []) => ({
  ...file,
  ancestors,
  public_url: 'http://localhost',
  contents: file.type === 'folder' ? { folders: 1, files: 2, size: 4096 } : null,
});

/** Gives elements a size: jsdom has no layout, and a list that draws only what is visible would draw nothing. */
export function giveSize(width: number, height = 900): () => void {
  const kept = ['offsetWidth', 'offsetHeight', 'clientHeight'].map(
    (name) =>
      [
        name,
        Object.getOwnPropertyDescriptor(name.startsWith('offset') ? HTMLElement.prototype : Element.prototype, name),
      ] as const,
  );
  const measure = Element.prototype.getBoundingClientRect;
  const define = (owner: object, name: string, value: number) =>
    Object.defineProperty(owner, name, { configurable: true, get: () => value });
  define(HTMLElement.prototype, 'offsetWidth', width);
  define(HTMLElement.prototype, 'offsetHeight', height);
  define(Element.prototype, 'clientHeight', height);
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  });
  HTMLElement.prototype.scrollTo = () => undefined;
  return () => {
    for (const [name, descriptor] of kept)
      if (descriptor)
        Object.defineProperty(name.startsWith('offset') ? HTMLElement.prototype : Element.prototype, name, descriptor);
    Element.prototype.getBoundingClientRect = measure;
  };
}

/** jsdom has no `Blob.arrayBuffer`, which all browsers have. */
export function giveBlobBytes(): void {
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(new Error('the file cannot be read'));
      reader.readAsArrayBuffer(this);
    });
  };
}
