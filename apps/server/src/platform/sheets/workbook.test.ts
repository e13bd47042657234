import { buffer } from 'node:stream/consumers';
import { readSheet } from '../../../test/read-sheet.ts';
import type { Cell, Sheet } from './sheet.ts';
import { xlsWorkbook } from './workbook.ts';
import { xlsxFile } from './xlsx-file.ts';

async function writeXls({ rows, ...head }: Sheet): Promise<Buffer> {
  const workbook = xlsWorkbook(head);
  for await (const row of rows) workbook.add(row);
  return Buffer.from(await workbook.write());
}

const kinds = [
  ['xls', writeXls],
  ['xlsx', async (sheet: Sheet) => buffer(xlsxFile(sheet))],
] as const;

describe.each(kinds)('a workbook of the kind .%s', (format, write) => {
  const written = async (...rows: Cell[][]) =>
    readSheet(format, await write({ name: 'تیکت‌ها: از/تا [دی]', columns: ['نام', 'تعداد'], rows }));

  it('[decisions 2.20] has its head, texts and numbers, is named in Persian and shown right to left', async () => {
    const { name, rightToLeft, rows } = await written(['می‌روم، «کتاب»', 12.5], ['09121234567', 0], [null, -3]);
    expect(rightToLeft).toBe(true);
    expect(name).toBe('تیکت‌ها  از تا  دی ');
    expect(rows).toEqual([
      ['نام', 'تعداد'],
      ['می‌روم، «کتاب»', 12.5],
      ['09121234567', 0],
      [null, -3],
    ]);
  });

  it('[decisions 2.20] keeps as text what looks like a formula', async () => {
    const texts = ['=1+1', '+98', '-1', '@SUM(A1)', '\t=1', "=cmd|' /C calc'!A0"];
    expect((await written(...texts.map((text) => [text, 1]))).rows.slice(1).map(([text]) => text)).toEqual(texts);
  });

  it('[decisions 2.20] writes a date as a date of the spreadsheet', async () => {
    const { rows } = await written([
      { days: 0, time: false },
      { days: 20_777.5, time: true },
    ]);
    expect(rows[1]).toEqual(['1970-01-01', '2026-11-20 12:00:00']);
  });

  it('writes many rows and long texts, and says where a text is cut', async () => {
    const { rows } = await written(
      ...Array.from({ length: 3_000 }, (_, n) => [`متن ${n}`, n]),
      ['ب'.repeat(300), 1],
      ['ا'.repeat(40_000), 2],
    );
    expect(rows).toHaveLength(3_003);
    expect(rows[3_000]).toEqual(['متن 2999', 2_999]);
    expect(rows[3_001]![0]).toBe('ب'.repeat(300));
    expect(String(rows[3_002]![0])).toMatch(/^ا+…$/);
  });

  it('leaves out characters that make a workbook unreadable', async () => {
    expect((await written(['a\u0000b\u001fc\ud800d😀', 1])).rows[1]![0]).toBe('abcd😀');
  });
});
