import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { slaModule } from '../sla/sla.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([slaModule, ticketsModule]);
});
afterAll(() => desk.close());

const policy = async (more: object): Promise<number> => {
  const targets = Array(4).fill({ first_response_minutes: 60, resolution_minutes: 480 });
  const { body } = await desk
    .as('admin')
    .post('/api/sla', { branch_id: -1, clocks: Array(4).fill('24x7'), targets, ...more });
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.id;
};
const chosenOf = async (ticket: number, by: PersonName = 'admin') =>
  (await desk.as(by).get(`/api/ticket/${ticket}/sla`)).body.data.chosen;
const change = async (id: number, changes: object) => {
  const { version } = await desk.open('admin', id);
  const { body } = await desk.as('admin').post(`/api/ticket/${id}`, { version, ...changes });
  expect(body).toMatchObject({ status: 'UPDATED' });
};

describe('why a ticket has its policy', () => {
  it('[decisions 2.6] is the form with which it was filled in, by its name', async () => {
    await sql`insert into form (id, context, name, name_norm, is_default, "order", created_at, updated_at)
      overriding system value values (9, 'ticket', 'فرم خرابی', 'فرم خرابی', true, 1, now(), now())`.execute(
      desk.deps.db,
    );
    const id = await policy({
      name: 'خرابی',
      conditions: { match: 'all', rules: [{ field: 'form', op: 'in', value: [9] }] },
    });
    const ticket = await desk.ticket('customer', { form_version: 1 });
    expect((await chosenOf(ticket)).held).toEqual([
      { field: 'form', op: 'in', label: null, values: ['فرم خرابی'], none_of: 0 },
    ]);
    await desk.as('admin').delete(`/api/sla/${id}`);
    await sql`update form set deleted_at = now() where id = 9`.execute(desk.deps.db);
  });

  it('[decisions 2.6] is the conditions that it fulfilled when it was chosen, also after the policy has changed', async () => {
    const id = await policy({
      name: 'فوری',
      conditions: {
        match: 'any',
        rules: [
          { field: 'category', op: 'in', value: [1, 2] },
          { field: 'importance', op: 'in', value: [3] },
          { field: 'organization', op: 'not_in', value: [1] },
        ],
      },
    });
    const ticket = await desk.ticket('customer', { category_id: 1 });
    const category = { field: 'category', op: 'in', label: null, values: ['نرم‌افزار'], none_of: 0 };
    const others = { field: 'organization', op: 'not_in', label: null, values: [], none_of: 1 };
    expect(await chosenOf(ticket)).toEqual({ by: 'conditions', name: null, held: [category, others] });
    await desk.as('admin').put(`/api/sla/${id}`, { conditions: { match: 'all', rules: [] } });
    expect((await chosenOf(ticket)).held).toEqual([category, others]);
    await desk.as('admin').put(`/api/sla/${id}`, {
      conditions: { match: 'any', rules: [{ field: 'importance', op: 'in', value: [3] }] },
    });
    await change(ticket, { importance: 3 });
    expect((await chosenOf(ticket)).held).toEqual([
      { field: 'importance', op: 'in', label: null, values: [3], none_of: 0 },
    ]);
    await desk.as('admin').delete(`/api/sla/${id}`);
  });

  it('[decisions 2.6] is what names it, the default, or the choice of a person; for one that was chosen before nothing is made up', async () => {
    const [usual, named] = [await policy({ name: 'عمومی', is_default: true }), await policy({ name: 'میزبانی' })];
    await sql`update service set sla_id = ${named} where id = 1`.execute(desk.deps.db);
    const ticket = await desk.ticket('customer', { service_id: 1 });
    expect(await chosenOf(ticket)).toEqual({ by: 'service', name: 'میزبانی', held: [] });
    const other = await desk.ticket('customer');
    expect(await chosenOf(other)).toEqual({ by: 'default', name: null, held: [] });
    await change(ticket, { sla_id: usual });
    expect(await chosenOf(ticket)).toEqual({ by: 'hand', name: null, held: [] });
    await sql`update ticket_sla set snapshot = snapshot - 'chosen' where ticket_id = ${other}`.execute(desk.deps.db);
    expect(await chosenOf(other)).toBeNull();
  });

  it('[decisions 2.6, decisions 2.26] does not name the organisation or the level that is hidden from who asks', async () => {
    const { db } = desk.deps;
    await sql`insert into customer_level (id, name, color) values (9, 'طلایی', '#aa8800') on conflict do nothing`.execute(
      db,
    );
    await sql`update "user" set customer_level_id = 9 where id = ${PEOPLE.member.id}`.execute(db);
    const hidingAll = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      const sara = PEOPLE.sara as { hidden_ticket_fields: readonly string[] };
      const before = sara.hidden_ticket_fields;
      sara.hidden_ticket_fields = ['organization', 'customer_level'];
      return act().finally(() => {
        sara.hidden_ticket_fields = before;
      });
    };
    const organization = { field: 'organization', op: 'in', value: [1] };
    const level = { field: 'customer_level', op: 'in', value: [9] };
    const category = { field: 'category', op: 'in', value: [1] };
    const fieldsOf = async (ticket: number): Promise<string[] | null> =>
      (await chosenOf(ticket, 'sara'))?.held.map(({ field }: { field: string }) => field) ?? null;

    const some = await policy({ name: 'سه', conditions: { match: 'all', rules: [category, organization, level] } });
    const mixed = await desk.ticket('member', { category_id: 1 });
    expect(await fieldsOf(mixed)).toEqual(['category', 'organization', 'customer_level']);
    await hidingAll(async () => expect(await fieldsOf(mixed)).toEqual(['category']));
    await desk.as('admin').delete(`/api/sla/${some}`);

    const hiddenOnly = await policy({ name: 'دو', conditions: { match: 'all', rules: [organization, level] } });
    const named = await desk.ticket('member');
    expect(await fieldsOf(named)).toEqual(['organization', 'customer_level']);
    await hidingAll(async () => expect(await chosenOf(named, 'sara')).toBeNull());
    await desk.as('admin').delete(`/api/sla/${hiddenOnly}`);

    const own = await policy({ name: 'سازمانی' });
    await sql`update organization set sla_id = ${own} where id = 1`.execute(db);
    const byName = await desk.ticket('member');
    expect(await chosenOf(byName, 'sara')).toMatchObject({ by: 'organization', name: 'پارس' });
    await hidingAll(async () => expect(await chosenOf(byName, 'sara')).toBeNull());
    await sql`update organization set sla_id = null where id = 1`.execute(db);
  });

  it('[decisions 2.6] is for staff who see the ticket', async () => {
    const ticket = await desk.ticket('customer');
    const codes = await Promise.all(
      (['sara', 'mina', 'customer'] as const).map(
        async (by) => (await desk.as(by).get(`/api/ticket/${ticket}/sla`)).code,
      ),
    );
    expect(codes).toEqual([200, 404, 403]);
  });
});
