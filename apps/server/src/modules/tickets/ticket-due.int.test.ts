import type { DueScope } from '@hamyar/contracts';
import { sql } from 'kysely';
import { addUser } from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { installLicense } from '../../../test/test-license.ts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

/** A moment of Tehran. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:30`) / 1000;
const RANGE = { start_date: at('2026-11-28', '00:00'), end_date: at('2026-12-05', '00:00') };
const address = ({ start_date, end_date } = RANGE) =>
  `/api/ticketDue?${new URLSearchParams({ start_date: String(start_date), end_date: String(end_date) })}`;

interface Due {
  seconds: number;
  assignee?: PersonName | null;
  department?: number;
  branch?: number;
  recipient?: PersonName | null;
  state?: string;
}

let desk: Desk;
beforeEach(async () => {
  desk = await createDesk([ticketsModule]);
  desk.deps.clock.set('2026-11-28T08:00:00+03:30');
});
afterEach(() => desk.close());

/** A ticket that is due at a moment. */
async function due({ seconds, assignee = 'sara', department = 1, branch = 1, recipient, state = 'ok' }: Due) {
  const id = await desk.ticket();
  const of = (name: PersonName | null | undefined) => (name ? PEOPLE[name].id : null);
  await sql`update ticket set sla_state = ${state}, sla_due_at = ${new Date(seconds * 1000)}, assignee_id = ${of(assignee)},
    recipient_id = ${of(recipient)}, department_id = ${department}, branch_id = ${branch} where id = ${id}`.execute(
    desk.deps.db,
  );
  return id;
}
const read = async (by: PersonName, range = RANGE) => (await desk.as(by).get(address(range))).body.data;
const arrange = (by: PersonName, shown: boolean, scope: DueScope) =>
  desk.as(by).put('/api/ticketDueLayer', { shown, scope });
/** The tickets of each day, by its beginning. */
const ids = (data: { days: { start_date: number; tickets: { id: number }[] }[] }) =>
  data.days.map(({ start_date, tickets }) => [start_date, tickets.map(({ id }) => id)]);

describe('the due times in the calendar', () => {
  it('[decisions 2.13] are of the tickets assigned to the person, by days of the zone of the business, the earliest first', async () => {
    const late = await due({ seconds: at('2026-11-28', '23:59') });
    const early = await due({ seconds: at('2026-11-28', '00:00'), state: 'resolution_breached' });
    const next = await due({ seconds: at('2026-11-29', '00:00') });
    await due({ seconds: RANGE.start_date - 1 });
    await due({ seconds: RANGE.end_date });
    await due({ seconds: at('2026-11-28', '10:00'), assignee: 'reza' });
    const data = await read('sara');
    expect(data.layer).toEqual({ shown: true, scope: 'mine' });
    expect(ids(data)).toEqual([
      [at('2026-11-28', '00:00'), [early, late]],
      [at('2026-11-29', '00:00'), [next]],
    ]);
    expect(data.days[0]).toMatchObject({ end_date: at('2026-11-29', '00:00'), total: 2, total_capped: false });
    expect(data.days[0].tickets[0]).toMatchObject({
      ...{ state: 'resolution_breached', due_at: at('2026-11-28', '00:00'), subject: 'مشکل ورود' },
    });
  });

  it('[decisions 2.6] have no ticket whose clocks stand, that is closed or deleted', async () => {
    const [paused, closed, deleted] = [
      await due({ seconds: at('2026-11-30', '10:00'), state: 'paused' }),
      await due({ seconds: at('2026-11-30', '10:00') }),
      await due({ seconds: at('2026-11-30', '10:00') }),
    ];
    expect(ids(await read('sara'))).toEqual([[at('2026-11-30', '00:00'), [paused, closed, deleted]]]);
    await sql`update ticket set sla_due_at = null where id = ${paused}`.execute(desk.deps.db);
    expect(await desk.as('sara').post(`/api/ticket/${closed}`, { version: 1, status: 4 })).toMatchObject({
      body: { status: 'UPDATED' },
    });
    await sql`update ticket set deleted_at = now() where id = ${deleted}`.execute(desk.deps.db);
    expect(ids(await read('sara'))).toEqual([]);
  });

  it('[decisions 2.2] are of the departments of the person where they chose these, and only of tickets that they may see', async () => {
    const seconds = at('2026-12-01', '10:00');
    const common = await due({ seconds, assignee: null });
    const addressed = await due({ seconds: seconds + 60, assignee: null, recipient: 'reza' });
    const elsewhere = await due({ seconds: seconds + 120, assignee: null, branch: 2 });
    const other = await due({ seconds: seconds + 180, assignee: 'sara', department: 2 });
    expect((await arrange('sara', true, 'departments')).body).toMatchObject({
      status: 'UPDATED',
      data: { shown: true, scope: 'departments' },
    });
    const day = at('2026-12-01', '00:00');
    expect(ids(await read('sara'))).toEqual([[day, [common]]]);
    await arrange('departmentAdmin', true, 'departments');
    expect(ids(await read('departmentAdmin'))).toEqual([[day, [common, addressed, elsewhere]]]);
    // who is in no department sees none, whatever the rank
    await arrange('admin', true, 'departments');
    expect(ids(await read('admin'))).toEqual([]);
    await arrange('sara', true, 'mine');
    expect(ids(await read('sara'))).toEqual([[day, [other]]]);
  });

  it('[decisions 2.13] are bounded for each day: the earliest seven, and how many there are up to fifty', async () => {
    const first = await due({ seconds: at('2026-12-02', '08:00') });
    const busy = at('2026-12-02', '09:00');
    await due({ seconds: at('2026-12-03', '09:00') });
    const columns = sql.raw(
      'subject, subject_dense, kind, owner_id, customer_id, assignee_id, created_by_id, department_id, branch_id, last_activity_at, created_at',
    );
    const copies = (n: number) => sql`insert into ticket (number, ${columns}, sla_state, sla_due_at)
      select 'x' || i, ${columns}, 'ok', ${new Date(busy * 1000)}::timestamptz + i * interval '1 second'
      from ticket, generate_series(1, ${n}::int) i where id = ${first}`;
    await copies(8).execute(desk.deps.db);
    const [day, next] = (await read('sara')).days;
    expect([day.tickets.length, day.tickets[0].id, day.total, day.total_capped]).toEqual([7, first, 9, false]);
    expect([next.tickets.length, next.total]).toEqual([1, 1]);
    await sql`delete from ticket where number like 'x%'`.execute(desk.deps.db);
    await copies(50).execute(desk.deps.db);
    expect((await read('sara')).days[0]).toMatchObject({ total: 50, total_capped: true });
  });

  it('are arranged by each person alone, and not read while they are switched off', async () => {
    await due({ seconds: at('2026-12-01', '10:00') });
    await arrange('sara', false, 'mine');
    expect(await read('sara')).toEqual({ layer: { shown: false, scope: 'mine' }, days: [] });
    expect((await read('reza')).layer).toEqual({ shown: true, scope: 'mine' });
    expect((await desk.as('sara').put('/api/ticketDueLayer', { shown: true, scope: 'all' })).body.errors).toEqual([
      expect.objectContaining({ field: 'scope' }),
    ]);
    expect((await desk.as('customer').get(address())).body.status).toBe('AUTORIZATION_ERROR');
  });

  it('are refused for more than the six weeks of a page', async () => {
    const range = (days: number) => ({ ...RANGE, end_date: RANGE.start_date + days * 86_400 });
    expect((await desk.as('sara').get(address(range(42)))).body.status).toBe('OK');
    expect((await desk.as('sara').get(address(range(43)))).body.errors).toMatchObject([{ field: 'end_date' }]);
    expect((await desk.as('sara').get(address(range(0)))).body.errors).toMatchObject([{ field: 'end_date' }]);
  });
});

it('[6.23] the due times in the calendar need one of the two license features, also for the full admin', async () => {
  const t = await createTestApp();
  const client = await t.as(await addUser(t.deps.db, { full_admin: true, branch_id: -1 }));
  const answers = async () => [
    (await client.get(address())).json.status,
    (await client.put('/api/ticketDueLayer', { shown: true, scope: 'mine' })).json.status,
  ];
  await installLicense(t.deps, {}, ['workingshift']);
  expect(await answers()).toEqual(['AUTORIZATION_ERROR', 'AUTORIZATION_ERROR']);
  for (const feature of ['ticket_simple_sla', 'ticket_conditional_sla'] as const) {
    await installLicense(t.deps, {}, [feature]);
    expect(await answers()).toEqual(['OK', 'UPDATED']);
  }
  await t.close();
});
