import { parentPort, workerData } from 'node:worker_threads';
import type { Cell } from './sheet.ts';
import { xlsWorkbook, xlsxWorkbook, type WorkbookHead } from './workbook.ts';

/** What the thread is started with. */
export interface WorkbookTask extends WorkbookHead {
  format: 'xls' | 'xlsx';
}

/** What it is sent: the next rows, and null after the last ones. It answers null, and at the end the file. */
export type WorkbookRequest = readonly (readonly Cell[])[] | null;

const { format, ...head } = workerData as WorkbookTask;
const workbook = format === 'xls' ? xlsWorkbook(head) : xlsxWorkbook(head);

parentPort!.on('message', (rows: WorkbookRequest) => {
  if (!rows) return void sendFile();
  for (const row of rows) workbook.add(row);
  parentPort!.postMessage(null);
});

async function sendFile(): Promise<void> {
  // moved, not copied; the memory that the library has written to may belong to other buffers too
  const file = new Uint8Array(await workbook.write());
  parentPort!.postMessage(file, [file.buffer]);
}
