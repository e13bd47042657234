/** Attribute of an element that has the focus only because what had it is gone. */
const FOR_NOW = 'data-focus-for-now';

/**
 * Gives the focus to an element that need not be reachable by Tab, such as a title.
 *
 * @param forNow until something else wants the focus
 */
export function focusElement(element: HTMLElement, forNow = false): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.toggleAttribute(FOR_NOW, forNow);
  element.focus({ preventScroll: true });
}

/** What lies over the page: a dialog, a question, the palette. */
const MODAL = '[aria-modal="true"]';

/**
 * The title of the open page, or of the newest dialog that lies over it, which may have none: what is behind a dialog has
 * no focus.
 */
export function pageTitle(): HTMLElement | null {
  const modal = [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1);
  return modal ? (modal.querySelector<HTMLElement>('h1, h2') ?? modal) : document.querySelector('main h1, h1');
}

/** Something has the focus only because what had it is gone, see {@link keepFocus}. */
const hasFocusForNow = (): boolean => document.activeElement?.hasAttribute(FOR_NOW) ?? false;

/** What had the focus is gone: nothing has it, or what contained it has it for now. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body || hasFocusForNow();

/**
 * Moves a lost focus to the title of the page, or of the part of it that `titleOf` finds, after React has removed what
 * is on its way out.
 */
export function focusTitleIfLost(titleOf: () => HTMLElement | null = pageTitle): void {
  setTimeout(() => {
    const title = isFocusLost() ? titleOf() : null;
    if (title) focusElement(title);
  });
}

/**
 * From now on no focus is lost on this page: when what has it is taken off the page, such as a deleted message, the row
 * of a removed file or an error card, what contained it gets the focus for now, on the page and in dialogs. The next Tab
 * goes on from there; otherwise it would begin at the top, and a screen reader would say nothing. What a screen or
 * dialog focuses itself stays focused, and may still come later: until then {@link isFocusLost} is true.
 *
 * @returns ends it
 */
export function keepFocus(): () => void {
  let path: readonly Element[] | null = null;
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element ? withAncestors(target) : null;
  };
  // somebody clicked beside it: nothing is to have the focus, also when the element disappears later
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected && target === path?.[0]) path = null;
    });
  const observer = new MutationObserver(() => {
    if (path === null || path[0]!.isConnected) return;
    const left = path;
    path = null;
    // after the effects of what was drawn in its place
    setTimeout(() => {
      const around = left.filter(
        (element) => element.isConnected && element.closest(`main, [role="dialog"], ${MODAL}`),
      );
      // what has no box of its own, such as the root of a module, cannot have the focus
      for (const element of [...around, pageTitle()])
        if (isFocusLost() && !hasFocusForNow() && element instanceof HTMLElement) focusForNow(element);
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
  const end = () => {
    element.removeAttribute(FOR_NOW);
    if (!had) element.removeAttribute('tabindex');
  };
  focusElement(element, true);
  if (document.activeElement === element) element.addEventListener('blur', end, { once: true });
  else end();
}
