import { TICKET_VIEW_FILTERS } from '@hamyar/contracts';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

describe('lists of tickets', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
    // every status, with and without an assignee, of four customers; more than two pages of ten
    for (let index = 0; index < 24; index++) {
      const owner = (['customer', 'other', 'member', 'supervisor'] as const)[index % 4]!;
      const id = await desk.ticket(owner);
      const change = async (changes: object) =>
        desk.as('admin').post(`/api/ticket/${id}`, { version: (await desk.open('admin', id)).version, ...changes });
      if (index % 5 === 1) await change({ importance: 3 });
      if (index % 6 === 0) continue;
      await change({ recipient_id: index % 2 ? 4 : 5 });
      if (index % 6 > 1) await desk.write('admin', id);
      if (index % 6 > 3) await desk.write(owner, id);
      if (index % 6 > 4) await change({ status: 4 });
    }
  });
  afterAll(() => desk.close());

  it('[decisions 2.3] finds by number, beginning of a number, subject, customer and conversation, and notes only for staff', async () => {
    const id = await desk.ticket('customer', { subject: 'می‌خواهم گذرواژه را عوض کنم' });
    await desk.write('sara', id, { type: 'note', body_html: '<p>زرافه</p>' });
    await desk.write('sara', id, { body_html: '<p>شترمرغ</p>' });
    const { number } = await desk.open('sara', id);
    const search = async (by: Parameters<Desk['as']>[0], text: string) =>
      (await desk.as(by).get(`/api/ticket?perPage=200&s=${encodeURIComponent(text)}`)).body.data.map(
        (row: { id: number }) => row.id,
      );
    for (const text of [
      number,
      number.slice(0, 11),
      number.replace(/\d/g, (d: string) => '۰۱۲۳۴۵۶۷۸۹'[Number(d)]!),
      'می خواهم',
      'ميخواهم',
      'گذرواژه عوض',
      'شترمرغ',
      'شترم',
      'زرافه',
    ])
      expect(await search('admin', text)).toContain(id);
    expect(await search('admin', 'customer')).toContain(id);
    expect(await search('customer', 'شترمرغ')).toEqual([id]);
    for (const text of ['زرافه', '%%%', "'; drop table ticket; --", '\\', 'نیست‌که‌نیست'])
      expect(await search('customer', text)).toEqual([]);
    expect(await search('other', number)).toEqual([]);
  });

  it('[decisions 2.3] pages by number and by cursor, forwards, backwards and from the end', async () => {
    const ids = (await desk.as('admin').get('/api/ticket?perPage=200&sort_by=created_at')).body.data.map(
      (row: { id: number }) => row.id,
    ) as number[];
    const first = (await desk.as('admin').get('/api/ticket?perPage=10&sort_by=created_at')).body;
    expect(first).toMatchObject({ total: ids.length, totalCapped: false, previousCursor: null });
    const second = (await desk.as('admin').get(`/api/ticket?perPage=10&sort_by=created_at&cursor=${first.nextCursor}`))
      .body;
    const pick = (body: { data?: { id: number }[] }) => body.data?.map(({ id }) => id);
    expect([...pick(first)!, ...pick(second)!]).toEqual(ids.slice(0, 20));
    expect(pick((await desk.as('admin').get('/api/ticket?perPage=10&page=2&sort_by=created_at')).body)).toEqual(
      pick(second),
    );
    expect(
      pick(
        (await desk.as('admin').get(`/api/ticket?perPage=10&sort_by=created_at&cursor=${second.previousCursor}`)).body,
      ),
    ).toEqual(pick(first));
    expect(pick((await desk.as('admin').get('/api/ticket?perPage=10&sort_by=created_at&last=1')).body)).toEqual(
      ids.slice(-(ids.length % 10 || 10)),
    );
    expect((await desk.as('admin').get('/api/ticket?page=2000')).body.errors).toEqual([
      expect.objectContaining({ field: 'page' }),
    ]);
    expect((await desk.as('admin').get(`/api/ticket?sort_by=importance&cursor=${first.nextCursor}`)).code).toBe(422);
    expect((await desk.as('customer').get('/api/ticket?sort_by=importance')).code).toBe(422);
    expect((await desk.as('customer').get('/api/ticket?assignee_ids[]=4')).code).toBe(422);
  });

  it('[decisions 2.3] counters are equal to the lists behind them', async () => {
    const full = new Set<string>();
    for (const by of ['admin', 'branchAdmin', 'departmentAdmin', 'sara', 'reza', 'customer', 'supervisor'] as const) {
      const counters = (await desk.as(by).get('/api/ticketCounters')).body.data;
      for (const [view, filter] of Object.entries(TICKET_VIEW_FILTERS)) {
        if (counters[view] === undefined) continue;
        const query = Object.entries(filter)
          .flatMap(([key, value]) =>
            Array.isArray(value) ? value.map((v: unknown) => `${key}[]=${String(v)}`) : [`${key}=1`],
          )
          .join('&');
        const { body } = await desk.as(by).get(`/api/ticket?${query}`);
        expect(`${by} ${view} ${body.total}`).toBe(`${by} ${view} ${counters[view]}`);
        if (body.total > 0) full.add(view);
      }
    }
    expect([...full].sort()).toEqual(Object.keys(TICKET_VIEW_FILTERS).sort());
  });

  it('[decisions 2.1] counters of the own tickets leave out those of colleagues, which the list has too', async () => {
    const count = async (query: string) =>
      (await desk.as('supervisor').get(`/api/ticketCounters?views[]=all&views[]=closed${query}`)).body.data;
    const listed = async (query: string) => (await desk.as('supervisor').get(`/api/ticket?${query}`)).body.total;
    const own = await count('&mine=1');
    expect(own).toEqual({ all: await listed('mine=1'), closed: await listed('mine=1&status[]=4') });
    expect(await count('')).toEqual({ all: await listed(''), closed: await listed('status[]=4') });
    expect(await count('&mine=0')).toEqual(await count(''));
    expect(own.all).toBeLessThan((await count('')).all);
  });
});
