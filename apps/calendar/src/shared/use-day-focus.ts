import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { DAY_KEYS, dayByKey, type Bounds, type Period, isInside } from './period.rules.ts';

/** Selector of the cell of a day. */
const cellOf = (day: number): string => `[data-day="${day}"]`;

/**
 * Alt and an arrow move events. Where there is nothing to move they do nothing: the browser would go back, which closes
 * the calendar.
 */
export function keepMoveKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey && event.key in DAY_KEYS) event.preventDefault();
}

interface DayFocus {
  grid: RefObject<HTMLDivElement | null>;
  /** Moves the chosen day by a key that was pressed on a cell; keys of what is in the cell are left alone. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Moves through the days of a grid by keys: one day is a stop of Tab, the arrows lead to the others, and the focus follows
 * also into another month.
 */
export function useDayFocus(period: Period, bounds: Bounds, onDay: (day: number) => void): DayFocus {
  const grid = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    grid.current?.querySelector<HTMLElement>(cellOf(period.day))?.focus();
  }, [period.day, period.view]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayByKey(event.key, period);
    if (day === null) return;
    event.preventDefault();
    if (!isInside(day, bounds)) return;
    follow.current = true;
    onDay(day);
  };
  return { grid, onKeyDown };
}
