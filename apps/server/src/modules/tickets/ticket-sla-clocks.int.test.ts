import { sql } from 'kysely';
import type { TicketSlaClock, TicketSlaClocks } from '@hamyar/contracts';
import { createDesk, type Desk, PEOPLE } from '../../../test/ticket-desk.ts';
import { calendarModule } from '../calendar/calendar.module.ts';
import { slaModule } from '../sla/sla.module.ts';
import { ticketsModule } from './tickets.module.ts';

/** Saturday 7 Azar 1405, an ordinary day. */
const MORNING = new Date('2026-11-28T09:00:00+03:30');
const OFFICE = [...Array.from({ length: 6 }, () => [{ from: '08:00', to: '16:00' }]), []];

let desk: Desk;
let ticket: number;
let plain: number;
beforeAll(async () => {
  desk = await createDesk([calendarModule, slaModule, ticketsModule]);
  await sql`insert into working_shift (name, name_norm, is_default, days, overrides, created_at, updated_at)
    values ('اداری', 'اداری', true, ${JSON.stringify(OFFICE)}, '[]', now(), now())`.execute(desk.deps.db);
  desk.deps.clock.set(MORNING);
  plain = await desk.ticket('other');
  const hours = { first_response_minutes: 60, resolution_minutes: 960 };
  const { body } = await desk.as('admin').post('/api/sla', {
    ...{ name: 'طلایی', branch_id: -1, is_default: true, targets: [hours, hours, hours, hours] },
  });
  expect(body.status).toBe('CREATED');
  ticket = await desk.ticket('customer');
});
afterAll(() => desk.close());

const clocks = async () => (await desk.open('reza', ticket)).sla_clocks as TicketSlaClock[];

describe('the clocks of an open ticket', () => {
  it('[quality, decisions 2.6] come with the ticket, by no more statements than one without an SLA takes', async () => {
    // what is read once for all tickets of these hours
    await desk.open('reza', ticket);
    const of = async (id: number) => (await desk.as('reza').get(`/api/ticket/${id}`)).statements;
    expect(await of(ticket)).toBe(await of(plain));
    expect((await desk.open('reza', plain)).sla_clocks).toBeNull();
  });

  it('[decisions 2.6] are those that explain themselves, with the working time alone', async () => {
    const { body } = await desk.as('reza').get(`/api/ticket/${ticket}/sla`);
    const explained = (body.data as TicketSlaClocks).clocks;
    const shown = await clocks();
    expect(shown.map(({ name, state }) => [name, state])).toEqual([
      ['first_response', 'running'],
      ['resolution', 'running'],
    ]);
    expect(shown).toEqual(
      explained.map(({ shortened: _, parts, ...clock }) => ({
        ...clock,
        parts: parts.flatMap(({ kind, from, to, minutes }) => (kind === 'worked' ? [{ from, to, minutes }] : [])),
      })),
    );
    expect(shown[1]!.parts.map(({ minutes }) => minutes)).toEqual([420, 480, 60]);
  });

  it('[decisions 2.6 rule 8] know a new day off with the next opening', async () => {
    const before = (await clocks())[1]!.due_at!;
    const { body } = await desk.as('admin').post('/api/offDay', {
      ...{ title: 'جشن شرکت', date: '2026-11-29', branch_ids: [-1], repeat: 'none' },
    });
    expect(body).toMatchObject({ status: 'CREATED' });
    expect((await clocks())[1]!.due_at).toBe(before + 86_400);
  });

  it('[decisions 2.3, decisions 2.26] are for employees alone, and for nobody from whom SLA is hidden', async () => {
    expect(await desk.open('customer', ticket)).not.toHaveProperty('sla_clocks');
    Object.assign(PEOPLE.reza, { hidden_ticket_fields: ['sla'] });
    expect(await desk.open('reza', ticket)).not.toHaveProperty('sla_clocks');
    Object.assign(PEOPLE.reza, { hidden_ticket_fields: [] });
  });
});
