import { BUSINESS_ZONE } from '@hamyar/dayjs-jalali';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk } from '../../../test/ticket-desk.ts';
import { answerTimeLists, areAnswerTimesDue, measureAnswerTimes } from './answer-time.repository.ts';
import { ticketsModule } from './tickets.module.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('how long first answers take', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule]);
  });
  afterAll(() => desk.close());

  const now = () => desk.deps.clock.now();
  /** A ticket of a department that was answered after so many minutes, or not yet. */
  async function answered(
    department: number,
    minutes: number | null,
    daysAgo = 3,
    by: 'customer' | 'other' = 'customer',
  ): Promise<number> {
    const id = await desk.ticket(by, { department_id: department });
    const created = new Date(now().getTime() - daysAgo * DAY);
    const reply = minutes === null ? null : new Date(created.getTime() + minutes * MINUTE);
    await sql`update ticket set created_at = ${created}, first_staff_reply_at = ${reply} where id = ${id}`.execute(
      desk.deps.db,
    );
    return id;
  }
  async function listOf(user: (typeof PEOPLE)['sara' | 'customer']) {
    await measureAnswerTimes(desk.deps.db, now(), BUSINESS_ZONE);
    const { rows } = await sql<{ list: unknown }>`select ${answerTimeLists.answer_times(user)} as list`.execute(
      desk.deps.db,
    );
    return rows[0]!.list;
  }

  it('[decisions 2.3] are measured by department from the last 90 days, unanswered and older tickets, those of colleagues, spam and deleted ones left out, and shown to employees only', async () => {
    expect(await areAnswerTimesDue(desk.deps.db, now())).toBe(true);
    for (let n = 1; n <= 10; n += 1) await answered(1, n * 10);
    for (let n = 1; n <= 9; n += 1) await answered(2, 5);
    await answered(1, null);
    await answered(1, 5000, 91);
    // a colleague's question, spam and what was deleted say nothing about customers' waiting
    for (const change of [sql`kind = 'internal'`, sql`is_spam = true`, sql`deleted_at = created_at`]) {
      const id = await answered(1, 5000);
      await sql`update ticket set ${change} where id = ${id}`.execute(desk.deps.db);
    }
    await answered(1, 5000, -1);
    // half of ten values is between 50 and 60, nine of ten at 91
    expect(await listOf(PEOPLE.sara)).toEqual([{ department_id: 1, median: 55, p90: 91 }]);
    expect(await listOf(PEOPLE.customer)).toEqual([]);
    expect(await areAnswerTimesDue(desk.deps.db, now())).toBe(false);
    expect(await areAnswerTimesDue(desk.deps.db, new Date(now().getTime() + DAY))).toBe(true);
  });

  it('[decisions 2.3] are told to customers by the hour in which a ticket comes in, where enough came in then', async () => {
    // ten more in another hour of the day, answered sooner, by another person: nobody may write that many in a minute
    for (let n = 1; n <= 10; n += 1) {
      const id = await answered(1, null, 3, 'other');
      await sql`update ticket set created_at = created_at - interval '5 hours',
        first_staff_reply_at = created_at - interval '5 hours' + interval '3 minutes' where id = ${id}`.execute(
        desk.deps.db,
      );
    }
    await measureAnswerTimes(desk.deps.db, now(), BUSINESS_ZONE);
    const openedHoursAgo = async (hoursAgo: number, department = 1) => {
      const id = await desk.ticket('other', { department_id: department });
      await sql`update ticket set created_at = created_at - make_interval(hours => ${hoursAgo}) where id = ${id}`.execute(
        desk.deps.db,
      );
      return { id, expected: await expectedOf(id) };
    };
    const expectedOf = async (id: number) => {
      const { body } = await desk.as('other').get(`/api/ticket/${id}`);
      return (body.data as { expected_answer: { median: number; p90: number } | null }).expected_answer;
    };
    const inThisHour = await openedHoursAgo(0);
    expect(inThisHour.expected).toEqual({ median: 55, p90: 91 });
    expect((await openedHoursAgo(5)).expected).toEqual({ median: 3, p90: 3 });
    // nothing came in at this hour: what all of the department have met
    expect((await openedHoursAgo(2)).expected).toMatchObject({ p90: 81 });
    expect((await openedHoursAgo(0, 2)).expected).toBeNull();
    // who writes one now learns the same before
    const { body } = await desk.as('customer').get('/api/expectedAnswer?department_id=1');
    expect(body.data).toEqual({ median: 55, p90: 91 });
    // it is no news any more once an answer is there, and none for employees
    expect((await desk.as('sara').get(`/api/ticket/${inThisHour.id}`)).body.data).not.toHaveProperty('expected_answer');
    await desk.write('sara', inThisHour.id);
    expect(await expectedOf(inThisHour.id)).toBeNull();
    await desk.write('other', inThisHour.id);
    const { version } = await desk.open('admin', inThisHour.id);
    const transfer = { version, department_id: 2, reason: 'مالی' };
    expect((await desk.as('admin').post(`/api/ticket/${inThisHour.id}`, transfer)).body.status).toBe('UPDATED');
    await sql`update department_answer_time set department_id = 2`.execute(desk.deps.db);
    expect(await desk.open('other', inThisHour.id)).toMatchObject({ status: 0, expected_answer: null });
    await sql`update department_answer_time set department_id = 1`.execute(desk.deps.db);
    // a department that customers do not write to is not there
    expect((await desk.as('customer').get('/api/expectedAnswer?department_id=3')).code).toBe(404);
  });

  it('[decisions 2.3] a department without enough answers has no times any more', async () => {
    await sql`update ticket set first_staff_reply_at = null`.execute(desk.deps.db);
    expect(await listOf(PEOPLE.sara)).toEqual([]);
  });
});
