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

/** What a query hook of the module answered about a page of rows. */
export interface ListReading<Row> {
  /** Rows of the last page that was read; they stay, dimmed, until the next one is here. */
  data?: ListAnswer<Row>;
  /** Undefined while what is asked for now has not been read. */
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** The rows that are chosen for an action on many, and the way to end it. */
export interface RowSelection {
  keys: ReadonlySet<string | number>;
  clear(): void;
}

type TableProps<Row> = Pick<DataTableProps<Row>, 'label' | 'rowKey' | 'rowHref' | 'rowClass' | 'card' | 'minWidth'>;

/** Props of {@link ListTable}. */
export interface ListTableProps<Row, Filters extends object, SortKey extends string> extends TableProps<Row> {
  list: ListQuery<Filters, SortKey>;
  reading: ListReading<Row>;
  /** `key` of a sortable column is the wire's `sort_by`. */
  columns: readonly Column<Row>[];
  /** Said when the list is empty without any filter. */
  empty?: ReactNode;
  /** Said when nothing matches; the design system's sentence by default. */
  emptyFiltered?: ReactNode;
  /** New rows that wait to be shown, in words; pressing them shows them. */
  arrived?: { text: string; show(): void } | null;
  /** What can be done with several rows; with it every row gets a check box. */
  bulk?: (selection: RowSelection) => ReactNode;
}

/** Rows, their order, pages and selection, with what is said while there are none. */
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

/** Pages by number with the sizes of spec 9.1, or by cursor for lists that are not counted. */
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
