import * as XLSX from '@e965/xlsx';
import type { Cell } from './sheet.ts';
import { DATE_FORMAT, serialOf, sheetName, textOf, TIME_FORMAT } from './spreadsheet.ts';

/** A workbook that is being collected: it is written when all its rows are there. */
export interface Workbook {
  add(row: readonly Cell[]): void;
  write(): Promise<Uint8Array>;
}

/** What a workbook is opened with. */
export interface WorkbookHead {
  name: string;
  columns: readonly string[];
}

/** Characters of a cell of an .xls: the library writes a text whole into one record of 8,224 bytes. */
const XLS_TEXT_MAX = 4_000;

function xlsCell(cell: Cell): XLSX.CellObject | undefined {
  if (cell === null || cell === '') return undefined;
  if (typeof cell === 'number') return { t: 'n', v: cell };
  if (typeof cell === 'object') return { t: 'n', v: serialOf(cell), z: cell.time ? TIME_FORMAT : DATE_FORMAT };
  return { t: 's', v: textOf(cell, XLS_TEXT_MAX) };
}

/** A genuine workbook of Excel 97 to 2003 (BIFF8), right to left. */
export function xlsWorkbook({ name, columns }: WorkbookHead): Workbook {
  const cells = [columns.map(xlsCell)];
  return {
    add: (row) => void cells.push(row.map(xlsCell)),
    write() {
      const book = XLSX.utils.book_new();
      book.Workbook = { Views: [{ RTL: true }] };
      const end = { c: columns.length - 1, r: cells.length - 1 };
      const sheet = { '!data': cells, '!ref': XLSX.utils.encode_range({ s: { c: 0, r: 0 }, e: end }) };
      XLSX.utils.book_append_sheet(book, sheet as XLSX.WorkSheet, sheetName(name));
      // a text outside the table of texts would be cut at 255 characters
      return Promise.resolve(XLSX.write(book, { type: 'buffer', bookType: 'biff8', bookSST: true }) as Buffer);
    },
  };
}
