const sheets = new Map<string, Promise<void>>();

/** The address as webpack's runtime writes it: when it finds a link with this address, it adds no second one. */
const absoluteUrl = (url: string) => new URL(url, location.origin).href;

/**
 * Adds a style sheet of a module with its integrity, once. Webpack's runtime would add it without integrity and wait
 * for a hung sheet without limit. Rejects when the browser refuses the file.
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
 * Stops waiting for files that do not answer: their elements get an error event, so that the code which waits for them
 * fails and can request them again. A script element that is still in the page is still loading, because webpack's
 * runtime removes it afterwards.
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
