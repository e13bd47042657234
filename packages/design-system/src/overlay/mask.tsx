import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';

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
 * text, does not count, and neither does the second one of a double click (`swallowOpeningPress`).
 */
export function Mask({ className, onPress, children }: MaskProps) {
  const outside = useRef(false);
  return (
    <div
      className={classNames('hd-mask', className)}
      onPointerDown={(event) => {
        outside.current = event.target === event.currentTarget;
      }}
      onMouseDown={(event) => keepFocusInside(event, outside.current)}
      onPointerUp={(event) => {
        if (event.target !== event.currentTarget) outside.current = false;
      }}
      onClick={(event) => {
        if (outside.current && event.target === event.currentTarget) onPress?.();
        outside.current = false;
      }}
    >
      {children}
    </div>
  );
}
