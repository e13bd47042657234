import type { FailureKind } from '@hamyar/module-sdk';
import { PROBE_TIMEOUT_MS } from './load-retry.rules.ts';

/**
 * Fetches a file that did not load to find out why, because the browser reports every reason alike. Returns null when
 * the file is correct now.
 */
export async function probeFile(
  url: string,
  integrity: string | undefined,
  timeoutMs: number,
): Promise<FailureKind | null> {
  const wantedType = /\.css(\?|$)/.test(url) ? /text\/css/ : /javascript/;
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return 'network';
    if (!wantedType.test(response.headers.get('content-type') ?? '')) return 'not-javascript';
    if (integrity && (await integrityOf(await response.arrayBuffer(), integrity)) !== integrity) return 'integrity';
    return null;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

/** The integrity hash of `bytes`, with the algorithm of the integrity value `like`. */
async function integrityOf(bytes: ArrayBuffer, like: string): Promise<string> {
  const algorithm = like.split('-')[0]!;
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes));
  return `${algorithm}-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Fetches files without the browser's cache and replaces their cached copies, which may be damaged. Files that do not
 * arrive in time are skipped: the next attempt has its own time limit.
 */
export async function reloadFiles(urls: readonly string[], timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await Promise.allSettled(
    urls.map(async (url) => (await fetch(url, { cache: 'reload', credentials: 'same-origin', signal })).arrayBuffer()),
  );
}

/**
 * Replaces the cached copy of every script and style sheet that could not be loaded, as soon as it has failed. Released
 * files are cached for ever, also when one of them arrives damaged: refused by its integrity hash, it would be refused
 * again by each later attempt and after a reload of the page. Called once.
 */
export function reloadFailedFiles(): void {
  const reloading = new Set<string>();
  const reload = async (url: string) => {
    if (reloading.has(url)) return;
    reloading.add(url);
    await reloadFiles([url], PROBE_TIMEOUT_MS);
    reloading.delete(url);
  };
  // such an event does not bubble, so it is caught on its way down
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void reload(target.src);
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') void reload(target.href);
    },
    true,
  );
}
