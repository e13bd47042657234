import { Readable } from 'node:stream';
import type { ExportFormat } from '@hamyar/contracts';
import { blob, type BlobOutcome } from '../http/outcome.ts';
import { csvFile } from './csv-file.ts';
import type { Sheet } from './sheet.ts';
import { workbookFile } from './workbook-thread.ts';

const TYPES: Record<ExportFormat, string> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Name of an exported file without its extension, where nobody has chosen another one (spec 2.81). */
const FILE_NAME = 'data';

/**
 * A table as a file (spec 2.81, decisions 2.20).
 * @param name of the file without its extension, in ASCII
 * @throws ValidationFailed for a table that is too long for a workbook; a CSV may have any length
 */
export async function sheetFile(format: ExportFormat, sheet: Sheet, name: string = FILE_NAME): Promise<BlobOutcome> {
  const content =
    format === 'csv' ? Readable.from(csvFile(sheet), { objectMode: false }) : await workbookFile(format, sheet);
  return blob(content, {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
    'cache-control': 'no-store',
  });
}
