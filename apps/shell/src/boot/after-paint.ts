// The server writes this file into pages with an initial page, as an inline script that the policy names by its hash.
import { DIGITS_ELEMENT_ID, DIGITS_FAMILY, SCRIPTS_ELEMENT_ID, type Preload } from '@hamyar/contracts';
import { noteInitialPage } from './initial-page.ts';

/** ms after which the application starts without a frame: a page in the background has none */
const MAX_WAIT_MS = 1_000;

/**
 * Runs the scripts of the application after the initial page has been painted. The browser fetches them before, by the
 * preloads of the page; with a warm cache they would otherwise run first, and the page would be visible later.
 */
function runAfterPaint(scripts: readonly Preload[]): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    setTimeout(loadIntlTables);
    // the data of the application come last in the page
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  };
  const run = () => {
    for (const { url, integrity } of scripts) {
      const script = document.createElement('script');
      // in their order, each in a task of its own
      script.async = false;
      script.crossOrigin = 'anonymous';
      if (integrity !== undefined) script.integrity = integrity;
      script.src = url;
      document.head.append(script);
    }
  };
  // the frame is painted after its callbacks, and before the next task
  requestAnimationFrame(() => {
    notes.fontsInTime = fontsAreThere();
    setTimeout(begin);
  });
  setTimeout(begin, MAX_WAIT_MS);
}

/**
 * The first object of `Intl` loads tables, which takes a slow device 70 ms that cannot be divided. Here it does so while
 * the scripts are on their way, and not in the task in which a screen starts to react.
 */
const loadIntlTables = () => new Intl.DateTimeFormat('en-US');

/** None of the fonts that the initial page uses is still on its way. A page in the background has no frame. */
const fontsAreThere = (): boolean => {
  const used = [...document.fonts].filter(({ display, status }) => display === 'optional' && status !== 'unloaded');
  return used.length > 0 && used.every(({ status }) => status === 'loaded');
};

/**
 * Defines the font of the digits, which are Latin without it. It is part of the page, and a font that a script makes of
 * bytes is there immediately: one of a file or a `data:` address comes after the first frame when the cache is cold.
 */
function defineDigits(): void {
  const content = JSON.parse(document.getElementById(DIGITS_ELEMENT_ID)?.textContent || '""') as string;
  if (content === '') return;
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace(DIGITS_FAMILY, bytes, { weight: '100 900', unicodeRange: 'U+30-39' }));
}

// no inline script stays in the page, so whatever finds one there has found a foreign one
document.currentScript?.remove();
const notes = noteInitialPage();
const list = document.getElementById(SCRIPTS_ELEMENT_ID)?.textContent;
if (list) runAfterPaint(JSON.parse(list) as Preload[]);
defineDigits();
