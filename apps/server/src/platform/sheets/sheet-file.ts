import { Readable } from 'node:stream';
import type { ExportFormat } from '@hamyar/contracts';
import { blob, type BlobOutcome } from '../http/outcome.ts';
import { csvFile } from './csv-file.ts';
import type { Sheet } from './sheet.ts';
import { xlsFile } from './workbook-thread.ts';
import { xlsxFile } from './xlsx-file.ts';

const TYPES: Record<ExportFormat, string> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Name of an exported file without its extension, where nobody has chosen another one (spec 2.81). */
const FILE_NAME = 'data';

/** @throws ValidationFailed for a table that is too long for an .xls */
function contentOf(format: ExportFormat, sheet: Sheet): Promise<Buffer> | Readable {
  if (format === 'xls') return xlsFile(sheet);
  return Readable.from(format === 'csv' ? csvFile(sheet) : xlsxFile(sheet), { objectMode: false });
}

/**
 * A table as a file (spec 2.81, decisions 2.20).
 * @param name of the file without its extension, in ASCII
 * @throws ValidationFailed for a table that is too long for an .xls; the others may have any length
 */
export async function sheetFile(format: ExportFormat, sheet: Sheet, name: string = FILE_NAME): Promise<BlobOutcome> {
  return blob(await contentOf(format, sheet), {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
    'cache-control': 'no-store',
  });
}
