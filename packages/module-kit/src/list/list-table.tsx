import { useRef, useState, type ReactNode } from 'react';
import { classNames, NewRowsButton } from '@hamyar/design-system/basics';
import { BulkBar, DataTable, useSelection, type DataTableProps } from '@hamyar/design-system/table';
import { kitText } from '../messages/fa.ts';
import type { ListColumn } from './column-choice.ts';
import { EmptyList } from './empty-list.tsx';
import { ListPager } from './list-pager.tsx';
import type { NewRows } from './new-rows.tsx';
import { useSavedRow } from './saved-row.ts';
import type { ListQuery } from './use-list-query.ts';
import { useKeptListPosition } from './use-kept-position.ts';
import { useListRows, type ListReading } from './use-list-rows.ts';

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
  columns: readonly ListColumn<Row, NoInfer<SortKey>>[];
  /** Shown when the list is empty and no filter is active. */
  empty?: ReactNode;
  /** Shown when no row matches the filters; default: the text of the design system. */
  emptyFiltered?: ReactNode;
  /** Shown under `emptyFiltered`: another way to what was looked for. */
  emptyAction?: ReactNode;
  /** Rows that have arrived while the page was open. */
  newRows?: NewRows<Row>;
  /** Bulk actions. With it every row gets a check box. */
  bulk?: (selection: RowSelection) => ReactNode;
  /** The selection of a screen that draws the bar of its actions itself, in place of `bulk`. */
  selection?: { keys: ReadonlySet<string | number>; onChange(keys: ReadonlySet<string | number>): void };
}

/** While the row that was saved just now is looked for, no page is shown. */
const LOOKING = { rows: [], loading: true, failure: null, footer: undefined };

/** The rows of a list with sorting, pages and selection, and what is shown while it is empty, loading or failed. */
export function ListTable<Row, Filters extends object, SortKey extends string>({
  list,
  reading,
  empty,
  emptyFiltered,
  emptyAction,
  newRows,
  bulk,
  selection,
  ...table
}: ListTableProps<Row, Filters, SortKey>) {
  const saved = useSavedRow(list, reading, table.rowKey);
  const read = useListRows(list, reading);
  const { rows, loading, failure, footer } = saved.looking ? LOOKING : read;
  const box = useRef<HTMLDivElement>(null);
  useKeptListPosition(() => [box.current, pageAround(box.current)], rows.length);
  const { selected, setSelected, clear } = useShownSelection(list.query, rows.map(table.rowKey));
  return (
    <>
      {newRows ? <NewRowsButton count={newRows.waiting} label={newRows.label} onShow={newRows.show} /> : null}
      {bulk ? (
        <BulkBar count={selected.size} onClear={clear}>
          {bulk({ keys: selected, clear })}
        </BulkBar>
      ) : null}
      <DataTable<Row>
        {...table}
        scrollRef={box}
        rowClass={(row) => classNames(table.rowClass?.(row), saved.isMarked(table.rowKey(row)) && 'hd-row-saved')}
        rows={rows}
        group={
          newRows && {
            title: kitText.newRows,
            rows: newRows.rows,
            closeLabel: kitText.dismissNewRows,
            onClose: newRows.dismiss,
          }
        }
        loading={loading}
        error={failure}
        empty={<EmptyList list={list} empty={empty} emptyFiltered={emptyFiltered} action={emptyAction} />}
        sort={list.sort && { key: list.sort.by, order: list.sort.order }}
        onSortChange={(sort) => list.setSort(sort && { by: sort.key as SortKey, order: sort.order })}
        selected={selection?.keys ?? (bulk ? selected : undefined)}
        onSelect={selection?.onChange ?? setSelected}
        footer={footer && <ListPager list={list} answer={footer} />}
      />
    </>
  );
}

/** The page that scrolls a table without a room of its own; a table in a dialog is not in it. */
function pageAround(box: HTMLElement | null): HTMLElement | null {
  const page = document.getElementById('hd-main');
  return box && page?.contains(box) ? page : null;
}

/**
 * The selected ones of the rows that are shown. Another page, other filters and another order begin with none: an action
 * must not reach a row that nobody sees any more.
 */
function useShownSelection(query: object, keys: readonly (string | number)[]) {
  const { selected, setSelected, clear } = useSelection();
  const asked = JSON.stringify(query);
  const [selectedIn, setSelectedIn] = useState(asked);
  if (selectedIn !== asked) {
    setSelectedIn(asked);
    clear();
  }
  return { selected: new Set(keys.filter((key) => selected.has(key))), setSelected, clear };
}
