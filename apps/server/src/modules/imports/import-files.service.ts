import type { ImportType } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import type { BlobOutcome } from '../../platform/http/outcome.ts';
import type { Cell } from '../../platform/sheets/sheet.ts';
import { sheetFile } from '../../platform/sheets/sheet-file.ts';
import { SAMPLE, sampleColumns } from './import-columns.ts';
import { openPassword } from './import-run.service.ts';
import { assertImports } from './import.policy.ts';
import { findImport, leftRows, type ImportRecord, type LeftRow } from './import.repository.ts';
import { assertOwn } from './import.service.ts';
import { messages } from './messages.ts';

const ROWS_TOGETHER = 500;

/** The sample, whose first row has to stay in the file that is filled in (spec 5.12). @throws Forbidden */
export async function sampleFile(user: CurrentUser, type: ImportType): Promise<BlobOutcome> {
  assertImports(user);
  const columns = sampleColumns(type);
  const rows = [columns.map((column) => SAMPLE[column])];
  return sheetFile('csv', { name: 'customers', columns, rows }, 'customers-sample');
}

function cellOf(deps: Deps, row: LeftRow, column: ImportRecord['columns'][number]): Cell {
  if (column !== 'password') return row.cells[column] ?? '';
  return row.password_encrypted === null ? '' : openPassword(deps, row.password_encrypted);
}

async function* linesOf(deps: Deps, file: ImportRecord): AsyncGenerator<readonly Cell[]> {
  for (let after = 0; ; ) {
    const rows = await leftRows(deps.db, file, after, ROWS_TOGETHER);
    for (const row of rows) {
      const reasons = row.faults?.map(({ column, message }) => (column ? `${column}: ${message}` : message));
      yield [...file.columns.map((column) => cellOf(deps, row, column)), reasons?.join(' | ') ?? row.message];
    }
    if (rows.length < ROWS_TOGETHER) return;
    after = rows.at(-1)!.line;
  }
}

/**
 * The rows that were not stored, with the reasons in a column of their own that the next upload passes by: to correct and
 * send again (decisions 2.20). @throws Forbidden, NotFound
 */
export async function faultFile(deps: Deps, user: CurrentUser, id: number): Promise<BlobOutcome> {
  const file = await findImport(deps.db, id);
  assertOwn(user, file);
  const columns = [...file.columns, messages.reasonColumn];
  return sheetFile('csv', { name: 'errors', columns, rows: linesOf(deps, file) }, 'customers-errors');
}
