// `npm run e2e`: tests of the whole product in Chromium, with the product as `npm start` runs it. `npm run e2e -- <part
// of a file name>` and `-- --grep "<words>"` run some of them, `-- --headed` shows the browser (docs/adr/0034).
import { defineConfig } from '@playwright/test';

/** ms of a whole test and of one wait in it; large, because they only end tests that hang. */
const TEST_TIMEOUT = 600_000;
const WAIT_TIMEOUT = 60_000;

export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  // every worker has its own product, and the tests may run on any of them in any order
  fullyParallel: true,
  // one more than the two cores of a small machine: half of a test's time it waits for a timer, a frame or a process
  workers: 3,
  retries: 0,
  timeout: TEST_TIMEOUT,
  expect: { timeout: WAIT_TIMEOUT },
  reporter: 'list',
  use: {
    actionTimeout: WAIT_TIMEOUT,
    navigationTimeout: WAIT_TIMEOUT,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // snapshots of the document before and after each action take longer than the test; `-- --trace on` takes them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
