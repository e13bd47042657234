import { SSR_ELEMENT_ID } from '@hamyar/contracts';

/** What the script of an initial page notes until the application has continued in it. */
export interface InitialPageNotes {
  /** The button that was pressed last; only the application can react to it. */
  pressed: HTMLElement | null;
  /** The fonts of the initial page were there at its first frame, so it is drawn with them. */
  fontsInTime: boolean;
  /** Ends the noting: clicks go to the application. */
  end(): void;
}

/** Global variable with the notes. */
const NOTES = 'hamyarInitialPage';

/** A card of the page itself, over the initial page, reacts to its own button. */
const BUTTON = `#${SSR_ELEMENT_ID} button`;
/** The browser follows it, whatever code is there. */
const LINK = `#${SSR_ELEMENT_ID} a[href]`;

/** Begins to note. */
export function noteInitialPage(): InitialPageNotes {
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    // who goes to another page has left the button
    if (event.target.closest(LINK)) notes.pressed = null;
    const button = event.target.closest<HTMLElement>(BUTTON);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    notes.pressed = button;
  };
  const notes: InitialPageNotes = {
    pressed: null,
    fontsInTime: false,
    end: () => document.removeEventListener('click', onClick, true),
  };
  // before React, which listens at its root
  document.addEventListener('click', onClick, true);
  Reflect.set(globalThis, NOTES, notes);
  return notes;
}

/** The notes of this page; undefined without an initial page. */
export const initialPageNotes = (): InitialPageNotes | undefined =>
  Reflect.get(globalThis, NOTES) as InitialPageNotes | undefined;
