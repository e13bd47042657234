import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Side and edge at which a floating box is attached; start is the right side in Persian. */
export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end' | 'top' | 'left' | 'right';

const VIEWPORT_MARGIN = 8;

/**
 * Position of a box next to its anchor, in viewport pixels; flipped when it would not fit and kept inside the window.
 */
export function floatingPosition(
  anchor: DOMRect,
  box: { width: number; height: number },
  view: { width: number; height: number },
  placement: Placement,
  gap: number,
): { left: number; top: number } {
  const clamp = (value: number, size: number, room: number) =>
    Math.max(VIEWPORT_MARGIN, Math.min(value, room - size - VIEWPORT_MARGIN));
  if (placement === 'left' || placement === 'right') {
    const onLeft = anchor.left - gap - box.width;
    const onRight = anchor.right + gap;
    const left =
      placement === 'left'
        ? onLeft >= VIEWPORT_MARGIN
          ? onLeft
          : onRight
        : onRight + box.width <= view.width - VIEWPORT_MARGIN
          ? onRight
          : onLeft;
    return {
      left: clamp(left, box.width, view.width),
      top: clamp(anchor.top + (anchor.height - box.height) / 2, box.height, view.height),
    };
  }
  const under = anchor.bottom + gap;
  const over = anchor.top - gap - box.height;
  const fitsUnder = under + box.height <= view.height - VIEWPORT_MARGIN;
  const top = placement.startsWith('bottom')
    ? fitsUnder || over < VIEWPORT_MARGIN
      ? under
      : over
    : over >= VIEWPORT_MARGIN || !fitsUnder
      ? over
      : under;
  const left = placement.endsWith('start')
    ? anchor.right - box.width
    : placement.endsWith('end')
      ? anchor.left
      : anchor.left + (anchor.width - box.width) / 2;
  return { left: clamp(left, box.width, view.width), top: clamp(top, box.height, view.height) };
}

/** The first element at or under this one that is rendered: wrappers of triggers have no box (`display: contents`). */
function firstRenderedElement(element: Element | null): Element | null {
  let found = element;
  while (found?.firstElementChild && found.getClientRects().length === 0) found = found.firstElementChild;
  return found;
}

/** Positions a fixed box next to its anchor while it is open. Give the returned ref to the box. */
export function useFloating(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  placement: Placement,
  gap = 6,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const reposition = () => {
      const target = firstRenderedElement(anchor.current);
      if (!box.current || !target) return;
      const { left, top } = floatingPosition(
        target.getBoundingClientRect(),
        { width: box.current.offsetWidth, height: box.current.offsetHeight },
        { width: window.innerWidth, height: window.innerHeight },
        placement,
        gap,
      );
      box.current.style.left = `${Math.round(left)}px`;
      box.current.style.top = `${Math.round(top)}px`;
    };
    reposition();
    const observer = new ResizeObserver(reposition);
    if (box.current) observer.observe(box.current);
    window.addEventListener('scroll', reposition, true);
    window.addEventListener('resize', reposition);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', reposition, true);
      window.removeEventListener('resize', reposition);
    };
  }, [open, anchor, placement, gap]);
  return box;
}

/** Open layers, the newest last: only the newest handles Escape. */
const openLayers: object[] = [];

/** Calls back after a press outside all of these boxes, or after Escape. */
export function useDismiss(
  open: boolean,
  boxes: readonly RefObject<HTMLElement | null>[],
  onDismiss: (byKey: boolean) => void,
): void {
  const latest = useRef(onDismiss);
  latest.current = onDismiss;
  useEffect(() => {
    if (!open) return;
    const layer = {};
    openLayers.push(layer);
    const onPress = (event: Event) => {
      const target = event.target as Element;
      if (boxes.some((box) => box.current?.contains(target)) || target.closest('.hd-floating, [class*="-dropdown"]'))
        return;
      latest.current(false);
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || openLayers.at(-1) !== layer) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(true);
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      openLayers.splice(openLayers.indexOf(layer), 1);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
    // the boxes are refs: the same objects for the lifetime of the component
  }, [open]);
}
