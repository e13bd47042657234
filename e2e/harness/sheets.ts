import * as XLSX from '@e965/xlsx';

/** Rows of the first sheet of a spreadsheet, its head included. */
export function rowsOfSheet(file: Buffer): unknown[][] {
  const { Sheets, SheetNames } = XLSX.read(file);
  return XLSX.utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 });
}
