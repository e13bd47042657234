import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { axe } from '../harness/axe.ts';
import { test, type JourneyFixtures } from '../harness/fixtures.ts';
import {
  customerScreens,
  deskScreens,
  peopleScreens,
  settingsScreens,
  waitUntilSettled,
  openScreen,
  visitorScreens,
  type Screen,
} from '../harness/screens.ts';
import { logIn, LOGINS, type Login } from '../harness/session.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Checks each screen light and dark, on a desktop and on a phone; the two at the same time. Returns what axe calls
 * serious or critical, and what is outside the window.
 */
async function auditScreens(
  { open, step }: JourneyFixtures,
  login: Login | null,
  screensOf: (page: Page) => Promise<Screen[]> | Screen[],
): Promise<string[]> {
  const findings = await Promise.all(
    SIZES.map(async (viewport) => {
      const page = await open({ viewport });
      await (login ? logIn(page, login) : page.goto('/login'));
      // «system» follows the device, so that one page is checked in both appearances without loading it again
      await page.context().addCookies([{ name: 'hamyar_theme', value: 'system', url: new URL(page.url()).origin }]);
      const screens = (await screensOf(page)).filter(({ wideOnly }) => !wideOnly || viewport === SIZES[0]);
      const found: string[] = [];
      for (const screen of screens) {
        step(`${screen.name} at ${viewport.width} px`);
        found.push(
          ...(await auditScreen(page, screen)).map((finding) => `${screen.name} at ${viewport.width} px, ${finding}`),
        );
      }
      return found;
    }),
  );
  return findings.flat();
}

async function auditScreen(page: Page, screen: Screen): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, screen);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const found = wider > 0 ? [`${wider} px wider than the window`] : [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitUntilSettled(page);
    found.push(...(await axe(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

test('every screen and dialog of the desk is accessible: light and dark, on a desk and on a phone', async ({
  open,
  step,
}) => {
  assert.deepEqual(await auditScreens({ open, step }, LOGINS.departmentAdmin, deskScreens), []);
});

test('so is everything about customers, organisations and settings', async ({ open, step }) => {
  assert.deepEqual(
    await auditScreens({ open, step }, LOGINS.fullAdmin, async (page) => [
      ...(await peopleScreens(page)),
      ...settingsScreens(),
    ]),
    [],
  );
});

test('so is the customer edition, and what a visitor sees', async ({ open, step }) => {
  assert.deepEqual(await auditScreens({ open, step }, null, visitorScreens), []);
  assert.deepEqual(await auditScreens({ open, step }, LOGINS.customer, customerScreens), []);
});
