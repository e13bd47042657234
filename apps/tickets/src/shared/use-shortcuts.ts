import { useEffect, useRef } from 'react';

/** Shortcuts of employees by `event.code`: the Persian layout yields «ت» for J (persian-ux A10). */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Controls in which a letter is typed text. */
const TEXT_INPUT_SELECTOR = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Elements that have keys of their own. */
const OWN_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"][data-own-keys]';
/** Elements that Enter activates. */
const PRESSED_BY_ENTER = 'a, button, summary, [role="option"], [role="tab"], [role="switch"], [role="checkbox"]';

/** Single-key shortcuts while mounted; they do nothing while the person types, in dialogs, and with a modifier key. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (
        target?.closest(TEXT_INPUT_SELECTOR) ||
        target?.closest(OWN_KEYS) ||
        document.querySelector('[aria-modal="true"]')
      )
        return;
      if (event.code === 'Enter' && target?.closest(PRESSED_BY_ENTER)) return;
      const run = current.current[event.code];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
