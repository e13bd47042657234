import assert from 'node:assert/strict';
import { test } from '../harness/fixtures.ts';
import { watchLayoutShifts } from '../harness/layout-shift.ts';
import { readModules, screensOf, type Viewer } from '../harness/module-screens.ts';
import { openScreen, waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';

const modules = await readModules();

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves by itself while the first pages load, at ${viewport.width} px`, async ({ open, step }) => {
    const found: string[] = [];
    const look = async (viewer: Viewer): Promise<void> => {
      const page = await open({ viewport });
      const shifts = await watchLayoutShifts(page);
      if (viewer === 'visitor') await page.goto('/login');
      else await logIn(page, LOGINS[viewer]);
      for (const module of modules) {
        for (const screen of await screensOf(page, module, viewer)) {
          if (!screen.also?.includes('layout-shift')) continue;
          step(screen.name);
          await openScreen(page, screen);
          await waitUntilSettled(page);
          found.push(...(await shifts()).map((one) => `${screen.name}: ${one}`));
        }
      }
    };
    await look('visitor');
    await look('departmentAdmin');
    await look('customer');
    assert.deepEqual(found, []);
  });
}
