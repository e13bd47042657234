import { sql } from 'kysely';
import { recordStatements, type Statement } from '../../../test/query-plans.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
let ids: number[];
let statements: Statement[];
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
  ids = [await desk.ticket(), await desk.ticket()];
  statements = recordStatements(desk.deps);
  await sql`update ticket set channel = 'call' where id = ${ids[1]}`.execute(desk.deps.db);
});
afterAll(() => desk.close());

const read = async (columns: readonly string[], of: readonly number[] = ids, by: PersonName = 'admin') => {
  const query = [...of.map((id) => `ids=${id}`), ...columns.map((name) => `columns=${name}`)].join('&');
  return (await desk.as(by).get(`/api/ticketColumnValue?${query}`)).body;
};

describe('columns of the ticket list that its rows do not have', () => {
  it('[decisions 2.3] have the values of a whole page by two statements, of visible tickets and asked columns only', async () => {
    await read(['channel', 'created_by']);
    const before = statements.length;
    const { data } = await read(['channel', 'created_by'], [...ids, 999_999]);
    const ofPage = statements.slice(before).filter(({ text }) => /from ticket t|from "user" u/.test(text)).length;
    expect(ofPage).toBe(2);
    const created_by = expect.objectContaining({ name: 'customer آزمون', employee: false });
    expect(data).toEqual([
      { id: ids[0], channel: 'web', created_by },
      { id: ids[1], channel: 'call', created_by },
    ]);
    expect((await read(['channel'])).data[0]).toEqual({ id: ids[0], channel: 'web' });
    expect((await read([])).data).toEqual([]);
    expect((await read(['channel'], ids, 'mina')).data).toEqual([]);
    expect((await read(['channel'], ids, 'customer')).status).toBe('AUTORIZATION_ERROR');
    expect((await read(['subject'])).status).toBe('VALIDATION_ERROR');
  });

  it('[decisions 2.20] stand in a file where they are chosen, without a statement where they are not', async () => {
    const file = async (columns: readonly string[]) => {
      const body = { columns, format: 'csv', ids, sort_by: 'number', sort_dir: 'asc' };
      const before = statements.length;
      const { key } = (await desk.as('admin').post('/api/ticketExport', body)).body.data;
      const reads = statements.slice(before).filter(({ text }) => text.includes('t.created_by_id')).length;
      const { raw } = await desk.as('admin').get(`/api/ticketExport/${key}/file`);
      return { reads, rows: readSheet('csv', raw).rows };
    };
    expect(await file(['channel', 'created_by', 'owner'])).toEqual({
      reads: 1,
      rows: [
        ['کانال', 'ثبت‌کننده', 'صاحب تیکت'],
        ['وب', 'customer آزمون', 'customer آزمون'],
        ['تماس تلفنی', 'customer آزمون', 'customer آزمون'],
      ],
    });
    expect((await file(['owner'])).reads).toBe(0);
  });
});
