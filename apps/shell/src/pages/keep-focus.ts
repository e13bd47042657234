import { focusElement, isFocusLost, pageTitle } from '@hamyar/design-system/basics';
import { isPageComing } from './focus-when-shown.ts';

/**
 * When what has the focus is taken off the page, such as a deleted message or the row of a removed file, what contained
 * it gets the focus: the next Tab goes on from there. Otherwise it would begin at the top, and a screen reader would say
 * nothing. What a screen or dialog focuses itself stays focused, and a change of the page or one that is loading is left
 * to `focusWhenShown`.
 *
 * @returns ends it
 */
export function keepFocus(): () => void {
  let focused: { path: readonly Element[]; pathname: string } | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? { path: withAncestors(target), pathname: location.pathname } : null;
  };
  // somebody clicked beside it: nothing is to have the focus, also when the element disappears later
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target === focused?.path[0]) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (focused === null || focused.path[0]!.isConnected) return;
    const { path, pathname } = focused;
    focused = null;
    // after the effects of what was drawn in its place
    setTimeout(() => {
      if (!isFocusLost() || location.pathname !== pathname || isPageComing()) return;
      const left = path.filter((element) => element.isConnected && element.closest('main, [role="dialog"]'));
      for (const element of [...left, pageTitle()]) {
        // what has no box of its own, such as the root of a module, cannot have the focus
        if (isFocusLost() && element instanceof HTMLElement) focusForNow(element);
      }
    });
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

const withAncestors = (element: Element): Element[] => {
  const path = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
};

/** Afterwards a click into the element must not focus it again. */
function focusForNow(element: HTMLElement): void {
  const had = element.hasAttribute('tabindex');
  focusElement(element);
  if (had) return;
  if (document.activeElement !== element) element.removeAttribute('tabindex');
  else element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
