import { SSR_ELEMENT_ID } from '@hamyar/contracts';

/** ms after the start of the application when the initial page is removed even if the application is still busy */
const MAX_WAIT_MS = 10_000;
const BUSY_SELECTOR = '[aria-busy="true"], .sh-waiting';

/**
 * Removes the server-rendered HTML when the application has rendered its first screen below it: rows, an empty list, or
 * an error. The style sheet hides the application while that element exists, so both changes happen in one frame. Does
 * nothing without an initial page.
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
  // the initial page stays if the application is blank: a page that only shows text is better than a blank one
  const timer = setTimeout(() => root.textContent !== '' && finish(), MAX_WAIT_MS);
  check();
}

/** The application shows content and is not busy. */
function isRendered(root: HTMLElement): boolean {
  const main = root.querySelector('main');
  return (
    main !== null &&
    main.textContent.trim() !== '' &&
    main.querySelector(BUSY_SELECTOR) === null &&
    !main.matches(BUSY_SELECTOR)
  );
}

/** The scroll positions of elements inside the initial page; the browser keeps that of the window. */
function scrolledElements(view: Element): { name: string; top: number }[] {
  return [...view.querySelectorAll('[class]')]
    .filter(({ scrollTop }) => scrollTop > 0)
    .map(({ classList, scrollTop }) => ({ name: classList[0]!, top: scrollTop }));
}

/** Moves the keyboard focus to the same link of the application. */
function restoreFocus(view: Element, focused: Element | null, root: HTMLElement): void {
  if (!(focused instanceof HTMLAnchorElement) || !view.contains(focused)) return;
  [...root.querySelectorAll('a')].find(({ href }) => href === focused.href)?.focus({ preventScroll: true });
}
