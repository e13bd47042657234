import { randomUUID } from 'node:crypto';
import type { DepartmentItem, MeData } from '@hamyar/contracts';
import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { identityModule } from '../identity/identity.module.ts';
import { systemModule } from '../system/system.module.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';

describe('departments to send to', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([identityModule, ticketsModule, systemModule]);
    await sql`insert into department (id, name, kind, is_public, status, branch_ids, staff_access, staff_access_ids, customer_access, customer_access_ids) values
      (11, 'مشتریان', 'customers', true, true, '{-1}', 'all', '{}', 'all', '{}'), (12, 'مدیران', 'managers', true, true, '{-1}', 'all', '{}', 'all', '{}'), (13, 'خاموش', 'normal', true, false, '{-1}', 'all', '{}', 'all', '{}'),
      (14, 'شیراز', 'normal', true, true, '{2}', 'all', '{}', 'all', '{}'), (15, 'مالی‌ها', 'normal', true, true, '{-1}', 'departments', '{2}', 'customers', '{11}'), (16, 'پارس', 'normal', true, true, '{1}', 'departments', '{}', 'organizations', '{1}'),
      (17, 'سطح', 'normal', true, true, '{-1}', 'departments', '{1}', 'levels', '{5}')`.execute(desk.deps.db);
    await sql`insert into customer_level (id, name, color) values (5, 'طلایی', '#d4a017')`.execute(desk.deps.db);
    await sql`update organization set customer_level_id = 5 where id = 1`.execute(desk.deps.db);
  });
  afterAll(() => desk.close());

  it.each([
    ['customer', [1, 2, 15]],
    ['member', [1, 2, 16, 17]],
    ['sara', [1, 2, 3, 17]],
    ['mina', [1, 2, 3, 15]],
    ['far', [1, 2, 3, 14, 17]],
    ['admin', [1, 2, 3, 14, 15, 16, 17]],
  ] as const)(
    '[decisions 2.7] %s may send to the departments of the list, and to no others',
    async (name, expected) => {
      const { departments } = (await desk.as(name).get('/api/systemDefaults')).body.data as {
        departments: DepartmentItem[];
      };
      expect(
        departments
          .filter(({ sendable }) => sendable)
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      ).toEqual(expected);
      const kind = ['customer', 'member'].includes(name) ? 'customer' : 'internal';
      const accepted = [];
      for (const id of [1, 2, 3, 11, 12, 13, 14, 15, 16, 17]) {
        const { body } = await desk
          .as(name)
          .post('/api/ticket', { kind, department_id: id, subject: 'س', body_html: 'م', client_key: randomUUID() });
        if (body.status === 'CREATED') accepted.push(id);
        else expect(body.errors).toEqual([expect.objectContaining({ field: 'department_id', code: 'CHOICE' })]);
        expect((await desk.as(name).get(`/api/checkDefaultReciever?department_id=${id}`)).code === 200).toBe(
          body.status === 'CREATED',
        );
      }
      expect(accepted).toEqual(expected);
    },
  );

  it('[3.2, decisions 2.7] stand in «me» with the employees in them, of whom customers learn nothing', async () => {
    const own = async (name: 'customer' | 'mina') =>
      (await desk.as(name).get('/api/me')).body.data.user as MeData['user'];
    const people = ({ to_departments }: MeData['user']) =>
      Object.fromEntries(to_departments.map(({ id, users }) => [id, users.map((one) => one.id).sort((a, b) => a - b)]));
    const mina = await own('mina');
    expect(people(mina)).toEqual({ 1: [3, 4, 5, 7], 2: [6], 3: [], 15: [] });
    expect(mina).toMatchObject({ other_phones: [], created_at: expect.any(Number) });
    expect(people(await own('customer'))).toEqual({ 1: [], 2: [], 15: [] });
  });
});
