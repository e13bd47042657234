import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { todosModule } from '../todos/todos.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule, todosModule]);
});
afterAll(() => desk.close());

async function lock(by: PersonName, id: number, locked: boolean) {
  const { version } = await desk.open('admin', id);
  return desk.as(by).post(`/api/ticket/${id}`, { version, locked });
}
const reply = async (by: PersonName, id: number) => {
  const { last_seq } = await desk.open(by, id);
  const content = { type: 'message', body_html: '<p>سلام</p>', attachments: [], last_seen_seq: last_seq };
  return desk.as(by).post(`/api/ticket/${id}`, { content: { ...content, client_key: randomUUID() } });
};

describe('a ticket that is locked', () => {
  it('[decisions 2.3] takes no reply of its customers until it is unlocked, and says why; employees go on', async () => {
    const id = await desk.ticket('member');
    expect((await lock('admin', id, true)).body.data.ticket).toMatchObject({ locked: true });
    for (const by of ['member', 'supervisor'] as const) {
      const { code, body } = await reply(by, id);
      expect([by, code, body.status, body.code, body.message]).toEqual([
        ...[by, 200, 'NOK', 'TICKET_LOCKED', 'این تیکت قفل شده است و پاسخ نمی‌پذیرد'],
      ]);
      const seen = await desk.open(by, id);
      expect(seen).toMatchObject({ locked: true, reply_refused: 'locked' });
      expect(seen.actions).not.toContain('reply');
    }
    expect((await reply('sara', id)).code).toBe(200);
    expect((await lock('admin', id, false)).body.data.ticket).toMatchObject({ locked: false });
    expect((await reply('member', id)).code).toBe(200);
    expect(await desk.open('member', id)).toMatchObject({ locked: false, reply_refused: null });
  });

  it('[decisions 2.3] is not opened again by a reply when it is closed', async () => {
    const id = await desk.ticket();
    const { version } = await desk.open('admin', id);
    await desk.as('admin').post(`/api/ticket/${id}`, { version, status: 4 });
    await lock('admin', id, true);
    expect((await reply('customer', id)).body.code).toBe('TICKET_LOCKED');
    expect(await desk.open('customer', id)).toMatchObject({ status: 4, reply_refused: 'locked' });
  });

  it('[decisions 2.2, decisions 2.3] is locked and unlocked by full admins alone, once, and not among colleagues', async () => {
    const id = await desk.ticket();
    for (const by of ['branchAdmin', 'departmentAdmin', 'sara', 'customer'] as const)
      expect([by, (await lock(by, id, true)).code]).toEqual([by, 403]);
    expect((await lock('mina', id, true)).code).toBe(404);
    expect((await desk.open('admin', id)).actions).toEqual(expect.arrayContaining(['lock']));
    await lock('admin', id, true);
    expect((await desk.open('admin', id)).actions).toContain('unlock');
    for (const by of ['branchAdmin', 'sara', 'customer'] as const)
      expect([by, (await lock(by, id, false)).code]).toEqual([by, 403]);
    const inside = await desk.ticket('sara', { kind: 'internal', department_id: 1 });
    expect((await lock('admin', inside, true)).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  it('[decisions 2.3] says in its history and conversation who has locked it, and raises no line for customers', async () => {
    const id = await desk.ticket();
    const before = await desk.open('customer', id);
    await lock('admin', id, true);
    await lock('admin', id, true);
    await lock('admin', id, false);
    const history = (await desk.as('sara').get(`/api/ticket/${id}/history`)).body.data;
    expect(
      history
        .filter(({ field }: any) => field === 'locked')
        .map(({ from, to, actor }: any) => [from, to, actor.name.startsWith('admin')]),
    ).toEqual([
      ['1', null, true],
      [null, '1', true],
    ]);
    const events = (contents: any[]) => contents.flatMap(({ event }) => event?.name ?? []);
    expect(events((await desk.open('sara', id)).contents).slice(-2)).toEqual(['locked', 'unlocked']);
    expect((await desk.open('customer', id)).last_seq).toBe(before.last_seq);
  });

  it('[decisions 2.3] reaches the open page of its customer', async () => {
    const id = await desk.ticket();
    await sql`delete from socket_event`.execute(desk.deps.db);
    await lock('admin', id, true);
    const { rows } = await sql<{
      name: string;
    }>`select name from socket_event where channel = ${`ticket.${id}`}`.execute(desk.deps.db);
    expect(rows.map(({ name }) => name)).toEqual(['ticket.changed']);
  });
});
