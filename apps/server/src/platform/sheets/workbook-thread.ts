import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ExportFormat } from '@hamyar/contracts';
import { formatNumber } from '@hamyar/persian';
import { limitConcurrency } from '../auth/concurrency-limit.ts';
import { ValidationFailed } from '../http/app-errors.ts';
import { fieldError } from '../http/field-errors.ts';
import { fillMessage } from '../http/messages.ts';
import { messages } from './messages.ts';
import type { Cell, Sheet } from './sheet.ts';
import type { WorkbookRequest } from './workbook-worker.ts';
import type { WorkbookHead } from './workbook.ts';

/** Rows of an .xls. Its library holds all of it in memory: with 15 columns about 500 MB for so many (docs/adr/0124). */
const ROWS_MAX = 30_000;
/** Rows that are sent to the thread together: a millisecond of copying. */
const ROWS_PER_MESSAGE = 1_000;

// writing keeps a core and much memory busy
const oneAtATime = limitConcurrency(1);

/**
 * Writes an .xls in a thread of its own, so that requests do not wait for it.
 * @throws ValidationFailed for a table that is too long for it
 */
export const xlsFile = (sheet: Sheet): Promise<Buffer> => oneAtATime(() => writeInThread(sheet));

async function writeInThread({ name, columns, rows }: Sheet): Promise<Buffer> {
  const task: WorkbookHead = { name, columns };
  const worker = new Worker(join(import.meta.dirname, 'workbook-worker.ts'), { workerData: task });
  const ask = async (request: WorkbookRequest): Promise<Uint8Array | null> => {
    worker.postMessage(request);
    const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [Uint8Array | null];
    return answer;
  };
  // a thread without memory ends; nobody may wait for it, nor may its error go unheard between two questions
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('the thread that writes a workbook ended')));
  ended.catch(() => {});
  try {
    let count = 0;
    for await (const part of partsOf(rows)) {
      count += part.length;
      if (count > ROWS_MAX) throw tooLong();
      await ask(part);
    }
    const file = (await ask(null))!;
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } finally {
    await worker.terminate();
  }
}

async function* partsOf(rows: Sheet['rows']): AsyncGenerator<(readonly Cell[])[]> {
  let part: (readonly Cell[])[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_PER_MESSAGE) continue;
    yield part;
    part = [];
  }
  yield part;
}

/**
 * Refuses a table that a file of this format cannot hold before anything of it is read.
 * @throws ValidationFailed
 */
export function assertFits(format: ExportFormat, rows: number): void {
  if (format === 'xls' && rows > ROWS_MAX) throw tooLong();
}

function tooLong(): ValidationFailed {
  const message = fillMessage(messages.tooManyRows, { n: formatNumber(ROWS_MAX) });
  return new ValidationFailed([fieldError('format', 'MAX', {}, message)]);
}
