import type { ListAnswer } from '@hamyar/contracts';
import type { ListReading } from '../src/list/use-list-rows.ts';

/** One page of rows, as the API answers it. */
const pageOfRows = <Row>(rows: readonly Row[], more: Partial<ListAnswer<Row>> = {}): ListAnswer<Row> => ({
  status: 'OK',
  data: [...rows],
  currentPage: 1,
  totalPages: 1,
  total: rows.length,
  perPage: 10,
  ...more,
});

/** What a query hook returns for a list: a page of rows, or no data yet for null. */
export function readingOf<Row>(rows: readonly Row[] | null, more: Partial<ListAnswer<Row>> = {}): ListReading<Row> {
  const data = rows === null ? undefined : pageOfRows(rows, more);
  return { data, currentData: data, isFetching: false, refetch: () => undefined };
}
