import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';

/** Props of {@link Mask}. */
export interface MaskProps {
  className?: string;
  /** The person has pressed outside what the mask surrounds. */
  onPress: () => void;
  children: ReactNode;
}

/**
 * Covers the page behind a dialog. A press counts when it ends as a click: a mask that goes away earlier leaves the
 * click of a touch to whatever lies under it. A press that begins or ends inside the dialog, such as a selection of
 * text, does not count.
 */
export function Mask({ className, onPress, children }: MaskProps) {
  const outside = useRef(false);
  return (
    <div
      className={classNames('hd-mask', className)}
      onPointerDown={(event) => {
        outside.current = event.target === event.currentTarget;
      }}
      onPointerUp={(event) => {
        if (event.target !== event.currentTarget) outside.current = false;
      }}
      onClick={(event) => {
        if (outside.current && event.target === event.currentTarget) onPress();
        outside.current = false;
      }}
    >
      {children}
    </div>
  );
}
