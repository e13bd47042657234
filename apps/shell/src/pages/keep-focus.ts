import { focusElement, isFocusLost, pageTitle } from '@hamyar/design-system/basics';

/**
 * When what has the focus is taken off the page, such as a deleted message or the row of a removed file, what contained
 * it gets the focus: the next Tab goes on from there. Otherwise it would begin at the top, and a screen reader would say
 * nothing. What a screen or dialog focuses itself stays focused, and a change of the page is left to
 * `useFocusAfterNavigation`.
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
      if (!isFocusLost() || location.pathname !== pathname) return;
      const left = path.find((element) => element.isConnected);
      const next = left instanceof HTMLElement && left.closest('main, [role="dialog"]') ? left : pageTitle();
      if (next) focusForNow(next);
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
  if (!had) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
