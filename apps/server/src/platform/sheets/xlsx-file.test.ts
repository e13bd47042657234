import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import * as XLSX from '@e965/xlsx';
import type { Cell, Sheet } from './sheet.ts';
import { xlsxFile } from './xlsx-file.ts';

const sheetOf = (rows: Sheet['rows']): Sheet => ({ name: 'گزارش', columns: ['عدد'], rows });
const numbers = function* (count: number) {
  for (let n = 1; n <= count; n += 1) yield [n];
};

/** Rows of all its sheets by their names. */
async function read(file: AsyncGenerator<Buffer>): Promise<Record<string, unknown[][]>> {
  const { Sheets } = XLSX.read(await buffer(file));
  return Object.fromEntries(
    Object.entries(Sheets).map(([name, sheet]) => [name, XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1 })]),
  );
}

describe('an .xlsx', () => {
  it('[issue 8, flat memory] is sent before its last rows are read', async () => {
    let readRows = 0;
    const rows = (async function* () {
      for (; readRows < 100_000; readRows += 1) yield [createHash('sha256').update(String(readRows)).digest('hex')];
    })();
    const file = xlsxFile(sheetOf(rows));
    let sent = 0;
    let readWhenSent = Number.NaN;
    for await (const piece of file) {
      sent += piece.length;
      if (sent < 200_000) continue;
      readWhenSent = readRows;
      break;
    }
    expect(readWhenSent).toBeLessThan(50_000);
    // who gives the rows learns that nobody reads on
    expect(await rows.next()).toEqual({ done: true, value: undefined });
  });

  it('goes on in another sheet where one is full, each with the head', async () => {
    expect(await read(xlsxFile(sheetOf(numbers(5)), 3))).toEqual({
      گزارش: [['عدد'], [1], [2]],
      'گزارش 2': [['عدد'], [3], [4]],
      'گزارش 3': [['عدد'], [5]],
    });
  });

  it('has one sheet where its last row is the last that fits', async () => {
    expect(await read(xlsxFile(sheetOf(numbers(2)), 3))).toEqual({ گزارش: [['عدد'], [1], [2]] });
  });

  it('has the head of a table without rows', async () => {
    expect(await read(xlsxFile(sheetOf([])))).toEqual({ گزارش: [['عدد']] });
  });

  it('keeps markup, quotes and spaces as they were written, in as many columns as there are', async () => {
    const row: Cell[] = [' <b>&amp; "x" ', "'یک'\nدو", ...Array.from({ length: 30 }, (_, n) => n)];
    const columns = row.map((_, n) => `ستون ${n}`);
    expect(await read(xlsxFile({ name: 'A&B "1"', columns, rows: [row] }))).toEqual({ 'A&B "1"': [columns, row] });
  });

  it('fails as its rows fail', async () => {
    const rows = (async function* () {
      yield [1];
      await Promise.reject(new Error('the database has gone'));
    })();
    await expect(buffer(xlsxFile(sheetOf(rows)))).rejects.toThrow('the database has gone');
  });
});
