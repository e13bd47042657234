import * as XLSX from '@e965/xlsx';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Cell, DateCell } from './sheet.ts';

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
/** Characters of a cell: the format's own limit. */
const XLSX_TEXT_MAX = 32_767;
/** The number that spreadsheets give to 1970-01-01. */
const EPOCH = 25_569;

const serialOf = ({ days }: DateCell): number => days + EPOCH;
const formatOf = ({ time }: DateCell): string => (time ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd');

/** A name that a sheet can have: 31 characters, none of those that addresses are made of. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** XML knows no control characters, and neither half of a pair alone; they are no text in an .xls either. */
const textOf = (text: string, max: number): string => {
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
  return clean.length > max ? `${clean.slice(0, max - 1)}…` : clean;
};

function xlsCell(cell: Cell): XLSX.CellObject | undefined {
  if (cell === null || cell === '') return undefined;
  if (typeof cell === 'number') return { t: 'n', v: cell };
  if (typeof cell === 'object') return { t: 'n', v: serialOf(cell), z: formatOf(cell) };
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

function xlsxCell(cell: Cell): SheetData[number][number] {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell === 'object') return { type: Number, value: serialOf(cell), format: formatOf(cell) };
  return { type: String, value: textOf(cell, XLSX_TEXT_MAX) };
}

/** A workbook of Office Open XML, right to left. */
export function xlsxWorkbook({ name, columns }: WorkbookHead): Workbook {
  const rows: SheetData = [columns.map(xlsxCell)];
  return {
    add: (row) => void rows.push(row.map(xlsxCell)),
    write: () => writeExcelFile(rows, { sheet: sheetName(name), rightToLeft: true }).toBuffer(),
  };
}
