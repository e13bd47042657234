import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { focusElement } from '@hamyar/design-system/basics';

/** A text box with the focus has just left the page, and nothing has taken its focus yet. */
let left = false;

/** What is typed in the box goes on somewhere when the box leaves the page: see {@link useTakesTextFocus}. */
export function useLeavesTextFocus(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      left = true;
      // what stands in its place comes with the same rendering
      queueMicrotask(() => {
        left = false;
      });
    };
  }, [box]);
}

/** Calls back where this comes in the place of a text box in which somebody was writing; the first one gets the focus. */
export function useTakesTextFocus(onFocus: () => void): void {
  const focusHere = useEffectEvent(onFocus);
  useLayoutEffect(() => {
    if (!left) return;
    left = false;
    focusHere();
  }, []);
}

/**
 * Stands where a text box was. Whoever was writing goes on typing for a moment, and their letters must not become commands:
 * they are held here until the focus goes elsewhere.
 */
export function InsteadOfText({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useTakesTextFocus(() => {
    if (box.current) holdLetters(box.current);
  });
  return (
    <div ref={box} role="group" aria-label={label} className="tk-unsent-box">
      {children}
    </div>
  );
}

function holdLetters(box: HTMLElement): void {
  const hold = (event: KeyboardEvent) => {
    const typed = event.key.length === 1 || event.key === 'Enter';
    if (typed && event.target === box && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  focusElement(box);
  box.addEventListener('keydown', hold);
  box.addEventListener('blur', () => box.removeEventListener('keydown', hold), { once: true });
}
