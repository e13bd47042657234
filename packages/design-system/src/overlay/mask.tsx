import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';

/** ms in which a press is still the second one of a double click on what has opened the dialog */
export const OPENING_MS = 300;

/** Props of {@link Mask}. */
export interface MaskProps {
  className?: string;
  /** The person has pressed outside what the mask surrounds; without it a press does nothing. */
  onPress?: () => void;
  children: ReactNode;
}

/**
 * A press never takes the focus out of the dialog: Tab would go on behind it. A field is left for the dialog's box, as it
 * keeps typed text, or an open calendar, until the focus leaves it.
 */
function keepFocusInside(event: MouseEvent<HTMLElement>, meant: boolean): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  if (meant && document.activeElement?.matches('input, textarea, [contenteditable]'))
    event.currentTarget.querySelector<HTMLElement>('[aria-modal="true"]')?.focus({ preventScroll: true });
}

/**
 * Covers the page behind a dialog. A press counts when it ends as a click: a mask that goes away earlier leaves the
 * click of a touch to whatever lies under it. A press that begins or ends inside the dialog, such as a selection of
 * text, does not count, and neither does the second press of a double click, which was meant for what was there before.
 */
export function Mask({ className, onPress, children }: MaskProps) {
  const outside = useRef(false);
  const [openedAt] = useState(Date.now);
  return (
    <div
      className={classNames('hd-mask', className)}
      onPointerDown={(event) => {
        outside.current = event.target === event.currentTarget && Date.now() - openedAt >= OPENING_MS;
      }}
      onMouseDown={(event) => keepFocusInside(event, outside.current && event.detail < 2)}
      onPointerUp={(event) => {
        if (event.target !== event.currentTarget) outside.current = false;
      }}
      onClick={(event) => {
        // somebody who presses slowly, or on a slow device, is later than that, but the browser counts the presses
        if (outside.current && event.detail < 2 && event.target === event.currentTarget) onPress?.();
        outside.current = false;
      }}
    >
      {children}
    </div>
  );
}
