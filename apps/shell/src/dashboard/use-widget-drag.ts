import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Pixels that the pointer moves before a press becomes a drag. */
const SLACK = 4;
/** Pixels at the edges of the window in which a drag scrolls, and by how much it does. */
const EDGE = 96;
const SCROLL = 16;

/** Where a widget would be dropped: at which side of which other one. */
export interface DropTarget {
  name: string;
  after: boolean;
}

/** What is dragged, by how much, and where it would be dropped. */
export interface WidgetDrag {
  name: string;
  dx: number;
  dy: number;
  target: DropTarget | null;
}

/** Dragging a widget of `grid` by its head, with a mouse, a pen or a finger. Its order changes when it is dropped. */
export function useWidgetDrag(grid: RefObject<HTMLElement | null>, onDrop: (name: string, target: DropTarget) => void) {
  const start = useRef<{ x: number; y: number; scrolled: number } | null>(null);
  const [drag, setDrag] = useState<WidgetDrag | null>(null);
  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const handle = (name: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const pressed = event.target instanceof Element ? event.target : null;
      // a finger on the head scrolls the page; only the handle takes it along
      if (event.button !== 0 || (event.pointerType === 'touch' && !pressed?.closest('.sh-handle'))) return;
      if (pressed?.closest('.sh-remove')) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, scrolled: scroller(grid.current).scrollTop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (drag === null && Math.hypot(dx, dy) < SLACK) return;
      const area = scroller(grid.current);
      if (event.clientY < EDGE) area.scrollTop -= SCROLL;
      if (event.clientY > window.innerHeight - EDGE) area.scrollTop += SCROLL;
      const target = targetAt(grid.current, name, event.clientX, event.clientY) ?? drag?.target ?? null;
      setDrag({ name, dx, dy: dy + area.scrollTop - from.scrolled, target });
    },
    onPointerUp: () => {
      if (drag?.target) onDrop(name, drag.target);
      end();
    },
    onPointerCancel: end,
  });
  return { drag, handle, cancel: end };
}

/** The element that scrolls when the page is longer than the window. */
function scroller(element: HTMLElement | null): Element {
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

/** The widget under the pointer, and at which of its halves: of one over the whole width the lower half is after it. */
function targetAt(grid: HTMLElement | null, dragged: string, x: number, y: number): DropTarget | null {
  for (const card of grid?.querySelectorAll<HTMLElement>('[data-widget]') ?? []) {
    const name = card.dataset.widget!;
    const { left, right, top, bottom } = card.getBoundingClientRect();
    if (name === dragged || x < left || x > right || y < top || y > bottom) continue;
    const whole = right - left > (grid?.clientWidth ?? 0) * 0.9;
    return { name, after: whole ? y > (top + bottom) / 2 : x < (left + right) / 2 };
  }
  return null;
}
