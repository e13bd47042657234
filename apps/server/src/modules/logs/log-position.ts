/** A line of a log; the lines after it are older. */
export interface LogPosition {
  at: Date;
  id: number;
}

/** Where a page begins: the lines next to a position, on its older or its newer side. */
export interface LogCursor {
  from: LogPosition;
  newer: boolean;
}

/** The cursor as the opaque text that clients get. */
export const writeCursor = ({ from: { at, id }, newer }: LogCursor): string =>
  Buffer.from(`${newer ? '-' : ''}${at.getTime()}.${id}`).toString('base64url');

/** Before the oldest line: the page on its newer side is the last one of a log. */
export const OLDEST: LogCursor = { from: { at: new Date(0), id: 0 }, newer: true };
export const isLastPage = (cursor: LogCursor | null): boolean => cursor?.newer === true && cursor.from.id === 0;

/** Reads a cursor; null for any other text. */
export function readCursor(cursor: string | undefined): LogCursor | null {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const [, newer, at, id] = /^(-?)(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return at && id ? { from: { at: new Date(Number(at)), id: Number(id) }, newer: newer === '-' } : null;
}

/** Lines of a log that are read at once. */
export interface LogPart {
  /** Null: from the newest line on. */
  cursor: LogCursor | null;
  limit: number;
  skip?: number;
}

/** Lines that one statement reads for a file. */
const LINES_PER_READ = 1_000;

/** All lines of a log, one part at a time, so that memory does not grow with them. */
export async function* allLines<Row extends LogPosition>(read: (part: LogPart) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let cursor: LogCursor | null = null; ; ) {
    const rows: Row[] = await read({ cursor, limit: LINES_PER_READ });
    yield* rows;
    if (rows.length < LINES_PER_READ) return;
    cursor = { from: rows.at(-1)!, newer: false };
  }
}
