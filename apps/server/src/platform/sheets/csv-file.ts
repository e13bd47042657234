import type { Cell, Sheet } from './sheet.ts';

const BOM = '\uFEFF';
/** Characters of one piece. */
const PIECE = 65_536;
const DAY_MS = 86_400_000;

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it: exports contain what strangers have
 * written.
 */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') {
    const [day, time] = new Date(Math.round(cell.days * DAY_MS)).toISOString().split('T') as [string, string];
    return cell.time ? `${day} ${time.slice(0, 8)}` : day;
  }
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Comma-separated values (RFC 4180) in UTF-8 with a byte order mark, without which Excel misreads Persian. They are
 * sent while the rows are read: memory does not grow with them.
 */
export async function* csvFile({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  let piece = `${BOM}${columns.map(field).join(',')}\r\n`;
  for await (const row of rows) {
    piece += `${row.map(field).join(',')}\r\n`;
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}
