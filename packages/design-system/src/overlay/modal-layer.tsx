import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { useEffect, useRef } from 'react';
import type { JSX } from 'react';
import { focusTitleIfLost } from '../basics/lost-focus.ts';
import { useEscape } from '../basics/use-escape.ts';

/** Selector of what gets the focus first where a dialog names nothing: a form's first field. */
const FIRST_FIELD =
  '[data-autofocus], .hd-dialog-body input:not([type="hidden"]), .hd-dialog-body textarea, .hd-dialog-body [contenteditable="true"]';

/** Props of {@link ModalLayer}. */
export interface ModalLayerProps {
  onEscape: () => void;
  /** Selector of the element that gets the focus first; the first field or the box itself by default. */
  initialFocus?: string;
  /** Renders the box with this ref. */
  children: (ref: (box: HTMLElement | null) => void) => JSX.Element;
}

/**
 * Makes a box modal while it is mounted: the focus moves in and stays in, Escape is handled, the page behind neither
 * scrolls nor is read out, and the focus returns to its previous element, or
 * to the title of the page where that element is gone.
 */
export function ModalLayer({ onEscape, initialFocus, children }: ModalLayerProps) {
  const { refs, context } = useFloating({ open: true });
  useEscape('dialog', onEscape);
  const first = useRef(initialFocus);
  // Both moves of the focus happen at once, not in the next frame: a key typed right after Ctrl+K belongs to the
  // palette, and a dialog that opens while another closes keeps the focus that it has taken.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const box = refs.floating.current;
    const find = (selector: string | undefined) => (selector ? box?.querySelector<HTMLElement>(selector) : null);
    if (!box?.contains(before)) (find(first.current) ?? find(FIRST_FIELD) ?? box)?.focus({ preventScroll: true });
    return () => {
      document.body.style.overflow = overflow;
      if (before?.isConnected) before.focus({ preventScroll: true });
      focusTitleIfLost();
    };
  }, [refs]);
  return (
    <FloatingFocusManager context={context} initialFocus={-1} returnFocus={false}>
      {children(refs.setFloating)}
    </FloatingFocusManager>
  );
}
