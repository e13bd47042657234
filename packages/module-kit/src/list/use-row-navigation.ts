import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useKeptRowFocus } from './list-focus.ts';
import { useKeptListPosition } from './use-kept-position.ts';

/** Movement of the keyboard focus through the rows of a list. */
export interface RowNavigation {
  /** The element around the rows; each row has its id as `data-key` and contains a link. */
  box: RefObject<HTMLDivElement | null>;
  /** The row to which a key has moved the focus. */
  focused: number | null;
  /** The one row that Tab stops at. */
  tabStop: number | null;
  next(): void;
  previous(): void;
  first(): void;
  /** Forgets the row; the next step starts at the selected one. */
  forget(): void;
  /** Arrow keys, Home and End on a row; for the element around the rows. */
  onKeyDown(event: KeyboardEvent): void;
}

/** The options of {@link useRowNavigation}. */
export interface NavigatedRows {
  /** Ids of the rows in the order in which they stand. */
  ids: readonly number[];
  /** The row that is open next to the list. */
  selected?: number | null;
  /** The last row was reached: loads more of them. */
  more(): void;
}

/**
 * One Tab stop for all rows of a list; keys of the screen, the arrow keys, Home and End move between them. A focused row
 * that is replaced gives the focus to the first one, or to the search field. After Back from another page the rows are
 * where they were.
 */
export function useRowNavigation({ ids, selected = null, more }: NavigatedRows): RowNavigation {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [opened, setOpened] = useState(selected);
  // the next step starts at the row that was opened last, by key or by mouse
  if (opened !== selected) {
    setOpened(selected);
    setFocused(null);
  }
  // once for each: when it has been opened, or when its row has come
  const inSight = useRef<number | null>(null);
  const listed = selected !== null && ids.includes(selected);
  const hadPosition = useKeptListPosition(() => [box.current], ids.length);
  const openAtFirst = useRef(selected);
  useEffect(() => {
    if (!listed) inSight.current = null;
    if (!listed || inSight.current === selected) return;
    inSight.current = selected;
    if (hadPosition.current && selected === openAtFirst.current) return;
    rowOf(box.current, selected)?.scrollIntoView({ block: 'nearest' });
  }, [selected, listed, hadPosition]);

  const focus = (id: number | undefined) => {
    if (id === undefined) return;
    setFocused(id);
    const row = rowOf(box.current, id);
    row?.scrollIntoView({ block: 'nearest' });
    // the link itself gets the focus: screen readers read it, and Enter opens it
    row?.querySelector('a')?.focus({ preventScroll: true });
    if (ids.at(-1) === id) more();
  };
  const known = (id: number | null): id is number => id !== null && ids.includes(id);
  const step = (from: number | null, by: 1 | -1) => focus(known(from) ? ids[ids.indexOf(from) + by] : ids[0]);
  const first = () => focus(ids[0]);
  useKeptRowFocus(box, () => {
    first();
    return ids.length > 0;
  });
  const from = focused ?? selected;
  return {
    box,
    focused,
    tabStop: [focused, selected].find(known) ?? ids[0] ?? null,
    next: () => step(from, 1),
    previous: () => step(from, -1),
    first,
    forget: () => setFocused(null),
    onKeyDown: (event) => {
      const row = (event.target as Element).closest('a')?.closest('[data-key]')?.getAttribute('data-key');
      if (!row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const moves: Readonly<Record<string, () => void>> = {
        ArrowDown: () => step(Number(row), 1),
        ArrowUp: () => step(Number(row), -1),
        Home: first,
        End: () => focus(ids.at(-1)),
      };
      if (!Object.hasOwn(moves, event.key)) return;
      event.preventDefault();
      moves[event.key]!();
    },
  };
}

const rowOf = (box: Element | null, id: number): Element | null => box?.querySelector(`[data-key="${id}"]`) ?? null;
