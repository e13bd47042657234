import type { FailureKind } from '@hamyar/module-sdk';

/**
 * Finds out why an entry did not load: the federation runtime says the same for a refused, a hung and a wrong file.
 * Answers null when the file is fine by now.
 */
export async function probeEntry(url: string, integrity: string | undefined, timeoutMs: number): Promise<FailureKind | null> {
  try {
    const response = await fetch(url, { cache: 'no-store', credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return 'network';
    if (!/javascript/.test(response.headers.get('content-type') ?? '')) return 'not-javascript';
    if (integrity && (await sha384(await response.arrayBuffer())) !== integrity) return 'integrity';
    return null;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'network';
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
