import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { DAY_KEYS } from '../../shared/period.rules.ts';
import { swallowClick } from '../../shared/swallow-click.ts';

/** px that the pointer moves before a press becomes a drag. */
const THRESHOLD = 5;

interface Drag {
  part: DayEvent;
  from: number;
  x: number;
  y: number;
  /** The day under the pointer once it has moved. */
  over: number | null;
}

/**
 * Moves events to another day: by the mouse, or by Alt and an arrow on a focused one. A touch scrolls the page instead. The
 * click that ends a drag opens nothing.
 */
export function useMonthDrag(grid: RefObject<HTMLElement | null>, onMove: (part: DayEvent, days: number) => void) {
  const drag = useRef<Drag | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const dayAt = (x: number, y: number): number | null => {
    const cell = document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-day]');
    return cell && grid.current?.contains(cell) ? Number(cell.dataset.day) : null;
  };
  const begin = (event: PointerEvent<HTMLElement>, part: DayEvent, from: number) => {
    if (!part.event.editable || event.button !== 0 || event.pointerType === 'touch') return;
    drag.current = { part, from, x: event.clientX, y: event.clientY, over: null };
    const move = (at: globalThis.PointerEvent) => {
      const now = drag.current;
      if (!now || (now.over === null && Math.hypot(at.clientX - now.x, at.clientY - now.y) < THRESHOLD)) return;
      now.over = dayAt(at.clientX, at.clientY) ?? now.from;
      setTarget(now.over);
    };
    const end = (at: Event) => {
      document.removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel', 'keydown']) document.removeEventListener(name, stop, true);
      const done = drag.current;
      drag.current = null;
      setTarget(null);
      if (!done || done.over === null || at.type !== 'pointerup') return;
      swallowClick();
      if (done.over !== done.from) onMove(done.part, done.over - done.from);
    };
    const stop = (at: Event) => {
      if (at.type === 'keydown' && (at as globalThis.KeyboardEvent).key !== 'Escape') return;
      if (at.type === 'keydown') {
        at.preventDefault();
        at.stopPropagation();
      }
      end(at);
    };
    document.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel', 'keydown']) document.addEventListener(name, stop, true);
  };
  return {
    target,
    moving: target !== null,
    handlers: (part: DayEvent, day: number) => ({
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => begin(event, part, day),
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        const days = DAY_KEYS[event.key];
        if (!event.altKey || days === undefined || !part.event.editable) return;
        event.preventDefault();
        onMove(part, days);
      },
    }),
  };
}
