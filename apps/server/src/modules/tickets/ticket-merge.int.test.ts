import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([ticketsModule]);
});
afterAll(() => desk.close());

const merge = (by: PersonName, id: number, target: number, more: object = {}): Promise<Reply> =>
  desk.as(by).post(`/api/ticket/${id}/merge`, { target_id: target, ...more });
/** What a person reads in a ticket, without lines of the system. */
const texts = async (by: PersonName, id: number): Promise<string[]> =>
  (await desk.open(by, id)).contents
    .filter(({ type }: { type: string }) => type !== 'system')
    .map(({ excerpt }: { excerpt: string }) => excerpt);
const lines = async (by: PersonName, id: number): Promise<string[]> =>
  (await desk.open(by, id)).contents
    .filter(({ type }: { type: string }) => type === 'system')
    .map(({ event }: { event: { name: string; to: string | null } }) => `${event.name} ${event.to}`);
const numberOf = async (id: number): Promise<string> => (await desk.open('admin', id)).number;
const sequences = async (id: number) =>
  (
    await sql<{ id: number; seq: number; public_seq: number | null }>`select id, seq, public_seq from ticket_content
      where ticket_id = ${id} and type <> 'system' order by id`.execute(desk.deps.db)
  ).rows;
const later = () => desk.deps.clock.advance(60_000);
const say = (by: PersonName, id: number, text: string, more: object = {}) => {
  later();
  return desk.write(by, id, { body_html: `<p>${text}</p>`, ...more });
};
const ticket = (text: string, by: PersonName = 'customer', more: object = {}) => {
  later();
  return desk.ticket(by, { subject: text, body_html: `<p>${text}</p>`, ...more });
};

describe('merging two tickets', () => {
  it('[decisions 2.3 T14] the other one gets the conversation in the order of time, and the merged one leads there', async () => {
    const first = await ticket('یک');
    const second = await ticket('دو');
    await say('admin', first, 'پاسخ یک');
    await say('admin', second, 'یادداشت دو', { type: 'note' });
    await say('customer', second, 'باز هم دو');
    later();
    const { body } = await merge('admin', second, first);
    expect(body.status).toBe('UPDATED');
    const [one, two] = [await numberOf(first), await numberOf(second)];
    expect(body.data.ticket).toMatchObject({
      status: 4,
      close_reason: 'merged',
      reply_refused: 'merged',
      merged: { into: { id: first, number: one } },
    });
    expect(await texts('admin', first)).toEqual(['یک', 'دو', 'پاسخ یک', 'یادداشت دو', 'باز هم دو']);
    expect(await texts('customer', first)).toEqual(['یک', 'دو', 'پاسخ یک', 'باز هم دو']);
    expect(await texts('admin', second)).toEqual([]);
    const { contents, links, content_count } = await desk.open('admin', first);
    expect(contents.map(({ origin }: { origin: string | null }) => origin)).toEqual([
      null,
      two,
      null,
      null,
      two,
      two,
      null,
    ]);
    expect(links).toEqual([{ type: 'merged_into', direction: 'in', ticket: expect.objectContaining({ id: second }) }]);
    expect(content_count).toBe(5);
    expect((await desk.open('customer', first)).content_count).toBe(4);
    for (const by of ['admin', 'customer'] as const) {
      expect(await lines(by, first)).toContain(`merged ${two}`);
      expect(await lines(by, second)).toContain(`merged_into ${one}`);
    }
  });

  it('[decisions 2.3 T14] contents keep their ids and get new sequences behind those of the other ticket', async () => {
    const first = await ticket('یک');
    const second = await ticket('دو');
    await say('customer', second, 'باز هم');
    const before = await sequences(second);
    await merge('admin', second, first);
    const after = await sequences(first);
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(new Set(after.map(({ seq }) => seq)).size).toBe(3);
    expect(after.map(({ public_seq }) => public_seq)).toEqual([1, 2, 3]);
    expect((await say('customer', first, 'ادامه')).body.status).toBe('UPDATED');
  });

  it('[decisions 2.3 T14] the other one waits for an answer where the newest message is of the customer', async () => {
    const open = await ticket('باز');
    await merge('admin', await ticket('باز دو'), open);
    expect(await desk.open('admin', open)).toMatchObject({ status: 0 });

    const answered = await ticket('پاسخ داده');
    await say('admin', answered, 'پاسخ');
    expect((await desk.open('admin', answered)).status).toBe(2);
    const newer = await ticket('تازه');
    const since = (await desk.open('admin', newer)).waiting_since;
    await merge('admin', newer, answered);
    expect(await desk.open('admin', answered)).toMatchObject({ status: 3, waiting_since: since });

    const older = await ticket('قدیمی');
    const latest = await ticket('نو');
    await say('admin', latest, 'پاسخ');
    await merge('admin', older, latest);
    expect(await desk.open('admin', latest)).toMatchObject({ status: 2, waiting_since: null });
  });

  it('[decisions 2.3 T14, decisions 2.2] followers are united, and who had read both has read the one', async () => {
    const first = await ticket('یک');
    const second = await ticket('دو');
    await desk.as('sara').put(`/api/ticket/${second}/follow`, { follow: true });
    for (const id of [first, second])
      await desk.as('sara').put(`/api/ticket/${id}/read`, { last_read_seq: (await desk.open('sara', id)).last_seq });
    await desk.as('reza').put(`/api/ticket/${first}/read`, { last_read_seq: 1 });
    await merge('admin', second, first);
    expect(await desk.open('sara', first)).toMatchObject({ followed: true, unread: false });
    expect(await desk.open('reza', first)).toMatchObject({ followed: false, unread: true });
  });

  it('[decisions 2.3 T14] a merged ticket is answered by nobody and merged no more; a chain ends at the last one', async () => {
    const [a, b, c] = [await ticket('الف'), await ticket('ب'), await ticket('پ')];
    await merge('admin', a, b);
    for (const by of ['admin', 'customer'] as const)
      expect((await say(by, a, 'باز هم')).body).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
    expect((await merge('admin', a, c)).body).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
    // into a merged one goes to where its conversation is
    const d = await ticket('ت');
    await merge('admin', d, a);
    expect((await desk.open('admin', d)).merged.into.id).toBe(b);
    await merge('admin', b, c);
    for (const id of [a, b, d]) expect((await desk.open('customer', id)).merged.into.id).toBe(c);
    expect((await texts('admin', c)).sort()).toEqual(['الف', 'ب', 'ت', 'پ'].sort());
    for (const target of [a, b, c, d]) {
      const { code, body } = await merge('admin', c, target);
      expect([code, body.errors?.[0]?.code]).toEqual([422, 'CYCLE']);
    }
  });

  it('[decisions 2.3 T14] of two people who merge two tickets into each other one is first', async () => {
    const [a, b] = [await ticket('الف'), await ticket('ب')];
    const answers = await Promise.all([merge('admin', a, b), merge('branchAdmin', b, a)]);
    expect(answers.map(({ body }) => body.status).sort()).not.toEqual(['UPDATED', 'UPDATED']);
    expect(answers.filter(({ body }) => body.status === 'UPDATED')).toHaveLength(1);
    const into = (await desk.open('admin', a)).merged?.into.id ?? (await desk.open('admin', b)).merged?.into.id;
    expect((await texts('admin', into)).sort()).toEqual(['الف', 'ب']);
  });

  it('[decisions 2.3 T14] another customer needs a second word, and what colleagues write stays among them', async () => {
    const [mine, others] = [await ticket('من'), await ticket('او', 'other')];
    const refused = await merge('admin', mine, others);
    expect([refused.code, refused.body.errors?.[0]?.code]).toEqual([422, 'OTHER_CUSTOMER']);
    const internal = await ticket('داخلی', 'sara', { kind: 'internal' });
    expect((await merge('admin', internal, mine, { other_customer: true })).body.errors?.[0]?.field).toBe('target_id');
    expect((await merge('admin', mine, others, { other_customer: true })).body.status).toBe('UPDATED');
    expect((await desk.open('customer', mine)).merged).toEqual({ into: null });
    expect(await texts('other', others)).toEqual(['من', 'او']);
  });

  it('[decisions 2.2] needs the permission on both sides, and the other ticket in scope', async () => {
    const [a, b] = [await ticket('الف'), await ticket('ب', 'customer', { department_id: 2 })];
    expect((await merge('sara', a, b)).code).toBe(403);
    expect((await merge('customer', a, b)).code).toBe(403);
    expect((await merge('departmentAdmin', b, a)).code).toBe(404);
    const hidden = await merge('departmentAdmin', a, b);
    expect([hidden.code, hidden.body.errors?.[0]?.code]).toEqual([422, 'CHOICE']);
    const missing = await merge('departmentAdmin', a, 999_999);
    expect(missing.body.errors).toEqual(hidden.body.errors);
    const { version } = await desk.open('admin', a);
    expect((await merge('admin', a, b, { version: version + 1 })).body.code).toBe('VERSION_CONFLICT');
    expect((await merge('admin', a, b, { more: 1 })).code).toBe(422);
  });

  it('[decisions 2.3, 7.20] several tickets are merged into one by one call, each as its own call would', async () => {
    const target = await ticket('مقصد');
    const [mine, others] = [await ticket('من'), await ticket('او', 'other')];
    const { body } = await desk.as('admin').put('/api/multipleTicketAction', {
      ticket_ids: [mine, others, target],
      action: 'merge_into',
      value: { target_id: target },
    });
    expect(body.data.done).toEqual([mine]);
    expect(body.data.failed.map(({ id }: { id: number }) => id)).toEqual([others, target]);
    expect(await texts('admin', target)).toEqual(['مقصد', 'من']);
  });

  it('[decisions 2.4] a reply in its undo window goes with the conversation and is sent there', async () => {
    await sql`update "user" set undo_seconds = 20 where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    const [a, b] = [await ticket('الف'), await ticket('ب')];
    await say('admin', a, 'در راه');
    await merge('branchAdmin', a, b);
    desk.deps.clock.advance(30_000);
    await desk.deps.runJobs();
    await sql`update "user" set undo_seconds = null where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    expect(await texts('customer', b)).toEqual(['الف', 'ب', 'در راه']);
    expect((await desk.open('admin', b)).status).toBe(2);
    // separated again, it is what the customer was answered in its own ticket
    await desk.as('admin').post(`/api/ticket/${a}/unmerge`);
    expect(await texts('customer', a)).toEqual(['الف', 'در راه']);
  });
});
