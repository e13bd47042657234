import { download } from '@hamyar/module-kit/files';

/** Saves a picture as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  download(address, name);
  // the browser has begun to read it when this runs
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
