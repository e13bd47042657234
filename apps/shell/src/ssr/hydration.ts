import { FIRST_FONTS_ATTRIBUTE, ROOT_ELEMENT_ID, STYLE_ATTRIBUTE } from '@hamyar/contracts';
import { getPlatform } from '@hamyar/module-sdk';
import { fontsAreReady } from '../boot/fonts.ts';
import { initialPageNotes } from '../boot/initial-page.ts';
import { holdTime } from '../platform/server-clock.ts';

/** ms after the start of the application when hydration counts as complete even if something is missing */
const MAX_WAIT_MS = 10_000;

let complete = () => {};

/** Reports that the screen of the page reacts to clicks and keys. Has an effect once, on a page with an initial page. */
export const completeHydration = (): void => complete();

/**
 * Prepares the server-rendered HTML for React, which continues in its elements. When that is complete
 * ({@link completeHydration}), what was typed before goes into the state of its field, the button that was pressed is
 * pressed, and the fonts will change where the initial page was drawn without them.
 */
export function beginHydration(view: HTMLElement): void {
  const notes = initialPageNotes();
  restoreStyles(view);
  // on a page that waits for a file the buttons work after a while: a part of it may be there already
  const timer = setTimeout(() => complete(), MAX_WAIT_MS);
  complete = () => {
    complete = () => {};
    clearTimeout(timer);
    view.id = ROOT_ELEMENT_ID;
    view.removeAttribute('aria-busy');
    notes?.end();
    for (const field of view.querySelectorAll<HTMLInputElement>('input[type="text"]')) continueTyping(field);
    if (notes?.pressed?.isConnected) notes.pressed.click();
    holdTime(null);
    if (!notes?.fontsInTime) changeFontsLater(view);
  };
}

/**
 * Changes from the font of the device to those of the application when nobody is reading: with the next page, or while
 * the tab is in the background. Text of another width would move what is around it.
 */
function changeFontsLater(view: Element): void {
  const change = () => {
    stopNavigation();
    document.removeEventListener('visibilitychange', change);
    void fontsAreReady().then(() => view.removeAttribute(FIRST_FONTS_ATTRIBUTE));
  };
  const stopNavigation = getPlatform().location.subscribe(change);
  document.addEventListener('visibilitychange', change);
}

/** The styles of the elements, which the policy allows only to scripts. */
function restoreStyles(view: Element): void {
  for (const element of view.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE)!;
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}

/** The browser's own setter: React's, on the element, would make the change look as if React had made it. */
const setValue = (field: HTMLInputElement, value: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);

/** React leaves typed text in a field, but does not know it: it gets it as if it were typed now. */
function continueTyping(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  setValue(field, value);
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
