/** Gives the focus to an element that need not be reachable by Tab, such as a title. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The title of the open page, or of the newest dialog that lies over it: what is behind a dialog has no focus. */
export const pageTitle = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)?.querySelector('h1, h2') ??
  document.querySelector<HTMLElement>('main h1, h1');

/** Nothing on the page has the focus: what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves a lost focus to the title of the page, or of the part of it that `titleOf` finds, after React has removed what is on its way out. Without it the next Tab
 * begins at the top of the page, and a screen reader says nothing.
 */
export function focusTitleIfLost(titleOf: () => HTMLElement | null = pageTitle): void {
  setTimeout(() => {
    const title = isFocusLost() ? titleOf() : null;
    if (title) focusElement(title);
  });
}

/**
 * Moves the focus to the title of a box whenever the element of it that had the focus is removed, such as the row that
 * somebody deleted, until the returned function is called. A press beside the controls, which also leaves nothing with
 * the focus, stays as it is.
 */
export function keepFocusIn(box: HTMLElement): () => void {
  let focused: Element | null = box.contains(document.activeElement) ? document.activeElement : null;
  const follow = (event: FocusEvent) => {
    focused = event.target as Element;
  };
  const observer = new MutationObserver(() => {
    if (focused && !focused.isConnected && isFocusLost()) focusElement(box.querySelector<HTMLElement>('h1, h2') ?? box);
  });
  box.addEventListener('focusin', follow);
  observer.observe(box, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', follow);
  };
}
