/** A cell: a text, a number or nothing. */
export type Cell = string | number | null;

/** A table that is written to a file row by row, so that its length does not matter for memory. */
export interface Sheet {
  /** Name of the sheet in a workbook, at most 31 characters. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/** Characters that a sheet's name cannot contain. */
export const sheetName = (name: string, index: number): string => {
  const clean = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 27);
  return index === 0 ? clean : `${clean} ${index + 1}`;
};
