import type { ReactNode, Ref } from 'react';

/** One column. */
export interface Column<Row> {
  key: string;
  title: string;
  /** Content of the cell. Use `<Line>` or `<Name>` for a person's text. */
  render: (row: Row) => ReactNode;
  /** Pixels or any CSS width; columns without one share the rest. */
  width?: number | string;
  sortable?: boolean;
  /** Numbers: digits of equal width. */
  numeric?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Stays in view while the table scrolls sideways. */
  fixed?: 'start' | 'end';
}

/** The column that sorts the rows, and the direction. */
export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}

/** Rows above all others, under a title. */
export interface TableGroup<Row> {
  title: string;
  rows: readonly Row[];
  /** Name of the button that dismisses the group. */
  closeLabel: string;
  onClose: () => void;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Rows of a group above all others, whatever the order: those that have just arrived. */
  group?: TableGroup<Row> | null;
  rowKey: (row: Row) => string | number;
  /** First load: grey lines. A reload keeps the rows and dims them. */
  loading?: boolean;
  error?: { message?: string; traceId?: string; onRetry: () => void } | null;
  empty?: ReactNode;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** Keys of the selected rows; with it each row has a check box and the head has one for all. */
  selected?: ReadonlySet<string | number>;
  onSelect?: (selected: Set<string | number>) => void;
  /** Target of a row; the whole row can be pressed, the first cell's link is for keyboards. */
  rowHref?: (row: Row) => string;
  /** The element in which a table scrolls that is longer than its room. */
  scrollRef?: Ref<HTMLDivElement>;
  rowClass?: (row: Row) => string | false | undefined;
  /** The row with the keyboard focus. */
  focusedKey?: string | number | null;
  /** On phones each row becomes this card instead. */
  card?: (row: Row) => ReactNode;
  /** Pager under the table. */
  footer?: ReactNode;
  minWidth?: number;
}
