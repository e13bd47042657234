/** Bytes of the longest record's content (BIFF8). */
export const RECORD_MAX = 8_224;

export function record(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

/** A short text with its length in one byte, as names of fonts and sheets have it. */
const shortText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([text.length, 1]), Buffer.from(text, 'utf16le')]);

const BOF = 0x0809;
const EOF = record(0x000a);
const begin = (kind: number): Buffer => record(BOF, u16(0x0600, kind, 0x0dbb, 0x07cc), u32(0x41, 0x06));
const font = record(0x0031, u16(200, 0, 0x7fff, 400, 0), Buffer.from([0, 0, 0, 0]), shortText('Tahoma'));
const format = (kind: number): Buffer =>
  record(0x00e0, u16(0, 0, kind), Buffer.from([0x20, 0, 0, 0]), u32(0, 0), u16(0x20c0));
/** Styles that the format itself needs, and after them the format of cells. */
const STYLES = 15;
const CELL_FORMAT = STYLES;

/** The beginning of the workbook's stream, up to its texts. */
export function globalsStart(sheets: readonly { name: string; offset: number }[]): Buffer {
  return Buffer.concat([
    begin(0x0005),
    record(0x0042, u16(1200)),
    record(0x003d, u16(0, 0, 0x4000, 0x2000, 0x0038, 0, 0, 1, 0x0258)),
    ...Array.from({ length: 4 }, () => font),
    ...Array.from({ length: STYLES }, () => format(0xfff5)),
    format(0x0001),
    record(0x0293, u16(0x8000), Buffer.from([0, 0xff])),
    ...sheets.map(({ name, offset }) => record(0x0085, u32(offset), u16(0), shortText(name))),
  ]);
}

export const globalsEnd = EOF;

/** What stands before the cells of a sheet. It is shown right to left. */
export const sheetStart = (rows: number, columns: number): Buffer =>
  Buffer.concat([begin(0x0010), record(0x0200, u32(0, rows), u16(0, columns, 0))]);

export const sheetEnd = Buffer.concat([record(0x023e, u16(0x06b6 | 0x0040, 0, 0, 0x40, 0, 0, 0, 0, 0)), EOF]);

export function numberCell(row: number, column: number, value: number): Buffer {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt16LE(0x0203, 0);
  bytes.writeUInt16LE(14, 2);
  bytes.writeUInt16LE(row, 4);
  bytes.writeUInt16LE(column, 6);
  bytes.writeUInt16LE(CELL_FORMAT, 8);
  bytes.writeDoubleLE(value, 10);
  return bytes;
}

export function textCell(row: number, column: number, text: number): Buffer {
  const bytes = Buffer.alloc(14);
  bytes.writeUInt16LE(0x00fd, 0);
  bytes.writeUInt16LE(10, 2);
  bytes.writeUInt16LE(row, 4);
  bytes.writeUInt16LE(column, 6);
  bytes.writeUInt16LE(CELL_FORMAT, 8);
  bytes.writeUInt32LE(text, 10);
  return bytes;
}
