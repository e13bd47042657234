import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '@hamyar/design-system/basics';

/** The links of the rows inside an element, one for each row, in the order in which they stand. */
const rowLinks = (rows: ParentNode | null): HTMLAnchorElement[] =>
  [...(rows?.querySelectorAll('[data-key]') ?? [])].flatMap((row) => row.querySelector('a') ?? []);

/** Moves the focus to the first row inside an element; false where no row can be opened. */
export function focusFirstRow(rows: ParentNode | null): boolean {
  for (const link of rowLinks(rows)) {
    link.focus();
    // a list has its rows twice, as a table and as cards, and what is hidden takes no focus
    if (document.activeElement === link) return true;
  }
  return false;
}

/** Focuses the search field of the list on the page. */
export const focusListSearch = (): void => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus();

/**
 * Keeps the focus in the list when the row that has it is replaced: on the first row, or on the search field where no
 * row can be opened. For the component that draws the rows.
 * @param box the element around the rows
 * @param toFirst moves the focus to the first row; false when there is none
 */
export function useKeptRowFocus(box: RefObject<HTMLElement | null>, toFirst: () => boolean): void {
  const last = useRef<Element | null>(null);
  const keep = useEffectEvent(() => {
    if (last.current === null || last.current.isConnected || box.current === null) return;
    last.current = null;
    if (isFocusLost() && !toFirst()) focusListSearch();
  });
  // after every drawing: the answer that replaces the rows is not known here
  useLayoutEffect(() => keep());
  useEffect(() => {
    const entered = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('[data-key]');
      last.current = box.current?.contains(row) && row ? (target as Element) : null;
    };
    const left = ({ target }: FocusEvent) => {
      // a browser may say it of a row that is being removed, too; only a row that stays has been left
      queueMicrotask(() => {
        if (last.current === target && (target as Element).isConnected) last.current = null;
      });
    };
    document.addEventListener('focusin', entered);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', entered);
      document.removeEventListener('focusout', left);
    };
  }, [box]);
}
