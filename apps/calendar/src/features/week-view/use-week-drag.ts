import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { dayAtPoint, followPointer } from '../../shared/follow-pointer.ts';
import { DAY_KEYS } from '../../shared/period.rules.ts';
import type { FollowEvent } from '../../shared/use-follow-event.ts';

/** Height of an hour in px (reference screen `calendar-week`). */
export const HOUR_PX = 61;
/** Minutes to which a drag snaps, and by which a key moves. */
const SNAP = 15;

/** What is being dragged, and how far. */
interface Dragged {
  key: string;
  kind: 'move' | 'resize';
  day: number;
  minutes: number;
}

interface WeekMoves {
  onMove(part: DayEvent, days: number, minutes: number): Promise<boolean>;
  onResize(part: DayEvent, minutes: number): Promise<boolean>;
}

export type WeekDrag = ReturnType<typeof useWeekDrag>;

const snapped = (px: number): number => Math.round(((px / HOUR_PX) * 60) / SNAP) * SNAP;

/** Moves by Alt and the arrows; with Shift, up and down move the end. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  [part, day]: [DayEvent, number],
  { onMove, onResize }: WeekMoves,
  follow: FollowEvent,
): void {
  const days = DAY_KEYS[event.key];
  if (!event.altKey || days === undefined) return;
  event.preventDefault();
  const vertical = Math.abs(days) === 7;
  const minutes = vertical ? Math.sign(days) * SNAP : 0;
  const moved = vertical ? 0 : days;
  if (!event.shiftKey) follow(part, day, { days: moved, minutes }, onMove(part, moved, minutes));
  else if (vertical) void onResize(part, minutes);
}

/**
 * Moves events in the week and changes their end: by the mouse in steps of a quarter of an hour, or by keys on a focused
 * one. A touch scrolls instead.
 */
export function useWeekDrag(grid: RefObject<HTMLElement | null>, moves: WeekMoves, follow: FollowEvent) {
  const [shown, setShown] = useState<Dragged | null>(null);
  const begin = (event: PointerEvent<HTMLElement>, part: DayEvent, from: number) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const kind = (event.target as HTMLElement).closest('[data-resize]') ? 'resize' : 'move';
    const heightOf = (clientY: number) => clientY + (grid.current?.scrollTop ?? 0);
    const top = heightOf(event.clientY);
    let now: Dragged = { key: part.key, kind, day: from, minutes: 0 };
    followPointer(event, {
      onMove: (at) => {
        const day = kind === 'move' ? (dayAtPoint(grid.current, at) ?? now.day) : from;
        now = { ...now, day, minutes: snapped(heightOf(at.clientY) - top) };
        setShown(now);
      },
      onEnd: (dropped) => {
        setShown(null);
        if (!dropped || (now.day === from && now.minutes === 0)) return;
        if (kind === 'resize') void moves.onResize(part, now.minutes);
        else void moves.onMove(part, now.day - from, now.minutes);
      },
    });
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
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => moveByKey(event, [part, day], moves, follow),
    }),
  };
}
