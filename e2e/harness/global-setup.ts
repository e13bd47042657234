import { findChromium } from './chromium.ts';
import { passOn } from './prepared.ts';
import { Product } from './product.ts';

/**
 * Runs once before the workers: finds or installs Chromium, and prepares a data folder with the demo company, which
 * each worker copies.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const from = Date.now();
  const chromium = findChromium();
  const product = await Product.start();
  await product.end();
  passOn({ chromium, dataDir: product.dataDir });
  console.log(`Chromium from ${chromium.source}; demo company ready in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return () => product.stop();
}
