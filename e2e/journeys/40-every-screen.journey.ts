import assert from 'node:assert/strict';
import { BOOT_ELEMENT_ID, matchRoute, settingsRoutes, type BootData, type ModuleManifest } from '@hamyar/contracts';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test, type JourneyFixtures } from '../harness/fixtures.ts';
import {
  calendarScreens,
  customerScreens,
  deskScreens,
  fileScreens,
  readerScreens,
  reportScreens,
  peopleScreens,
  settingsScreens,
  waitUntilSettled,
  moveToScreen,
  visitorScreens,
  writerScreens,
  type Screen,
} from '../harness/screens.ts';
import { logIn, LOGINS, type Login } from '../harness/session.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Checks each screen in light and dark in a window of this size. Returns serious and critical findings of axe, and
 * elements outside the window.
 */
async function auditScreens(
  { open, step }: Pick<JourneyFixtures, 'open' | 'step'>,
  viewport: (typeof SIZES)[number],
  login: Login | null,
  screensOf: (page: Page) => Promise<Screen[]> | Screen[],
): Promise<string[]> {
  const page = await open({ viewport });
  if (login) await logIn(page, login);
  // `system` follows the device, so that a page is checked in both themes without loading it again
  await page.context().addCookies([{ name: 'hamyar_theme', value: 'system', domain: '127.0.0.1', path: '/' }]);
  const screens = (await screensOf(page)).filter(({ wideOnly }) => !wideOnly || viewport === SIZES[0]);
  const found: string[] = [];
  for (const [index, screen] of screens.entries()) {
    step(screen.name);
    await page.emulateMedia({ colorScheme: 'light' });
    await moveToScreen(page, screens[index - 1], screen);
    found.push(...(await auditScreen(page)).map((finding) => `${screen.name}, ${finding}`));
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
  const when = `light and dark, at ${viewport.width} px`;

  test(`every screen and dialog of the desk is accessible, ${when}`, async ({ open, step }) => {
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.departmentAdmin, deskScreens), []);
  });

  test(`every screen of customers, organisations and settings is accessible, ${when}`, async ({ open, step }) => {
    const screens = async (page: Page) => [...(await peopleScreens(page)), ...settingsScreens()];
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.fullAdmin, screens), []);
  });

  test(`every screen and dialog of the file manager is accessible, ${when}`, async ({ open, step }) => {
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.fullAdmin, fileScreens), []);
  });

  test(`every screen and dialog of who writes articles is accessible, ${when}`, async ({ open, step }) => {
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.fullAdmin, writerScreens), []);
  });

  test(`every page of the knowledge base is accessible to its readers, ${when}`, async ({ open, step }) => {
    for (const login of [null, LOGINS.customer])
      assert.deepEqual(await auditScreens({ open, step }, viewport, login, readerScreens), []);
  });

  test(`reports, logs and the arrangement of the dashboard are accessible, ${when}`, async ({ open, step }) => {
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.fullAdmin, reportScreens), []);
  });

  test(`the calendar and its dialogs are accessible, ${when}`, async ({ open, step }) => {
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.fullAdmin, calendarScreens), []);
  });

  test(`every screen of the customer edition and of visitors is accessible, ${when}`, async ({ open, step }) => {
    assert.deepEqual(await auditScreens({ open, step }, viewport, null, visitorScreens), []);
    assert.deepEqual(await auditScreens({ open, step }, viewport, LOGINS.customer, customerScreens), []);
  });
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
  for (const [login, screensOf] of [
    [
      LOGINS.fullAdmin,
      async (page: Page) => [
        ...(await deskScreens(page)),
        ...(await peopleScreens(page)),
        ...settingsScreens(),
        ...(await fileScreens(page)),
        ...(await readerScreens(page)),
        ...(await writerScreens(page)),
        ...(await calendarScreens(page)),
        ...reportScreens(),
      ],
    ],
    [LOGINS.customer, async (page: Page) => [...(await customerScreens(page)), ...(await readerScreens(page))]],
  ] as const) {
    const page = await open();
    await logIn(page, login);
    const { manifests, names } = await pagesOf(page);
    assert.ok(names.length > 0);
    const checked = new Set(
      (await screensOf(page)).map(({ path }) => {
        const match = matchRoute(manifests, path.split('?')[0]!);
        return match && `${match.module}: ${match.route.name}`;
      }),
    );
    unchecked.push(...names.filter((name) => !checked.has(name)).map((name) => `${login}, ${name}`));
  }
  assert.deepEqual(unchecked, []);
});
