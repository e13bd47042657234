import { failureKind } from '@hamyar/module-sdk';
import { storeFlash } from '../boot/flash.ts';
import { fa } from '../messages/fa.ts';

const KEY = 'hamyar.reloaded';
/** ms between two reloads for the same reason (spec 4.19) */
const ONCE_PER_MS = 60_000;

/**
 * Reloads the page, at most once per 60 seconds (spec 4.19), when a chunk of the shell itself cannot be loaded, for
 * example because its release was removed. Modules show an error card instead.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (now - last < ONCE_PER_MS) return false;
  sessionStorage.setItem(KEY, String(now));
  storeFlash({ kind: 'info', text: fa.module.newRelease });
  reload();
  return true;
}

/** Whether code could not be loaded that a reload may bring; not when it has wrong content. */
export const isMissingChunk = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === 'ChunkLoadError' && failureKind(error) !== 'integrity';

/** Reloads on chunk errors outside of components; those of components are seen by `shellChunk` and by the parts. */
export function reloadOnChunkErrors(reload?: () => void): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingChunk(reason)) reloadOnce(Date.now(), reload);
  });
}
