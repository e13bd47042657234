const sheets = new Map<string, Promise<void>>();

/** As the build's own runtime writes the address: it takes a link with this address for its own and adds none. */
const absoluteUrl = (url: string) => new URL(url, location.origin).href;

/**
 * Adds a style sheet of a module with its integrity, once. The build's runtime would add it without one and would wait
 * for ever for a sheet that hangs. Rejects when the browser refuses the file.
 */
export function loadStyleSheet(url: string, integrity: string | undefined): Promise<void> {
  const known = sheets.get(url);
  if (known) return known;
  const link = document.createElement('link');
  const loading = new Promise<void>((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = absoluteUrl(url);
    if (integrity) {
      link.integrity = integrity;
      link.crossOrigin = 'anonymous';
    }
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      sheets.delete(url);
      link.remove();
      reject(Object.assign(new Error(`Loading chunk ${url} failed`), { name: 'ChunkLoadError' }));
    });
  });
  sheets.set(url, loading);
  document.head.append(link);
  return loading;
}

/**
 * Ends the waiting for files that do not answer: whoever waits for their tags is told that they failed, and can ask
 * again. A tag of the build's runtime stays only while its file is on the way.
 */
export function abandonFiles(urls: readonly string[]): void {
  const wanted = new Set(urls.map(absoluteUrl));
  for (const tag of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=stylesheet]',
  )) {
    const isPending = tag instanceof HTMLScriptElement || tag.sheet === null;
    if (isPending && wanted.has(tag instanceof HTMLScriptElement ? tag.src : tag.href))
      tag.dispatchEvent(new Event('error'));
  }
}
