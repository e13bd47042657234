import { useEffect, useEffectEvent } from 'react';
import { LOOKED_THROUGH } from './saved-row-address.ts';
import type { ListQuery } from './use-list-query.ts';
import { lastPageOf, type ListReading } from './use-list-rows.ts';

/** A list of more pages is not looked through for one row. */
const PAGES_LOOKED_THROUGH = 10;

/** A list that looks for the row that was saved just now, or marks it. */
export interface SavedRow {
  /** The row is being looked for: the rows that are read are not those of the page. */
  looking: boolean;
  /** Whether this row is the one. */
  isMarked(key: string | number): boolean;
}

/**
 * Finds the page of the row that was saved just now, goes there, and brings the row into view: a new row may stand
 * anywhere in the order of its list.
 */
export function useSavedRow<Row, Filters extends object>(
  list: ListQuery<Filters, string>,
  { data, currentData, error, isFetching }: ListReading<Row>,
  rowKey: (row: Row) => string | number,
): SavedRow {
  const { saved, lookedFor, marked } = list.savedRow;
  const looking = saved !== null && lookedFor !== null;
  const answered = looking && currentData !== undefined && data?.currentPage === lookedFor;
  const failed = looking && error !== undefined && !isFetching;
  const look = useEffectEvent(() => {
    if (!data || saved === null || lookedFor === null || failed) return list.savedRow.found(null);
    const at = data.data.findIndex((row) => String(rowKey(row)) === String(saved));
    if (at >= 0) return list.savedRow.found((lookedFor - 1) * LOOKED_THROUGH + at);
    if (lookedFor < Math.min(lastPageOf(data), PAGES_LOOKED_THROUGH)) return list.savedRow.lookAt(lookedFor + 1);
    list.savedRow.found(null);
  });
  useEffect(() => {
    if (answered || failed) look();
  }, [answered, failed, lookedFor]);
  const shown =
    !looking && marked !== null && currentData !== undefined && data?.data.some((row) => rowKey(row) === marked);
  useEffect(() => {
    if (!shown) return;
    // a list has its rows twice, as a table and as cards, and one of the two is hidden
    for (const row of document.querySelectorAll<HTMLElement>(`[data-key="${marked}"]`))
      if (row.getClientRects().length > 0) row.scrollIntoView({ block: 'nearest' });
  }, [shown, marked]);
  return {
    // the rows of the search stay until those of the page are read
    looking: looking || (marked !== null && currentData === undefined && data?.perPage !== list.perPage),
    isMarked: (key) => marked !== null && key === marked,
  };
}
