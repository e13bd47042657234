import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@hamyar/module-sdk';

/** In the browser's memory of the tab: a list is built into each module and gone when another page is opened. */
const KEY = 'hamyar.listPlaces';
/** Entries of the history whose places are remembered; the oldest is forgotten first. */
const MOST = 50;
/** What says that somebody moves the rows. */
const MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Remembers how far the rows were scrolled at each entry of the tab's history, and puts them there again after Back. A
 * list that is shorter than it was is scrolled further as its rows come, until somebody moves it.
 * @param rows number of rows in the box
 * @returns whether the rows had a place when they were drawn first
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, rows: number): RefObject<boolean> {
  const { key } = useLocation();
  const wanted = useRef<number | null>(null);
  const top = useRef(0);
  const had = useRef(false);
  useLayoutEffect(() => {
    const place = placeOf(key);
    wanted.current = place;
    had.current = place !== null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: rows that stay on the page keep their own place
  }, []);
  useLayoutEffect(() => {
    if (wanted.current === null || !box.current || rows === 0) return;
    box.current.scrollTop = wanted.current;
    top.current = box.current.scrollTop;
    if (top.current >= wanted.current - 1) wanted.current = null;
  }, [box, rows]);
  useEffect(() => {
    const element = box.current;
    const scrolled = () => {
      top.current = element?.scrollTop ?? 0;
    };
    const moved = () => {
      wanted.current = null;
    };
    element?.addEventListener('scroll', scrolled, { passive: true });
    for (const event of MOVES) element?.addEventListener(event, moved, { passive: true });
    return () => {
      element?.removeEventListener('scroll', scrolled);
      for (const event of MOVES) element?.removeEventListener(event, moved);
    };
  }, [box]);
  // the address has changed already when the rows go
  useEffect(() => () => keepPlace(key, wanted.current ?? top.current), [key]);
  return had;
}

type Place = readonly [key: string, top: number];

function places(): Place[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Place[];
  } catch {
    return [];
  }
}

const placeOf = (key: string): number | null => places().find(([of]) => of === key)?.[1] ?? null;

function keepPlace(key: string, top: number): void {
  const others = places().filter(([of]) => of !== key);
  const kept: Place[] = top > 0 ? [...others, [key, top]] : others;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // a browser that stores nothing begins at the top
  }
}
