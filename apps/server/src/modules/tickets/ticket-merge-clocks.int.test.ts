import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { calendarModule } from '../calendar/calendar.module.ts';
import { slaModule } from '../sla/sla.module.ts';
import { ticketsModule } from './tickets.module.ts';

const START = new Date('2026-11-28T08:00:00+03:30');
const minute = (n: number) => new Date(START.getTime() + n * 60_000);

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([calendarModule, slaModule, ticketsModule]);
  const hours = { first_response_minutes: 120, resolution_minutes: 480 };
  const { body } = await desk.as('admin').post('/api/sla', {
    ...{ name: 'همگانی', branch_id: -1, is_default: true, targets: [hours, hours, hours, hours] },
    ...{ next_response_minutes: [60, 60, 60, 60], clocks: ['24x7', '24x7', '24x7', '24x7'] },
  });
  expect(body.status).toBe('CREATED');
});
afterAll(() => desk.close());

const at = (n: number) => desk.deps.clock.set(minute(n));
const opened = (n: number, more: object = {}) => {
  at(n);
  return desk.ticket('customer', more);
};
const say = async (n: number, by: PersonName, id: number, more: object = {}) => {
  at(n);
  expect((await desk.write(by, id, more)).body.status).toBe('UPDATED');
};
const change = async (n: number, id: number, changes: object) => {
  at(n);
  const { version } = await desk.open('admin', id);
  expect((await desk.as('admin').post(`/api/ticket/${id}`, { version, ...changes })).body.status).toBe('UPDATED');
};
const merge = async (n: number, id: number, target: number) => {
  at(n);
  expect((await desk.as('admin').post(`/api/ticket/${id}/merge`, { target_id: target })).body.status).toBe('UPDATED');
};
const unmerge = async (n: number, id: number) => {
  at(n);
  expect((await desk.as('admin').post(`/api/ticket/${id}/unmerge`)).body.status).toBe('UPDATED');
};
const stored = async (id: number) =>
  (
    await sql<
      Record<string, unknown>
    >`select status, sla_name, fr_state, fr_at, nr_state, nr_due_at, res_state, last_staff_reply_at,
      last_customer_reply_at, waiting_since, recipient_id, closed_at, closed_by_id, close_reason, close_note,
      satisfaction, reopened_count, last_reopened_at from ticket where id = ${id}`.execute(desk.deps.db)
  ).rows[0]!;

describe('the clocks of a ticket that gets the conversation of another one', () => {
  it('[decisions 2.3 T14] an earlier answer of the other one is no first answer where the customer wrote last', async () => {
    const source = await opened(0);
    await say(10, 'sara', source, { then: 'keep_working' });
    const target = await opened(20);
    await merge(30, source, target);
    expect(await stored(target)).toMatchObject({ fr_state: 'running', fr_at: null, nr_state: 'none' });
  });

  it('[decisions 2.3 T14] an answer that is the newest answers the target, when it was written', async () => {
    const target = await opened(0);
    const source = await opened(5);
    await say(10, 'sara', source);
    await merge(30, source, target);
    expect(await stored(target)).toMatchObject({ fr_state: 'met', fr_at: minute(10) });
  });

  it('[decisions 2.3 T14] a message that is the newest waits since it was written, where the target was answered', async () => {
    const target = await opened(0);
    await say(5, 'sara', target);
    const source = await opened(10);
    await merge(30, source, target);
    expect(await stored(target)).toMatchObject({
      ...{ status: 3, fr_state: 'met', fr_at: minute(5), nr_state: 'running', nr_due_at: minute(70) },
      ...{ res_state: 'running' },
    });
  });

  it('[decisions 2.3 T14] a message that is the newest waits since a closed target is open again', async () => {
    const target = await opened(0);
    await say(5, 'sara', target, { then: 'close' });
    const source = await opened(10);
    await merge(30, source, target);
    expect(await stored(target)).toMatchObject({ status: 3, nr_state: 'running', nr_due_at: minute(90) });
  });

  it('[decisions 2.3 T15] gets back what it was when they are separated', async () => {
    const target = await opened(0);
    await say(5, 'sara', target);
    const before = await stored(target);
    const source = await opened(10);
    await merge(30, source, target);
    await unmerge(40, source);
    expect(await stored(target)).toEqual(before);

    const waiting = await opened(50);
    const answered = await opened(55);
    const unanswered = await stored(waiting);
    await say(60, 'sara', answered);
    await merge(70, answered, waiting);
    await unmerge(80, answered);
    expect(await stored(waiting)).toEqual(unanswered);
  });

  it('[decisions 2.3 T15] gets its status back also where somebody worked on it, or had closed it', async () => {
    const working = await opened(0);
    await say(5, 'sara', working, { then: 'keep_working' });
    const untouched = await opened(6);
    await change(7, untouched, { status: 1 });
    const closed = await opened(8);
    await change(9, closed, { status: 4, close_reason: 'resolved', close_note: 'انجام شد' });
    const before = [await stored(working), await stored(untouched), await stored(closed)];
    expect(before.map(({ status }) => status)).toEqual([1, 1, 4]);
    for (const [index, target] of [working, untouched, closed].entries()) {
      const source = await opened(10);
      await merge(30, source, target);
      expect((await stored(target)).status).toBe([3, 0, 3][index]);
      await unmerge(40, source);
      expect(await stored(target)).toEqual(before[index]);
    }
  });

  it('[decisions 2.3 T15] waits on for an answer where the customer has written since, or what else was merged says so', async () => {
    const target = await opened(0);
    await say(5, 'sara', target);
    const [one, other] = [await opened(10), await opened(12)];
    await merge(30, one, target);
    await merge(31, other, target);
    await unmerge(40, one);
    expect((await stored(target)).status).toBe(3);
    await unmerge(41, other);
    expect((await stored(target)).status).toBe(2);
    await merge(42, one, target);
    await say(43, 'customer', target);
    await unmerge(44, one);
    expect((await stored(target)).status).toBe(3);
  });

  it('[decisions 2.3 T15] waits on for an answer to what the customer wrote between two merges', async () => {
    const target = await opened(0);
    await say(5, 'sara', target);
    const [one, other] = [await opened(10), await opened(12)];
    await merge(30, one, target);
    await say(31, 'customer', target);
    await merge(32, other, target);
    await unmerge(40, one);
    await unmerge(41, other);
    expect((await stored(target)).status).toBe(3);
  });

  it('[decisions 2.3 T15] gets its status back from a conversation that came by way of another ticket', async () => {
    const last = await opened(0);
    await say(5, 'sara', last);
    const between = await opened(6);
    await say(7, 'sara', between);
    const first = await opened(10);
    await merge(20, first, between);
    await merge(30, between, last);
    expect((await stored(last)).status).toBe(3);
    await unmerge(40, first);
    expect((await stored(last)).status).toBe(2);
  });

  it('[decisions 2.3 T15] keeps what was written in it since then', async () => {
    const target = await opened(0);
    const source = await opened(5);
    await merge(10, source, target);
    await say(20, 'sara', target);
    await unmerge(30, source);
    expect(await stored(target)).toMatchObject({
      ...{ status: 2, fr_state: 'met', fr_at: minute(20), waiting_since: null },
      ...{ last_staff_reply_at: minute(20), last_customer_reply_at: minute(0) },
    });
  });
});

describe('a new ticket of one message', () => {
  it('[decisions 2.3 T16, decisions 2.6, decisions 2.7] gets an SLA from now on, and somebody of its department', async () => {
    const source = await opened(0);
    await sql`update department set assign_mode = 'round_robin' where id = 2`.execute(desk.deps.db);
    const { contents } = await desk.open('admin', source);
    at(30);
    const { body } = await desk.as('admin').post(`/api/ticket/${source}/split`, {
      ...{ content_id: contents[0].id, subject: 'موضوع دوم', department_id: 2, client_key: randomUUID() },
    });
    await sql`update department set assign_mode = 'manual' where id = 2`.execute(desk.deps.db);
    expect(await stored(body.data.id)).toMatchObject({
      ...{ status: 0, sla_name: 'همگانی', fr_state: 'running', res_state: 'running' },
      recipient_id: PEOPLE.mina.id,
    });
    expect(await desk.open('admin', body.data.id)).toMatchObject({ sla: { due_at: minute(150).getTime() / 1000 } });
  });
});
