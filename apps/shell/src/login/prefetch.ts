let started = false;

/** Fetches what follows login while the person still types: the shell and the landing module (design/quality.md). */
export function prefetchShell(): void {
  if (started) return;
  started = true;
  const list = document.getElementById('hamyar-prefetch')?.textContent;
  if (!list || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const url of JSON.parse(list) as string[]) {
    // the same mode as the later script tags, or the browser would keep two copies
    void fetch(url, { mode: 'cors', credentials: 'same-origin', priority: 'low' } as RequestInit).then((response) => response.arrayBuffer()).catch(() => {});
  }
}
