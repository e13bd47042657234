import type { Column, ColumnChoice } from '@hamyar/design-system/table';

/** A column that a person may show, hide and move. */
export interface ListColumn<Row> extends Column<Row> {
  /** Always shown, before those that can be moved. */
  locked?: boolean;
  /** Not shown until a person chooses it. */
  hidden?: boolean;
}

const atFirst = <Row>({ key, title, locked, hidden }: ListColumn<Row>): ColumnChoice => ({
  key,
  title,
  shown: !hidden,
  ...(locked ? { locked } : {}),
});

/**
 * The columns of today in the order and with the visibility that a person has chosen. Columns that are new since then stand
 * at the end as they are declared, columns that are gone are dropped, and locked ones stay shown and first.
 * @param stored what {@link storeColumns} made, or anything else that was found in its place
 */
export function chooseColumns<Row>(columns: readonly ListColumn<Row>[], stored: unknown): ColumnChoice[] {
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

/** What is kept of a choice of columns. */
export const storeColumns = (columns: readonly ColumnChoice[]): { key: string; shown: boolean }[] =>
  columns.map(({ key, shown }) => ({ key, shown }));

function readStored(stored: unknown): { key: string; shown: boolean }[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    const { key, shown } = (one ?? {}) as { key?: unknown; shown?: unknown };
    return typeof key === 'string' && typeof shown === 'boolean' ? [{ key, shown }] : [];
  });
}
