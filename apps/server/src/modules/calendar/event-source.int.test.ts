import { epochDayFromJalali, wallClockToUnix } from '@hamyar/dayjs-jalali';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { customersModule } from '../customers/customers.module.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { systemModule } from '../system/system.module.ts';
import { calendarModule } from './calendar.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, systemModule, customersModule, calendarModule]);
  Object.assign(PEOPLE.sara, { effective_permissions: ['manage customers'] });
});
afterAll(() => desk.close());

const start_date = wallClockToUnix(
  { day: epochDayFromJalali(1405, 7, 29), hour: 10, minute: 0, second: 0 },
  'Asia/Tehran',
);
const send = (by: PersonName, more: object) =>
  desk.as(by).post('/api/calendarEvent', { title: 'جلسه با مشتری', start_date, visibility: 'all', ...more });
const add = async (by: PersonName, more: object): Promise<number> => (await send(by, more)).body.data.id;
const sourceFor = async (by: PersonName, id: number) => {
  const { code, body } = await desk.as(by).get(`/api/calendarEvent/${id}`);
  return [code, body.data.source, JSON.stringify(body)] as const;
};
const about = (source_type: 'ticket' | 'customer', source_id: number) => ({ source_type, source_id });

describe('what an event is about', () => {
  it('[decisions 2.13] is a ticket, by number and subject, for whoever may view it; others get neither id nor title', async () => {
    const ticket = await desk.ticket('customer', { subject: 'قطعی سرور' });
    const { number } = await desk.open('sara', ticket);
    const id = await add('sara', about('ticket', ticket));
    for (const by of ['sara', 'reza', 'admin'] as const)
      expect((await sourceFor(by, id))[1]).toEqual({ type: 'ticket', id: ticket, name: number, subject: 'قطعی سرور' });
    const [code, source, text] = await sourceFor('mina', id);
    expect([code, source]).toEqual([200, null]);
    expect(text).not.toContain('قطعی سرور');
    expect(text).not.toContain(number);
  });

  it('[decisions 2.13] is a customer, by name, for whoever may open the card; others get neither id nor name', async () => {
    const id = await add('sara', about('customer', PEOPLE.customer.id));
    expect((await sourceFor('sara', id))[1]).toEqual({
      ...{ type: 'customer', id: PEOPLE.customer.id, name: 'customer آزمون', subject: null },
    });
    // who may write tickets to customers chooses them by name and does not open their card
    for (const by of ['mina', 'reza'] as const) {
      const [code, source, text] = await sourceFor(by, id);
      expect([code, source, text.includes('customer آزمون')]).toEqual([200, null, false]);
    }
  });

  it('[decisions 2.13] is checked as its page is: what the person may not view is not found, as what never existed', async () => {
    const ticket = await desk.ticket();
    const refused = async (by: PersonName, source: object) => (await send(by, source)).code;
    for (const id of [ticket, 999_999, 2 ** 31 - 1]) expect(await refused('mina', about('ticket', id))).toBe(404);
    expect(await refused('sara', about('ticket', 999_999))).toBe(404);
    expect(await refused('mina', about('customer', PEOPLE.customer.id))).toBe(404);
    // an employee is no customer, and a ticket no customer
    expect(await refused('sara', about('customer', PEOPLE.reza.id))).toBe(404);
    for (const source of [
      { source_type: 'user', source_id: 1 },
      { source_type: 'ticket', source_id: -1 },
    ])
      expect(await refused('sara', source)).toBe(422);
    for (const [half, field] of [
      [{ source_type: 'ticket' }, 'source_id'],
      [{ source_id: ticket }, 'source_type'],
    ] as const) {
      const { code, body } = await send('sara', half);
      expect([code, body.errors?.[0]?.field]).toEqual([422, field]);
    }
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from calendar_event where title = 'جلسه با مشتری' and source_id = ${ticket}`.execute(
      desk.deps.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('[decisions 2.13] stays what it was when the event is changed, and no change sets another', async () => {
    const ticket = await desk.ticket();
    const id = await add('sara', about('ticket', ticket));
    const changed = await desk.as('admin').put(`/api/calendarEvent/${id}`, { title: 'تازه' });
    expect(changed.body.data.source).toMatchObject({ type: 'ticket', id: ticket });
    const other = await desk.as('sara').put(`/api/calendarEvent/${id}`, about('customer', PEOPLE.customer.id));
    expect(other.code).toBe(422);
  });

  it('[decisions 2.13] may be deleted: the event stays, without a link', async () => {
    const ticket = await desk.ticket('customer', { subject: 'تیکت پاک‌شده' });
    const ids = [await add('sara', about('ticket', ticket)), await add('sara', about('customer', PEOPLE.other.id))];
    const { db } = desk.deps;
    await sql`update ticket set deleted_at = now() where id = ${ticket}`.execute(db);
    await sql`update "user" set deleted_at = now() where id = ${PEOPLE.other.id}`.execute(db);
    for (const id of ids) {
      const { code, body } = await desk.as('sara').get(`/api/calendarEvent/${id}`);
      expect([code, body.data.title, body.data.source]).toEqual([200, 'جلسه با مشتری', null]);
    }
  });
});
