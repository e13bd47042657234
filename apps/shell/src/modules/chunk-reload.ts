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

/** Reloads on chunk errors that no error card handles. */
export function reloadOnChunkErrors(reload?: () => void): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    const isChunk = (reason as { name?: string } | null)?.name === 'ChunkLoadError';
    if (isChunk && failureKind(reason) !== 'integrity') reloadOnce(Date.now(), reload);
  });
}
