import type { ReactNode } from 'react';
import type { ListAnswer } from '@hamyar/contracts';
import { EmptyState } from '@hamyar/design-system/basics';
import {
  BulkBar,
  CursorPager,
  DataTable,
  Pager,
  useSelection,
  type Column,
  type DataTableProps,
} from '@hamyar/design-system/table';
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

/** The rows that are selected for a bulk action, and a function that clears the selection. */
export interface RowSelection {
  keys: ReadonlySet<string | number>;
  clear(): void;
}

type TableProps<Row> = Pick<DataTableProps<Row>, 'label' | 'rowKey' | 'rowHref' | 'rowClass' | 'card' | 'minWidth'>;

/** Props of {@link ListTable}. */
export interface ListTableProps<Row, Filters extends object, SortKey extends string> extends TableProps<Row> {
  list: ListQuery<Filters, SortKey>;
  reading: ListReading<Row>;
  /** The `key` of a sortable column is a value of the API's `sort_by`. */
  columns: readonly Column<Row>[];
  /** Shown when the list is empty and no filter is active. */
  empty?: ReactNode;
  /** Shown when no row matches the filters; default: the text of the design system. */
  emptyFiltered?: ReactNode;
  /** A button that says how many new rows are waiting; `show` shows them. */
  arrived?: { text: string; show(): void } | null;
  /** Bulk actions. With it every row gets a check box. */
  bulk?: (selection: RowSelection) => ReactNode;
}

/** The rows of a list with sorting, pages and selection, and what is shown while it is empty, loading or failed. */
export function ListTable<Row, Filters extends object, SortKey extends string>({
  list,
  reading,
  empty,
  emptyFiltered,
  arrived,
  bulk,
  ...table
}: ListTableProps<Row, Filters, SortKey>) {
  const { data, error, isFetching, refetch } = reading;
  const { selected, setSelected, clear } = useSelection();
  return (
    <>
      {arrived ? (
        <button type="button" className="hd-list-arrived" onClick={arrived.show}>
          {arrived.text}
        </button>
      ) : null}
      {bulk ? (
        <BulkBar count={selected.size} onClear={clear}>
          {bulk({ keys: selected, clear })}
        </BulkBar>
      ) : null}
      <DataTable<Row>
        {...table}
        rows={data?.data ?? []}
        loading={isFetching && reading.currentData === undefined}
        error={error && !data ? { ...failureShown(error), onRetry: () => void refetch() } : null}
        empty={<EmptyState kind={list.filtered ? 'filtered' : 'list'} title={list.filtered ? emptyFiltered : empty} />}
        sort={list.sort && { key: list.sort.by, order: list.sort.order }}
        onSortChange={(sort) => list.setSort(sort && { by: sort.key as SortKey, order: sort.order })}
        selected={bulk ? selected : undefined}
        onSelect={setSelected}
        footer={data && data.data.length > 0 ? <ListPager list={list} answer={data} /> : null}
      />
    </>
  );
}

const failureShown = (error: unknown) => ({ message: failureText(error), traceId: failureOf({ error })?.request_id });

/** The pager: page numbers with the sizes of spec 9.1, or cursors for lists that are not counted. */
export function ListPager<Filters extends object, SortKey extends string>({
  list,
  answer,
}: {
  list: ListQuery<Filters, SortKey>;
  answer: ListAnswer<unknown>;
}) {
  if (list.definition.paging !== 'cursor')
    return (
      <Pager
        page={answer.currentPage}
        perPage={answer.perPage}
        total={answer.total}
        totalCapped={answer.totalCapped}
        onChange={list.setPage}
      />
    );
  const { nextCursor, previousCursor } = answer;
  return (
    <CursorPager
      perPage={list.perPage}
      onPerPageChange={list.setPerPage}
      onFirst={list.cursor === null ? undefined : () => list.setCursor(null)}
      onPrevious={previousCursor ? () => list.setCursor(previousCursor) : undefined}
      onNext={nextCursor ? () => list.setCursor(nextCursor) : undefined}
    />
  );
}
