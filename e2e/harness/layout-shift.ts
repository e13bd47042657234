import type { Page } from '@playwright/test';

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

/** Records layout shifts without user input, from the first paint on; the returned function reads those of the open page. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
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
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}
