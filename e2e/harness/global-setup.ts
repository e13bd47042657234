import { findChromium } from './chromium.ts';
import { isPrepared, passOn } from './prepared.ts';
import { Product } from './product.ts';

/**
 * Runs once before the workers: finds or installs Chromium, and prepares a data folder with the demo company, which
 * each worker copies.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // a run inside another one, of a new module in a copy of the tree, uses what that one has prepared
  if (isPrepared()) return () => Promise.resolve();
  const from = Date.now();
  const chromium = findChromium();
  const product = await Product.start();
  await product.end();
  passOn({ chromium, dataDir: product.dataDir });
  console.log(`Chromium from ${chromium.source}; demo company ready in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return () => product.stop();
}
