import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { createStatistics, runWithStatistics } from '../../platform/http/request-statistics.ts';
import { withStatementCounter } from '../../platform/http/statement-counter.ts';
import { calendarModule } from '../calendar/calendar.module.ts';
import { slaModule } from '../sla/sla.module.ts';
import { createTicketContext } from './ticket-context.ts';
import { recountDueTimes } from './ticket-sla-recount.service.ts';
import { runSlaTimer } from './ticket-sla-timer.service.ts';
import { ticketsModule } from './tickets.module.ts';

const interval = (from: string, to: string) => [{ from, to }];
const OFFICE = [...Array.from({ length: 5 }, () => interval('08:00', '16:00')), interval('08:00', '12:00'), []];
const NEVER = Array.from({ length: 7 }, () => []);
// Saturday 2026-11-28 is 7 Azar 1405.
const SAT = '2026-11-28';
const moment = (time: string, ms = 0) => new Date(new Date(`${SAT}T${time}:00+03:30`).getTime() + ms);

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([calendarModule, slaModule, ticketsModule]);
  await sql`insert into working_shift (id, name, name_norm, is_default, days, overrides, created_at, updated_at)
    overriding system value values (1, 'اداری', 'اداری', true, ${JSON.stringify(OFFICE)}, '[]', now(), now())`.execute(
    desk.deps.db,
  );
  const hours = { first_response_minutes: 120, resolution_minutes: 480 };
  const { body } = await desk.as('admin').post('/api/sla', {
    ...{ name: 'همگانی', branch_id: -1, is_default: true, targets: [hours, hours, hours, hours] },
    escalations: [
      {
        ...{ on: 'first_response', at: 'breach', after_minutes: null, notify: ['department_admins'], user_ids: [] },
        ...{ channels: ['panel'], actions: [] },
      },
    ],
  });
  expect(body.status).toBe('CREATED');
});
afterAll(() => desk.close());

const at = (time: string, ms = 0) => desk.deps.clock.set(moment(time, ms));
const context = () =>
  createTicketContext({ ...desk.deps, db: withStatementCounter(desk.deps.db), modules: [] } as never);
const stored = async (id: number) =>
  (
    await sql<Record<string, unknown>>`select sla_state, sla_next_at, sla_due_at, fr_state, res_state, updated_at
      from ticket where id = ${id}`.execute(desk.deps.db)
  ).rows[0]!;
const events = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from socket_event`.execute(desk.deps.db)).rows[0]!.n;
const lastEvent = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from socket_event`.execute(desk.deps.db)).rows[0]!
    .id;

/** What the timer has written of one ticket. */
interface Writing {
  columns: unknown;
  warned: unknown;
  history: unknown[];
  events: string[];
  notices: string[];
}

async function writingOf(id: number, lastBefore: number): Promise<Writing> {
  const { db } = desk.deps;
  const { sla_state, fr_state, res_state, updated_at } = await stored(id);
  const slas = await sql<{ warned: string[] }>`select warned from ticket_sla where ticket_id = ${id}`.execute(db);
  const history = await sql`select actor_id, field, from_value, to_value, cause from ticket_history
    where ticket_id = ${id} and field <> 'created' order by id`.execute(db);
  const sent = await sql<{ channel: string; name: string }>`select channel, name from socket_event
    where id > ${lastBefore} and (data ->> 'id')::bigint = ${id}`.execute(db);
  const jobs = await sql<{ payload: { event: string; user_ids?: number[] } }>`select payload
    from graphile_worker._private_jobs where (payload ->> 'ticket_id')::bigint = ${id} and payload ->> 'event' like 'sla_%'`.execute(
    db,
  );
  return {
    columns: { sla_state, fr_state, res_state, updated_at },
    warned: slas.rows[0]?.warned,
    history: history.rows,
    events: sent.rows
      .map(({ channel, name }) => `${channel.replace(`ticket-staff.${id}`, 'ticket-staff')} ${name}`)
      .sort(),
    notices: jobs.rows
      .map(({ payload: { event, user_ids } }) => `${event}${user_ids ? ` to ${user_ids.join(' and ')}` : ''}`)
      .sort(),
  };
}

/** Makes the database refuse every change of one ticket. */
const refuse = async (id: number, act: () => Promise<void>) => {
  await sql`create or replace function refuse_ticket() returns trigger language plpgsql as
    $$ begin if new.id = ${sql.lit(id)} then raise exception 'refused'; end if; return new; end $$`.execute(
    desk.deps.db,
  );
  await sql`create trigger refuse_ticket before update on ticket for each row execute function refuse_ticket()`.execute(
    desk.deps.db,
  );
  await act();
  await sql`drop trigger refuse_ticket on ticket`.execute(desk.deps.db);
};

describe('the timer of the clocks', () => {
  it('[decisions 2.6 rule 8] breaches in the second after the due time, and before it writes nothing', async () => {
    at('08:00', 400);
    const ticket = await desk.ticket('customer');
    at('09:30', 700);
    await runSlaTimer(context());
    expect(await stored(ticket)).toMatchObject({ sla_state: 'due_soon', sla_next_at: moment('10:00', 1_000) });
    for (const ms of [0, 1, 999]) {
      at('10:00', ms);
      const before = [await stored(ticket), await events()];
      await runSlaTimer(context());
      expect([await stored(ticket), await events()]).toEqual(before);
    }
    at('10:00', 1_000);
    await runSlaTimer(context());
    expect(await stored(ticket)).toMatchObject({ sla_state: 'first_response_breached', fr_state: 'breached' });
    const before = await events();
    await runSlaTimer(context());
    expect(await events()).toBe(before);
  });

  it('[decisions 2.6 rule 8] a ticket that cannot be written holds no other one up', async () => {
    at('08:00');
    const [bad, good] = [await desk.ticket('customer'), await desk.ticket('customer')];
    at('10:01');
    await refuse(bad, () => runSlaTimer(context()));
    expect([(await stored(bad)).fr_state, (await stored(good)).fr_state]).toEqual(['running', 'breached']);
    await runSlaTimer(context());
    expect((await stored(bad)).fr_state).toBe('breached');
  });

  it('[decisions 2.6 rule 8] asks the database as often for eight tickets as for two, and writes for each what it writes for one', async () => {
    const statements: number[] = [];
    const writings: Writing[] = [];
    for (const tickets of [1, 2, 8]) {
      at('08:00');
      const ids: number[] = [];
      for (let n = 0; n < tickets; n += 1) ids.push(await desk.ticket('customer'));
      at('10:01');
      const before = await lastEvent();
      const statistics = createStatistics();
      await runWithStatistics(statistics, () => runSlaTimer(context()));
      statements.push(statistics.statements);
      for (const id of ids) writings.push(await writingOf(id, before));
    }
    const [alone, ...others] = writings;
    expect(alone).toEqual({
      columns: {
        sla_state: 'first_response_breached',
        fr_state: 'breached',
        res_state: 'running',
        updated_at: moment('10:01'),
      },
      warned: ['first_response:warn', 'first_response:breach'],
      history: [{ actor_id: null, field: 'sla_breach', from_value: null, to_value: 'first_response', cause: 'sla' }],
      events: ['branch.1 ticket.changed', 'department.1 ticket.changed', 'ticket-staff ticket.changed'],
      notices: ['sla_breach', 'sla_escalated to 3', 'sla_warn'],
    });
    expect(others).toHaveLength(10);
    for (const other of others) expect(other).toEqual(alone);
    expect(statements[2]).toBe(statements[1]);
    expect(statements[1]).toBe(statements[0]);
  });
});

describe('working time that changes', () => {
  const week = (days: unknown) =>
    sql`update working_shift set days = ${JSON.stringify(days)} where id = 1`.execute(desk.deps.db);

  it('[decisions 2.6 rule 7] gives a clock that had no working time its due time', async () => {
    at('08:00');
    await week(NEVER);
    const ticket = await desk.ticket('customer');
    expect(await stored(ticket)).toMatchObject({ fr_state: 'running', sla_due_at: null });
    await week(OFFICE);
    await recountDueTimes(context());
    expect(await stored(ticket)).toMatchObject({ fr_state: 'running', sla_due_at: moment('10:00') });
  });

  it('[decisions 2.6 rule 7] is counted for every ticket, also where one fails; the job then runs again', async () => {
    at('08:00');
    const [bad, good] = [await desk.ticket('customer'), await desk.ticket('customer')];
    await week([interval('09:00', '16:00'), ...OFFICE.slice(1)]);
    await refuse(bad, () => expect(recountDueTimes(context())).rejects.toThrow(String(bad)));
    expect((await stored(good)).sla_due_at).toEqual(moment('11:00'));
    await recountDueTimes(context());
    expect((await stored(bad)).sla_due_at).toEqual(moment('11:00'));
    await week(OFFICE);
  });
});
