import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compoundFileHead, sectorRest, STREAM_MIN } from './compound-file.ts';
import { sheetName, type Cell, type Sheet } from './sheet.ts';
import { globalsEnd, globalsStart, numberCell, sheetEnd, sheetStart, textCell } from './xls-records.ts';
import { textTable } from './xls-texts.ts';

/** Rows of one sheet with its head (decisions 2.0): a longer table goes on in another sheet. */
const SHEET_ROWS = 65_535;
const PIECE = 65_536;

/** A file that is written in pieces and read again. */
interface Draft {
  size: number;
  write(bytes: Buffer): Promise<void>;
  read(from: number, to: number): AsyncGenerator<Buffer>;
}

function draftOf(file: FileHandle): Draft {
  let waiting: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    if (length > 0) await file.write(Buffer.concat(waiting));
    waiting = [];
    length = 0;
  };
  const draft: Draft = {
    size: 0,
    async write(bytes) {
      waiting.push(bytes);
      length += bytes.length;
      draft.size += bytes.length;
      if (length >= PIECE) await flush();
    },
    async *read(from, to) {
      await flush();
      for (let at = from; at < to; ) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(PIECE, to - at)), 0, undefined, at);
        if (bytesRead === 0) throw new Error('a draft of a workbook is shorter than what was written');
        yield buffer.subarray(0, bytesRead);
        at += bytesRead;
      }
    },
  };
  return draft;
}

interface WrittenSheet {
  rows: number;
  from: number;
  to: number;
}

/** Writes the cells of all rows, in as many sheets as they need, and their texts. */
async function writeCells({ columns, rows }: Sheet, cells: Draft, texts: ReturnType<typeof textTable>) {
  const sheets: WrittenSheet[] = [];
  let sheet: WrittenSheet | null = null;
  const writeRow = async (row: readonly Cell[]) => {
    for (const [column, cell] of row.entries()) {
      if (cell === null || cell === '') continue;
      const rowNumber = sheet!.rows;
      await cells.write(
        typeof cell === 'number'
          ? numberCell(rowNumber, column, cell)
          : textCell(rowNumber, column, await texts.add(cell)),
      );
    }
    sheet!.rows += 1;
    sheet!.to = cells.size;
  };
  const openSheet = async () => {
    sheet = { rows: 0, from: cells.size, to: cells.size };
    sheets.push(sheet);
    await writeRow(columns);
  };
  await openSheet();
  for await (const row of rows) {
    if (sheet!.rows === SHEET_ROWS) await openSheet();
    await writeRow(row);
  }
  return sheets;
}

/**
 * A genuine workbook of Excel 97 to 2003 (BIFF8), right to left. Its beginning names what comes later, so that it is
 * drafted in temporary files first.
 */
export async function* xlsFile(sheet: Sheet): AsyncGenerator<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hamyar-xls-'));
  const files: FileHandle[] = [];
  try {
    for (const name of ['cells', 'texts']) files.push(await open(join(folder, name), 'w+'));
    const [cells, more] = files.map(draftOf) as [Draft, Draft];
    const table = textTable(more.write);
    const sheets = await writeCells(sheet, cells, table);
    const texts = await table.end();
    const heads = sheets.map(({ rows }) => sheetStart(rows, sheet.columns.length));
    const named = (offsets: readonly number[]) =>
      globalsStart(sheets.map((_, index) => ({ name: sheetName(sheet.name, index), offset: offsets[index] ?? 0 })));
    let at = named([]).length + texts.length + more.size + globalsEnd.length;
    const offsets = sheets.map(({ from, to }, index) => {
      const offset = at;
      at += heads[index]!.length + (to - from) + sheetEnd.length;
      return offset;
    });
    const size = Math.max(at, STREAM_MIN);
    yield compoundFileHead('Workbook', size);
    yield Buffer.concat([named(offsets), texts]);
    yield* more.read(0, more.size);
    yield globalsEnd;
    for (const [index, { from, to }] of sheets.entries()) {
      yield heads[index]!;
      yield* cells.read(from, to);
      yield sheetEnd;
    }
    yield Buffer.concat([Buffer.alloc(size - at), sectorRest(size)]);
  } finally {
    await Promise.all(files.map((file) => file.close()));
    await rm(folder, { recursive: true, force: true });
  }
}
