import { IMPORT_SEPARATORS, type ImportEncoding, type ImportSeparator } from '@hamyar/contracts';

/** The file is no table of text, or breaks off inside of a quoted cell. */
export class CsvError extends Error {
  /** Where it cannot be read further; null for the file as a whole. */
  readonly line: number | null;
  constructor(line: number | null) {
    super(`not a CSV${line === null ? '' : `, line ${line}`}`);
    this.line = line;
  }
}

/** A row that is not empty; the head of the file is on line 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** A text file with what was found out of it. */
export interface CsvText {
  text: string;
  encoding: ImportEncoding;
  separator: ImportSeparator;
}

/** More cells than a row of people can have. */
const MANY_CELLS = 200;
/** Bytes in which UTF-16 without its mark is looked for. */
const LOOKED_AT = 4_096;

/** UTF-16 has every second byte empty in most texts that also have Latin letters, such as the head of the file. */
function utf16Without(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, LOOKED_AT);
  const empty = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) empty[at % 2]! += 1;
  });
  const [even, odd] = empty as [number, number];
  if (odd > head.length / 5 && even < odd / 4) return 'utf-16le';
  return even > head.length / 5 && odd < even / 4 ? 'utf-16be' : null;
}

function decode(bytes: Buffer): Omit<CsvText, 'separator'> {
  const beginning = bytes.subarray(0, 2).toString('hex');
  const wide = beginning === 'fffe' ? 'utf-16le' : beginning === 'feff' ? 'utf-16be' : utf16Without(bytes);
  // the decoder leaves out the mark
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1256').decode(bytes), encoding: 'Windows-1256' };
  }
}

/** The one that the head of the file has most of; the cells of the head have none. */
function separatorOf(text: string): ImportSeparator {
  const end = text.search(/[\r\n]/);
  const head = (end === -1 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '');
  const count = (one: string) => head.split(one).length;
  return IMPORT_SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most));
}

/**
 * Finds out how a file is encoded, and what separates its cells (decisions 2.20): UTF-8 and UTF-16 with or without their
 * marks, Windows-1256, and comma, semicolon, tab or bar, as Excel says it in a line of its own. @throws CsvError for what is no text
 */
export function readCsvText(bytes: Buffer): CsvText {
  const archive = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const { text, encoding } = decode(bytes);
  if (archive || text.includes('\0')) throw new CsvError(null);
  const said = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (!said) return { text, encoding, separator: separatorOf(text) };
  return { text: `\n${text.slice(said[0].length)}`, encoding, separator: said[1] as ImportSeparator };
}

/** The rows by RFC 4180; cells may have line breaks in quotes. @throws CsvError at the row that has no end */
export function* csvRows({ text, separator }: Pick<CsvText, 'text' | 'separator'>): Generator<CsvRow> {
  const ends = new RegExp(`[${separator === '|' ? '\\|' : separator}\\r\\n]`, 'g');
  let [at, line] = [0, 1];
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (let ended = false; !ended; ) {
      const cell = text[at] === '"' ? quoted(text, at, ends, row.line) : plain(text, at, ends);
      line += cell.breaks;
      row.cells.push(cell.value);
      if (row.cells.length > MANY_CELLS) throw new CsvError(row.line);
      at = cell.end;
      ended = text[at] !== separator;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}

interface ReadCell {
  value: string;
  /** Where its separator or the line break is. */
  end: number;
  /** Line breaks in it. */
  breaks: number;
}

function plain(text: string, at: number, ends: RegExp): ReadCell {
  ends.lastIndex = at;
  const end = ends.exec(text)?.index ?? text.length;
  return { value: text.slice(at, end), end, breaks: 0 };
}

function quoted(text: string, start: number, ends: RegExp, line: number): ReadCell {
  let value = '';
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new CsvError(line);
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plain(text, quote + 1, ends);
      return { value: value + rest.value, end: rest.end, breaks: value.split(/\r\n|\r|\n/).length - 1 };
    }
    value += '"';
    at = quote + 2;
  }
}
