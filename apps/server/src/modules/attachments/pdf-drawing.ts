import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../platform/auth/concurrency-limit.ts';
import type { DrawnPage, PageRequest } from './pdf-page-worker.ts';

/** Documents above this are not drawn: they are read whole. In bytes. */
const FILE_MAX = 33_554_432;
/** Bytes that drawing one page may take. */
const MEMORY_MAX = 268_435_456;
/** Milliseconds for one document. */
const TIME_LIMIT = 5_000;

// drawing keeps a core busy
const oneAtATime = limitConcurrency(1);

/**
 * Draws the first page of a PDF, given by its path or its bytes, at most `side` px on its longest side. It happens in a thread of its own, which is ended
 * when a document takes too long; null for one that cannot be drawn within the limits, or needs a password.
 */
export async function drawFirstPage(file: string | Buffer, side: number): Promise<DrawnPage | null> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.length;
  if (size > FILE_MAX) return null;
  return oneAtATime(async () =>
    drawInThread({ content: typeof file === 'string' ? await readFile(file) : file, side, memory: MEMORY_MAX }),
  );
}

async function drawInThread(workerData: PageRequest): Promise<DrawnPage | null> {
  const worker = new Worker(join(import.meta.dirname, 'pdf-page-worker.ts'), {
    workerData,
    // what a damaged document makes the library say is no line of the log
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise((resolve) => {
      const late = setTimeout(() => resolve(null), TIME_LIMIT);
      worker.once('message', resolve);
      worker.once('error', () => resolve(null));
      worker.once('exit', () => {
        clearTimeout(late);
        resolve(null);
      });
    });
  } finally {
    await worker.terminate();
  }
}
