import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { DayEvent } from '../../shared/day-events.rules.ts';
import { dayAtPoint, followPointer } from '../../shared/follow-pointer.ts';
import { DAY_KEYS } from '../../shared/period.rules.ts';
import type { FollowEvent } from '../../shared/use-follow-event.ts';

/**
 * Moves events to another day: by the mouse, or by Alt and an arrow on a focused one. A touch scrolls the page instead.
 */
export function useMonthDrag(
  grid: RefObject<HTMLElement | null>,
  onMove: (part: DayEvent, days: number) => Promise<boolean>,
  follow: FollowEvent,
) {
  const [target, setTarget] = useState<number | null>(null);
  const begin = (event: PointerEvent<HTMLElement>, part: DayEvent, from: number) => {
    if (!part.event.editable || event.button !== 0 || event.pointerType === 'touch') return;
    let over = from;
    followPointer(event, {
      onMove: (at) => {
        over = dayAtPoint(grid.current, at) ?? from;
        setTarget(over);
      },
      onEnd: (dropped) => {
        setTarget(null);
        if (dropped && over !== from) void onMove(part, over - from);
      },
    });
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
        follow(part, day, { days }, onMove(part, days));
      },
    }),
  };
}
