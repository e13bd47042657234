import * as XLSX from '@e965/xlsx';
import type { ExportFormat } from '@hamyar/contracts';

/** A file as a spreadsheet reads it. */
export interface ReadSheet {
  name: string;
  rightToLeft: boolean;
  rows: (string | number | null)[][];
}

const HEADS = { xls: 'd0cf11e0', xlsx: '504b0304' } as const;

/** Reads the first sheet; throws for a file of another kind than it says it is. A date is its ISO text. */
export function readSheet(format: ExportFormat, bytes: Buffer): ReadSheet {
  const head = bytes.subarray(0, 4).toString('hex');
  if (format === 'csv' ? !head.startsWith('efbbbf') : head !== HEADS[format])
    throw new Error(`not a file of the kind ${format}: ${head}`);
  // text cells of a CSV stay texts, so that nothing is guessed
  const book = XLSX.read(bytes, { type: 'buffer', cellNF: true, raw: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const { e: end } = XLSX.utils.decode_range(sheet['!ref']!);
  const cellOf = (row: number, column: number): string | number | null => {
    const cell = sheet[XLSX.utils.encode_cell({ r: row, c: column })] as XLSX.CellObject | undefined;
    if (cell?.f !== undefined) throw new Error(`a formula: ${cell.f}`);
    if (cell?.t === 'n' && cell.z !== undefined && cell.z !== 'General')
      return XLSX.SSF.format(String(cell.z), cell.v as number);
    return (cell?.v as string | number | undefined) ?? null;
  };
  return {
    name: book.SheetNames[0]!,
    rightToLeft: book.Workbook?.Views?.[0]?.RTL === true,
    rows: Array.from({ length: end.r + 1 }, (_, row) =>
      Array.from({ length: end.c + 1 }, (__, column) => cellOf(row, column)),
    ),
  };
}
