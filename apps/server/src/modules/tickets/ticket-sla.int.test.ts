import type { Sla } from '@hamyar/contracts';
import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { calendarModule } from '../calendar/calendar.module.ts';
import { slaModule } from '../sla/sla.module.ts';
import { ticketsModule } from './tickets.module.ts';

const interval = (from: string, to: string) => [{ from, to }];
const OFFICE = [...Array.from({ length: 5 }, () => interval('08:00', '16:00')), interval('08:00', '12:00'), []];
// Saturday 2026-11-28 is 7 Azar 1405.
const [THU, SAT, SUN, MON] = ['2026-11-26', '2026-11-28', '2026-11-29', '2026-11-30'];
const moment = (day: string, time: string) => new Date(`${day}T${time}:00+03:30`);

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([calendarModule, slaModule, ticketsModule]);
  await sql`insert into working_shift (name, name_norm, is_default, days, overrides, created_at, updated_at)
    values ('اداری', 'اداری', true, ${JSON.stringify(OFFICE)}, '[]', now(), now())`.execute(desk.deps.db);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await sql`update sla_policy set status = false, is_default = false`.execute(desk.deps.db);
});

const at = (day: string, time: string) => desk.deps.clock.set(moment(day, time));
const hours = (first: number | null, resolution: number | null) => ({
  first_response_minutes: first,
  resolution_minutes: resolution,
});
let serial = 0;
async function policy(more: object = {}): Promise<number> {
  const { body } = await desk.as('admin').post('/api/sla', {
    ...{ name: `SLA ${(serial += 1)}`, branch_id: -1, is_default: true },
    targets: [hours(240, 960), hours(120, 480), hours(60, 240), hours(30, 60)],
    ...more,
  });
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.id as number;
}
async function stored(id: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select sla_id, sla_name, sla_state, sla_due_at, fr_due_at, fr_at, fr_state, nr_due_at, nr_state, res_due_at, res_at, res_state,
      paused_since, paused_minutes from ticket where id = ${id}`.execute(desk.deps.db);
  return rows[0]!;
}
const change = async (by: PersonName, id: number, changes: object) => {
  const { version } = await desk.open(by, id);
  const { body } = await desk.as(by).post(`/api/ticket/${id}`, { version, ...changes });
  expect(body).toMatchObject({ status: 'UPDATED' });
};
const notifications = async (id: number) =>
  (
    await sql<{
      event: string;
      user_id: number;
    }>`select event, user_id from notification where ticket_id = ${id} and event like 'sla%'
      order by event, user_id`.execute(desk.deps.db)
  ).rows;
/** When the notification of an event will be delivered, as long as it waits. */
const waitingNotice = async (id: number, event: string) =>
  (
    await sql<{ run_at: Date }>`select run_at from graphile_worker._private_jobs
      where payload ->> 'event' = ${event} and (payload ->> 'ticket_id')::int = ${id}`.execute(desk.deps.db)
  ).rows[0]?.run_at;
/** The timer of this minute, and everything that follows from it. */
const tick = async () => {
  await desk.deps.jobs.add(desk.deps.db, 'ticket.sla', {});
  await desk.deps.runJobs();
};

describe('the SLA of a ticket', () => {
  it('[decisions 2.6] is copied to a new ticket, with due times in working hours, and stays when the policy changes', async () => {
    const id = await policy({ name: 'طلایی' });
    at(THU, '11:00');
    const ticket = await desk.ticket('customer');
    expect(await stored(ticket)).toMatchObject({
      ...{
        sla_id: id,
        sla_name: 'طلایی',
        sla_state: 'ok',
        fr_state: 'running',
        nr_state: 'none',
        res_state: 'running',
      },
      ...{ fr_due_at: moment(SAT, '09:00'), res_due_at: moment(SAT, '15:00'), sla_due_at: moment(SAT, '09:00') },
    });
    const before = (await desk.as('admin').get(`/api/sla/${id}`)).body.data as Sla;
    await desk
      .as('admin')
      .put(`/api/sla/${id}`, { version: before.version, targets: before.targets.map(() => hours(1, 1)) });
    at(THU, '11:30');
    await desk.write('sara', ticket);
    expect(await stored(ticket)).toMatchObject({ fr_state: 'met', fr_at: moment(THU, '11:30'), res_state: 'paused' });
    await desk.write('customer', ticket);
    expect(await stored(ticket)).toMatchObject({ res_due_at: moment(SAT, '15:00') });
  });

  it('[decisions 2.6 rule 3] notes answer nothing; an answer stops the resolution until the customer writes', async () => {
    await policy({ next_response_minutes: [60, 60, 60, 60] });
    at(SAT, '09:00');
    const ticket = await desk.ticket('customer');
    await desk.write('sara', ticket, { type: 'note' });
    expect(await stored(ticket)).toMatchObject({ fr_state: 'running', fr_at: null });
    at(SAT, '10:00');
    await desk.write('sara', ticket);
    expect(await stored(ticket)).toMatchObject({
      ...{ sla_state: 'paused', sla_due_at: null, fr_state: 'met', res_state: 'paused', res_due_at: null },
      paused_since: moment(SAT, '10:00'),
    });
    at(SUN, '15:30');
    await desk.write('customer', ticket);
    expect(await stored(ticket)).toMatchObject({
      ...{ sla_state: 'ok', nr_state: 'running', nr_due_at: moment(MON, '08:30'), res_due_at: moment(MON, '14:30') },
      ...{ sla_due_at: moment(MON, '08:30'), paused_since: null, paused_minutes: 29 * 60 + 30 },
    });
  });

  it('[decisions 2.6 rule 4] another importance counts what has passed, and another department chooses again', async () => {
    const first = await policy();
    const second = await policy({
      ...{ is_default: false, conditions: { match: 'all', rules: [{ field: 'department', op: 'in', value: [2] }] } },
      targets: [hours(null, 600), hours(null, 600), hours(null, 600), hours(null, 600)],
    });
    at(SAT, '08:00');
    const ticket = await desk.ticket('customer');
    at(SAT, '09:00');
    await change('admin', ticket, { importance: 3 });
    expect(await stored(ticket)).toMatchObject({ sla_id: first, res_due_at: moment(SAT, '09:00') });
    await change('admin', ticket, { importance: 1 });
    expect(await stored(ticket)).toMatchObject({ sla_id: first, res_due_at: moment(SAT, '16:00') });
    at(SAT, '12:00');
    await change('sara', ticket, { department_id: 2, reason: 'مالی' });
    expect(await stored(ticket)).toMatchObject({ sla_id: second, fr_state: 'none', res_due_at: moment(SUN, '10:00') });
  });

  it('[decisions 2.3 T9] closing in time is kept; a reopened ticket has at least the grace', async () => {
    await policy();
    at(SAT, '08:00');
    const ticket = await desk.ticket('customer', {});
    at(SAT, '15:55');
    await desk.write('sara', ticket, { then: 'close' });
    expect(await stored(ticket)).toMatchObject({
      ...{ sla_state: 'none', sla_due_at: null, res_state: 'met', res_at: moment(SAT, '15:55') },
      res_due_at: moment(SAT, '16:00'),
    });
    at(SUN, '09:00');
    await desk.write('customer', ticket);
    expect(await stored(ticket)).toMatchObject({
      res_state: 'running',
      res_due_at: moment(SUN, '10:00'),
      res_at: null,
    });
  });

  it('[decisions 2.3 T2] a ticket to a customer begins with their answer, and spam has no SLA', async () => {
    await policy({ applies_to_kinds: ['customer', 'to_customer'] });
    at(SAT, '08:00');
    const sent = await desk.ticket('mina', { kind: 'to_customer', customer_id: 11, department_id: 2 });
    expect(await stored(sent)).toMatchObject({ sla_state: 'none', fr_state: 'none', res_state: 'none' });
    at(SUN, '08:00');
    await desk.write('customer', sent);
    expect(await stored(sent)).toMatchObject({ fr_state: 'none', res_due_at: moment(SUN, '16:00') });
    const spam = await desk.ticket('customer');
    await change('admin', spam, { spam: true });
    expect(await stored(spam)).toMatchObject({ sla_id: null, sla_state: 'none', sla_due_at: null, res_state: null });
    const { rows } = await sql`select from ticket_sla where ticket_id = ${spam}`.execute(desk.deps.db);
    expect(rows).toEqual([]);
    at(SUN, '10:00');
    await change('admin', spam, { spam: false });
    expect(await stored(spam)).toMatchObject({ fr_due_at: moment(SUN, '12:00'), res_state: 'running' });
  });
});

describe('the timer of the clocks', () => {
  it('[decisions 2.6 rule 8] warns, records the breach and notifies, each once', async () => {
    await policy();
    at(SAT, '08:00');
    const ticket = await desk.ticket('customer', { recipient_id: 4 });
    await desk.deps.runJobs();
    at(SAT, '09:29');
    await tick();
    expect([(await stored(ticket)).sla_state, await notifications(ticket)]).toEqual(['ok', []]);
    at(SAT, '09:30');
    desk.deps.clock.set(new Date(moment(SAT, '09:30').getTime() + 1_000));
    await tick();
    await tick();
    expect((await stored(ticket)).sla_state).toBe('due_soon');
    expect(await notifications(ticket)).toEqual([{ event: 'sla_warn', user_id: 4 }]);
    at(SAT, '10:01');
    await tick();
    await tick();
    expect(await stored(ticket)).toMatchObject({
      sla_state: 'first_response_breached',
      fr_state: 'breached',
      fr_at: null,
    });
    expect(await notifications(ticket)).toEqual([
      { event: 'sla_breach', user_id: 3 },
      { event: 'sla_breach', user_id: 4 },
      { event: 'sla_warn', user_id: 4 },
    ]);
    const { rows } = await sql<{ to_value: string }>`select to_value from ticket_history
      where ticket_id = ${ticket} and field = 'sla_breach'`.execute(desk.deps.db);
    expect(rows).toEqual([{ to_value: 'first_response' }]);
    await desk.write('sara', ticket);
    expect(await stored(ticket)).toMatchObject({
      sla_state: 'paused',
      fr_state: 'breached',
      fr_at: moment(SAT, '10:01'),
    });
  });

  it('[decisions 2.6 rule 6] notifies in working time only, unless the clock never stops', async () => {
    await policy();
    at(SAT, '14:00');
    const ticket = await desk.ticket('customer', { recipient_id: 4 });
    await desk.deps.runJobs();
    at(SAT, '16:01');
    await tick();
    expect([(await stored(ticket)).fr_state, await notifications(ticket)]).toEqual(['breached', []]);
    expect(await waitingNotice(ticket, 'sla_breach')).toEqual(moment(SUN, '08:00'));
    await policy({ clocks: ['24x7', '24x7', '24x7', '24x7'] });
    at(SUN, '20:00');
    const night = await desk.ticket('customer', { recipient_id: 4 });
    at(SUN, '22:01');
    await tick();
    expect(await notifications(night)).toContainEqual({ event: 'sla_breach', user_id: 4 });
  });

  it('[decisions 2.6] escalates once: people are notified, the ticket is raised, tagged and given to somebody', async () => {
    const tag = (
      await sql<{
        id: number;
      }>`insert into tag (name, name_norm, color) values ('دیرکرد', 'دیرکرد', 'red') returning id`.execute(desk.deps.db)
    ).rows[0]!.id;
    await policy({
      escalations: [
        {
          ...{
            on: 'first_response',
            at: 'after',
            after_minutes: 30,
            notify: ['assignee', 'branch_admins'],
            user_ids: [1],
          },
          channels: ['panel'],
          actions: [{ type: 'raise_importance' }, { type: 'reassign', user_id: 5 }, { type: 'tag', tag_id: tag }],
        },
      ],
    });
    at(SAT, '08:00');
    const ticket = await desk.ticket('customer', { recipient_id: 4 });
    at(SAT, '10:31');
    await tick();
    await tick();
    const { importance, recipient, tags } = await desk.open('admin', ticket);
    expect([importance, recipient.id]).toEqual([2, 5]);
    expect(tags.map(({ name }: { name: string }) => name)).toEqual(['دیرکرد']);
    const escalated = (await notifications(ticket)).filter(({ event }) => event === 'sla_escalated');
    expect(escalated.map(({ user_id }) => user_id)).toEqual([1, 2, 5]);
  });

  it('[decisions 2.6] reaches the browser only by a step that names it, and where the person wants that', async () => {
    const pushed = async (channels: string[]) => {
      const step = { on: 'first_response', at: 'after', after_minutes: 30, notify: [], user_ids: [1, 2], actions: [] };
      await policy({ escalations: [{ ...step, channels }] });
      at(SAT, '08:00');
      const ticket = await desk.ticket('customer', { recipient_id: 4 });
      at(SAT, '10:31');
      await tick();
      const { rows } = await sql<{ push: boolean }>`select push from notification
        where ticket_id = ${ticket} and event = 'sla_escalated' order by user_id`.execute(desk.deps.db);
      return rows.map(({ push }) => push);
    };
    await sql`update "user" set notification_prefs = '{"browser": false}' where id = 2`.execute(desk.deps.db);
    expect(await pushed(['panel'])).toEqual([false, false]);
    expect(await pushed(['panel', 'browser'])).toEqual([true, false]);
  });

  it('[decisions 2.6 rule 7] counts the due times of open tickets again when a day off is added', async () => {
    await policy();
    at(THU, '11:00');
    const ticket = await desk.ticket('customer');
    expect((await stored(ticket)).fr_due_at).toEqual(moment(SAT, '09:00'));
    await desk.as('admin').post('/api/offDay', { date: SAT, title: 'جشن شرکت', repeat: 'none', from: null, to: null });
    await desk.deps.runJobs();
    expect(await stored(ticket)).toMatchObject({ fr_due_at: moment(SUN, '09:00'), sla_due_at: moment(SUN, '09:00') });
    await sql`delete from off_day`.execute(desk.deps.db);
  });
});
