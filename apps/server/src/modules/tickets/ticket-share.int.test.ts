import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());

type Shares = Partial<Record<PersonName, 'full' | 'read'>>;

const share = async (by: PersonName, id: number, shares: Shares, version?: number): Promise<Reply> =>
  desk.as(by).put(`/api/ticket/${id}/shares`, {
    version: version ?? (await desk.open(by, id))?.version ?? 1,
    shares: Object.entries(shares).map(([name, kind]) => ({
      user_id: PEOPLE[name as PersonName].id,
      editable: kind === 'full',
    })),
  });
const sharedWith = async (id: number): Promise<Shares> => {
  const { shares } = await desk.open('admin', id);
  const nameOf = (of: number) => Object.entries(PEOPLE).find(([, person]) => person.id === of)![0];
  return Object.fromEntries(
    (shares as { id: number; editable: boolean }[]).map((one) => [nameOf(one.id), one.editable ? 'full' : 'read']),
  );
};
const candidates = async (by: PersonName, id: number): Promise<string[]> => {
  const { body } = await desk.as(by).get(`/api/ticket/${id}/shareCandidates`);
  return (body.data as { id: number }[])
    .map((one) => Object.entries(PEOPLE).find(([, { id: of }]) => of === one.id)![0])
    .sort();
};
/** A ticket of department 1 that reza answers, so that he may share it. */
const ticketOfReza = async (): Promise<number> => {
  const id = await desk.ticket();
  await desk.as('reza').post(`/api/ticket/${id}`, { version: 1, recipient_id: PEOPLE.reza.id });
  return id;
};

describe('sharing a ticket', () => {
  it('[6.35] offers colleagues of the own departments, each once, without the owner and the recipient', async () => {
    const id = await ticketOfReza();
    expect(await candidates('reza', id)).toEqual(['departmentAdmin', 'far', 'sara']);
    const internal = await desk.ticket('sara', { kind: 'internal', recipient_id: PEOPLE.reza.id });
    expect(await candidates('departmentAdmin', internal)).toEqual(['departmentAdmin', 'far']);
    const { body } = await desk.as('reza').get(`/api/ticket/${id}/shareCandidates`);
    expect(body.data[0].departments).toEqual([{ id: 1, name: 'پشتیبانی' }]);
  });

  it('[6.35] offers a full admin the branch of the ticket, and those who work for all branches', async () => {
    const id = await ticketOfReza();
    expect(await candidates('admin', id)).toEqual(['admin', 'branchAdmin', 'departmentAdmin', 'mina', 'sara']);
  });

  it('[6.35, decisions 2.16] is a line of the audit log with who saw it before and after, and none where nothing changes', async () => {
    const id = await ticketOfReza();
    const lines = async () => {
      const { rows } = await sql<{ actor_id: number; before: object; after: object }>`
        select actor_id, before, after from audit_log where action = 'ticket.share' and object_id = ${id} order by id`.execute(
        desk.deps.db,
      );
      return rows;
    };
    const sara = { user_id: PEOPLE.sara.id };
    await share('reza', id, { sara: 'read' });
    await share('reza', id, { sara: 'read' });
    await share('reza', id, { sara: 'full' });
    await share('sara', id, {});
    expect(await lines()).toEqual([
      { actor_id: PEOPLE.reza.id, before: { shares: [] }, after: { shares: [{ ...sara, editable: false }] } },
      {
        actor_id: PEOPLE.reza.id,
        before: { shares: [{ ...sara, editable: false }] },
        after: { shares: [{ ...sara, editable: true }] },
      },
      { actor_id: PEOPLE.sara.id, before: { shares: [{ ...sara, editable: true }] }, after: { shares: [] } },
    ]);
  });

  it('[6.35, decisions 2.2] refuses whom it does not offer: strangers, customers and who has left', async () => {
    const id = await ticketOfReza();
    for (const name of ['mina', 'branchAdmin', 'customer', 'reza'] as const) {
      const { code, body } = await share('reza', id, { sara: 'read', [name]: 'read' });
      expect([code, body.errors?.[0]?.field, body.errors?.[0]?.code]).toEqual([422, 'shares', 'CHOICE']);
    }
    await sql`update "user" set status = 'inactive' where id = ${PEOPLE.far.id}`.execute(desk.deps.db);
    expect((await share('reza', id, { far: 'read' })).code).toBe(422);
    await sql`update "user" set status = 'active' where id = ${PEOPLE.far.id}`.execute(desk.deps.db);
    expect(await sharedWith(id)).toEqual({});
  });

  it('[7.37, 3.27] stores the whole list, each with or without full access, and counts it', async () => {
    const id = await ticketOfReza();
    const { body } = await share('reza', id, { sara: 'full', far: 'read' });
    expect(body.status).toBe('UPDATED');
    expect(body.data.ticket.shares).toEqual([
      expect.objectContaining({ id: PEOPLE.sara.id, editable: true }),
      expect.objectContaining({ id: PEOPLE.far.id, editable: false }),
    ]);
    expect(body.data.ticket.shares_count).toBe(2);
    await share('reza', id, { far: 'full' });
    expect(await sharedWith(id)).toEqual({ far: 'full' });
    await share('reza', id, {});
    expect(await sharedWith(id)).toEqual({});
    expect((await desk.open('admin', id)).shares_count).toBe(0);
  });

  it('[6.35] full access replies, adds people, transfers and closes; without it a colleague sees and notes', async () => {
    const id = await desk.ticket('mina', { kind: 'internal', department_id: 2 });
    await desk.as('admin').put(`/api/ticket/${id}/shares`, {
      version: 1,
      shares: [
        { user_id: PEOPLE.sara.id, editable: true },
        { user_id: PEOPLE.departmentAdmin.id, editable: false },
      ],
    });
    const actions = async (by: PersonName) => new Set((await desk.open(by, id)).actions as string[]);
    const [full, read] = [await actions('sara'), await actions('departmentAdmin')];
    for (const action of ['reply', 'note', 'share', 'transfer', 'close']) expect(full.has(action)).toBe(true);
    expect([...read].filter((action) => ['reply', 'share', 'transfer', 'close'].includes(action))).toEqual([]);
    expect(read.has('note')).toBe(true);
    expect((await desk.write('departmentAdmin', id, { type: 'note' })).code).toBe(200);
    expect((await share('sara', id, { sara: 'full', reza: 'read', departmentAdmin: 'read' })).code).toBe(200);
    expect((await share('departmentAdmin', id, { departmentAdmin: 'full' })).code).toBe(403);
  });

  it('[decisions 2.25] who may not share may still leave, and then sees the ticket no more', async () => {
    const id = await desk.ticket('mina', { kind: 'internal', department_id: 2 });
    await share('admin', id, { sara: 'read', departmentAdmin: 'read' });
    expect((await share('sara', id, { sara: 'read' })).code).toBe(403);
    const { body } = await share('sara', id, { departmentAdmin: 'read' });
    expect([body.status, body.data]).toEqual(['UPDATED', undefined]);
    expect((await desk.as('sara').get(`/api/ticket/${id}`)).code).toBe(404);
    expect(await sharedWith(id)).toEqual({ departmentAdmin: 'read' });
  });

  it('[decisions 2.0] says who has shared it in between, with the ticket as it is now', async () => {
    const id = await ticketOfReza();
    const { version } = await desk.open('reza', id);
    await share('departmentAdmin', id, { far: 'read' });
    const { body } = await share('reza', id, { sara: 'read' }, version);
    expect([body.status, body.code]).toEqual(['NOK', 'VERSION_CONFLICT']);
    expect(body.data.ticket.shares).toEqual([expect.objectContaining({ id: PEOPLE.far.id })]);
    expect(await sharedWith(id)).toEqual({ far: 'read' });
  });

  it('[decisions 2.16, decisions 2.3] writes every change into the history, a line for staff, and follows for who is added', async () => {
    const id = await ticketOfReza();
    await share('reza', id, { sara: 'full', far: 'read' });
    await share('reza', id, { far: 'full' });
    const { body } = await desk.as('reza').get(`/api/ticket/${id}/history`);
    const lines = (body.data as { field: string; from_name: string | null; to_name: string | null }[])
      .filter(({ field }) => field.startsWith('share'))
      .map(({ field, from_name, to_name }) => `${field} ${from_name?.split(' ')[0]} ${to_name?.split(' ')[0]}`)
      .reverse();
    expect(lines).toEqual([
      'share undefined sara',
      'share undefined far',
      'share_full undefined sara',
      'share sara undefined',
      'share_full undefined far',
    ]);
    const events = (contents: { event: { name: string } | null }[]) =>
      contents.flatMap(({ event }) => event?.name ?? []);
    expect(events((await desk.open('reza', id)).contents)).toEqual(expect.arrayContaining(['shared', 'unshared']));
    expect(events((await desk.open('customer', id)).contents)).toEqual([]);
    expect((await desk.open('far', id)).followed).toBe(true);
    const { rows } = await sql<{ user_id: number }>`select user_id from ticket_follow where ticket_id = ${id}`.execute(
      desk.deps.db,
    );
    expect(rows.map(({ user_id }) => user_id)).not.toContain(PEOPLE.sara.id);
  });

  it('[decisions 2.17] notifies who was added, once, and nobody else', async () => {
    const id = await ticketOfReza();
    await share('reza', id, { sara: 'read' });
    await share('reza', id, { sara: 'full' });
    const { rows } = await sql<{ payload: { event: string; user_ids?: number[]; ticket_id: number } }>`
      select payload from graphile_worker._private_jobs where payload->>'event' = 'shared'`.execute(desk.deps.db);
    const mine = rows.filter(({ payload }) => payload.ticket_id === id);
    expect(mine.map(({ payload }) => payload.user_ids)).toEqual([[PEOPLE.sara.id]]);
  });

  it('[7.39] tells the lists of who was added and of who was removed, and has their access checked again', async () => {
    const id = await ticketOfReza();
    await share('reza', id, { sara: 'read' });
    const notified = async () =>
      (
        await sql<{ channel: string }>`select channel from socket_event where data->>'id' = ${String(id)}
          order by id desc limit 40`.execute(desk.deps.db)
      ).rows.map(({ channel }) => channel);
    expect(await notified()).toContain(`private-user.${PEOPLE.sara.id}`);
    await sql`delete from socket_event`.execute(desk.deps.db);
    await share('reza', id, {});
    expect(await notified()).toContain(`private-user.${PEOPLE.sara.id}`);
  });

  it('refuses a list that names somebody twice, and more than 50 people', async () => {
    const id = await ticketOfReza();
    const put = (shares: object[]) => desk.as('reza').put(`/api/ticket/${id}/shares`, { version: 2, shares });
    const sara = { user_id: PEOPLE.sara.id, editable: false };
    expect((await put([sara, { ...sara, editable: true }])).body.errors?.[0]).toMatchObject({
      field: 'shares',
      code: 'DUPLICATE',
    });
    expect((await put(Array.from({ length: 51 }, (_, at) => ({ user_id: at + 1 })))).code).toBe(422);
    expect((await put([{ ...sara, owner: true }])).code).toBe(422);
  });
});
