import type { FailureKind } from '@hamyar/module-sdk';

/**
 * Finds out why a file did not load: the browser says the same of a refused, a hung and a wrong one. Answers null when
 * the file is fine by now.
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

/** The hash of some bytes in the notation and by the algorithm of another one. */
async function integrityOf(bytes: ArrayBuffer, like: string): Promise<string> {
  const algorithm = like.split('-')[0]!;
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes));
  return `${algorithm}-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Fetches files past the browser's cache and puts what comes into it: a bad copy would otherwise be served for ever.
 * A file that does not answer in time is left as it is; the attempt that follows has its own limit.
 */
export async function reloadFiles(urls: readonly string[], timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await Promise.allSettled(
    urls.map(async (url) => (await fetch(url, { cache: 'reload', credentials: 'same-origin', signal })).arrayBuffer()),
  );
}
