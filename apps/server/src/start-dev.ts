// The server of `npm run dev` (webpack/dev.ts): serves the output folder of the watching build, and hands its address to
// the next server when one of its own sources changes.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
enableCompileCache(join(root, '.cache/node'));
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
    beforeAddress: waitForAddress,
    listening: leaveOnRequest,
  });
} catch (error) {
  exitWithError(error);
}
