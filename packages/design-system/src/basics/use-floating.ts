import { autoUpdate, flip, offset, shift, useDismiss, useFloating as useFloatingBox } from '@floating-ui/react';
import type { FloatingContext, UseFloatingReturn } from '@floating-ui/react';

/** Side and edge at which a floating box is attached; start is the right side in Persian. */
export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'top' | 'left' | 'right';

const VIEWPORT_MARGIN = 8;

/** The first element at or under this one that is rendered: wrappers of triggers have no box (`display: contents`). */
function firstRenderedElement(element: Element): Element {
  let found = element;
  while (found.firstElementChild && found.getClientRects().length === 0) found = found.firstElementChild;
  return found;
}

/** Options of {@link useFloating}. */
export interface FloatingOptions {
  anchor: HTMLElement;
  placement: Placement;
  onClose: () => void;
  /** Pixels between the box and its anchor. */
  gap?: number;
}

/**
 * Positions an open box next to its anchor: flipped when it would not fit, and kept inside the window. Give
 * `refs.setFloating` and `floatingStyles` to the box. Mount it with the box, so that a closed menu costs nothing.
 */
export function useFloating({ anchor, placement, onClose, gap = 6 }: FloatingOptions): UseFloatingReturn {
  return useFloatingBox({
    open: true,
    onOpenChange: (open) => {
      if (!open) onClose();
    },
    placement,
    strategy: 'fixed',
    transform: false,
    elements: { reference: firstRenderedElement(anchor) },
    middleware: [
      offset(gap),
      flip({ padding: VIEWPORT_MARGIN, crossAxis: false, fallbackStrategy: 'initialPlacement' }),
      shift({ padding: VIEWPORT_MARGIN, crossAxis: true }),
    ],
    whileElementsMounted: autoUpdate,
  });
}

/** Closes a floating box after a press outside it; a list that it has opened itself counts as inside. */
export const usePressOutside = (context: FloatingContext) =>
  useDismiss(context, {
    escapeKey: false,
    outsidePress: (event) => !(event.target as Element).closest('.hd-floating, [class*="-dropdown"]'),
  });
