import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Pixels from the end within which new messages are followed. */
const FOLLOW_DISTANCE_PX = 120;

/** What {@link useKeptPosition} returns; the functions stay the same. */
export interface KeptPosition {
  /** Whether the reader is near the end, so that new messages should be followed. */
  isAtEnd(this: void): boolean;
  /** Scrolls to the end and stays there. */
  toEnd(this: void): void;
  /** For `onScroll` of the box. */
  onScroll(this: void): void;
}

/** Where the box is kept: at its end, at the unread line, or, with null, where the reader has scrolled it. */
type Anchor = 'end' | 'unread' | null;

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

const unreadLine = (box: HTMLElement): HTMLElement | null => box.querySelector('[data-unread]');

function moveTo(box: HTMLElement, anchor: Anchor): void {
  const line = anchor === 'unread' ? unreadLine(box) : null;
  if (line) box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  else box.scrollTop = box.scrollHeight;
}

const sizesOf = ({ scrollTop: top, scrollHeight: height, clientHeight: room }: HTMLElement) => ({ top, height, room });

/**
 * Opens a scrolling box at its element with `data-unread`, or at its end, and keeps it there whatever arrives or opens
 * later (pictures, fonts, the toolbar of the composer), until the reader scrolls. `key` names what the box shows:
 * another one is opened at its own position. The first child of the box holds all of its content.
 */
export function useKeptPosition(box: RefObject<HTMLElement | null>, key: string | number): KeptPosition {
  const anchor = useRef<Anchor>('end');
  const applied = useRef({ top: 0, height: 0, room: 0 });

  const apply = useCallback((): void => {
    if (!box.current || anchor.current === null) return;
    moveTo(box.current, anchor.current);
    applied.current = sizesOf(box.current);
  }, [box]);

  useLayoutEffect(() => {
    if (!box.current) return;
    anchor.current = unreadLine(box.current) ? 'unread' : 'end';
    apply();
  }, [box, apply, key]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(apply);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, apply]);

  const isAtEnd = useCallback(() => box.current === null || distanceToEnd(box.current) < FOLLOW_DISTANCE_PX, [box]);
  const toEnd = useCallback(() => {
    anchor.current = 'end';
    apply();
  }, [apply]);
  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { top, height, room } = applied.current;
    // the browser also moves a box whose content or size changes; only with both unchanged was it the reader
    const resized = element.scrollHeight !== height || element.clientHeight !== room;
    if (anchor.current !== null && resized) return apply();
    if (anchor.current !== null && Math.abs(element.scrollTop - top) < 2) return;
    anchor.current = distanceToEnd(element) < 2 ? 'end' : null;
    applied.current = sizesOf(element);
  }, [box, apply]);
  return { isAtEnd, toEnd, onScroll };
}
