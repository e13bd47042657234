import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../test/ticket-desk.ts';
import { serverModules } from '../../modules.ts';
import { measureWorkingMinutes } from './working-minutes.service.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk(serverModules);
  // Saturday to Wednesday, nine to five; Thursday until one
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    day < 5 ? [{ from: '09:00', to: '17:00' }] : day === 5 ? [{ from: '09:00', to: '13:00' }] : [],
  );
  const { body } = await desk.as('admin').post('/api/workingshift', { name: 'اداری', days, department_ids: [1] });
  expect(body.status).toBe('CREATED');
});
afterAll(() => desk.close());

const at = (text: string) => desk.deps.clock.set(`2026-11-${text}:00+03:30`);
const opened = (text: string, more: object = {}) => {
  at(text);
  return desk.ticket('customer', more);
};
const say = async (text: string, id: number, more: object = {}) => {
  at(text);
  expect((await desk.write('sara', id, more)).body.status).toBe('UPDATED');
};
const change = async (text: string, id: number, changes: object) => {
  at(text);
  const { version } = await desk.open('admin', id);
  expect((await desk.as('admin').post(`/api/ticket/${id}`, { version, ...changes })).body.status).toBe('UPDATED');
};
const stored = async (id: number) =>
  (
    await sql<{
      first_answer_minutes: number | null;
      resolution_minutes: number | null;
    }>`select first_answer_minutes, resolution_minutes from ticket where id = ${id}`.execute(desk.deps.db)
  ).rows[0]!;
const measured = async (id: number) => {
  await measureWorkingMinutes(desk.deps);
  return Object.values(await stored(id));
};

describe('[decisions 2.28] working minutes of a ticket', () => {
  it('are those of its department until the first answer and until it was closed', async () => {
    // Wednesday at half past four until Saturday at ten: half an hour, four hours of Thursday, one hour
    const id = await opened('25T16:30');
    expect(await measured(id)).toEqual([null, null]);
    await say('28T10:00', id);
    expect(await measured(id)).toEqual([330, null]);
    // what is measured stays, whatever happens to the hours
    await sql`update ticket set first_answer_minutes = 331 where id = ${id}`.execute(desk.deps.db);
    await change('28T11:15', id, { status: 4, close_reason: 'resolved' });
    expect(await measured(id)).toEqual([331, 405]);
    // no later answer is the first one
    await change('28T12:00', id, { status: 1 });
    await say('28T12:30', id);
    expect(await measured(id)).toEqual([331, null]);
    await change('29T09:15', id, { status: 4, close_reason: 'resolved' });
    expect(await stored(id)).toEqual({ first_answer_minutes: 331, resolution_minutes: null });
    expect(await measured(id)).toEqual([331, 765]);
  });

  it('are none where it was answered before work began', async () => {
    const early = await opened('30T05:00');
    await say('30T08:00', early);
    expect(await measured(early)).toEqual([0, null]);
  });

  it('are measured for tickets of before, once, and are all minutes where no shift says when somebody works', async () => {
    const ids = [await opened('30T20:00'), await opened('30T20:00')];
    for (const table of ['working_shift_department', 'working_shift'])
      await sql`delete from ${sql.table(table)}`.execute(desk.deps.db);
    await sql`update ticket set first_staff_reply_at = created_at + interval '10 minutes' where id = any(${ids}::bigint[])`.execute(
      desk.deps.db,
    );
    expect([await measured(ids[0]!), await measured(ids[1]!)]).toEqual([
      [10, null],
      [10, null],
    ]);
    await sql`update ticket set first_answer_minutes = 7 where id = ${ids[0]!}`.execute(desk.deps.db);
    expect(await measured(ids[0]!)).toEqual([7, null]);
  });
});
