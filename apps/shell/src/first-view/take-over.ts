import { FIRST_VIEW_ELEMENT_ID } from '@hamyar/contracts';

/** ms after the start of the application at which the first view goes, whatever the application shows by then */
const LONGEST_MS = 10_000;
const BUSY = '[aria-busy="true"], .sh-waiting';

/**
 * Takes the first view away once the application has drawn its own first screen under it: rows, a word that there are none,
 * or what went wrong. The style sheet hides the application as long as the element stands, so both happen in one frame.
 * Without a first view nothing happens.
 */
export function takeOverFirstView(root: HTMLElement): void {
  const view = document.getElementById(FIRST_VIEW_ELEMENT_ID);
  if (!view) return;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    const focused = document.activeElement;
    const kept = scrolledParts(view);
    view.remove();
    for (const { name, top } of kept) root.getElementsByClassName(name)[0]?.scrollTo(0, top);
    followFocus(view, focused, root);
  };
  const look = () => {
    if (isDrawn(root)) end();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'class'],
  });
  // a page that shows nothing at all is worse than one that cannot be used yet
  const timer = setTimeout(() => root.textContent !== '' && end(), LONGEST_MS);
  look();
}

/** The page has content of its own and waits for none. */
function isDrawn(root: HTMLElement): boolean {
  const main = root.querySelector('main');
  return main !== null && main.textContent.trim() !== '' && main.querySelector(BUSY) === null && !main.matches(BUSY);
}

/** What a person has scrolled inside the first view; the window keeps its own place. */
function scrolledParts(view: Element): { name: string; top: number }[] {
  return [...view.querySelectorAll('[class]')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map(({ classList, scrollTop }) => ({ name: classList[0]!, top: scrollTop }));
}

/** Whoever had reached a link with the keyboard stays on it. */
function followFocus(view: Element, focused: Element | null, root: HTMLElement): void {
  if (!(focused instanceof HTMLAnchorElement) || !view.contains(focused)) return;
  [...root.querySelectorAll('a')].find(({ href }) => href === focused.href)?.focus({ preventScroll: true });
}
