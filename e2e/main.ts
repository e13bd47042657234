// `npm run e2e`: whole-product journeys in Chromium against the product as `npm start` runs it.
// `npm run e2e -- --only <part of a sentence>` and `-- <file>` narrow it; HEADED=1 shows the browser.
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from './harness/chromium.ts';
import { provide, RESULTS } from './harness/journey.ts';
import { Product } from './harness/product.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, report: { type: 'string' } } });

async function runJourneys(): Promise<{ passed: number; failed: number }> {
  const all = globSync('journeys/*.journey.ts', { cwd: import.meta.dirname }).sort();
  const chosen = positionals.length > 0 ? all.filter((file) => positionals.some((part) => file.includes(part))) : all;
  const counts = { passed: 0, failed: 0 };
  const stream = run({
    files: chosen.map((file) => join(import.meta.dirname, file)), isolation: 'none', concurrency: false,
    ...(values.only && { testNamePatterns: [values.only] }),
  });
  stream.on('test:pass', (event) => { if (!event.skip && event.details.type !== 'suite') counts.passed += 1; });
  stream.on('test:fail', () => { counts.failed += 1; });
  stream.compose(spec).pipe(process.stdout);
  await new Promise((done) => { stream.on('end', done); });
  return counts;
}

rmSync(RESULTS, { recursive: true, force: true });
const found = findChromium();
const from = Date.now();
const product = await Product.start();
console.log(`product ready at ${product.baseUrl} in ${((Date.now() - from) / 1000).toFixed(1)} s, Chromium from ${found.source}`);
const browser = await chromium.launch({
  executablePath: found.path, args: found.args, headless: !process.env.HEADED, env: { ...process.env, ...found.env } as Record<string, string>,
});
try {
  provide({ product, browser });
  const counts = await runJourneys();
  console.log(`journeys: ${counts.passed} passed, ${counts.failed} failed`);
  if (values.report) writeFileSync(values.report, JSON.stringify(counts));
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
