import { useRef, type RefObject } from 'react';
import { focusFirstRow, useKeptRowFocus } from './list-focus.ts';
import type { ListReading } from './use-list-rows.ts';

/** The rows that a search has found, for the keys of its field. */
export interface SearchedRows {
  /** The text that the rows on the screen answer; null while they are being read. */
  answered: string | null;
  /** Where the row leads when it is the only one. */
  only: string | null;
  /** Moves the focus into the rows; called when they answer the text of the field. */
  focus(): void;
}

/**
 * {@link SearchedRows} of a list with pages; `box` is the `ref` of the element around its rows. A focused row that is
 * replaced gives the focus to the first one, or back to the search field.
 */
export function useSearchedRows<Row>(
  text: string,
  { currentData, isFetching, data }: ListReading<Row>,
  hrefOf?: (row: Row) => string,
): { found: SearchedRows; box: RefObject<HTMLDivElement | null> } {
  const box = useRef<HTMLDivElement>(null);
  const focus = () => focusFirstRow(box.current);
  useKeptRowFocus(box, focus);
  const [row, ...others] = data?.data ?? [];
  const alone = row !== undefined && others.length === 0 && data?.total === 1;
  const found: SearchedRows = {
    answered: currentData === undefined || isFetching ? null : text,
    only: alone && hrefOf ? hrefOf(row) : null,
    focus,
  };
  return { found, box };
}
