/** Files fetched at the same time; few, because a pause cancels the running downloads. */
const PARALLEL_DOWNLOADS = 3;

let pendingFiles: string[] | null = null;
let running: AbortController | null = null;

/** Fetches the shell and the landing module while the person types the password (design/quality.md). */
export function prefetchShell(): void {
  if (running) return;
  pendingFiles ??= filesToPrefetch();
  running = new AbortController();
  for (let worker = 0; worker < PARALLEL_DOWNLOADS; worker += 1) void downloadFiles(pendingFiles, running.signal);
}

/** Pauses, so that the login gets the bandwidth; the next call of {@link prefetchShell} continues. */
export function pausePrefetch(): void {
  running?.abort();
  running = null;
}

function filesToPrefetch(): string[] {
  const list = document.getElementById('hamyar-prefetch')?.textContent;
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  return list && !saveData ? (JSON.parse(list) as string[]) : [];
}

async function downloadFiles(files: string[], signal: AbortSignal): Promise<void> {
  for (let url = files.shift(); url !== undefined; url = files.shift()) {
    try {
      // the same mode as the later script tags, or the browser would keep two copies
      const response = await fetch(url, {
        mode: 'cors',
        credentials: 'same-origin',
        priority: 'low',
        signal,
      } as RequestInit);
      await response.arrayBuffer();
    } catch {
      if (!signal.aborted) continue;
      files.unshift(url);
      return;
    }
  }
}
