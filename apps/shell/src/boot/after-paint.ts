// The server writes this file into pages with an initial page, as an inline script that the policy names by its hash.
import { SCRIPTS_ELEMENT_ID, type Preload } from '@hamyar/contracts';
import { SCROLLED } from './scrolled.ts';

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
    // the element of the application and its data come last in the page
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
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, MAX_WAIT_MS);
}

/** The elements of the initial page that somebody has scrolled. The application continues at their positions. */
function followScrolling(): void {
  const scrolled = new Set<EventTarget>();
  Reflect.set(globalThis, SCROLLED, scrolled);
  // scroll events of elements do not bubble
  document.addEventListener('scroll', ({ target }) => target && scrolled.add(target), { capture: true, passive: true });
}

// no inline script stays in the page, so whatever finds one there has found a foreign one
document.currentScript?.remove();
followScrolling();
const list = document.getElementById(SCRIPTS_ELEMENT_ID)?.textContent;
if (list) runAfterPaint(JSON.parse(list) as Preload[]);
