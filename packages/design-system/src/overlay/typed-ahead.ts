/** Elements in which a key is text. */
const TEXT_FIELD = 'input, textarea, select, [role="textbox"], [contenteditable]:not([contenteditable="false"])';

/** Keys that write, or do something on the page behind; others, such as F5, are the browser's. */
const KEPT_KEYS = /^(.|Enter|Tab|Backspace|Delete|Home|End|Arrow.+|Page.+)$/u;

interface TypedAhead {
  text: string;
  /** A layer has come for which it was typed. */
  isTaken: boolean;
  stop(): void;
}

/** What is typed for a layer that is being opened; one for all modules. */
let current: TypedAhead | null = null;

/** A key with Control, Alt or the command key; AltGr writes letters. */
const isChord = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/**
 * Keeps what is typed from now on, because somebody has opened a layer whose code is still loading and types for it: no
 * key does anything on the page behind, Enter sends nothing, and the first field of the layer gets the text
 * ({@link typeAhead}). Escape and chords do what they always do. The returned function ends it where no layer has come.
 */
export function keepTypedKeys(): () => void {
  current?.stop();
  let pressed: Element | null = null;
  let isFirstField = true;
  const keep = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.isComposing || (pressed && target instanceof Node && pressed.contains(target))) return;
    // what follows a chord is meant for what the chord does, such as the palette
    if (isChord(event)) kept.text = '';
    else if (KEPT_KEYS.test(key)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // text for the second field must not be in the first
      isFirstField &&= key !== 'Tab';
      if (!isFirstField) return;
      if (key === 'Backspace') kept.text = [...kept.text].slice(0, -1).join('');
      else if ([...key].length === 1) kept.text += key;
    }
  };
  // somebody who waits may write elsewhere on the page meanwhile
  const onPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(TEXT_FIELD) : null;
  };
  const kept: TypedAhead = {
    text: '',
    isTaken: false,
    stop: () => {
      window.removeEventListener('keydown', keep, true);
      window.removeEventListener('pointerdown', onPress, true);
      if (current === kept) current = null;
    },
  };
  current = kept;
  // on the window, so that nothing else has heard of the key
  window.addEventListener('keydown', keep, true);
  window.addEventListener('pointerdown', onPress, true);
  return () => {
    // the layer comes in the same change of the page in which the notice of its loading goes
    queueMicrotask(() => {
      if (!kept.isTaken) kept.stop();
    });
  };
}

/**
 * Types what was kept into the field that has the focus now, if it is one. Called by a layer that has moved the focus to
 * its first field.
 */
export function typeAhead(): void {
  const kept = current;
  if (!kept || kept.isTaken) return;
  kept.isTaken = true;
  // when the form around the field has been set up; keys of meanwhile are kept too
  setTimeout(() => {
    kept.stop();
    if (kept.text !== '') typeInto(document.activeElement, kept.text);
  });
}

function typeInto(field: Element | null, text: string): void {
  if (field instanceof HTMLElement && field.isContentEditable) {
    document.execCommand('insertText', false, text);
    return;
  }
  const takesText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null);
  if (!takesText || field.readOnly || field.disabled) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
