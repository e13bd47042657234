import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
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
  });
  expect(body.status).toBe('CREATED');
});
afterAll(() => desk.close());

const at = (time: string, ms = 0) => desk.deps.clock.set(moment(time, ms));
const context = () => createTicketContext({ ...desk.deps, modules: [] } as never);
const stored = async (id: number) =>
  (
    await sql<Record<string, unknown>>`select sla_state, sla_next_at, sla_due_at, fr_state, res_state, updated_at
      from ticket where id = ${id}`.execute(desk.deps.db)
  ).rows[0]!;
const events = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from socket_event`.execute(desk.deps.db)).rows[0]!.n;
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
