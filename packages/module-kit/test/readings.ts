import type { ListAnswer } from '@hamyar/contracts';
import type { ListReading } from '../src/list/list-table.tsx';

/** One page of rows as the wire gives it. */
export const pageOfRows = <Row>(rows: readonly Row[], more: Partial<ListAnswer<Row>> = {}): ListAnswer<Row> => ({
  status: 'OK',
  data: [...rows],
  currentPage: 1,
  totalPages: 1,
  total: rows.length,
  perPage: 10,
  ...more,
});

/** What a query hook gives a list: a page that was read, or null while nothing was. */
export function readingOf<Row>(rows: readonly Row[] | null, more: Partial<ListAnswer<Row>> = {}): ListReading<Row> {
  const data = rows === null ? undefined : pageOfRows(rows, more);
  return { data, currentData: data, isFetching: false, refetch: () => undefined };
}
