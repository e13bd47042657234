import fc from 'fast-check';
import { CsvError, csvRows, readCsvText } from './csv-reading.ts';

const cellsOf = (bytes: Buffer): string[][] => [...csvRows(readCsvText(bytes))].map(({ cells }) => cells);
const TEXT = 'name,city\r\nسارا,تهران\r\n';
const ROWS = [
  ['name', 'city'],
  ['سارا', 'تهران'],
];
/** The text in the code page of old Excel, of letters that it has. */
const CP1256 = Buffer.concat([Buffer.from('name,city\r\n'), Buffer.from('d3c7d1c72ccae5d1c7e4', 'hex')]);
const wide = (text: string, big: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('a CSV of any spreadsheet', () => {
  it.each([
    ['UTF-8', 'UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', 'UTF-8', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with its mark', 'UTF-16', wide(`\uFEFF${TEXT}`, false)],
    ['UTF-16 the other way round', 'UTF-16', wide(`\uFEFF${TEXT}`, true)],
    ['UTF-16 without a mark', 'UTF-16', wide(TEXT, false)],
    ['Windows-1256', 'Windows-1256', CP1256],
  ])('[decisions 2.20] is read as %s without being told', (_name, encoding, bytes) => {
    expect(readCsvText(bytes).encoding).toBe(encoding);
    expect(cellsOf(bytes)).toEqual(ROWS);
  });

  it.each([[','], [';'], ['\t'], ['|']])('[decisions 2.20] has its separator found, here %j', (separator) => {
    const text = `first${separator}"a,b;c|d\te"\n1${separator}2`;
    expect(readCsvText(Buffer.from(text)).separator).toBe(separator);
    expect(cellsOf(Buffer.from(text))).toEqual([
      ['first', 'a,b;c|d\te'],
      ['1', '2'],
    ]);
  });

  it('[decisions 2.20] takes the separator that Excel says in a line of its own', () => {
    expect(cellsOf(Buffer.from('sep=;\r\na;b,c\r\n'))).toEqual([['a', 'b,c']]);
  });

  it('[decisions 2.20] names the lines of its rows, over empty ones and line breaks in cells', () => {
    const rows = [...csvRows(readCsvText(Buffer.from('a,b\r\n\r\n"x\r\ny",1\r\n,\r\nz,"say ""hi"""\n')))];
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\r\ny', '1'] },
      { line: 6, cells: ['z', 'say "hi"'] },
    ]);
  });

  it.each([
    ['a zip in disguise', Buffer.from('PK\u0003\u0004rest,of,it'), null],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), null],
    ['an empty byte in a text', Buffer.from('a,b\nc\0,d'), null],
    ['a quote that is never closed', Buffer.from('a,b\n1,2\n3,"x\n4,5\n'), 3],
    ['a row of a thousand cells', Buffer.from(`a,b\n${','.repeat(1_000)}`), 2],
  ])('[5.10] is not %s', (_name, bytes, line) => {
    const read = () => cellsOf(bytes);
    expect(read).toThrow(CsvError);
    expect(read).toThrow(expect.objectContaining({ line }));
  });

  it('gives back what RFC 4180 writes, whatever the cells are', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ب', '"', ',', ';', '\n', '\r\n', ' ', '=') });
    const row = fc.array(cell, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const table = [['head', 'head'], ...rows];
        const text = table.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        const full = table.filter((cells) => cells.some((one) => one.trim() !== ''));
        expect([...csvRows({ text, separator: ',' })].map(({ cells }) => cells)).toEqual(full);
      }),
    );
  });
});
