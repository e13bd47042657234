import { useSyncExternalStore } from 'react';
import { UploadEngine } from './upload-engine.ts';
import type { UploadView } from './upload-store.ts';

// one for the page: uploads go on while the person is on another page of the product
let engine: UploadEngine | undefined;
let asked = false;

/** The uploads of this tab. */
export function uploadEngine(): UploadEngine {
  engine ??= new UploadEngine();
  return engine;
}

/** The uploads of this tab; the component renders again with every change of them. */
export function useUploadQueue(): UploadView {
  const { subscribe, get } = uploadEngine();
  return useSyncExternalStore(subscribe, get, get);
}

/** Finds, once for the page, what a reload or a closed tab has left unfinished. @returns whether there is anything */
export async function findUnfinishedUploads(nameOf: (folder: number | null) => string): Promise<boolean> {
  if (asked) return false;
  asked = true;
  await uploadEngine().findUnfinished(nameOf);
  return uploadEngine().get().uploads.length > 0;
}

/** Forgets the uploads, for a test that begins. */
export function resetUploads(): void {
  engine = undefined;
  asked = false;
}
