import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { DAY_KEYS } from '../../shared/period.rules.ts';
import { swallowClick } from '../../shared/swallow-click.ts';

/** Height of an hour in px (reference screen `calendar-week`). */
export const HOUR_PX = 61;
/** Minutes to which a drag snaps, and by which a key moves. */
const SNAP = 15;
const THRESHOLD = 5;

interface Drag {
  part: DayEvent;
  kind: 'move' | 'resize';
  from: number;
  x: number;
  y: number;
  scroll: number;
  moved: boolean;
  day: number;
  minutes: number;
}

interface Shown {
  key: string;
  kind: 'move' | 'resize';
  day: number;
  minutes: number;
}

interface WeekMoves {
  onMove(part: DayEvent, days: number, minutes: number): void;
  onResize(part: DayEvent, minutes: number): void;
}

export type WeekDrag = ReturnType<typeof useWeekDrag>;

/**
 * Moves events in the week and changes their end: by the mouse in steps of a quarter of an hour, or by Alt (with Shift for
 * the end) and the arrows on a focused one. A touch scrolls instead; Escape gives up.
 */
export function useWeekDrag(grid: RefObject<HTMLElement | null>, { onMove, onResize }: WeekMoves) {
  const drag = useRef<Drag | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const follow = (at: globalThis.PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    if (!now.moved && Math.hypot(at.clientX - now.x, at.clientY - now.y) < THRESHOLD) return;
    now.moved = true;
    const scrolled = (grid.current?.scrollTop ?? 0) - now.scroll;
    now.minutes = Math.round((((at.clientY - now.y + scrolled) / HOUR_PX) * 60) / SNAP) * SNAP;
    const cell = document.elementFromPoint?.(at.clientX, at.clientY)?.closest<HTMLElement>('[data-day]');
    if (cell && now.kind === 'move') now.day = Number(cell.dataset.day);
    setShown({ key: now.part.key, kind: now.kind, day: now.day, minutes: now.minutes });
  };
  const begin = (event: PointerEvent<HTMLElement>, part: DayEvent, from: number) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const kind = (event.target as HTMLElement).closest('[data-resize]') ? 'resize' : 'move';
    const scroll = grid.current?.scrollTop ?? 0;
    drag.current = {
      part,
      kind,
      from,
      x: event.clientX,
      y: event.clientY,
      scroll,
      moved: false,
      day: from,
      minutes: 0,
    };
    const names = ['pointerup', 'pointercancel', 'keydown'];
    const stop = (at: Event) => {
      const escape = at.type === 'keydown' && (at as globalThis.KeyboardEvent).key === 'Escape';
      if (at.type === 'keydown' && !escape) return;
      if (escape) {
        at.preventDefault();
        at.stopPropagation();
      }
      document.removeEventListener('pointermove', follow);
      for (const name of names) document.removeEventListener(name, stop, true);
      const done = drag.current;
      drag.current = null;
      setShown(null);
      if (!done?.moved || at.type !== 'pointerup') return;
      swallowClick();
      if (done.kind === 'resize') {
        if (done.minutes !== 0) onResize(done.part, done.minutes);
      } else if (done.day !== done.from || done.minutes !== 0) onMove(done.part, done.day - done.from, done.minutes);
    };
    document.addEventListener('pointermove', follow);
    for (const name of names) document.addEventListener(name, stop, true);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, part: DayEvent) => {
    const days = DAY_KEYS[event.key];
    if (!event.altKey || days === undefined) return;
    event.preventDefault();
    const vertical = Math.abs(days) === 7;
    const minutes = vertical ? Math.sign(days) * SNAP : 0;
    if (event.shiftKey) {
      if (vertical) onResize(part, minutes);
    } else onMove(part, vertical ? 0 : days, minutes);
  };
  return {
    target: shown?.kind === 'move' ? shown : null,
    moving: shown !== null,
    /** How far the dragged event is drawn from its place, px. */
    shiftOf: (part: DayEvent): { top: number; height: number } | null => {
      if (shown?.key !== part.key) return null;
      const px = (shown.minutes / 60) * HOUR_PX;
      return shown.kind === 'move' ? { top: px, height: 0 } : { top: 0, height: px };
    },
    handlers: (part: DayEvent, day: number) => ({
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => begin(event, part, day),
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => onKey(event, part),
    }),
  };
}
