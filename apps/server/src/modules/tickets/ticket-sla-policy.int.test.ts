import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { batchesModule } from '../batches/batches.module.ts';
import { calendarModule } from '../calendar/calendar.module.ts';
import { organizationsModule } from '../organizations/organizations.module.ts';
import { slaModule } from '../sla/sla.module.ts';
import { choosePolicyFor, choosePolicyIds } from '../sla/public.ts';
import { ticketContextOf } from './ticket-context.ts';
import { readChosenTickets } from './ticket-sla-apply.repository.ts';
import { chooseByLevel } from './ticket-sla-apply.service.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([batchesModule, organizationsModule, calendarModule, slaModule, ticketsModule]);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await sql`update sla_policy set status = false, is_default = false`.execute(desk.deps.db);
});

const hours = (first: number, resolution: number) => ({
  first_response_minutes: first,
  resolution_minutes: resolution,
});
const everyImportance = (first: number, resolution: number) => Array(4).fill(hours(first, resolution));
let serial = 0;
async function policy(more: object = {}): Promise<number> {
  const name = `SLA ${(serial += 1)}`;
  const body = { name, branch_id: -1, clocks: Array(4).fill('24x7'), targets: everyImportance(60, 480), ...more };
  const { body: answer } = await desk.as('admin').post('/api/sla', body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
}
const edit = async (id: number, changes: object) => {
  const { body } = await desk.as('admin').put(`/api/sla/${id}`, changes);
  expect(body).toMatchObject({ status: 'UPDATED' });
};
const stored = async (id: number) =>
  (
    await sql<Record<string, any>>`select t.sla_id, t.sla_name, t.sla_by_hand, t.res_due_at, t.created_at, t.importance,
      s.snapshot -> 'targets' -> 1 as targets from ticket t left join ticket_sla s on s.ticket_id = t.id where t.id = ${id}`.execute(
      desk.deps.db,
    )
  ).rows[0]!;
const change = async (by: PersonName, id: number, changes: object) => {
  const { version } = await desk.open(by, id);
  return (await desk.as(by).post(`/api/ticket/${id}`, { version, ...changes })).body;
};
const history = async (id: number) =>
  (
    await sql<{ from_value: unknown; to_value: unknown; cause: string }>`select from_value, to_value, cause
      from ticket_history where ticket_id = ${id} and field = 'sla' order by id`.execute(desk.deps.db)
  ).rows;
const matches = async (id: number) =>
  (await desk.as('admin').get(`/api/ticketSla/${id}/matches`)).body.data.count as number;
const apply = async (id: number) => {
  const { body } = await desk.as('admin').post(`/api/ticketSla/${id}/apply`, {});
  await desk.deps.runJobs();
  return body.data as { count: number; batch_id: number | null };
};

describe('the policy of an open ticket', () => {
  it('[decisions 2.6] is chosen by hand with the right, is in its history, and no change chooses another one', async () => {
    const [usual, special] = [await policy({ is_default: true, name: 'عمومی' }), await policy({ name: 'ویژه' })];
    const ticket = await desk.ticket('customer');
    expect(await change('sara', ticket, { sla_id: special })).toMatchObject({ status: 'AUTORIZATION_ERROR' });
    expect(await change('admin', ticket, { sla_id: special })).toMatchObject({
      status: 'UPDATED',
      data: { ticket: { sla_name: 'ویژه', sla_id: special, sla_by_hand: true } },
    });
    await change('admin', ticket, { importance: 3 });
    expect(await stored(ticket)).toMatchObject({ sla_id: special, sla_by_hand: true, importance: 3 });
    expect(await history(ticket)).toMatchObject([{ from_value: 'عمومی', to_value: 'ویژه' }]);
    await change('admin', ticket, { sla_id: null });
    expect(await stored(ticket)).toMatchObject({ sla_id: usual, sla_by_hand: false });
    expect(await history(ticket)).toMatchObject([{}, { from_value: 'ویژه', to_value: 'عمومی' }]);
  });

  it('[decisions 2.0, decisions 2.6] is not chosen over the choice of somebody else that was not seen', async () => {
    await policy({ is_default: true });
    const [mine, others] = [await policy(), await policy()];
    const ticket = await desk.ticket('customer');
    for (const chosen of [
      { first: mine, second: others },
      { first: others, second: null },
    ]) {
      const { version } = await desk.open('branchAdmin', ticket);
      expect(await change('admin', ticket, { sla_id: chosen.first })).toMatchObject({ status: 'UPDATED' });
      const { body } = await desk.as('branchAdmin').post(`/api/ticket/${ticket}`, { version, sla_id: chosen.second });
      expect(body).toMatchObject({ status: 'NOK', code: 'VERSION_CONFLICT' });
      expect(await stored(ticket)).toMatchObject({ sla_id: chosen.first, sla_by_hand: true });
    }
  });

  it('[decisions 2.6] is none that is out of use, of another branch or gone', async () => {
    const [off, foreign, gone] = [await policy({ status: false }), await policy({ branch_id: 2 }), await policy()];
    const { body } = await desk.as('admin').delete(`/api/sla/${gone}`);
    expect(body).toMatchObject({ status: 'DELETED' });
    const ticket = await desk.ticket('customer');
    for (const sla_id of [off, foreign, gone, 99_999]) {
      const { errors } = await change('admin', ticket, { sla_id });
      expect(errors).toMatchObject([{ field: 'sla_id', code: 'CHOICE' }]);
    }
    expect(await stored(ticket)).toMatchObject({ sla_id: null, sla_by_hand: false });
  });

  it('[decisions 2.6] gets what was changed of it by a batch, with what has passed and without closed ones and those chosen by hand', async () => {
    const [usual, special] = [await policy({ is_default: true }), await policy({ name: 'دستی' })];
    const [open, closed, byHand] = [
      await desk.ticket('customer'),
      await desk.ticket('customer'),
      await desk.ticket('customer'),
    ];
    await change('admin', closed, { status: 4 });
    await change('admin', byHand, { sla_id: special });
    await edit(usual, { targets: everyImportance(30, 240) });
    expect((await stored(open)).targets).toMatchObject(hours(60, 480));
    const count = await matches(usual);
    expect(await apply(usual)).toMatchObject({ count, batch_id: expect.any(Number) });
    const after = await stored(open);
    expect(after.targets).toMatchObject(hours(30, 240));
    expect(after.res_due_at.getTime() - after.created_at.getTime()).toBe(240 * 60_000);
    expect((await stored(closed)).targets).toMatchObject(hours(60, 480));
    expect(await stored(byHand)).toMatchObject({ sla_id: special });
    await edit(usual, { status: false });
    expect(await apply(usual)).toEqual({ count: 0, batch_id: null });
  });

  it('[decisions 2.6] comes to open tickets that had none, by the batch of the person who keeps the policy', async () => {
    const ticket = await desk.ticket('customer');
    expect(await stored(ticket)).toMatchObject({ sla_id: null });
    const usual = await policy({ is_default: true, name: 'تازه' });
    await apply(usual);
    expect(await stored(ticket)).toMatchObject({ sla_id: usual, sla_name: 'تازه' });
    expect(await history(ticket)).toMatchObject([{ from_value: null, to_value: 'تازه', cause: 'bulk' }]);
  });

  it('[decisions 2.6 recompute_on] is chosen again when the customers of an organisation get another level, where the policy says so', async () => {
    const level = (
      await sql<{
        id: number;
      }>`insert into customer_level (name, color) values ('نقره‌ای', '#888888') returning id`.execute(desk.deps.db)
    ).rows[0]!.id;
    const gold = await policy({
      conditions: { match: 'all', rules: [{ field: 'customer_level', op: 'in', value: [level] }] },
    });
    const usual = await policy({ is_default: true });
    const stays = await desk.ticket('member');
    await edit(usual, { recompute_on: ['customer_level'] });
    const moves = await desk.ticket('member');
    const { body } = await desk.as('admin').put('/api/organization/1', { customer_level_id: level });
    expect(body).toMatchObject({ status: 'UPDATED' });
    await desk.deps.runJobs();
    expect(await stored(stays)).toMatchObject({ sla_id: usual });
    expect(await stored(moves)).toMatchObject({ sla_id: gold });
  });

  it('[decisions 2.6 recompute_on] is chosen again for the other tickets where one of them cannot be changed', async () => {
    const { db, clock } = desk.deps;
    const usual = await policy({ is_default: true, recompute_on: ['customer_level'] });
    const [broken, moves] = [await desk.ticket('other'), await desk.ticket('other')];
    const next = await policy({ conditions: { match: 'all', rules: [{ field: 'importance', op: 'in', value: [1] }] } });
    await sql`update ticket_sla set events = '{}' where ticket_id = ${broken}`.execute(db);
    const choice = chooseByLevel(ticketContextOf(desk.deps), { customer_id: PEOPLE.other.id, organization_id: null });
    await expect(choice).rejects.toThrow(String(broken));
    expect(await stored(broken)).toMatchObject({ sla_id: usual });
    expect(await stored(moves)).toMatchObject({ sla_id: next });
    await sql`update ticket set deleted_at = ${clock.now()} where id = ${broken}`.execute(db);
  });

  it('[decisions 2.6 Choice] is the same whether one ticket is asked for or many', async () => {
    const { db } = desk.deps;
    await policy({ is_default: true });
    await policy({ conditions: { match: 'all', rules: [{ field: 'importance', op: 'in', value: [2, 3] }] } });
    const named = await policy();
    await sql`update department set sla_id = ${named}`.execute(db);
    const ticket = await desk.ticket('customer');
    await change('admin', ticket, { importance: 3 });
    await sql`insert into form (id, context, name, name_norm, "order", created_at, updated_at, replaced_by_id, deleted_at)
      overriding system value values (1, 'ticket', 'تازه', 'تازه', 1, now(), now(), null, null), (2, 'ticket', 'کهنه', 'کهنه', 2, now(), now(), 1, now())`.execute(
      db,
    );
    const byForm = await policy({ conditions: { match: 'all', rules: [{ field: 'form', op: 'in', value: [1] }] } });
    const filled = await desk.ticket('customer');
    await sql`update ticket set form_id = 2 where id = ${filled}`.execute(db);
    const tickets = await readChosenTickets(db, { after: 0, limit: 100, branchId: null });
    const many = await choosePolicyIds(desk.deps, db, tickets);
    expect(many.get(filled)).toBe(byForm);
    expect(new Set(many.values()).size).toBe(3);
    for (const one of tickets) expect((await choosePolicyFor(desk.deps, db, one))?.id).toBe(many.get(one.id));
    await sql`update department set sla_id = null`.execute(db);
  });

  it('[decisions 2.6 Choice] is the same for many also by the hours of the department in which each was created', async () => {
    const { db } = desk.deps;
    const usual = await policy({ is_default: true });
    const outside = await policy({
      conditions: { match: 'all', rules: [{ field: 'created_in_working_time', op: 'is', value: false }] },
    });
    const shift = async (to: string, department_ids: number[]) => {
      const days = Array.from({ length: 7 }, () => [{ from: '08:00', to }]);
      const { body } = await desk.as('admin').post('/api/workingshift', { name: `تا ${to}`, days, department_ids });
      expect(body).toMatchObject({ status: 'CREATED' });
    };
    await shift('16:00', [1]);
    await shift('22:00', [2]);
    const created = async (department_id: number, at: string) => {
      const id = await desk.ticket('customer', { department_id });
      await sql`update ticket set created_at = ${`${at}+03:30`}::timestamptz where id = ${id}`.execute(db);
      return id;
    };
    const [noon, evening, late, night] = [
      await created(1, '2026-05-11 12:00'),
      await created(1, '2026-05-11 20:00'),
      await created(2, '2026-05-11 20:00'),
      await created(2, '2026-07-13 23:00'),
    ];
    const tickets = await readChosenTickets(db, { after: noon - 1, limit: 100, branchId: null });
    const many = await choosePolicyIds(desk.deps, db, tickets);
    expect([noon, evening, late, night].map((id) => many.get(id))).toEqual([usual, outside, usual, outside]);
    for (const one of tickets) expect((await choosePolicyFor(desk.deps, db, one))?.id).toBe(many.get(one.id));
    await sql`delete from working_shift_department`.execute(db);
    await sql`delete from working_shift`.execute(db);
  });
});
