import type { Column, ColumnChoice } from '@hamyar/design-system/table';

/** The parts of a column that do not concern its order. */
interface ColumnParts<Row> extends Omit<Column<Row>, 'key' | 'sortable'> {
  /** Always shown, before the columns that can be moved. */
  locked?: boolean;
  /** Hidden until the user shows it. */
  hidden?: boolean;
}

/** A column that users may show, hide and move. Only a column whose key is an order of the list can be sortable. */
export type ListColumn<Row, SortKey extends string = never> = ColumnParts<Row> &
  ({ key: SortKey; sortable: true } | { key: string; sortable?: false });

const atFirst = <Row>({ key, title, locked, hidden }: ListColumn<Row, string>): ColumnChoice => ({
  key,
  title,
  shown: !hidden,
  ...(locked ? { locked } : {}),
});

/**
 * The current columns with the order and visibility that the user has chosen. Columns that are newer than the choice
 * come last, removed columns are dropped, locked columns are always shown and come first.
 * @param stored result of {@link storeColumns}, or any other value
 */
export function chooseColumns<Row>(columns: readonly ListColumn<Row, string>[], stored: unknown): ColumnChoice[] {
  const chosen = readStored(stored);
  const position = (key: string) => {
    const at = chosen.findIndex((one) => one.key === key);
    return at === -1 ? chosen.length : at;
  };
  return columns
    .map(atFirst)
    .map((column) => ({
      ...column,
      shown: column.locked || (chosen.find(({ key }) => key === column.key)?.shown ?? column.shown),
    }))
    .sort((a, b) => Number(b.locked ?? false) - Number(a.locked ?? false) || position(a.key) - position(b.key));
}

/** A choice that shows exactly these columns, in this order, as {@link storeColumns} stores one. */
export const onlyColumns = <Row>(
  columns: readonly ListColumn<Row, string>[],
  shown: readonly string[],
): { key: string; shown: boolean }[] => [
  ...shown.map((key) => ({ key, shown: true })),
  ...columns.filter(({ key }) => !shown.includes(key)).map(({ key }) => ({ key, shown: false })),
];

/** The stored form of a choice of columns. */
export const storeColumns = (columns: readonly ColumnChoice[]): { key: string; shown: boolean }[] =>
  columns.map(({ key, shown }) => ({ key, shown }));

function readStored(stored: unknown): { key: string; shown: boolean }[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const { key, shown } = (one ?? {}) as { key?: unknown; shown?: unknown };
    return typeof key === 'string' && typeof shown === 'boolean' ? [{ key, shown }] : [];
  });
}
