import { sql } from 'kysely';
import { TICKET_COLUMNS } from '@hamyar/contracts';
import { sharedTickets } from '@hamyar/persian';
import { readSheet } from '../../../test/read-sheet.ts';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { batchesModule } from '../batches/batches.module.ts';
import { createTicketContext } from './ticket-context.ts';
import { startExport } from './ticket-export.service.ts';
import { ticketsModule } from './tickets.module.ts';

const SUBJECTS = ['نخست', '=2+3', 'سوم'];
const FOREIGN = 'دپارتمان دیگر';
const HOUR = 3_600_000;

let desk: Desk;
let ids: number[];
beforeAll(async () => {
  desk = await createDesk([batchesModule, ticketsModule]);
  ids = [];
  for (const subject of SUBJECTS) ids.push(await desk.ticket('customer', { subject }));
  ids.push(await desk.ticket('customer', { subject: FOREIGN, department_id: 2 }));
});
afterAll(() => desk.close());

const ORDER = { sort_by: 'number', sort_dir: 'asc' };
const start = (more: object = {}, by: PersonName = 'admin'): Promise<Reply> =>
  desk.as(by).post('/api/ticketExport', { columns: ['subject'], format: 'csv', ...ORDER, ...more });
const download = (key: string, by: PersonName = 'admin') => desk.as(by).get(`/api/ticketExport/${key}/file`);
const read = async (batch: number, by: PersonName = 'admin') => desk.as(by).get(`/api/ticketExport/${batch}`);
const subjects = ({ raw }: Reply): unknown[] => readSheet('csv', raw).rows.slice(1).flat();
const keyOf = ({ body }: Reply): string => body.data.key;

describe('a file of the ticket list', () => {
  it.each(['xls', 'xlsx', 'csv'] as const)(
    '[decisions 2.20] is a genuine .%s with the chosen columns, in the order of the list',
    async (format) => {
      const file = await download(keyOf(await start({ columns: ['subject', 'status', 'content_count'], format })));
      expect(file.headers['content-disposition']).toBe(`attachment; filename="data.${format}"`);
      // a CSV has an apostrophe before what a spreadsheet would calculate, and knows texts only
      const csv = format === 'csv';
      const line = (subject: string) => [
        csv && subject.startsWith('=') ? `'${subject}` : subject,
        'باز',
        csv ? '1' : 1,
      ];
      expect(readSheet(format, file.raw).rows).toEqual([
        ['عنوان تیکت', 'وضعیت', 'تعداد پیام‌ها'],
        ...[...SUBJECTS, FOREIGN].map(line),
      ]);
    },
  );

  it('[decisions 2.20] holds the page, or what the filters and words find', async () => {
    const found = async (more: object, by?: PersonName) => subjects(await download(keyOf(await start(more, by)), by));
    expect(await found({ ids: ids.slice(1, 3) })).toEqual(["'=2+3", 'سوم']);
    expect(await found({ s: 'سوم' })).toEqual(['سوم']);
    expect(await found({ department_ids: [2], sort_dir: 'desc' })).toEqual([FOREIGN]);
    const nothing = await start({ department_ids: [3] });
    expect(nothing.body.errors).toMatchObject([{ field: 'ids', message: 'داده‌ای برای خروجی وجود ندارد' }]);
  });

  it('[decisions 2.20] says something of a ticket in every column, by the calendar that was chosen', async () => {
    await sql`update ticket set category_id = 1, service_id = 1, satisfaction = 4 where id = ${ids[0]}`.execute(
      desk.deps.db,
    );
    const columns = [...TICKET_COLUMNS];
    const of = async (dates: string) => {
      const file = await download(keyOf(await start({ ids: [ids[0]], columns, dates })));
      const [heads, line] = readSheet('csv', file.raw).rows;
      expect(heads).toEqual(columns.map((column) => sharedTickets.columns[column]));
      return Object.fromEntries(columns.map((column, at) => [column, line![at]]));
    };
    const jalali = await of('jalali');
    expect(jalali).toMatchObject({ importance: 'متوسط', kind: 'از مشتری', department: 'پشتیبانی', branch: 'تهران' });
    expect(jalali).toMatchObject({ category: 'نرم‌افزار', service: 'میزبانی', satisfaction: 'راضی' });
    expect(jalali.created_at).toMatch(/^1[34]\d\d\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    expect((await of('gregorian')).created_at).toMatch(/^20\d\d-\d\d-\d\d /);
  });

  it('[decisions 2.20, decisions 2.1] is for who may export data, holds what they see, and is in the audit log', async () => {
    expect((await start({}, 'reza')).code).toBe(403);
    expect((await start({}, 'customer')).code).toBe(403);
    const file = keyOf(await start());
    expect((await download(file, 'branchAdmin')).code).toBe(404);
    expect((await download(file, 'reza')).code).toBe(403);
    const far = await sql<{ id: number }>`update ticket set branch_id = 2 where id = ${ids[2]} returning id`.execute(
      desk.deps.db,
    );
    expect(far.rows).toHaveLength(1);
    const seen = subjects(await download(keyOf(await start({ ids }, 'branchAdmin')), 'branchAdmin'));
    await sql`update ticket set branch_id = 1 where id = ${ids[2]}`.execute(desk.deps.db);
    expect(seen).toEqual(['نخست', "'=2+3", FOREIGN]);
    const { rows } = await sql<{
      action: string;
    }>`select distinct action from audit_log where action like 'ticket.export%' order by 1`.execute(desk.deps.db);
    expect(rows.map(({ action }) => action)).toEqual(['ticket.export', 'ticket.export_download']);
  });

  it('[decisions 2.20] is downloaded once, within 24 hours, and then deleted', async () => {
    const [used, late] = [keyOf(await start()), keyOf(await start())];
    expect((await download(used)).code).toBe(200);
    expect((await download(used)).code).toBe(404);
    desk.deps.clock.advance(24 * HOUR);
    expect((await download(late)).code).toBe(404);
    desk.deps.clock.advance(2 * HOUR);
    await desk.deps.jobs.handlers.get('ticket.export_sweep')!({} as never, {
      attempt: 1,
      maxAttempts: 1,
      log: desk.deps.log,
      signal: undefined,
    });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ticket_export_part`.execute(desk.deps.db);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('[decisions 2.20] refuses names that are not plain, unknown columns and filters', async () => {
    for (const more of [
      { name: '../x' },
      { name: 'فایل' },
      { name: '' },
      { columns: [] },
      { columns: ['id'] },
      { view: 'x' },
    ])
      expect([more, (await start(more)).code]).toEqual([more, 422]);
    expect((await download(keyOf(await start({ name: 'open-tickets' })))).headers['content-disposition']).toContain(
      'filename="open-tickets.csv"',
    );
  });
});

/** Starts a file where so many tickets are many, and a part has three. */
const startLarge = (immediate = ids.length - 1, more: object = {}) => {
  const body = { columns: ['subject'], format: 'csv', dates: 'jalali', name: 'data', ...ORDER, ...more };
  const editor = { user: PEOPLE.admin, ip: '127.0.0.1' };
  return startExport(createTicketContext(desk.deps), editor, body as Parameters<typeof startExport>[2], {
    immediate,
    part: 3,
  });
};
const parts = async (key: string): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ticket_export_part where export_key = ${key}`.execute(desk.deps.db);
  return rows[0]!.n;
};

describe('a file that a batch writes', () => {
  it('[decisions 2.20] is ready when the batch has ended, and its owner is notified', async () => {
    const { key, rows, ...started } = await startLarge();
    const batch_id = started.batch_id!;
    expect(rows).toBe(ids.length);
    expect(await parts(key)).toBe(2);
    expect((await read(batch_id)).body.data).toMatchObject({ state: 'making', rows, format: 'csv', name: 'data' });
    expect((await download(key)).code).toBe(404);
    expect((await read(batch_id, 'branchAdmin')).code).toBe(404);
    await desk.deps.runJobs();
    expect((await read(batch_id)).body.data.state).toBe('ready');
    const { rows: links } = await sql<{
      link: object;
    }>`select link from notification where link ->> 'type' = 'ticket_export'`.execute(desk.deps.db);
    expect(links).toMatchObject([{ link: { type: 'ticket_export', value: batch_id } }]);
    expect(subjects(await download(key))).toEqual(['نخست', "'=2+3", 'سوم', FOREIGN]);
    expect((await read(batch_id)).body.data.state).toBe('used');
  });

  it('[decisions 2.1] leaves out what its owner may not see any more when it is written', async () => {
    const { body } = await start({ later: 1 }, 'branchAdmin');
    await sql`update ticket set branch_id = 2 where id = ${ids[0]}`.execute(desk.deps.db);
    await desk.deps.runJobs();
    await sql`update ticket set branch_id = 1 where id = ${ids[0]}`.execute(desk.deps.db);
    expect(subjects(await download(body.data.key, 'branchAdmin'))).toEqual(["'=2+3", 'سوم', FOREIGN]);
  });
});

describe('a file of several parts', () => {
  it('[decisions 2.20] is written by the call up to its maximum, and by a batch above it', async () => {
    const { key, batch_id } = await startLarge(ids.length);
    expect([batch_id, await parts(key)]).toEqual([null, 2]);
    expect(subjects(await download(key))).toEqual([...['نخست', "'=2+3", 'سوم'], FOREIGN]);
    expect((await startLarge(ids.length - 1)).batch_id).not.toBeNull();
    const found = { s: 'سوم' };
    expect(await startLarge(1, found)).toMatchObject({ rows: 1, batch_id: null });
    expect((await startLarge(0, found)).batch_id).not.toBeNull();
    await desk.deps.runJobs();
  });

  it('[decisions 2.20] can be downloaded again when it could not be made', async () => {
    const { key } = (await start({ format: 'xlsx' })).body.data;
    const { rows } = await sql<{
      lines: unknown;
    }>`select lines from ticket_export_part where export_key = ${key}`.execute(desk.deps.db);
    const put = (lines: unknown) =>
      sql`update ticket_export_part set lines = ${JSON.stringify(lines)} where export_key = ${key}`.execute(
        desk.deps.db,
      );
    await put(7);
    expect((await download(key)).code).toBe(500);
    await put(rows[0]!.lines);
    expect((await download(key)).code).toBe(200);
    expect((await download(key)).code).toBe(404);
  });

  it('[decisions 2.20] can be downloaded again as a csv that broke off in the middle', async () => {
    const { key } = (await start({ format: 'csv' })).body.data;
    const second = (lines: unknown) =>
      sql`insert into ticket_export_part (export_key, position, ticket_ids, lines) values (${key}, 1, '{}', ${JSON.stringify(lines)})
        on conflict (export_key, position) do update set lines = excluded.lines`.execute(desk.deps.db);
    await second(7);
    expect(
      await download(key).then(
        ({ code }) => code,
        () => 'broken',
      ),
    ).not.toBe(200);
    await second([]);
    expect(subjects(await download(key))).toHaveLength(4);
    expect((await download(key)).code).toBe(404);
  });
});
