// The server of `npm run dev` (webpack/dev.ts): serves the output folder of the watching build, and hands its address to
// the next server when one of its own sources changes. Until it is told `start` it loads no source, because the change
// that it is started for is still to come.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Loads the packages of others, which take longer than all sources and do not change while somebody edits. */
async function loadPackages(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, range] of Object.entries(dependencies)) {
    // one that cannot be loaded is told by the source that imports it
    if (!range.startsWith('workspace:')) await import(name).catch(() => {});
  }
}

/** A server that was started by hand has nobody who tells it, and starts immediately. */
async function standBy(): Promise<void> {
  if (!process.send) return;
  const parentGone = () => process.exit(1);
  process.once('disconnect', parentGone);
  const started = once(process, 'message');
  await loadPackages();
  await started;
  process.off('disconnect', parentGone);
}

await standBy();
const since = performance.now();
const { exitWithError } = await import('./startup/process-shutdown.ts');
try {
  const [{ startProduct }, { leaveOnRequest, waitForAddress }] = await Promise.all([
    import('./startup/start-product.ts'),
    import('./startup/hand-over.ts'),
  ]);
  await startProduct({
    empty: false,
    dist: join(root, '.cache/dev'),
    development: true,
    since,
    beforeAddress: waitForAddress,
    listening: leaveOnRequest,
  });
} catch (error) {
  exitWithError(error);
}
