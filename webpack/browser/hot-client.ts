/** What the server sends to the pages of a development build (`/dev/updates`). */
interface Update {
  /** Changes when the server has started again. */
  server: string;
  /** Bundle → hash of its newest build. */
  bundles: Record<string, string>;
}

declare const HAMYAR_BUNDLE: string;
/** What the page knows; a bundle that is loaded later begins with it. */
class Updates extends EventTarget {
  bundles: Update['bundles'] = {};
}

declare global {
  var __hamyarUpdates: Updates | undefined;
}

/** One connection for all bundles of the page. */
function connect(): Updates {
  const updates = new Updates();
  let server: string | undefined;
  new EventSource('/dev/updates').addEventListener('message', ({ data }) => {
    const update = JSON.parse(data as string) as Update;
    server ??= update.server;
    updates.bundles = update.bundles;
    if (server === update.server) updates.dispatchEvent(new Event('built'));
    else location.reload();
  });
  return updates;
}

let taking = false;

/** Takes every build up to the newest one; the page is loaded again when that cannot be done. */
async function takeChanges(): Promise<void> {
  if (taking) return;
  taking = true;
  try {
    while (newest !== __webpack_hash__) if (!(await import.meta.webpackHot.check(true))) location.reload();
  } catch (error) {
    // nobody accepts the change
    console.info(`${HAMYAR_BUNDLE} is loaded again`, error);
    location.reload();
  } finally {
    taking = false;
  }
}

const updates = (globalThis.__hamyarUpdates ??= connect());
// the files of a bundle that has just been loaded may be newer than the server's word of them
let newest = updates.bundles[HAMYAR_BUNDLE];
updates.addEventListener('built', () => {
  const hash = updates.bundles[HAMYAR_BUNDLE];
  if (hash === undefined || hash === newest) return;
  const first = newest === undefined;
  newest = hash;
  if (!first) void takeChanges();
});
