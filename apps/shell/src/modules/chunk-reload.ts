import { failureKind } from '@hamyar/module-sdk';
import { storeFlash } from '../boot/flash.ts';
import { claimReload } from '../boot/reload-limit.ts';
import { fa } from '../messages/fa.ts';

/**
 * Reloads the page, at most once per 60 seconds (spec 4.19), when a chunk of the shell itself cannot be loaded, for
 * example because its release was removed. Modules show an error card instead.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (!claimReload(now, now)) return false;
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
