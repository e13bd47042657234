import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';
import { ticketContextOf } from './ticket-context.ts';
import { closeUnanswered } from './auto-close.service.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await sql`update ticket set deleted_at = now() where deleted_at is null`.execute(desk.deps.db);
  await sql`update department set auto_close_days = null`.execute(desk.deps.db);
});

let serial = 0;
/** A ticket that waits for its customer since now. */
async function answered(department_id = 1): Promise<number> {
  const id = await desk.ticket((['customer', 'other'] as const)[(serial += 1) % 2], { department_id });
  expect((await desk.write('admin', id)).body.status).toBe('UPDATED');
  return id;
}
/** The job, so many days later; without working shifts every day is a working day. */
async function afterDays(days: number): Promise<void> {
  desk.deps.clock.advance(days * 86_400_000);
  await closeUnanswered(ticketContextOf(desk.deps));
}
const statusOf = async (id: number): Promise<number> => (await desk.open('admin', id)).status;
const warnings = async (id: number): Promise<number[]> => {
  await desk.deps.runJobs();
  const { rows } = await sql<{ user_id: number }>`
    select user_id from notification where event = 'auto_close_warning' and ticket_id = ${id} order by id`.execute(
    desk.deps.db,
  );
  return rows.map(({ user_id }) => Number(user_id));
};

describe('[decisions 2.3 T13] a ticket that its customer leaves without an answer', () => {
  it('is warned of two working days before it is closed, once, and then closed as without an answer', async () => {
    const id = await answered();
    const { customer } = await desk.open('admin', id);
    await afterDays(4);
    expect(await warnings(id)).toEqual([]);
    await afterDays(1);
    await afterDays(0);
    expect(await warnings(id)).toEqual([customer.id]);
    await afterDays(1);
    expect(await statusOf(id)).toBe(2);
    await afterDays(1);
    expect(await desk.open('admin', id)).toMatchObject({ status: 4, close_reason: 'no_answer' });
    const { contents } = await desk.open('admin', id);
    expect(contents.at(-1)).toMatchObject({ type: 'system', author: null, event: { name: 'closed', to: 'no_answer' } });
  });

  it('stays open when the customer answers, and the next answer of staff begins again', async () => {
    const id = await answered();
    await afterDays(5);
    const { customer } = await desk.open('admin', id);
    const name = customer.id === 11 ? 'customer' : 'other';
    await desk.write(name, id);
    await afterDays(9);
    expect(await statusOf(id)).toBe(3);
    await desk.write('admin', id);
    await afterDays(4);
    expect(await statusOf(id)).toBe(2);
    expect(await warnings(id)).toHaveLength(1);
    await afterDays(1);
    expect(await warnings(id)).toHaveLength(2);
    await afterDays(2);
    expect(await statusOf(id)).toBe(4);
  });

  it('is closed only while it waits for its customer', async () => {
    const open = await desk.ticket('customer');
    const inProgress = await answered();
    const { version } = await desk.open('admin', inProgress);
    await desk.as('admin').post(`/api/ticket/${inProgress}`, { version, status: 1 });
    await afterDays(30);
    await afterDays(30);
    expect([await statusOf(open), await statusOf(inProgress)]).toEqual([0, 1]);
  });

  it('[decisions 2.7] its department says after how many days, or never', async () => {
    const department = async (id: number, values: object) => {
      const { version } = (await desk.as('admin').get(`/api/department/${id}`)).body.data;
      return (await desk.as('admin').put(`/api/department/${id}`, { version, ...values })).body;
    };
    expect(await department(1, { auto_close_days: 2 })).toMatchObject({
      status: 'VALIDATION_ERROR',
      errors: [{ field: 'auto_close_days', message: 'مقدار نباید کمتر از ۳ باشد' }],
    });
    expect((await department(1, { auto_close_days: 3 })).status).toBe('UPDATED');
    expect((await department(2, { auto_close_days: 0 })).status).toBe('UPDATED');
    const [soon, never] = [await answered(1), await answered(2)];
    await afterDays(1);
    expect(await warnings(soon)).toHaveLength(1);
    await afterDays(2);
    expect(await statusOf(soon)).toBe(4);
    await afterDays(60);
    expect(await warnings(never)).toEqual([]);
    expect(await statusOf(never)).toBe(2);
  });

  it('does not wait on days on which its department does not work', async () => {
    await sql`update department set auto_close_days = 3 where id = 1`.execute(desk.deps.db);
    const { body } = await desk.as('admin').post('/api/workingshift', {
      name: 'یک روز در هفته',
      days: [[{ from: '08:00', to: '16:00' }], [], [], [], [], [], []],
      department_ids: [1],
    });
    expect(body.status).toBe('CREATED');
    const id = await answered();
    await afterDays(5);
    await afterDays(3);
    expect(await warnings(id)).toHaveLength(1);
    await afterDays(7);
    expect(await statusOf(id)).toBe(2);
    await afterDays(7);
    expect(await statusOf(id)).toBe(4);
    await sql`delete from working_shift_department`.execute(desk.deps.db);
    await sql`delete from working_shift`.execute(desk.deps.db);
  });

  it('is closed although another one cannot be written', async () => {
    await sql`update department set auto_close_days = 3`.execute(desk.deps.db);
    const [bad, good] = [await answered(), await answered(2)];
    await afterDays(2);
    await sql`alter table ticket add constraint stays_open check (id <> ${sql.lit(bad)} or status <> 4) not valid`.execute(
      desk.deps.db,
    );
    await afterDays(14);
    await sql`alter table ticket drop constraint stays_open`.execute(desk.deps.db);
    expect([await statusOf(bad), await statusOf(good)]).toEqual([2, 4]);
    await afterDays(0);
    expect(await statusOf(bad)).toBe(4);
  });
});
