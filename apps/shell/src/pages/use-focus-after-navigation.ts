import { useEffect, useRef } from 'react';
import { focusElement, isFocusLost, pageTitle } from '@hamyar/design-system/basics';
import { useLocation } from '@hamyar/module-sdk';

/** ms within which a slow page may still get the focus */
const PATIENCE_MS = 5_000;

/**
 * After a change of the page the focus is on something of the new page: on the row of a list that was left for the page
 * before, as after Back or «cancel», else on the title. What the page focuses itself stays focused, and nothing is moved
 * once the person presses something.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const left = shown.current;
    shown.current = pathname;
    return left === pathname ? undefined : keepFocusOn(left);
  }, [pathname]);
}

/** Watches the page while it is built: the module's root and the rows of a list come later than the address. */
function keepFocusOn(left: string): () => void {
  let given: HTMLElement | null = null;
  const giveFocus = () => {
    if (!isFocusLost() && document.activeElement !== given) return;
    const row = rowOf(left);
    const next = row ?? (isFocusLost() ? pageTitle() : null);
    if (!next) return;
    given = next;
    focusElement(next);
    row?.scrollIntoView?.({ block: 'nearest' });
    if (row) stop();
  };
  const watched = new MutationObserver(giveFocus);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    watched.disconnect();
    clearTimeout(timer);
    for (const type of ['keydown', 'pointerdown']) removeEventListener(type, stop, true);
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, stop, true);
  watched.observe(document.body, { childList: true, subtree: true });
  giveFocus();
  return stop;
}

const rowOf = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main tr a[href], main li a[href]')].find(
    (link) => link.getAttribute('href') === path && (link.checkVisibility?.() ?? true),
  );
