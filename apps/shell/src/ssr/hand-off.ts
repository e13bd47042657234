import { SSR_ELEMENT_ID } from '@hamyar/contracts';

/** ms after the start of the application at which the initial page goes, whatever the application shows by then */
const MAX_WAIT_MS = 10_000;
const BUSY_SELECTOR = '[aria-busy="true"], .sh-waiting';

/**
 * Takes the initial page away once the application has drawn its own first screen under it: rows, a word that there are none,
 * or what went wrong. The style sheet hides the application as long as the element stands, so both happen in one frame.
 * Without a initial page nothing happens.
 */
export function handOff(root: HTMLElement): void {
  const view = document.getElementById(SSR_ELEMENT_ID);
  if (!view) return;
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    const focused = document.activeElement;
    const kept = scrolledElements(view);
    view.remove();
    for (const { name, top } of kept) root.getElementsByClassName(name)[0]?.scrollTo(0, top);
    restoreFocus(view, focused, root);
  };
  const check = () => {
    if (isRendered(root)) finish();
  };
  const observer = new MutationObserver(check);
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'class'],
  });
  // a page that shows nothing at all is worse than one that cannot be used yet
  const timer = setTimeout(() => root.textContent !== '' && finish(), MAX_WAIT_MS);
  check();
}

/** The page has content of its own and waits for none. */
function isRendered(root: HTMLElement): boolean {
  const main = root.querySelector('main');
  return (
    main !== null &&
    main.textContent.trim() !== '' &&
    main.querySelector(BUSY_SELECTOR) === null &&
    !main.matches(BUSY_SELECTOR)
  );
}

/** What a person has scrolled inside the initial page; the window keeps its own place. */
function scrolledElements(view: Element): { name: string; top: number }[] {
  return [...view.querySelectorAll('[class]')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map(({ classList, scrollTop }) => ({ name: classList[0]!, top: scrollTop }));
}

/** Whoever had reached a link with the keyboard stays on it. */
function restoreFocus(view: Element, focused: Element | null, root: HTMLElement): void {
  if (!(focused instanceof HTMLAnchorElement) || !view.contains(focused)) return;
  [...root.querySelectorAll('a')].find(({ href }) => href === focused.href)?.focus({ preventScroll: true });
}
