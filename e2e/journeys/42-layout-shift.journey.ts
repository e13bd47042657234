import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../harness/fixtures.ts';
import { readModules, screensOf, type Viewer } from '../harness/module-screens.ts';
import { openScreen, waitUntilSettled } from '../harness/screens.ts';
import { logIn, LOGINS } from '../harness/session.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Smaller shifts are invisible. */
const HAIR = 0.0005;
/**
 * px by which a line may get longer or shorter without moving: on a busy machine the font arrives after the first
 * paint, and the letters of the fallback font have other widths.
 */
const LETTERS = 24;

/** Records layout shifts without user input, from the first paint on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(
    ({ hair, letters }) => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
          const isFont =
            sources.length > 0 &&
            sources.every(
              ({ previousRect: before, currentRect: after }) =>
                Math.abs(before.y - after.y) <= 2 &&
                Math.abs(before.height - after.height) <= 2 &&
                Math.abs(before.x - after.x) <= letters,
            );
          if (hadRecentInput || value < hair || isFont) continue;
          const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
          const parts = sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = `${element?.tagName.toLowerCase() ?? ''}.${element?.getAttribute('class') ?? ''}`;
            return `${name} from ${box(previousRect)} to ${box(currentRect)}`;
          });
          moved.push(`${value.toFixed(5)} ${parts.join('; ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { hair: HAIR, letters: LETTERS },
  );
}

const modules = await readModules();

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves by itself while the first pages load, at ${viewport.width} px`, async ({ open, step }) => {
    const found: string[] = [];
    const look = async (viewer: Viewer): Promise<void> => {
      const page = await open({ viewport });
      await watch(page);
      if (viewer === 'visitor') await page.goto('/login');
      else await logIn(page, LOGINS[viewer]);
      for (const module of modules) {
        for (const screen of await screensOf(page, module, viewer)) {
          if (!screen.also?.includes('layout-shift')) continue;
          step(screen.name);
          await openScreen(page, screen);
          await waitUntilSettled(page);
          const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
          found.push(...moved.map((one) => `${screen.name}: ${one}`));
        }
      }
    };
    await look('visitor');
    await look('departmentAdmin');
    await look('customer');
    assert.deepEqual(found, []);
  });
}
