import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';
/** Open dialogs, the newest last. Only the newest handles keys. */
const layers: object[] = [];

/**
 * A list or calendar that antd has attached to the page, or one of our own menus: it handles Escape, not the dialog.
 */
const POPUP =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-picker-dropdown:not(.ant-picker-dropdown-hidden), .ant-popover:not(.ant-popover-hidden), .hd-menu, .hd-popover';

function focusable(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.offsetParent !== null || element === document.activeElement,
  );
}

/** Tab and Shift+Tab stay inside the dialog. */
function trapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const stops = focusable(box);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  if (event.shiftKey && (active === first || active === box)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}

/** Options of a modal layer. */
export interface ModalLayer {
  open: boolean;
  onEscape: () => void;
  /** Selector of the element that gets the focus first; the first field or button by default. */
  initialFocus?: string;
}

/**
 * Makes a box modal: the focus moves in and stays in, Escape is handled, the page behind does not scroll, and the focus
 * returns to its previous element. Give the returned ref to the box.
 */
export function useModalLayer({ open, onEscape, initialFocus }: ModalLayer): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const escape = useRef(onEscape);
  escape.current = onEscape;
  useEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const before = document.activeElement as HTMLElement | null;
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const target =
      (initialFocus ? box.current?.querySelector<HTMLElement>(initialFocus) : null) ??
      box.current?.querySelector<HTMLElement>(
        '[data-autofocus], .hd-dialog-body input:not([type="hidden"]), .hd-dialog-body textarea, .hd-dialog-body [contenteditable="true"]',
      ) ??
      box.current;
    if (!box.current?.contains(document.activeElement)) target?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (layers.at(-1) !== layer || !box.current) return;
      if (event.key === 'Tab') trapFocus(event, box.current);
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(POPUP)) return;
      event.preventDefault();
      escape.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      layers.splice(layers.indexOf(layer), 1);
      document.body.style.overflow = overflow;
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
    // a new selector alone must not move the focus again
  }, [open]);
  return box;
}
