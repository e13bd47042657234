import { parentPort, workerData } from 'node:worker_threads';
import type { Cell } from './sheet.ts';
import { xlsWorkbook, type WorkbookHead } from './workbook.ts';

/** What it is sent: the next rows, and null after the last ones. It answers null, and at the end the file. */
export type WorkbookRequest = readonly (readonly Cell[])[] | null;

const workbook = xlsWorkbook(workerData as WorkbookHead);

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
