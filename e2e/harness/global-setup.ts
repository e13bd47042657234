import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { passOn } from './prepared.ts';
import { Product, root } from './product.ts';

/**
 * Runs once before the workers: finds or installs Chromium, and prepares a data folder with the demo company, which
 * each worker copies. `npm test` has prepared one before, in DEMO_COMPANY.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const from = Date.now();
  const chromium = findChromium();
  const given = process.env.DEMO_COMPANY;
  if (given && existsSync(given)) {
    // an outdated front end is built here, once, and not by the products of all workers at the same time
    execFileSync(process.execPath, ['--no-warnings', join(root, 'webpack/build.ts'), '--if-stale'], {
      cwd: root,
      stdio: 'inherit',
    });
    passOn({ chromium, dataDir: given });
    return async () => {};
  }
  const product = await Product.start();
  await product.end();
  passOn({ chromium, dataDir: product.dataDir });
  console.log(`Chromium from ${chromium.source}; demo company ready in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return () => product.stop();
}
