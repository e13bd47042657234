import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@hamyar/module-sdk';

/** In the browser's memory of the tab: a list is built into each module and gone when another page is opened. */
const KEY = 'hamyar.listPositions';
/** Entries of the history whose positions are remembered; the oldest is forgotten first. */
const MOST = 50;
/** What says that somebody moves the rows. */
const MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Remembers how far the rows were scrolled at each entry of the tab's history, and puts them there again after Back. A
 * list that is shorter than it was is scrolled further as its rows come, until somebody moves it.
 * @param boxes the elements that may scroll the rows: of a table its own box, or the page around it
 * @param rows number of rows in them
 * @returns whether the rows had a position when they were drawn first
 */
export function useKeptListPosition(boxes: () => readonly (HTMLElement | null)[], rows: number): RefObject<boolean> {
  const { key } = useLocation();
  // rows that stay on the page keep their own position: only the entry at which they were drawn first has one for them
  const openedAt = useRef(key);
  const wanted = useRef<number | null>(null);
  const top = useRef(0);
  const had = useRef(false);
  useLayoutEffect(() => {
    wanted.current = positionOf(openedAt.current);
    had.current = wanted.current !== null;
  }, []);
  const elements = useEffectEvent(() => boxes().filter((box) => box !== null));
  useLayoutEffect(() => {
    if (wanted.current === null || rows === 0) return;
    top.current = 0;
    // only one of them scrolls
    for (const box of elements()) {
      box.scrollTop = wanted.current;
      top.current = Math.max(top.current, box.scrollTop);
    }
    if (top.current >= wanted.current - 1) wanted.current = null;
  }, [rows]);
  // ends with the rows, before the page that follows them is scrolled to its top
  useLayoutEffect(() => {
    const listened = elements();
    const scrolled = () => {
      top.current = Math.max(0, ...listened.map(({ scrollTop }) => scrollTop));
    };
    const moved = () => {
      wanted.current = null;
    };
    for (const box of listened) {
      box.addEventListener('scroll', scrolled, { passive: true });
      for (const event of MOVES) box.addEventListener(event, moved, { passive: true });
    }
    return () => {
      for (const box of listened) {
        box.removeEventListener('scroll', scrolled);
        for (const event of MOVES) box.removeEventListener(event, moved);
      }
    };
  }, []);
  // the address has changed already when the rows go
  useLayoutEffect(() => () => keepPosition(key, wanted.current ?? top.current), [key]);
  return had;
}

type Position = readonly [key: string, top: number];

function positions(): Position[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Position[];
  } catch {
    return [];
  }
}

const positionOf = (key: string): number | null => positions().find(([of]) => of === key)?.[1] ?? null;

function keepPosition(key: string, top: number): void {
  const others = positions().filter(([of]) => of !== key);
  const kept: Position[] = top > 0 ? [...others, [key, top]] : others;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // a browser that stores nothing begins at the top
  }
}
