// The server of `npm run dev` (webpack/dev.ts): serves the output folder of the watching build, and restarts when one
// of its own sources changes.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
enableCompileCache(join(root, '.cache/node'));
const { exitWithError } = await import('./startup/process-shutdown.ts');
try {
  const { startProduct } = await import('./startup/start-product.ts');
  await startProduct({ empty: false, dist: join(root, '.cache/dev'), development: true });
} catch (error) {
  exitWithError(error);
}
