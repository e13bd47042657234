import { useLayoutEffect, useRef } from 'react';

/** Shortcuts of employees by `event.code`: the Persian layout yields «ت» for J (persian-ux A10). `?` is `Shift+Slash`. */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Controls in which a letter is typed text. */
const TEXT_INPUT_SELECTOR =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="textbox"], [contenteditable]:not([contenteditable="false"])';
/** Elements that have keys of their own. */
const OWN_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"][data-own-keys]';
/** Elements that Enter activates. */
const PRESSED_BY_ENTER = 'a, button, input, summary, [role="option"], [role="tab"], [role="switch"], [role="checkbox"]';
/** While one of these is on the page, keys belong to it, wherever the focus is. */
const OWNS_ALL_KEYS = '[aria-modal="true"]';

/**
 * Single-key shortcuts while mounted. They do nothing while the person types, while a dialog is open or is being opened
 * (`OnDemand`), and with a modifier key: a letter that is meant as text must never run a command. They hold from the
 * moment the screen is on the page: a key that is pressed before a later task would be lost.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useLayoutEffect(() => {
    current.current = shortcuts;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target?.closest(TEXT_INPUT_SELECTOR) || target?.closest(OWN_KEYS) || document.querySelector(OWNS_ALL_KEYS))
        return;
      if (event.code === 'Enter' && target?.closest(PRESSED_BY_ENTER)) return;
      const run = current.current[event.shiftKey ? `Shift+${event.code}` : event.code];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
