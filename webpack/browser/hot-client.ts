import { showProblems } from './problems-panel.ts';

/** What the development server sends to the pages (`/dev/updates`). */
interface Update {
  /** Changes when the server has restarted. */
  server: string;
  /** Hash of the newest build of each bundle. */
  bundles: Record<string, string>;
  /** What could not be built. */
  problems: readonly string[];
}

declare const HAMYAR_BUNDLE: string;
/** The builds that the page knows. A bundle that is loaded later starts with them. */
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
  let shown = '';
  new EventSource('/dev/updates').addEventListener('message', ({ data }) => {
    const update = JSON.parse(data as string) as Update;
    server ??= update.server;
    updates.bundles = update.bundles;
    if (server !== update.server) {
      location.reload();
      return;
    }
    updates.dispatchEvent(new Event('built'));
    // what was closed stays closed until something else is wrong
    const text = update.problems.join();
    if (text !== shown) showProblems(update.problems);
    shown = text;
  });
  return updates;
}

let applying = false;

/** Applies all builds up to the newest one. Reloads the page when a change cannot be applied. */
async function applyChanges(): Promise<void> {
  if (applying) return;
  applying = true;
  try {
    while (newest !== __webpack_hash__) if (!(await import.meta.webpackHot.check(true))) location.reload();
  } catch (error) {
    // no module accepts the change
    console.info(`${HAMYAR_BUNDLE} is loaded again`, error);
    location.reload();
  } finally {
    applying = false;
  }
}

const updates = (globalThis.__hamyarUpdates ??= connect());
// the files of a bundle that has just been loaded may be newer than the last message of the server
let newest = updates.bundles[HAMYAR_BUNDLE];
updates.addEventListener('built', () => {
  const hash = updates.bundles[HAMYAR_BUNDLE];
  if (hash === undefined || hash === newest) return;
  const first = newest === undefined;
  newest = hash;
  if (!first) void applyChanges();
});
