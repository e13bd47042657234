import type { FailureKind } from '@hamyar/module-sdk';

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
