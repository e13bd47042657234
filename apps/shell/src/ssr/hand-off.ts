import { SSR_ELEMENT_ID } from '@hamyar/contracts';
import { scrolledElements } from '../boot/scrolled.ts';

/** ms after the start of the application when the initial page is removed even if the application is still busy */
const MAX_WAIT_MS = 10_000;
const BUSY_SELECTOR = '[aria-busy="true"], .sh-waiting';

/**
 * Removes the server-rendered HTML when the application has rendered its first screen below it: rows, an empty list, or
 * an error. The style sheet hides the application while that element exists, so both changes happen in one frame. What
 * was typed into a field of it goes to the same field of the application, with caret and focus, and a click on a button
 * goes to the same button. Does nothing without an initial page.
 */
export function handOff(root: HTMLElement): void {
  const view = document.getElementById(SSR_ELEMENT_ID);
  if (!view) return;
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    view.removeEventListener('click', press);
    const focused = document.activeElement;
    const scrolled = scrollPositions(view);
    const fields = typedFields(view, root);
    view.remove();
    for (const { name, top } of scrolled) root.getElementsByClassName(name)[0]?.scrollTo(0, top);
    for (const continueField of fields) continueField();
    restoreFocus(view, focused, root);
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const same = button && counterpart(button, view, root);
    if (!same) return;
    finish();
    same.click();
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
  view.addEventListener('click', press);
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

/**
 * The scroll positions of elements inside the initial page; the browser keeps that of the window. Only what somebody has
 * scrolled is asked: to answer, the browser lays out the page with all that the application has just added, and parts
 * outside the window that it has never laid out.
 */
const scrollPositions = (view: Element): { name: string; top: number }[] =>
  scrolledElements(view).map(({ classList, scrollTop }) => ({ name: classList[0]!, top: scrollTop }));

/** Moves the keyboard focus to the same element of the application, unless it is there already. */
function restoreFocus(view: Element, focused: Element | null, root: HTMLElement): void {
  if (!focused || !view.contains(focused) || root.contains(document.activeElement)) return;
  sameElement(focused, view, root)?.focus({ preventScroll: true });
}

/** A link is the same with the same address, a part of the page with the same id, anything else when drawn alike. */
function sameElement(element: Element, view: Element, root: Element): HTMLElement | null | undefined {
  if (element instanceof HTMLAnchorElement)
    return [...root.querySelectorAll('a')].find(({ href }) => href === element.href);
  if (element.id) return root.querySelector<HTMLElement>(`${element.localName}[id="${element.id}"]`);
  return counterpart(element, view, root) as HTMLElement | undefined;
}

/** The element of the application that is drawn as this one of the initial page. */
function counterpart<Drawn extends Element>(element: Drawn, view: Element, root: Element): Drawn | undefined {
  const nameOf = (one: Element) => `${one.getAttribute('aria-label') ?? ''}|${one.textContent}`;
  const alike = (within: Element) =>
    [...within.querySelectorAll<Drawn>(element.localName)].filter((one) => nameOf(one) === nameOf(element));
  return alike(root)[alike(view).indexOf(element)];
}

/** The browser's own setter: React's, on the element, would make the change look as if React had made it. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** For each field of the initial page that somebody uses: what continues it in the application. */
function typedFields(view: Element, root: Element): (() => void)[] {
  return [...view.querySelectorAll<HTMLInputElement>('input[type="text"]')].flatMap((field) => {
    const hasFocus = field === document.activeElement;
    const same = field.value !== field.defaultValue || hasFocus ? counterpart(field, view, root) : undefined;
    if (!same) return [];
    const { value, selectionStart, selectionEnd, selectionDirection } = field;
    return [
      () => {
        if (value !== same.value) {
          setValue?.call(same, value);
          same.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (!hasFocus) return;
        same.focus({ preventScroll: true });
        same.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
      },
    ];
  });
}
