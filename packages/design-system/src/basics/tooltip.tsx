import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { Kbd } from './text.tsx';
import { useFloating } from './use-floating.ts';
import type { Placement } from './use-floating.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  title: ReactNode;
  /** Shown after the text: `['Ctrl', 'K']`. */
  shortcut?: readonly string[];
  placement?: Placement;
  /** One element; it gets `aria-describedby` unless `silent`. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** The text repeats the element's own name, so it is not read twice. */
  silent?: boolean;
}

const DELAY = 350;

/** The key that is being handled: a menu that Escape closes gives the focus back to its button within this event. */
let lastKey = '';
if (typeof window !== 'undefined')
  window.addEventListener('keydown', (event) => (lastKey = event.key), { capture: true, passive: true });

/** A short text about a control, on hover (after 350 ms) or keyboard focus; Escape hides it. */
export function Tooltip({ title, shortcut, placement = 'bottom', children, silent }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const onFocus = () => {
    if (lastKey !== 'Escape' && anchor.current?.querySelector(':focus-visible')) setOpen(true);
  };
  return (
    <>
      <span
        ref={anchor}
        className="hd-tooltip-anchor"
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') timer.current = setTimeout(() => setOpen(true), DELAY);
        }}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={onFocus}
        onBlur={hide}
      >
        {open && !silent ? cloneElement(children, { 'aria-describedby': id }) : children}
      </span>
      {open && anchor.current ? (
        <OpenTooltip id={id} anchor={anchor.current} placement={placement} onClose={hide}>
          {title}
          {shortcut ? <Kbd keys={shortcut} /> : null}
        </OpenTooltip>
      ) : null}
    </>
  );
}

interface OpenTooltipProps {
  id: string;
  anchor: HTMLElement;
  placement: Placement;
  onClose: () => void;
  children: ReactNode;
}

function OpenTooltip({ id, anchor, placement, onClose, children }: OpenTooltipProps) {
  const { refs, floatingStyles } = useFloating({ anchor, placement, onClose });
  const { getPopupContainer } = useThemeEnvironment();
  useEffect(() => {
    // on the window: one that was opened by the pointer has no focus, and a menu takes the key before its button
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });
  return createPortal(
    <div ref={refs.setFloating} id={id} role="tooltip" className="hd-floating hd-tooltip" style={floatingStyles}>
      {children}
    </div>,
    getPopupContainer?.() ?? document.body,
  );
}
