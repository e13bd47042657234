import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** Values of placeholders in the addresses of screens, most of them ids of rows. */
export type Rows = Readonly<Record<string, string | number>>;

/** A screen to check: its address, and what is opened on it. */
export interface Screen {
  /** Name in kebab-case. */
  name: string;
  /** `/tickets/:ticket` has the value of a row in it, which is found before the screen is opened. */
  path: string;
  /** Opens the dialog, menu or drawer to be checked. */
  open?(page: Page, rows: Rows): Promise<void>;
  /** Only in wide windows, because at 390 px another screen shows the same. */
  wideOnly?: boolean;
  /** Always opened as a new document, because the title does not tell it from the screen before it. */
  fresh?: boolean;
  /** Checks besides the one of every screen: of the keyboard (41), of shifts while a page loads (42). */
  also?: readonly ('keyboard' | 'layout-shift')[];
}

/** A screen whose address is complete. */
export type OpenedScreen = Omit<Screen, 'open'> & { open?(page: Page): Promise<void> };

/** Words of a search that finds nothing, escaped. */
export const NOTHING = '%D9%87%DB%8C%DA%86%E2%80%8C%DA%86%DB%8C%D8%B2';

/** Presses the first visible button, item or link of a name. */
export const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'link' = 'button') =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .and(page.locator(':visible'))
      .first()
      .click();
  };
/** Opens a dialog by its keyboard shortcut and waits for it, because its code loads at the first use. */
export const key =
  (keys: string, opened = '[role=dialog]') =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(keys);
    await page.locator(opened).first().waitFor();
  };
/** The first row of an answer. @throws when the demo company has none */
export const first = <Row>(rows: readonly Row[], what: string): Row =>
  rows[0] ?? assert.fail(`no ${what} in the demo company`);

/** A page whose answers are late on a busy machine comes without an initial page; then it is opened again. */
export async function openInitialPage(page: Page, path: string): Promise<void> {
  const initial = page.locator('#hamyar-ssr');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root, #hamyar-ssr').first().waitFor({ state: 'attached' });
    if ((await initial.count()) > 0) return;
  }
  assert.fail('no initial page in 20 attempts');
}

/** Goes to a screen and waits until it is stable: nothing is loading, no skeleton is left. */
export async function openScreen(page: Page, { path, open }: OpenedScreen): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await waitUntilSettled(page);
  if (open) {
    await open(page);
    await waitUntilSettled(page);
  }
}

/**
 * Like {@link openScreen} for a page that shows the screen `left`. It stays in the same document when nothing was
 * opened on that screen, which takes a third of the time of a page load.
 */
export async function moveToScreen(page: Page, left: OpenedScreen | undefined, screen: OpenedScreen): Promise<void> {
  const isHere = left?.path === screen.path;
  // another query shows the same screen, so nothing tells when it has changed
  if (!left || left.open || screen.fresh || (!isHere && pathOf(left) === pathOf(screen)))
    return openScreen(page, screen);
  if (!isHere) {
    // as Back and Forward do it; a title that stays would belong to the old screen
    const title = await page.evaluateHandle(() => {
      const heading = document.querySelector('h1');
      return { heading, text: heading?.textContent };
    });
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, screen.path);
    await page.waitForFunction(({ heading, text }) => {
      const now = document.querySelector('h1');
      return now !== null && (now !== heading || now.textContent !== text);
    }, title);
    await waitUntilSettled(page);
  }
  if (screen.open) {
    await screen.open(page);
    await waitUntilSettled(page);
  }
}

const pathOf = ({ path }: OpenedScreen): string => path.split('?')[0]!;

/** Waits until nothing on the page shows that it is loading. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, [role=dialog]') !== null &&
      document.querySelector('[aria-busy=true], .hd-skeleton, .hd-spinner, .sh-waiting') === null &&
      // a dialog over the whole page is drawn elsewhere than in the place of its part
      (document.querySelector('.hd-screen-dialog') !== null ||
        [...document.querySelectorAll('.hd-mount')].every((slot) => slot.querySelector('.hd-part > *') !== null)),
  );
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
      .then(() => document.fonts.ready)
      .then(() => undefined),
  );
}
