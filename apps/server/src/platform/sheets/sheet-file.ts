import { Readable } from 'node:stream';
import type { ExportFormat } from '@hamyar/contracts';
import { blob, type BlobOutcome } from '../http/outcome.ts';
import { csvFile } from './csv-file.ts';
import type { Sheet } from './sheet.ts';
import { xlsFile } from './xls-file.ts';
import { xlsxFile } from './xlsx-file.ts';

const WRITERS: Record<ExportFormat, { type: string; write(sheet: Sheet): AsyncGenerator<Buffer> }> = {
  xls: { type: 'application/vnd.ms-excel', write: xlsFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
};

/** Name of an exported file without its extension (spec 2.81). */
const FILE_NAME = 'data';

/** A table as a file that is sent while its rows are read (spec 2.81, decisions 2.0): memory does not grow with it. */
export function sheetFile(format: ExportFormat, sheet: Sheet): BlobOutcome {
  const { type, write } = WRITERS[format];
  return blob(Readable.from(write(sheet), { objectMode: false }), {
    'content-type': type,
    'content-disposition': `attachment; filename="${FILE_NAME}.${format}"`,
    'cache-control': 'no-store',
  });
}
