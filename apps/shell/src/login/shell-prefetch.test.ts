import { waitFor } from '@hamyar/testing';
import { pausePrefetch, prefetchShell } from './shell-prefetch.ts';

interface Asked {
  url: string;
  signal: AbortSignal;
  arrive(): void;
}

describe('what is fetched while the password is typed', () => {
  const asked: Asked[] = [];
  const urls = () => asked.map(({ url }) => url);

  beforeAll(() => {
    document.body.innerHTML = `<script type="application/json" id="hamyar-prefetch">${JSON.stringify(['a', 'b', 'c', 'd', 'e'])}</script>`;
    globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        asked.push({ url, signal, arrive: () => resolve({ arrayBuffer: () => Promise.resolve() }) });
      })) as unknown as typeof fetch;
  });

  it('is loaded a few files at a time, pauses during the login, and continues where it paused', async () => {
    prefetchShell();
    prefetchShell();
    expect(urls()).toEqual(['a', 'b', 'c']);
    asked[0]!.arrive();
    await waitFor(() => expect(urls()).toEqual(['a', 'b', 'c', 'd']));
    pausePrefetch();
    await waitFor(() => expect(asked.filter(({ signal }) => !signal.aborted)).toEqual([]));
    prefetchShell();
    await waitFor(() => expect(urls().slice(4).sort()).toEqual(['b', 'c', 'd']));
    for (const one of asked.slice(4)) one.arrive();
    await waitFor(() => expect(urls().at(-1)).toBe('e'));
  });
});
