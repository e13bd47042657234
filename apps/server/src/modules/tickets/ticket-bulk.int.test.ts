import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { BULK_TICKETS_MAX } from '@hamyar/contracts';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { batchesModule } from '../batches/batches.module.ts';
import { ticketsModule } from './tickets.module.ts';

const OWNERS = ['customer', 'other', 'member', 'supervisor'] as const;

describe('one action on several tickets', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([batchesModule, ticketsModule]);
    await sql`insert into tag (id, name, name_norm) values (1, 'فوری', 'فوری'), (2, 'مالیاتی', 'مالیاتی')`.execute(
      desk.deps.db,
    );
    await sql`insert into tag (id, name, name_norm, is_archived) values (3, 'کهنه', 'کهنه', true)`.execute(
      desk.deps.db,
    );
  });
  afterAll(() => desk.close());
  const act = (by: PersonName, ticket_ids: number[], action: object) =>
    desk.as(by).put('/api/multipleTicketAction', { ticket_ids, ...action });
  const history = async (id: number) =>
    (await desk.as('admin').get(`/api/ticket/${id}/history`)).body.data as {
      field: string;
      from: string | null;
      to: string | null;
      to_name: string | null;
      cause: string;
      actor: { id: number } | null;
    }[];

  it('[7.20, decisions 2.3 "Bulk"] answers which are done and which are not, with the reason of each', async () => {
    const mine = await desk.ticket();
    const closed = await desk.ticket();
    await act('admin', [closed], { action: 'status', value: { status: 4 } });
    const strange = await desk.ticket('customer', { department_id: 2 });
    const { body } = await act('sara', [mine, closed, strange, 999_999, mine], {
      action: 'status',
      value: { status: 4, close_reason: 'duplicate' },
    });
    expect(body).toMatchObject({
      status: 'UPDATED',
      data: {
        done: [mine],
        failed: [
          { id: closed, code: 'TRANSITION_FORBIDDEN', message: expect.any(String) },
          { id: strange, code: 'NOT_FOUND' },
          { id: 999_999, code: 'NOT_FOUND' },
        ],
        batch_id: null,
      },
    });
    expect(await desk.open('admin', mine)).toMatchObject({ status: 4, close_reason: 'duplicate' });
    expect(await desk.open('admin', strange)).toMatchObject({ status: 0 });
    expect((await history(mine)).find(({ field }) => field === 'status')).toMatchObject({
      cause: 'bulk',
      actor: { id: PEOPLE.sara.id },
    });
  });

  it('[decisions 2.3 "Bulk"] a value that one ticket cannot have fails with the text of its field', async () => {
    const id = await desk.ticket();
    const failure = async (action: object) => (await act('admin', [id], action)).body.data.failed[0];
    expect(await failure({ action: 'category', value: 2 })).toMatchObject({ id, code: 'CHOICE' });
    expect(await failure({ action: 'add_tags', value: [1, 3] })).toMatchObject({ id, code: 'CHOICE' });
    expect(await failure({ action: 'department', value: { department_id: 2 } })).toMatchObject({
      id,
      code: 'REQUIRED',
      message: 'علت ارجاع را بنویسید',
    });
    expect(await failure({ action: 'importance', value: 3, version: 99 })).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await desk.open('admin', id)).importance).not.toBe(3);
  });

  it.each([
    ['no action', { action: 'burn', value: 1 }],
    ['a foreign value', { action: 'importance', value: 9 }],
    ['a foreign key', { action: 'importance', value: 1, more: 1 }],
    ['too many tickets', { action: 'read', ticket_ids: Array.from({ length: BULK_TICKETS_MAX + 1 }, (_, i) => i + 1) }],
  ])('[decisions 2.3 "Bulk"] %s is refused before anything is done', async (_case, body) => {
    const id = await desk.ticket();
    const { version } = await desk.open('admin', id);
    const answer = await act('admin', [id], body);
    expect(answer.code).toBe(422);
    expect((await desk.open('admin', id)).version).toBe(version);
  });

  it('[decisions 2.3 "Bulk"] tags are added to those that a ticket has, and taken away alone; the history names them', async () => {
    const id = await desk.ticket();
    const tags = async () => ((await desk.open('admin', id)).tags as { name: string }[]).map(({ name }) => name);
    await act('reza', [id], { action: 'add_tags', value: [1] });
    await act('reza', [id], { action: 'add_tags', value: [1, 2] });
    expect((await tags()).sort()).toEqual(['فوری', 'مالیاتی']);
    await act('reza', [id], { action: 'remove_tags', value: [1] });
    expect(await tags()).toEqual(['مالیاتی']);
    expect((await history(id)).filter(({ field }) => field === 'tag_id').map(({ to_name }) => to_name)).toEqual([
      null,
      'مالیاتی',
      'فوری',
    ]);
    expect(
      (await sql<{ n: number }>`select usage_count as n from tag order by id`.execute(desk.deps.db)).rows.map(
        ({ n }) => n,
      ),
    ).toEqual([0, 1, 0]);
  });

  it('[decisions 2.3 "Bulk"] replies to each with a ready-made text about it, and to at most 50', async () => {
    const text = { name: 'در دست بررسی', body: '<p>تیکت {{ticket.subject}} در دست بررسی است</p>', scope: 'global' };
    const stored = await desk.as('admin').post('/api/ticketTemplate', text);
    expect(stored.body).toMatchObject({ status: 'CREATED' });
    const template_id: number = stored.body.data.id;
    const [first, second, strange] = [
      await desk.ticket('other', { subject: 'یکم' }),
      await desk.ticket('other', { subject: 'دوم' }),
      await desk.ticket('other', { department_id: 2 }),
    ];
    const value = { template_id, client_key: randomUUID() };
    // the answer of the first press is lost
    expect((await act('sara', [first], { action: 'reply', value })).body.data.done).toEqual([first]);
    const { data } = (await act('sara', [first, second, strange], { action: 'reply', value })).body;
    expect([data.done, data.failed]).toEqual([[first, second], [expect.objectContaining({ code: 'NOT_FOUND' })]]);
    await desk.deps.runJobs();
    for (const [id, subject] of [
      [first, 'یکم'],
      [second, 'دوم'],
    ] as const) {
      const { contents, status } = await desk.open('other', id);
      expect([status, contents.at(-1).body_html]).toEqual([2, expect.stringContaining(`تیکت ${subject} در دست`)]);
      expect(contents.filter(({ body_html }: { body_html: string }) => body_html.includes('در دست'))).toHaveLength(1);
    }
    expect((await act('reza', [first], { action: 'reply', value })).body.data.failed).toHaveLength(1);
    const many = Array.from({ length: 51 }, (_, at) => at + 1);
    expect((await act('admin', many, { action: 'reply', value })).code).toBe(422);
  });

  it('[decisions 2.3 "Bulk"] shares with more people, and keeps those who have access', async () => {
    const id = await desk.ticket();
    const share = (people: object[]) => act('admin', [id], { action: 'share', value: people });
    await share([{ user_id: PEOPLE.sara.id }]);
    await share([
      { user_id: PEOPLE.reza.id, editable: true },
      { user_id: PEOPLE.sara.id, editable: true },
    ]);
    expect((await desk.open('admin', id)).shares).toEqual([
      expect.objectContaining({ id: PEOPLE.sara.id, editable: true }),
      expect.objectContaining({ id: PEOPLE.reza.id, editable: true }),
    ]);
  });

  it('[decisions 2.3 "Bulk"] reads and unreads for the caller alone', async () => {
    const id = await desk.ticket();
    const unread = async (by: PersonName) =>
      (await desk.as(by).get(`/api/ticket?ids[]=${id}`)).body.data[0].unread as boolean;
    await act('sara', [id], { action: 'read' });
    expect([await unread('sara'), await unread('reza')]).toEqual([false, true]);
    await act('sara', [id], { action: 'unread' });
    expect(await unread('sara')).toBe(true);
  });

  it('[decisions 2.3 "Bulk"] does to every ticket what the same changes one by one do, and refuses what they refuse', async () => {
    const person = fc.constantFrom<PersonName>('admin', 'departmentAdmin', 'sara', 'reza', 'mina');
    const action = fc.oneof(
      fc
        .record({ status: fc.constantFrom(0, 1, 4) })
        .map((value) => ({ bulk: { action: 'status', value }, one: value })),
      fc.constantFrom(0, 3).map((value) => ({ bulk: { action: 'importance', value }, one: { importance: value } })),
      fc
        .constantFrom(null, PEOPLE.sara.id, PEOPLE.reza.id, PEOPLE.mina.id)
        .map((value) => ({ bulk: { action: 'assignee', value }, one: { recipient_id: value } })),
      fc
        .record({ department_id: fc.constantFrom(1, 2), reason: fc.constantFrom('علت', undefined) })
        .map((value) => ({ bulk: { action: 'department', value }, one: value })),
      fc
        .constantFrom(1, 2, null)
        .map((value) => ({ bulk: { action: 'category', value }, one: { category_id: value } })),
      fc.constantFrom(1, null).map((value) => ({ bulk: { action: 'service', value }, one: { service_id: value } })),
      fc.boolean().map((value) => ({ bulk: { action: 'spam', value }, one: { spam: value } })),
    );
    const shown = ({
      id: _id,
      number: _number,
      created_at: _at,
      last_activity_at: _activity,
      contents,
      ...rest
    }: any) => ({
      ...rest,
      closed_at: rest.closed_at === null,
      waiting_since: rest.waiting_since === null,
      contents: contents.map(({ type, event }: any) => ({ type, event })),
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ by: person, action }), { minLength: 1, maxLength: 5 }), async (steps) => {
        // nobody may send more than 30 tickets in a minute
        const owner = OWNERS[(runs += 1) % OWNERS.length]!;
        const [together, alone, other] = [await desk.ticket(owner), await desk.ticket(owner), await desk.ticket(owner)];
        for (const { by, action } of steps) {
          const { data } = (await act(by, [together, other], action.bulk)).body;
          const version = (await desk.open('admin', alone)).version;
          const single = (await desk.as(by).post(`/api/ticket/${alone}`, { version, ...action.one })).body;
          const code = single.errors?.[0]?.code ?? single.code ?? single.status;
          expect(data.failed.map((failure: { code: string }) => failure.code)).toEqual(
            single.status === 'UPDATED' ? [] : [code, code],
          );
          expect(shown(await desk.open('admin', together))).toEqual(shown(await desk.open('admin', alone)));
        }
      }),
      { numRuns: 25 },
    );
  });
});
