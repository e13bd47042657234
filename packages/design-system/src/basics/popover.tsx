import { useInteractions } from '@floating-ui/react';
import { getNextTabbable, getPreviousTabbable } from '@floating-ui/react/utils';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { classNames } from './class-names.ts';
import { useEscape } from './use-escape.ts';
import { useFloating, usePressOutside } from './use-floating.ts';
import type { Placement } from './use-floating.ts';

/** Spread these on the button that opens the panel. */
export interface TriggerProps {
  /** The panel is placed next to this element, and the focus returns to it. */
  ref: (element: HTMLElement | null) => void;
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

/**
 * A panel that opens from a button. Escape or a press outside closes it, and the focus returns to the button. For Tab the
 * panel stands right after its button: behind its last control the page goes on.
 */
export function Popover({ trigger, open: controlled, onOpenChange, ...panel }: PopoverProps) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {trigger({
        ref: setAnchor,
        onClick: () => setOpen(!open),
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && anchor ? <OpenPopover {...panel} id={id} anchor={anchor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface OpenPopoverProps extends Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

function OpenPopover({
  label,
  children,
  placement = 'bottom-end',
  width,
  className,
  id,
  anchor,
  onClose,
}: OpenPopoverProps) {
  const { refs, floatingStyles, context } = useFloating({ anchor, placement, onClose });
  const { getPopupContainer } = useThemeEnvironment();
  const { getFloatingProps } = useInteractions([usePressOutside(context)]);
  const close = () => {
    onClose();
    anchor.focus();
  };
  useEscape('popup', close);
  const onTab = useTabOrder(anchor, () => refs.floating.current, onClose);
  useLayoutEffect(() => refs.floating.current?.focus({ preventScroll: true }), [refs]);
  return createPortal(
    <div
      ref={refs.setFloating}
      {...getFloatingProps({ onKeyDown: onTab })}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classNames('hd-floating hd-popover', className)}
      style={{ ...floatingStyles, width }}
    >
      {typeof children === 'function' ? children(close) : children}
    </div>,
    getPopupContainer?.() ?? document.body,
  );
}

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Puts a panel, which hangs at the end of the page, behind its button in the order of Tab. */
function useTabOrder(anchor: HTMLElement, findPanel: () => HTMLElement | null, onLeave: () => void) {
  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const panel = findPanel();
    if (event.key !== 'Tab' || event.shiftKey || !panel) return;
    event.preventDefault();
    (panel.querySelector<HTMLElement>(TABBABLE) ?? panel).focus();
  });
  useEffect(() => {
    anchor.addEventListener('keydown', enter);
    return () => anchor.removeEventListener('keydown', enter);
  }, [anchor]);
  return (event: KeyboardEvent<HTMLElement>) => {
    const panel = findPanel();
    if (event.key !== 'Tab' || !panel) return;
    const active = document.activeElement;
    const inside = (next: Element | null) => next !== null && next !== active && next !== panel && panel.contains(next);
    if (event.shiftKey) {
      if (active !== panel && inside(getPreviousTabbable(panel))) return;
      event.preventDefault();
      anchor.focus();
      return;
    }
    // the panel itself is no stop of Tab: from it Tab goes to its first control, where it has one
    if (active === panel ? panel.querySelector(TABBABLE) : inside(getNextTabbable(panel))) return;
    event.preventDefault();
    onLeave();
    anchor.focus();
    const next = getNextTabbable(anchor);
    if (next && !panel.contains(next as HTMLElement)) next.focus();
  };
}
