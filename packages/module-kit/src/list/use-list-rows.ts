import { useEffect, useEffectEvent } from 'react';
import type { ListAnswer } from '@hamyar/contracts';
import { failureOf } from '@hamyar/store';
import { failureText } from '../failure/failure-text.ts';
import type { ListQuery } from './use-list-query.ts';

/** Result of a query hook that reads one page of rows. */
export interface ListReading<Row> {
  /** The last page that was read. It stays visible, dimmed, until the next one has been read. */
  data?: ListAnswer<Row>;
  /** Undefined while the page that is asked for now has not been read. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** What a list shows now: rows, grey lines, or why the rows could not be read. */
export interface ListRows<Row> {
  rows: readonly Row[];
  /** The page that is asked for has not been read; `rows` are those of the page before. */
  loading: boolean;
  failure: { message: string; traceId?: string; onRetry(): void } | null;
  /** The answer for the pager; undefined where there is nothing to page through. */
  footer: ListAnswer<Row> | undefined;
}

/** Decides what a list shows of the answer of its query hook. */
export function useListRows<Row, Filters extends object>(
  list: ListQuery<Filters, string>,
  reading: ListReading<Row>,
): ListRows<Row> {
  const { data, error, isFetching, currentData, refetch } = reading;
  const behindLast = useLastPage(list, reading);
  // rows of another page or of other filters would be taken for the answer that failed
  const failed = error !== undefined && !isFetching && currentData === undefined;
  const corrected = useRefusedFilters(list, failed ? error : undefined);
  return {
    rows: data?.data ?? [],
    loading: behindLast || corrected || (isFetching && currentData === undefined),
    failure:
      failed && !corrected
        ? {
            message: failureText(error),
            traceId: failureOf({ error })?.request_id,
            onRetry: () => void refetch(),
          }
        : null,
    footer: data && !failed && (data.data.length > 0 || behindLast) ? data : undefined,
  };
}

/**
 * A value of the address that the call refuses, such as a number beyond its column, counts as none, as a page that it
 * refuses: it is taken out of the address. A text stays, because somebody may be typing it. True until then. For lists
 * that are not drawn by `ListTable` or `ListPage`; `error` is that of the call, undefined while there is none [9.1].
 */
export function useRefusedFilters<Filters extends object, SortKey extends string>(
  list: ListQuery<Filters, SortKey>,
  error: unknown,
): boolean {
  const failure = failureOf({ error });
  const kinds: Readonly<Record<string, { min?: number }>> = list.definition.filters;
  const fields = failure?.status === 'VALIDATION_ERROR' ? (failure.errors ?? []) : [];
  // the item of a list is refused under the name of the list and its position
  const names = fields.map(({ field }) => field.split(/[.[]/)[0]!);
  const refused = names.filter((name) => name in list.filters && kinds[name]?.min === undefined);
  const correct = useEffectEvent(() => {
    const kept = Object.entries(list.filters).filter(([name]) => !refused.includes(name));
    list.replaceFilters(Object.fromEntries(kept) as Filters);
  });
  const any = refused.length > 0;
  useEffect(() => {
    if (any) correct();
  }, [any]);
  return any;
}

/**
 * Goes to the last page when the address asks for one behind it: an old link, or rows that were deleted since. True
 * until the rows of the last page have been read.
 */
function useLastPage<Filters extends object, SortKey extends string>(
  list: ListQuery<Filters, SortKey>,
  { data, currentData }: ListReading<unknown>,
): boolean {
  const last = data && list.definition.paging !== 'cursor' ? lastPageOf(data) : 0;
  const behindLast = data?.data.length === 0 && last > 0 && data.currentPage > last;
  const wrongAddress = behindLast && currentData !== undefined && list.page > last;
  const goToLast = useEffectEvent(() => list.correctPage(last));
  useEffect(() => {
    if (wrongAddress) goToLast();
  }, [wrongAddress]);
  return behindLast;
}

/** Number of the last page of an answer; 0 of an empty list. */
export const lastPageOf = ({ total, perPage }: ListAnswer<unknown>): number => Math.ceil(total / perPage);
