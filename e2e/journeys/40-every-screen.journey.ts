import assert from 'node:assert/strict';
import { BOOT_ELEMENT_ID, matchRoute, settingsRoutes, type BootData, type ModuleManifest } from '@hamyar/contracts';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test, type JourneyFixtures } from '../harness/fixtures.ts';
import {
  declaredScreens,
  editionOf,
  readModules,
  screensOf,
  viewersOf,
  type ScreenedModule,
  type Viewer,
} from '../harness/module-screens.ts';
import { moveToScreen, waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';

const modules = await readModules();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Checks each screen of a module for a person in light and dark in a window of this size. Returns serious and critical
 * findings of axe, and elements outside the window.
 */
async function auditScreens(
  { open, step }: Pick<JourneyFixtures, 'open' | 'step'>,
  viewport: (typeof SIZES)[number],
  module: ScreenedModule,
  viewer: Viewer,
): Promise<string[]> {
  const page = await open({ viewport });
  if (viewer !== 'visitor') await logIn(page, LOGINS[viewer]);
  // `system` follows the device, so that a page is checked in both themes without loading it again
  await page.context().addCookies([{ name: 'hamyar_theme', value: 'system', domain: '127.0.0.1', path: '/' }]);
  const screens = (await screensOf(page, module, viewer)).filter(({ wideOnly }) => !wideOnly || viewport === SIZES[0]);
  const found: string[] = [];
  for (const [index, screen] of screens.entries()) {
    step(`${screen.name}, ${viewer}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await moveToScreen(page, screens[index - 1], screen);
    found.push(...(await auditScreen(page)).map((finding) => `${screen.name}, ${viewer}: ${finding}`));
  }
  return found;
}

async function auditScreen(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = wider > 0 ? [`${wider} px wider than the window`] : [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitUntilSettled(page);
    found.push(...(await axe(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

for (const viewport of SIZES) {
  for (const module of modules) {
    test(`every screen and dialog of ${module.name} is accessible, light and dark, at ${viewport.width} px`, async ({
      open,
      step,
    }) => {
      const found: string[] = [];
      for (const viewer of viewersOf(module))
        found.push(...(await auditScreens({ open, step }, viewport, module, viewer)));
      assert.deepEqual(found, []);
    });
  }
}

/** Pages of the modules that this person's edition has. */
async function pagesOf(page: Page): Promise<{ manifests: ModuleManifest[]; names: string[] }> {
  await page.goto('/editProfile');
  const boot = JSON.parse((await page.locator(`#${BOOT_ELEMENT_ID}`).textContent()) ?? '') as BootData;
  const manifests = (boot.registry?.modules ?? []).map(({ manifest }) => manifest);
  const names = manifests.flatMap((manifest) =>
    [...manifest.routes, ...settingsRoutes(manifest)].map(({ name }) => `${manifest.name}: ${name}`),
  );
  return { manifests, names };
}

test('the checked screens are those of every page of every module, in both editions', async ({ open }) => {
  const unchecked: string[] = [];
  for (const viewer of ['fullAdmin', 'customer'] as const) {
    const page = await open();
    await logIn(page, LOGINS[viewer]);
    const { manifests, names } = await pagesOf(page);
    assert.ok(names.length > 0);
    // employees see the pages for visitors as these do
    const screens = modules.flatMap((module) =>
      viewersOf(module)
        .filter((one) => one === 'visitor' || editionOf(one) === editionOf(viewer))
        .flatMap((one) => declaredScreens(module, one)),
    );
    const checked = new Set(
      screens.map(({ path }) => {
        const match = matchRoute(manifests, path);
        return match && `${match.module}: ${match.route.name}`;
      }),
    );
    unchecked.push(...names.filter((name) => !checked.has(name)).map((name) => `${viewer}, ${name}`));
  }
  assert.deepEqual(unchecked, []);
});
