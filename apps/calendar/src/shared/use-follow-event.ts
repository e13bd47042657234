import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DayEvent } from './day-events.rules.ts';
import type { Period } from './period.rules.ts';
import type { Shift } from './use-move-event.ts';
import { shiftedMoment } from './wall-time.ts';

interface Followed {
  id: number;
  /** Where the keys have moved it, also before the server has answered. */
  day: number;
  start: number;
}

/** The parts of an event that are drawn, with their days. */
const partsIn = (grid: HTMLElement | null, id: number) =>
  [...(grid?.querySelectorAll<HTMLElement>(`[data-event^="${id}-"]`) ?? [])].flatMap((chip) => {
    const day = chip.closest<HTMLElement>('[data-day]')?.dataset.day;
    return day === undefined ? [] : [{ chip, day: Number(day) }];
  });

/** Nobody has moved the focus elsewhere: it is on the event, on a day, or went with what was drawn before. */
const isHeld = (id: number): boolean =>
  document.activeElement?.matches(`body, [role="dialog"], [data-day], [data-event^="${id}-"]`) ?? true;

/** What {@link useFollowEvent} returns. */
export type FollowEvent = ReturnType<typeof useFollowEvent>;

/**
 * Keeps the focus on an event that is moved by keys: on its other day it is drawn anew, and the next key would meet nothing,
 * or be the browser's. The chosen day goes with it, also into another month.
 */
export function useFollowEvent(
  grid: RefObject<HTMLElement | null>,
  events: ReadonlyMap<number, readonly DayEvent[]>,
  period: Period,
  onDay: (day: number) => void,
) {
  const followed = useRef<Followed | null>(null);
  useLayoutEffect(() => {
    const to = followed.current;
    if (!to) return;
    if (!isHeld(to.id)) {
      followed.current = null;
      return;
    }
    const arrived = events.get(to.day)?.some(({ event, start }) => event.id === to.id && start === to.start) ?? false;
    if (arrived && period.day !== to.day) return onDay(to.day);
    const [nearest] = partsIn(grid.current, to.id).sort((a, b) => Math.abs(a.day - to.day) - Math.abs(b.day - to.day));
    nearest?.chip.focus();
    if (arrived) followed.current = null;
  });
  /** The part of `day` is being moved; `done` says whether it was. */
  return ({ event: { id }, start }: DayEvent, day: number, by: Shift, done: Promise<boolean>): void => {
    const from = followed.current?.id === id ? followed.current : { day, start };
    followed.current = { id, day: from.day + by.days, start: shiftedMoment(from.start, by.days, by.minutes ?? 0) };
    void done.then((moved) => {
      if (!moved && followed.current?.id === id) followed.current = null;
    });
  };
}
