import type { ValidationFailed } from '../http/app-errors.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { xlsFile } from './workbook-thread.ts';

const numbers = function* (count: number) {
  for (let n = 0; n < count; n += 1) yield [n];
};

describe('the thread that writes a workbook', () => {
  it('gets all rows in their order, however many are sent at a time', async () => {
    const file = await xlsFile({ name: 'الف', columns: ['عدد'], rows: numbers(2_500) });
    expect(readSheet('xls', file).rows).toEqual([['عدد'], ...numbers(2_500)]);
  });

  it('writes the head of a table without rows', async () => {
    const file = await xlsFile({ name: 'الف', columns: ['عدد'], rows: [] });
    expect(readSheet('xls', file).rows).toEqual([['عدد']]);
  });

  it('refuses a table that is too long in a sentence, and names what can be chosen', async () => {
    const long = xlsFile({ name: 'الف', columns: ['عدد'], rows: numbers(30_001) });
    const { errors } = (await long.catch((error: unknown) => error)) as ValidationFailed;
    expect(errors).toMatchObject([
      {
        field: 'format',
        message:
          'فایل xls حداکثر ۳۰٬۰۰۰ ردیف می‌پذیرد. بازه یا فیلتر را محدودتر کنید یا قالب xlsx یا csv را انتخاب کنید.',
      },
    ]);
  });

  it('fails as its rows fail, and is free for the next table', async () => {
    const rows = (async function* () {
      yield [1];
      await Promise.reject(new Error('the database has gone'));
    })();
    await expect(xlsFile({ name: 'الف', columns: ['عدد'], rows })).rejects.toThrow('the database has gone');
    expect(await xlsFile({ name: 'الف', columns: ['عدد'], rows: [[1]] })).toBeInstanceOf(Buffer);
  });
});
