import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { getTabbableOptions } from '@floating-ui/react/utils';
import { useLayoutEffect, useRef } from 'react';
import type { JSX } from 'react';
import { tabbable } from 'tabbable';
import { focusTitleIfLost } from '../basics/lost-focus.ts';
import { useEscape } from '../basics/use-escape.ts';
import { swallowOpeningPress } from './opening-press.ts';
import { typeAhead } from './typed-ahead.ts';

/** Selector of what gets the focus first where a dialog names nothing: a form's first field. */
const FIRST_FIELD =
  '[data-autofocus], .hd-dialog-body input:not([type="hidden"]), .hd-dialog-body textarea, .hd-dialog-body [contenteditable="true"]';

/** Props of {@link ModalLayer}. */
export interface ModalLayerProps {
  onEscape: () => void;
  /** Back closes it on every device, not only on phones. */
  backCloses?: boolean;
  /** Selector of the element that gets the focus first; the first field or the box itself by default. */
  initialFocus?: string;
  /** Renders the box with this ref. */
  children: (ref: (box: HTMLElement | null) => void) => JSX.Element;
}

/** What lies behind the newest layer; what a dialog opens over itself, such as a menu, does not. */
const BEHIND = '[aria-hidden="true"]';

/** Nothing has the focus, or something behind the box has it; a box that is behind another one itself takes none. */
const hasLostFocus = (box: HTMLElement, active: Element | null): boolean =>
  (active === null || active === document.body || active.closest(BEHIND) !== null) && box.closest(BEHIND) === null;

/**
 * Moves Tab from the last control of a box to the first one, and back, and into the box where the focus is behind it. The
 * library does the first a frame later, from an element behind the box; on a slow device a second Tab leaves the box
 * before that.
 */
function wrapTab(event: KeyboardEvent, box: HTMLElement): void {
  const { activeElement } = document;
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const isInside = box.contains(activeElement);
  if (!isInside && !hasLostFocus(box, activeElement)) return;
  const controls = tabbable(box, getTabbableOptions());
  const [edge, next] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  const isAtEdge = !isInside || activeElement === edge || (event.shiftKey && activeElement === box);
  if (!isAtEdge && next) return;
  event.preventDefault();
  (next ?? box).focus();
}

/**
 * Gives the focus to the first element of these that takes it: one that is not shown, such as the input of a file button,
 * or that is disabled does not. @returns whether one has it
 */
function focusFirst(box: HTMLElement, selector: string | undefined): boolean {
  if (selector === undefined) return false;
  return [...box.querySelectorAll<HTMLElement>(selector)].some((element) => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });
}

/**
 * Makes a box modal while it is mounted: the focus moves in and stays in, Escape is handled, the page behind neither
 * scrolls nor is read out, and the focus returns to its previous element, or to the title of the page where that
 * element is gone. The second press of a double click on what has opened it does nothing, and what was typed while its
 * code was loading is in its first field.
 */
export function ModalLayer({ onEscape, backCloses, initialFocus, children }: ModalLayerProps) {
  const { refs, context } = useFloating({ open: true });
  useEscape('dialog', onEscape, backCloses);
  const first = useRef(initialFocus);
  // Both moves of the focus happen with the change of the page, not in a later task: a key typed right after Ctrl+K
  // belongs to the palette, and a dialog that opens while another closes keeps the focus that it has taken.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const box = refs.floating.current;
    if (box && !box.contains(before) && !focusFirst(box, first.current) && !focusFirst(box, FIRST_FIELD))
      box.focus({ preventScroll: true });
    typeAhead();
    const stopSwallowing = swallowOpeningPress();
    const listen = (event: KeyboardEvent) => box && wrapTab(event, box);
    // on the document, so that a control that has a use for Tab is asked first
    document.addEventListener('keydown', listen);
    return () => {
      stopSwallowing();
      document.removeEventListener('keydown', listen);
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
