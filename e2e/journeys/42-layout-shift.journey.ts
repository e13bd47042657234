import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import {
  customerScreens,
  deskScreens,
  waitUntilSettled,
  openScreen,
  visitorScreens,
  type Screen,
} from '../harness/screens.ts';
import { logIn, LOGINS, type Login } from '../harness/session.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Smaller shifts come from letter widths while the font loads, and are invisible. When the font arrives after the first
 * paint, all subjects of a list on a phone change their widths: 0.0008 was measured.
 */
const HAIR = 0.001;

/** Records layout shifts without user input, from the first paint on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((hair) => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value < hair) continue;
        const [first] = sources;
        const element = first?.node instanceof Element ? first.node : first?.node?.parentElement;
        moved.push(`${value.toFixed(5)} ${element?.tagName.toLowerCase() ?? ''}.${element?.className ?? ''}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, HAIR);
}

const FIRST_SEEN = /^(login|sign-up|dashboard|tickets|ticket|my-tickets|my-ticket)$/;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves by itself while the first pages load, at ${viewport.width} px`, async ({ open, step }) => {
    const found: string[] = [];
    const look = async (
      login: Login | null,
      screensOf: (page: Page) => Promise<Screen[]> | Screen[],
    ): Promise<void> => {
      const page = await open({ viewport });
      await watch(page);
      if (login) await logIn(page, login);
      else await page.goto('/login');
      for (const screen of (await screensOf(page)).filter(({ name }) => FIRST_SEEN.test(name))) {
        step(screen.name);
        await openScreen(page, screen);
        await waitUntilSettled(page);
        const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
        found.push(...moved.map((one) => `${screen.name}: ${one}`));
      }
    };
    await look(null, visitorScreens);
    await look(LOGINS.departmentAdmin, deskScreens);
    await look(LOGINS.customer, customerScreens);
    assert.deepEqual(found, []);
  });
}
