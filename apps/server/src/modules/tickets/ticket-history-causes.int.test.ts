import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TicketHistoryRow } from '@hamyar/contracts';
import { createDesk, type Desk, PEOPLE, type PersonName } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';
import { closeUnanswered } from './auto-close.service.ts';
import { ticketContextOf } from './ticket-context.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
  await sql`alter table department alter column id restart with 100`.execute(desk.deps.db);
});
afterAll(() => desk.close());

const HOUR = 3_600_000;
/** Field, cause and its name of the entries, the newest first. */
const causes = async (id: number, by: PersonName = 'admin') =>
  ((await desk.as(by).get(`/api/ticket/${id}/history`)).body.data as TicketHistoryRow[]).map(
    ({ field, cause, cause_name }) => [field, cause, cause_name],
  );
const made = async (path: string, body: object): Promise<number> => {
  const reply = await desk.as('admin').post(path, body);
  expect(reply.body).toMatchObject({ status: 'CREATED' });
  return reply.body.data.id;
};

describe('[decisions 2.16] the history of a ticket names what made a change, as it was called then', () => {
  it('a macro, also after it has got another name', async () => {
    const macro = await made('/api/macro', {
      ...{ name: 'ارجاع به مالی', scope: 'global', steps: [{ type: 'importance', importance: 3 }] },
    });
    const id = await desk.ticket('member');
    const ran = await desk.as('admin').post(`/api/ticket/${id}/macro`, {
      ...{ macro_id: macro, client_key: randomUUID(), last_seen_seq: (await desk.open('admin', id)).last_seq },
    });
    expect(ran.body.status).toBe('UPDATED');
    const { version } = (await desk.as('admin').get(`/api/macro/${macro}`)).body.data;
    const renamed = await desk.as('admin').put(`/api/macro/${macro}`, { version, name: 'نام تازه' });
    expect(renamed.body.status).toBe('UPDATED');
    expect(await causes(id)).toContainEqual(['importance', 'macro', 'ارجاع به مالی']);
    expect(await causes(id)).toContainEqual(['created', 'user', null]);
  });

  it('the SLA whose due time has passed and what it did then, but nothing of it to whom SLA is hidden', async () => {
    const target = { first_response_minutes: 60, resolution_minutes: 960 };
    const sla = await made('/api/sla', {
      ...{ name: 'طلایی', branch_id: -1, is_default: true, targets: [target, target, target, target] },
      clocks: ['24x7', '24x7', '24x7', '24x7'],
      escalations: [
        {
          ...{ on: 'first_response', at: 'breach', after_minutes: null },
          ...{ notify: ['assignee'], user_ids: [], channels: ['panel'], actions: [{ type: 'raise_importance' }] },
        },
      ],
    });
    const id = await desk.ticket('customer');
    desk.deps.clock.advance(2 * HOUR);
    await desk.deps.jobs.add(desk.deps.db, 'ticket.sla', {});
    await desk.deps.runJobs();
    const all = await causes(id);
    expect(all).toContainEqual(['sla_breach', 'sla', 'طلایی']);
    expect(all).toContainEqual(['importance', 'sla', 'طلایی']);
    Object.assign(PEOPLE.reza, { hidden_ticket_fields: ['sla'] });
    const hidden = await causes(id, 'reza');
    Object.assign(PEOPLE.reza, { hidden_ticket_fields: [] });
    expect(hidden).toContainEqual(['importance', 'system', null]);
    expect(hidden.flat()).not.toContain('طلایی');
    expect((await desk.as('admin').delete(`/api/sla/${sla}`)).body.status).toBe('DELETED');
  });

  it('closing without an answer, with its working days', async () => {
    const id = await desk.ticket('other');
    await desk.write('admin', id);
    for (const days of [5, 2]) {
      desk.deps.clock.advance(days * 24 * HOUR);
      await closeUnanswered(ticketContextOf(desk.deps));
    }
    expect(await causes(id)).toContainEqual(['status', 'auto_close', '7']);
    expect(await causes(id)).toContainEqual(['close_reason', 'auto_close', '7']);
  });

  it('the way in which a department has given it to somebody, when it was new and when it came by a transfer', async () => {
    const turns = { assign_mode: 'round_robin', member_ids: [PEOPLE.sara.id, PEOPLE.reza.id] };
    const department = await made('/api/department', { name: 'فنی', ...turns });
    const fresh = await desk.ticket('supervisor', { department_id: department });
    expect(await causes(fresh)).toContainEqual(['recipient_id', 'auto_assign', 'round_robin']);
    const moved = await desk.ticket('supervisor');
    const { version } = await desk.open('admin', moved);
    await desk.as('admin').post(`/api/ticket/${moved}`, { version, department_id: department, reason: 'فنی است' });
    expect((await causes(moved)).slice(0, 2)).toEqual([
      ['recipient_id', 'auto_assign', 'round_robin'],
      ['department_id', 'user', null],
    ]);
  });
});
