/** A line of a log; the lines after it are older. */
export interface LogPosition {
  at: Date;
  id: number;
}

/** The position as the opaque text that clients get. */
export const writeCursor = ({ at, id }: LogPosition): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Reads a cursor; null for any other text. */
export function readCursor(cursor: string | undefined): LogPosition | null {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(cursor ?? '', 'base64url').toString()) ?? [];
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : null;
}

/** Lines that one statement reads for a file. */
const LINES_PER_READ = 1_000;

/** All lines of a log, one part at a time, so that memory does not grow with them. */
export async function* allLines<Row extends LogPosition>(
  read: (before: LogPosition | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let before: LogPosition | null = null; ; ) {
    const rows: Row[] = await read(before, LINES_PER_READ);
    yield* rows;
    if (rows.length < LINES_PER_READ) return;
    before = rows.at(-1)!;
  }
}
