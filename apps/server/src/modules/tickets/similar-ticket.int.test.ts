import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { settingsOf, writeGroup } from '../settings/public.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());

const ask = (by: PersonName, subject: string, customer?: PersonName) =>
  desk
    .as(by)
    .get(
      `/api/similarTicket?subject=${encodeURIComponent(subject)}${customer ? `&customer_id=${PEOPLE[customer].id}` : ''}`,
    );
const found = async (...asked: Parameters<typeof ask>): Promise<number[]> => {
  const { code, body } = await ask(...asked);
  expect(code).toBe(200);
  return body.data.map(({ id }: { id: number }) => id);
};
const SUBJECT = 'چاپگر طبقه دوم کار نمی‌کند';

describe('tickets that may be about the same as a new one', () => {
  it('[decisions 2.26] are the open ones of the same customer with a similar title from the days that the settings say', async () => {
    const id = await desk.ticket('customer', { subject: SUBJECT });
    const old = await desk.ticket('customer', { subject: SUBJECT });
    await sql`update ticket set created_at = created_at - interval '15 days' where id = ${old}`.execute(desk.deps.db);
    const closed = await desk.ticket('customer', { subject: SUBJECT });
    await desk.as('admin').post(`/api/ticket/${closed}`, { status: 4, close_reason: 'resolved', version: 1 });
    await desk.ticket('customer', { subject: 'درخواست مرخصی' });
    await desk.ticket('other', { subject: SUBJECT });
    const { body } = await ask('customer', 'چاپگر طبقهٔ دوم کار نمیکند');
    expect(body.data).toEqual([
      { id, number: expect.any(String), subject: SUBJECT, status: 0, created_at: expect.any(Number) },
    ]);
    expect(await found('admin', SUBJECT, 'customer')).toEqual([id]);
    expect(await found('customer', 'چا')).toEqual([]);
  });

  it('[decisions 2.1] are never those of another customer, and only what the person may see', async () => {
    const id = await desk.ticket('member', { subject: 'خطای ورود به سامانه' });
    expect(await found('supervisor', 'خطای ورود به سامانه')).toEqual([]);
    expect((await ask('customer', SUBJECT, 'other')).code).toBe(404);
    expect(await found('admin', 'خطای ورود به سامانه', 'member')).toEqual([id]);
    // she sees the customer and not the department in which he has asked
    expect(await found('mina', 'خطای ورود به سامانه', 'member')).toEqual([]);
    const { code, body } = await ask('sara', SUBJECT);
    expect([code, body.errors?.[0]?.field]).toEqual([422, 'customer_id']);
  });

  it('[decisions 2.26] are not looked for once the settings say no days', async () => {
    await desk.ticket('other', { subject: 'قطعی اینترنت شعبه' });
    expect(await found('other', 'قطعی اینترنت شعبه')).toHaveLength(1);
    const { deps } = desk;
    const { generalTicketSettings } = await settingsOf(deps).current();
    const never = { ...generalTicketSettings, duplicate_days: 0 };
    await writeGroup(deps.db, 'generalTicketSettings', never, { id: null, at: deps.clock.now() });
    await withTransaction(deps.db, settingsOf(deps).changed);
    expect(await found('other', 'قطعی اینترنت شعبه')).toEqual([]);
  });
});
