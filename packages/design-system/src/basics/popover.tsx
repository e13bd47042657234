import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { classNames } from './class-names.ts';
import { useDismiss, useFloating } from './use-floating.ts';
import type { Placement } from './use-floating.ts';

/** Spread these on the button that opens the panel. */
export interface TriggerProps {
  onClick: () => void;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  'aria-controls'?: string;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  /** Pixels. */
  width?: number;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/** A panel that opens from a button. Escape or a press outside closes it, and the focus returns to the button. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom-end',
  width,
  open: controlled,
  onOpenChange,
  className,
}: PopoverProps) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useFloating(open, anchor, placement);
  const { getPopupContainer } = useThemeEnvironment();
  const focusTrigger = () => anchor.current?.querySelector<HTMLElement>('button, a')?.focus();
  const close = () => {
    setOpen(false);
    focusTrigger();
  };
  useDismiss(open, [anchor, box], (byKey) => (byKey ? close() : setOpen(false)));
  useEffect(() => {
    if (open) box.current?.focus({ preventScroll: true });
  }, [open, box]);
  return (
    <>
      <span ref={anchor} className="hd-popover-anchor">
        {trigger({
          onClick: () => setOpen(!open),
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
        })}
      </span>
      {open
        ? createPortal(
            <div
              ref={box}
              id={id}
              role="dialog"
              aria-label={label}
              tabIndex={-1}
              className={classNames('hd-floating hd-popover', className)}
              style={width === undefined ? undefined : { width }}
            >
              {typeof children === 'function' ? children(close) : children}
            </div>,
            getPopupContainer?.() ?? document.body,
          )
        : null}
    </>
  );
}
