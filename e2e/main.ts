// `npm run e2e`: tests of the whole product in Chromium, with the product as `npm start` runs it. `npm run e2e --
// --only <part of a sentence>` and `-- <file>` run only some of them; HEADED=1 shows the browser.
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from './harness/chromium.ts';
import { journeys, RESULTS, runJourney, type JourneyEnvironment } from './harness/journey.ts';
import { Product } from './harness/product.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, report: { type: 'string' } },
});

async function loadJourneys(): Promise<void> {
  const all = globSync('journeys/*.journey.ts', { cwd: import.meta.dirname }).sort();
  const chosen = positionals.length > 0 ? all.filter((file) => positionals.some((part) => file.includes(part))) : all;
  for (const file of chosen) await import(pathToFileURL(join(import.meta.dirname, file)).href);
}

// node:test is not used because it ends only when nothing runs any more, and the product and the browser still run
async function runJourneys(now: JourneyEnvironment): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  for (const one of journeys.filter(({ name }) => !values.only || name.includes(values.only))) {
    const from = Date.now();
    try {
      await runJourney(one, now);
      counts.passed += 1;
      console.log(`ok    ${one.name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
    } catch (error) {
      counts.failed += 1;
      console.log(
        `FAIL  ${one.name} (${((Date.now() - from) / 1000).toFixed(1)} s)\n      ${error instanceof Error ? error.message.replaceAll('\n', '\n      ') : String(error)}`,
      );
    }
  }
  return counts;
}

rmSync(RESULTS, { recursive: true, force: true });
const found = findChromium();
const from = Date.now();
const product = await Product.start();
console.log(
  `product ready at ${product.baseUrl} in ${((Date.now() - from) / 1000).toFixed(1)} s, Chromium from ${found.source}`,
);
const browser = await chromium.launch({
  executablePath: found.path,
  args: found.args,
  headless: !process.env.HEADED,
  env: { ...process.env, ...found.env } as Record<string, string>,
});
try {
  await loadJourneys();
  const counts = await runJourneys({ product, browser });
  console.log(`journeys: ${counts.passed} passed, ${counts.failed} failed`);
  if (values.report) writeFileSync(values.report, JSON.stringify(counts));
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
