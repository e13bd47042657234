import { randomUUID } from 'node:crypto';
import type { Sla } from '@hamyar/contracts';
import { sql } from 'kysely';
import { installLicense } from '../../../test/test-license.ts';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { batchesModule } from '../batches/batches.module.ts';
import { catalogModule } from '../catalog/catalog.module.ts';
import { formsModule } from '../forms/forms.module.ts';
import { slaModule } from '../sla/sla.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
let serial = 0;
beforeAll(async () => {
  desk = await createDesk([catalogModule, formsModule, slaModule, batchesModule, ticketsModule]);
});
afterAll(() => desk.close());
beforeEach(() => sql`update sla_policy set status = false, is_default = false`.execute(desk.deps.db));

const hours = { first_response_minutes: 60, resolution_minutes: 480 };
const add = (more: object) =>
  desk.as('admin').post('/api/sla', {
    ...{ name: `SLA ${(serial += 1)}`, branch_id: -1, targets: [hours, hours, hours, hours], ...more },
  });
async function stored(path: string, body: object): Promise<number> {
  const { body: answer } = await desk.as('admin').post(path, body);
  if (answer.status !== 'CREATED') throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
}
/** A field of the first department, which its tickets are asked for without a form. */
const field = (type: string, more: object = {}) =>
  stored('/api/customField', {
    ...{ context: 'department', department_id: 1, type, label: `فیلد ${(serial += 1)}` },
    ...more,
  });
const ITEMS = { items: 'خرابی\nدرخواست' };
const policy = async (...rules: object[]): Promise<number> => {
  const { body } = await add({ conditions: { match: 'all', rules } });
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.id as number;
};
const fallback = async (more: object = {}) => (await add({ is_default: true, ...more })).body.data.id as number;
const ticket = async (custom_values: object): Promise<number> => {
  const { body } = await desk.as('customer').post('/api/ticket', {
    ...{ department_id: 1, subject: 'چاپگر', body_html: '<p>روشن نمی‌شود</p>', client_key: randomUUID() },
    custom_values,
  });
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.id as number;
};
const slaOf = async (id: number): Promise<number | null> =>
  (await sql<{ sla_id: number | null }>`select sla_id from ticket where id = ${id}`.execute(desk.deps.db)).rows[0]!
    .sla_id;
const fill = async (id: number, custom_values: object) => {
  const { version } = await desk.open('admin', id);
  const { body } = await desk.as('admin').post(`/api/ticket/${id}`, { version, custom_values });
  expect(body).toMatchObject({ status: 'UPDATED' });
};
const matches = async (id: number): Promise<number> =>
  (await desk.as('admin').get(`/api/ticketSla/${id}/matches`)).body.data.count as number;

describe('[decisions 2.6 conditions] a condition on a custom field', () => {
  it('chooses the policy of a new ticket by item, number, day and check, also for many tickets at a time', async () => {
    const [kind, amount, day, urgent] = [
      await field('dropdown', ITEMS),
      await field('number'),
      await field('date', { date_type: 'date' }),
      await field('checkbox'),
    ];
    const other = await fallback();
    const id = await policy(
      { field: 'custom_dropdown', field_id: kind, op: 'in', value: [1] },
      { field: 'custom_number', field_id: amount, op: 'gt', value: 10 },
      { field: 'custom_date', field_id: day, op: 'lt', value: '2026-12-01' },
      { field: 'custom_checkbox', field_id: urgent, op: 'is', value: true },
    );
    const all = { [kind]: 1, [amount]: 11, [day]: '2026-11-30', [urgent]: 1 };
    const others = [{ [kind]: 2 }, { [amount]: 10 }, { [day]: '2026-12-01' }, { [urgent]: 0 }];
    expect(await slaOf(await ticket(all))).toBe(id);
    for (const one of others) expect(await slaOf(await ticket({ ...all, ...one }))).toBe(other);
    expect(await matches(id)).toBe(1);
  });

  it('means the day of a moment in the zone of the company', async () => {
    const at = await field('date', { date_type: 'datetime' });
    const other = await fallback();
    const id = await policy({ field: 'custom_date', field_id: at, op: 'eq', value: '2026-12-01' });
    const moment = (text: string) => Date.parse(`${text}:00+03:30`) / 1_000;
    expect(await slaOf(await ticket({ [at]: moment('2026-12-01T00:10') }))).toBe(id);
    expect(await slaOf(await ticket({ [at]: moment('2026-12-02T00:10') }))).toBe(other);
  });

  it('is asked again when somebody fills in a field, where the policy of the ticket says so', async () => {
    const kind = await field('dropdown', ITEMS);
    const still = await fallback();
    const id = await policy({ field: 'custom_dropdown', field_id: kind, op: 'in', value: [2] });
    const one = await ticket({ [kind]: 1 });
    await fill(one, { [kind]: 2 });
    expect(await slaOf(one)).toBe(still);
    const moves = await fallback({ recompute_on: ['custom_fields'] });
    const two = await ticket({ [kind]: 1 });
    expect(await slaOf(two)).toBe(moves);
    await fill(two, { [kind]: 2 });
    expect(await slaOf(two)).toBe(id);
    // a policy that is given back in the same change is chosen by what is filled in with it
    const { version } = await desk.open('admin', one);
    const byHand = { version, sla_id: moves };
    expect((await desk.as('admin').post(`/api/ticket/${one}`, byHand)).body).toMatchObject({ status: 'UPDATED' });
    const givenBack = { version: version + 1, sla_id: null, custom_values: { [kind]: 1 } };
    expect((await desk.as('admin').post(`/api/ticket/${one}`, givenBack)).body).toMatchObject({ status: 'UPDATED' });
    expect(await slaOf(one)).toBe(moves);
  });

  it('is fulfilled by no ticket once its field is deleted, and the policy is still saved with it', async () => {
    const kind = await field('dropdown', ITEMS);
    const other = await fallback();
    const rules = [{ field: 'custom_dropdown', field_id: kind, op: 'not_in', value: [2] }];
    const id = await policy(...rules);
    const path = `/api/sla/${id}`;
    const named = async () => ((await desk.as('admin').get(path)).body.data as Sla).named.custom_fields;
    expect((await named()).map((one) => one.id)).toEqual([kind]);
    expect(await slaOf(await ticket({ [kind]: 1 }))).toBe(id);
    await sql`update custom_field set deleted_at = now() where id = ${kind}`.execute(desk.deps.db);
    await desk.as('admin').put(`/api/customField/${await field('text')}`, { label: 'دیگر' });
    expect(await slaOf(await ticket({}))).toBe(other);
    expect(await named()).toEqual([]);
    const conditions = { match: 'all', rules };
    expect((await desk.as('admin').put(path, { name: 'نام تازه', conditions })).body.status).toBe('UPDATED');
    expect((await add({ conditions })).body.errors).toMatchObject([{ field: 'conditions', code: 'CHOICE' }]);
  });

  it('is fulfilled by no ticket while custom fields are not licensed', async () => {
    const kind = await field('dropdown', ITEMS);
    const other = await fallback();
    const id = await policy({ field: 'custom_dropdown', field_id: kind, op: 'not_in', value: [2] });
    expect(await slaOf(await ticket({ [kind]: 1 }))).toBe(id);
    await installLicense(desk.deps, {}, ['ticket_simple_sla', 'ticket_conditional_sla']);
    expect(await slaOf(await ticket({}))).toBe(other);
    // nor is it named anew; where it is named, it stays
    const rules = [{ match: 'all', rules: [{ field: 'custom_dropdown', field_id: kind, op: 'not_in', value: [2] }] }];
    const conditions = { match: 'any', rules };
    expect((await add({ conditions })).body.errors).toMatchObject([{ field: 'conditions', code: 'CHOICE' }]);
    const kept = await desk.as('admin').put(`/api/sla/${id}`, { name: 'نام دیگر', conditions });
    expect(kept.body.status).toBe('UPDATED');
    await installLicense(desk.deps);
  });

  it('names a field of its type and items that the field has, and no field of customers', async () => {
    const kind = await field('dropdown', ITEMS);
    const time = await field('date', { date_type: 'time' });
    const ofCustomers = await stored('/api/customField', { context: 'customer', type: 'number', label: 'سن' });
    const wrong = [
      { field: 'custom_dropdown', field_id: kind, op: 'in', value: [3] },
      { field: 'custom_number', field_id: kind, op: 'eq', value: 1 },
      { field: 'custom_date', field_id: time, op: 'eq', value: '2026-12-01' },
      { field: 'custom_number', field_id: ofCustomers, op: 'gt', value: 1 },
    ];
    for (const rule of wrong) {
      const { body } = await add({ conditions: { match: 'any', rules: [{ match: 'all', rules: [rule] }] } });
      expect([rule, body.errors]).toMatchObject([rule, [{ field: 'conditions', code: 'CHOICE' }]]);
    }
  });
});
