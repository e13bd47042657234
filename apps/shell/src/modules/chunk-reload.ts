import { failureKind } from '@hamyar/module-sdk';
import { storeFlash } from '../boot/flash.ts';
import { fa } from '../messages/fa.ts';

const KEY = 'hamyar.reloaded';
/** ms between two reloads for the same reason (spec 4.19) */
const ONCE_PER_MS = 60_000;

/**
 * The last resort when a chunk of the shell itself cannot be had, as after a release whose files are gone: the page
 * reloads, at most once per 60 seconds (spec 4.19). Modules recover on their own, with an error card.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (now - last < ONCE_PER_MS) return false;
  sessionStorage.setItem(KEY, String(now));
  storeFlash({ kind: 'info', text: fa.module.newRelease });
  reload();
  return true;
}

/** Watches for chunks of the shell that nobody waits for with an error card. */
export function reloadOnChunkErrors(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    const isChunk = (reason as { name?: string } | null)?.name === 'ChunkLoadError';
    if (isChunk && failureKind(reason) !== 'integrity') reloadOnce();
  });
}
