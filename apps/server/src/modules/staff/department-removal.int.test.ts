import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type Reply } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';
import { leaveTransactionScope } from '../../platform/database/transaction-scope.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import { keepDepartment } from '../departments/public.ts';
import { transferOpenTickets } from '../tickets/ticket-department.service.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
  await sql`alter table department alter column id restart with 100`.execute(desk.deps.db);
});
afterAll(() => desk.close());

const PATH = '/api/department';
let serial = 0;
const made = async (values: object = {}): Promise<number> =>
  (await desk.as('admin').post(PATH, { name: `واحد ${(serial += 1)}`, ...values })).body.data.id;
const remove = (id: number, replaceWith?: number) =>
  desk.as('admin').delete(`${PATH}/${id}${replaceWith === undefined ? '' : `?replace_with=${replaceWith}`}`);
/** Changes a ticket as it is now. */
const update = async (id: number, changes: object) => {
  const { version } = await desk.open('admin', id);
  const { body } = await desk.as('admin').post(`/api/ticket/${id}`, { version, ...changes });
  expect(body.status).toBe('UPDATED');
};
const memberships = async (id: number) =>
  desk.deps.db.selectFrom('department_member').select('user_id').where('department_id', '=', id).execute();

describe('deleting a department', () => {
  it('[decisions 2.7] lets those below it move up, and its people leave it', async () => {
    const top = await made();
    const gone = await made({ parent_id: top, member_ids: [PEOPLE.reza.id] });
    const below = await made({ parent_id: gone });
    expect((await remove(gone)).body).toMatchObject({ status: 'DELETED', message: 'دپارتمان حذف شد' });
    expect((await desk.as('admin').get(`${PATH}/${below}`)).body.data.parent_id).toBe(top);
    expect((await desk.as('admin').get(`${PATH}/${gone}`)).code).toBe(404);
    expect(await memberships(gone)).toEqual([]);
  });

  it('[decisions 2.7] asks for another one while it has open tickets, and transfers them there', async () => {
    const gone = await made({ member_ids: [PEOPLE.sara.id, PEOPLE.reza.id] });
    const other = await made({ member_ids: [PEOPLE.sara.id] });
    const ticket = await desk.ticket('customer', { department_id: gone });
    const stays = await desk.ticket('customer', { department_id: gone });
    await update(stays, { recipient_id: PEOPLE.sara.id });
    await update(ticket, { recipient_id: PEOPLE.reza.id });
    const closed = await desk.ticket('customer', { department_id: gone });
    await update(closed, { status: 4 });

    expect((await remove(gone)).body.errors).toEqual([
      { field: 'replace_with', code: 'IN_USE', message: expect.stringContaining('۲ تیکت باز') },
    ]);
    expect((await remove(gone, gone)).body.errors?.[0]).toMatchObject({ field: 'replace_with', code: 'CHOICE' });
    const narrow = await made({ branch_ids: [2] });
    expect((await remove(gone, narrow)).body.errors?.[0]).toMatchObject({ field: 'replace_with', code: 'CHOICE' });
    expect((await remove(gone, other)).body.status).toBe('DELETED');
    await desk.deps.runJobs();
    expect(await desk.open('admin', ticket)).toMatchObject({ department: { id: other }, recipient: null });
    expect(await desk.open('admin', stays)).toMatchObject({
      department: { id: other },
      recipient: { id: PEOPLE.sara.id },
    });
    expect(await desk.open('admin', closed)).toMatchObject({ department: { id: gone }, status: 4 });
  });

  it('[decisions 2.3 T9] no answer opens a ticket again whose department is gone: a new one follows it', async () => {
    const gone = await made();
    const ticket = await desk.ticket('customer', { department_id: gone });
    await update(ticket, { status: 4 });
    await remove(gone);
    expect((await desk.write('customer', ticket)).body.code).toBe('REOPEN_WINDOW_PASSED');
  });

  it('[decisions 2.7] waits for who puts a ticket into it, and counts that ticket', async () => {
    const { db } = desk.deps;
    const gone = await made();
    const ticket = await desk.ticket('customer');
    const removal: { answer?: Promise<Reply>; ended: boolean } = { ended: false };
    await withTransaction(db, async (trx) => {
      expect(await keepDepartment(trx, gone)).toMatchObject({ id: gone });
      removal.answer = remove(gone).finally(() => {
        removal.ended = true;
      });
      const waiting = () =>
        sql`select from pg_stat_activity where wait_event_type = 'Lock'
        and query like 'select from "department"%'`.execute(db);
      while (!removal.ended && (await leaveTransactionScope(waiting)).rows.length === 0);
      await sql`update ticket set department_id = ${gone} where id = ${ticket}`.execute(trx);
    });
    expect((await removal.answer)?.body.errors?.[0]).toMatchObject({ field: 'replace_with', code: 'IN_USE' });
  });

  it('[decisions 2.7] transfers every ticket that it can, deleted ones too, and tries the others again', async () => {
    const { db, log } = desk.deps;
    const [gone, other] = [await made(), await made()];
    const bad = await desk.ticket('customer', { department_id: gone });
    const deleted = await desk.ticket('customer', { department_id: gone });
    const good = await desk.ticket('customer', { department_id: gone });
    await desk.as('admin').delete(`/api/ticket/${deleted}`);
    await remove(gone, other);
    const departmentsOf = async () =>
      (
        await sql<{ department_id: number }>`select department_id from ticket
          where id = any(${[bad, deleted, good]}::bigint[]) order by id`.execute(db)
      ).rows.map(({ department_id }) => department_id);
    await sql`create function refuse_ticket() returns trigger language plpgsql as
      $$ begin if new.id = ${sql.lit(bad)} then raise exception 'refused'; end if; return new; end $$`.execute(db);
    await sql`create trigger refuse_ticket before update on ticket for each row execute function refuse_ticket()`.execute(
      db,
    );
    const transferring = { ...desk.deps, log, modules: [] } as never;
    const inTransaction = <Result>(run: (trx: Trx, to: number) => Promise<Result>) =>
      withTransaction(db, (trx) => run(trx, other));
    const change = { from: gone, byId: PEOPLE.admin.id, inTransaction };
    await expect(transferOpenTickets(transferring, change)).rejects.toThrow(String(bad));
    expect(await departmentsOf()).toEqual([gone, other, other]);
    await sql`drop trigger refuse_ticket on ticket`.execute(db);
    await desk.deps.runJobs();
    expect(await departmentsOf()).toEqual([other, other, other]);
  });

  it('[decisions 2.7] gives the tickets of a chain to its last one', async () => {
    const [a, b, c] = [await made(), await made(), await made()];
    const ticket = await desk.ticket('customer', { department_id: a });
    await remove(a, b);
    expect((await remove(b, c)).body.status).toBe('DELETED');
    await desk.deps.runJobs();
    expect(await desk.open('admin', ticket)).toMatchObject({ department: { id: c } });
  });

  it('[decisions 2.0] puts the other one into policies, macros, views and departments that name it, none of which keeps it', async () => {
    const [gone, other] = [await made(), await made()];
    const post = async (path: string, body: object): Promise<number> => {
      const answer = (await desk.as('admin').post(path, body)).body;
      expect(answer).toMatchObject({ status: 'CREATED' });
      return answer.data.id;
    };
    const hours = { first_response_minutes: 60, resolution_minutes: 480 };
    const transfer = { type: 'transfer', department_id: gone };
    const policy = await post('/api/sla', {
      ...{ name: 'SLA واحد', branch_id: -1, targets: [hours, hours, hours, hours] },
      conditions: { match: 'all', rules: [{ field: 'department', op: 'in', value: [gone] }] },
      escalations: [
        {
          ...{ on: 'resolution', at: 'breach', after_minutes: null, notify: [], user_ids: [] },
          ...{ channels: ['panel'], actions: [transfer] },
        },
      ],
    });
    const macro = await post('/api/macro', {
      ...{ name: 'ارجاع', scope: 'global', steps: [{ type: 'department', department_id: gone, reason: 'نوبت' }] },
    });
    const view = await post('/api/savedView', { name: 'واحد', scope: 'personal', filters: { department_ids: [gone] } });
    const narrow = await made({ staff_access: 'departments', staff_access_ids: [gone] });
    expect(
      (await desk.as('admin').get(`/api/getReferences?type=department&type_id=${gone}`)).body.data.references,
    ).toEqual([]);
    expect((await remove(gone, other)).body.status).toBe('DELETED');
    await desk.deps.runJobs();
    const stored = (await desk.as('admin').get(`/api/sla/${policy}`)).body.data;
    expect(stored.conditions.rules).toEqual([{ field: 'department', op: 'in', value: [other] }]);
    expect(stored.escalations[0].actions).toEqual([{ ...transfer, department_id: other }]);
    const { rows } = await sql<{ steps: object[]; filters: object; access: number[] }>`select
      (select steps from macro where id = ${macro}) as steps, (select filters from saved_view where id = ${view}) as filters,
      (select staff_access_ids from department where id = ${narrow}) as access`.execute(desk.deps.db);
    expect(rows[0]).toMatchObject({
      ...{ steps: [{ department_id: other }], filters: { department_ids: [other] }, access: [other] },
    });
  });

  it('puts the other one into the categories and services that name it', async () => {
    const [gone, other] = [await made(), await made()];
    const category = (await desk.as('admin').post('/api/ticketCategory', { name: 'ک', department_ids: [gone] })).body
      .data.id;
    const only = (await desk.as('admin').post('/api/ticketCategory', { name: 'ل', department_ids: [other] })).body.data
      .id;
    await remove(gone, other);
    const departmentsOf = async (id: number) =>
      (await desk.as('admin').get(`/api/ticketCategory/${id}`)).body.data.department_ids;
    expect(await departmentsOf(category)).toEqual([other]);
    await remove(other);
    // without a department it would be one of all of them
    expect(await departmentsOf(only)).toEqual([other]);
  });
});
