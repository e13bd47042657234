// `npm run e2e`: tests of the whole product in Chromium, with the product as `npm start` runs it. `npm run e2e -- <part
// of a file name>` and `-- --grep "<words>"` run some of them, `-- --headed` shows the browser (docs/adr/0034).
import { defineConfig } from '@playwright/test';

/** Milliseconds of a whole test and of one wait inside it; large, because they only end what hangs. */
const TEST_TIMEOUT = 600_000;
const WAIT_TIMEOUT = 60_000;

export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  // every worker has its own product, and every test may run on any of them, before or after any other
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: TEST_TIMEOUT,
  reporter: 'list',
  use: {
    actionTimeout: WAIT_TIMEOUT,
    navigationTimeout: WAIT_TIMEOUT,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // a picture of the document before and after every key press costs more than the test; `-- --trace on` takes them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
