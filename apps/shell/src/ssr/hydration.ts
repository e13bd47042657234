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
  const filledIn = noteFilledIn(view);
  restoreStyles(view);
  // on a page that waits for a file the buttons work after a while: a part of it may be there already
  const timer = setTimeout(() => complete(), MAX_WAIT_MS);
  complete = () => {
    complete = () => {};
    clearTimeout(timer);
    view.id = ROOT_ELEMENT_ID;
    view.removeAttribute('aria-busy');
    notes?.end();
    filledIn.end();
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

type Field = HTMLInputElement | HTMLTextAreaElement;
/** The fields of a person; a chosen file stays where it is. */
const FIELDS = 'input:not([type="file"]), textarea';
const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

/** Keeps what is typed and chosen until it ends, because React puts choices back; then the application gets it. */
function noteFilledIn(view: HTMLElement): { end(): void } {
  const filledIn = new Map<Field, string | boolean>();
  const note = (field: Field) => {
    // the last one of a group of choices is the one that counts
    filledIn.delete(field);
    filledIn.set(field, isChoice(field) ? field.checked : field.value);
  };
  for (const field of view.querySelectorAll<Field>(FIELDS))
    if (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) note(field);
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS) && view.contains(target)) note(target as Field);
  };
  // Before React's own listener on the root: at a letter that comes now React may first continue in the field and
  // complete, and takes the letter for what stood there before.
  document.addEventListener('input', onInput, true);
  return {
    end() {
      document.removeEventListener('input', onInput, true);
      for (const [field, value] of filledIn) {
        if (typeof value === 'string') continueTyping(field, value);
        else continueChoosing(field as HTMLInputElement, value);
      }
    },
  };
}

/** The browser's own setter: React's, on the element, would make the change look as if React had made it. */
const setValue = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);

/** React leaves typed text in a field, but does not know it: it gets it as if it were typed now. */
function continueTyping(field: Field, value: string): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = field.defaultValue;
  setValue(field, value);
  // fields of some types have no caret to ask for
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React has put the choice back: it is made again. The other choices of a group follow by themselves. */
function continueChoosing(field: HTMLInputElement, checked: boolean): void {
  if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
}
