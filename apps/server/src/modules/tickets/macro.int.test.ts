import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName, type Reply } from '../../../test/ticket-desk.ts';
import { draftsModule } from '../drafts/drafts.module.ts';
import { systemModule } from '../system/system.module.ts';
import { ticketsModule } from './tickets.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([draftsModule, ticketsModule, systemModule]);
});
afterAll(() => desk.close());

const store = (by: PersonName, steps: object[], more: object = {}): Promise<Reply> =>
  desk.as(by).post('/api/macro', { name: 'ماکرو', scope: 'global', steps, ...more });
const make = async (steps: object[], more: object = {}): Promise<number> => {
  const { body } = await store('admin', steps, more);
  if (body.status !== 'CREATED') throw new Error(JSON.stringify(body));
  return body.data.id;
};
const run = async (by: PersonName, id: number, macro: number, more: object = {}): Promise<Reply> =>
  desk.as(by).post(`/api/ticket/${id}/macro`, {
    macro_id: macro,
    client_key: randomUUID(),
    last_seen_seq: (await desk.open('admin', id)).last_seq,
    ...more,
  });
const template = async (body: string) =>
  (await desk.as('admin').post('/api/ticketTemplate', { name: randomUUID(), body, scope: 'global' })).body.data
    .id as number;

describe('running a macro', () => {
  it('[decisions 2.4] does all of its steps at once, and the history says that it was the macro', async () => {
    const text = await template('<p>سلام {{customer.first_name}}</p>');
    const macro = await make(
      [
        { type: 'importance', importance: 3 },
        { type: 'category', category_id: 1 },
        { type: 'assignee', to: 'me' },
        { type: 'note', body_html: '<p>{{ticket.number}} را {{agent.name}} بست</p>' },
        { type: 'reply', template_id: text },
        { type: 'status', status: 4, close_reason: 'duplicate' },
        { type: 'share', user_id: PEOPLE.mina.id, editable: true },
      ],
      { after: 'next' },
    );
    const id = await desk.ticket();
    const { body } = await run('admin', id, macro);
    expect(body).toMatchObject({ status: 'UPDATED', data: { after: 'next' } });
    expect(body.data.ticket).toMatchObject({
      status: 4,
      close_reason: 'duplicate',
      importance: 3,
      category: { id: 1 },
      assignee: { id: PEOPLE.admin.id },
      shares: [{ id: PEOPLE.mina.id, editable: true }],
    });
    const texts = body.data.ticket.contents.map(({ excerpt }: { excerpt: string }) => excerpt);
    expect(texts).toContain('سلام customer');
    expect(texts.join()).toContain('admin آزمون بست');
    const { body: history } = await desk.as('admin').get(`/api/ticket/${id}/history`);
    const causes = new Map(history.data.map((row: { field: string; cause: string }) => [row.field, row.cause]));
    expect([causes.get('importance'), causes.get('status')]).toEqual(['macro', 'macro']);
    expect((await desk.as('admin').get(`/api/macro/${macro}`)).body.data.usage_count).toBe(1);
    const { rows } = await sql<{
      n: string;
    }>`select count(*) as n from ticket_content where macro_id = ${macro}`.execute(desk.deps.db);
    expect(Number(rows[0]!.n)).toBe(2);
  });

  it('[decisions 2.4] one step without the right undoes all of them', async () => {
    const macro = await make([
      { type: 'note', body_html: '<p>یادداشت</p>' },
      { type: 'category', category_id: 1 },
      { type: 'importance', importance: 3 },
    ]);
    const id = await desk.ticket();
    const before = await desk.open('admin', id);
    expect((await run('reza', id, macro)).code).toBe(403);
    expect(await desk.open('admin', id)).toEqual(before);
    expect((await run('mina', id, macro)).code).toBe(404);
    expect((await run('customer', id, macro)).code).toBe(403);
    expect((await desk.as('admin').get(`/api/macro/${macro}`)).body.data.usage_count).toBe(0);
  });

  it('[decisions 2.4] a state or a value that does not fit undoes all of them too', async () => {
    const id = await desk.ticket();
    await desk.as('admin').post(`/api/ticket/${id}`, { version: 1, status: 4 });
    const closing = await make([
      { type: 'note', body_html: '<p>یادداشت</p>' },
      { type: 'status', status: 4 },
    ]);
    expect((await run('admin', id, closing)).body).toMatchObject({ status: 'NOK', code: 'TRANSITION_FORBIDDEN' });
    const foreign = await make([
      { type: 'note', body_html: '<p>یادداشت</p>' },
      { type: 'category', category_id: 2 },
    ]);
    const open = await desk.ticket();
    expect((await run('admin', open, foreign)).code).toBe(422);
    for (const one of [id, open])
      expect((await desk.open('admin', one)).contents.map(({ type }: { type: string }) => type)).not.toContain('note');
  });

  it('[decisions 2.4] stops at what somebody has written meanwhile, until it is run anyway; twice the same run is one', async () => {
    const macro = await make([{ type: 'note', body_html: '<p>یادداشت</p>' }]);
    const id = await desk.ticket();
    const { last_seq } = await desk.open('admin', id);
    await desk.write('customer', id, { body_html: '<p>تازه</p>' });
    const client_key = randomUUID();
    const stale = await run('admin', id, macro, { last_seen_seq: last_seq, client_key });
    expect(stale.body).toMatchObject({ status: 'NOK', code: 'STALE_TICKET', data: { stale: [{ excerpt: 'تازه' }] } });
    const notes = async () =>
      (await desk.open('admin', id)).contents.filter(({ type }: { type: string }) => type === 'note').length;
    expect(await notes()).toBe(0);
    for (let i = 0; i < 2; i += 1)
      expect((await run('admin', id, macro, { last_seen_seq: last_seq, force: true, client_key })).body.status).toBe(
        'UPDATED',
      );
    expect(await notes()).toBe(1);
  });

  it('[decisions 2.4] pressed again after a lost answer it is the same run, whatever was written meanwhile', async () => {
    const macro = await make([{ type: 'note', body_html: '<p>یادداشت</p>' }]);
    const id = await desk.ticket();
    const { last_seq } = await desk.open('admin', id);
    const press = { last_seen_seq: last_seq, client_key: randomUUID() };
    // both at once: the second waits for the ticket, and then finds the run of the first
    const both = await Promise.all([run('admin', id, macro, press), run('admin', id, macro, press)]);
    await desk.write('customer', id, { body_html: '<p>تازه</p>' });
    const answers = [...both, await run('admin', id, macro, press)];
    expect(answers.map(({ body }) => body.status)).toEqual(['UPDATED', 'UPDATED', 'UPDATED']);
    const contents: { type: string }[] = (await desk.open('admin', id)).contents;
    expect(contents.filter(({ type }) => type === 'note')).toHaveLength(1);
    expect((await desk.as('admin').get(`/api/macro/${macro}`)).body.data.usage_count).toBe(1);
  });

  it('[decisions 2.4] is known by its key for a week', async () => {
    const macro = await make([{ type: 'importance', importance: 3 }]);
    await run('admin', await desk.ticket(), macro);
    const runsAfter = async (days: number) => {
      await sql`update macro_run set at = at - ${days} * interval '1 day' where macro_id = ${macro}`.execute(
        desk.deps.db,
      );
      await desk.deps.jobs.handlers.get('ticket.macro_run_sweep')!({} as never, {
        attempt: 1,
        maxAttempts: 1,
        log: desk.deps.log,
        signal: undefined,
      });
      const { rows } = await sql`select from macro_run where macro_id = ${macro}`.execute(desk.deps.db);
      return rows.length;
    };
    expect(await runsAfter(6)).toBe(1);
    expect(await runsAfter(2)).toBe(0);
  });

  it('[decisions 2.4] a reply waits for its undo window, and the status with it', async () => {
    await sql`update "user" set undo_seconds = 20 where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    const text = await template('<p>پاسخ</p>');
    const macro = await make([
      { type: 'reply', template_id: text },
      { type: 'status', status: 4, close_reason: 'other' },
    ]);
    const id = await desk.ticket();
    await run('admin', id, macro);
    expect((await desk.open('customer', id)).status).toBe(0);
    desk.deps.clock.advance(30_000);
    await desk.deps.runJobs();
    await sql`update "user" set undo_seconds = null where id = ${PEOPLE.admin.id}`.execute(desk.deps.db);
    expect(await desk.open('customer', id)).toMatchObject({ status: 4, content_count: 2 });
    expect((await desk.open('admin', id)).close_reason).toBe('other');
  });

  it('[decisions 2.4] writes its own texts, and leaves what the person was writing', async () => {
    const id = await desk.ticket();
    const key = `ticket:${id}:note`;
    await desk.as('admin').put(`/api/draft/${key}`, { body_html: '<p>نیمه‌تمام</p>', revision: 1, device: 'a' });
    await run('admin', id, await make([{ type: 'note', body_html: '<p>یادداشت</p>' }]));
    expect((await desk.as('admin').get(`/api/draft/${key}`)).body.data).toMatchObject({ body_html: '<p>نیمه‌تمام</p>' });
  });

  it('[decisions 2.3, 7.20] runs on several tickets, on each as on one', async () => {
    const macro = await make([{ type: 'importance', importance: 0 }]);
    const [mine, foreign] = [await desk.ticket(), await desk.ticket('customer', { department_id: 2 })];
    const { body } = await desk.as('departmentAdmin').put('/api/multipleTicketAction', {
      ticket_ids: [mine, foreign],
      action: 'macro',
      value: { macro_id: macro },
    });
    expect(body.data.done).toEqual([mine]);
    expect(body.data.failed[0]).toMatchObject({ id: foreign, code: 'NOT_FOUND' });
    expect((await desk.as('admin').get(`/api/macro/${macro}`)).body.data.usage_count).toBe(1);
    const { rows } = await sql`select from macro_run where macro_id = ${macro}`.execute(desk.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('keeping macros', () => {
  const STEPS = [{ type: 'importance', importance: 2 }];
  const seen = async (by: PersonName, name: string) =>
    (await desk.as(by).get(`/api/macro?name=${encodeURIComponent(name)}`)).body.data.length;

  it('[decisions 2.4, decisions 2.2] everybody sees those for everybody, the own ones and those of their departments', async () => {
    await store('admin', STEPS, { name: 'همگانی‌ها' });
    await store('departmentAdmin', STEPS, { name: 'دپارتمانی‌ها', scope: 'department', department_ids: [1] });
    await store('reza', STEPS, { name: 'شخصی‌ها', scope: 'personal' });
    const table = async (name: string) =>
      Promise.all((['admin', 'reza', 'sara', 'mina'] as const).map((by) => seen(by, name)));
    expect(await table('همگانی‌ها')).toEqual([1, 1, 1, 1]);
    expect(await table('دپارتمانی‌ها')).toEqual([1, 1, 1, 0]);
    expect(await table('شخصی‌ها')).toEqual([0, 1, 0, 0]);
    expect((await store('reza', STEPS)).code).toBe(403);
    expect((await store('reza', STEPS, { scope: 'department', department_ids: [1] })).code).toBe(403);
    expect((await store('departmentAdmin', STEPS, { scope: 'department', department_ids: [2] })).code).toBe(403);
  });

  it('[decisions 2.4] refuses what contradicts itself, is empty, unknown or too much', async () => {
    for (const steps of [
      [],
      [...STEPS, ...STEPS],
      [{ type: 'note', body_html: ' ' }],
      [{ type: 'note', body_html: '<p>{{nobody}}</p>' }],
      [{ type: 'tags', add: [], remove: [] }],
      [{ type: 'status', status: 0 }],
      [{ type: 'importance', importance: 2, more: 1 }],
      [{ type: 'unknown' }],
      Array.from({ length: 11 }, () => ({ type: 'note', body_html: '<p>x</p>' })),
    ])
      expect([steps, (await store('admin', steps)).code]).toEqual([steps, 422]);
  });

  it('[decisions 2.0, decisions 2.4] is changed by its version, has a shortcut of its own, and is gone for new runs when it is deleted', async () => {
    const id = await make(STEPS, { shortcut: '/بستن' });
    expect((await store('admin', STEPS, { shortcut: 'بستن' })).body.errors?.[0]?.field).toBe('shortcut');
    const change = (body: object) => desk.as('admin').put(`/api/macro/${id}`, body);
    expect((await change({ version: 1, name: 'تازه', status: false })).body.data).toMatchObject({
      name: 'تازه',
      shortcut: 'بستن',
      status: false,
    });
    expect((await change({ version: 1, name: 'دیگر' })).body.code).toBe('VERSION_CONFLICT');
    const { rows } = await sql<{ before: object; after: object }>`select before, after from audit_log
      where action = 'macro.update' and object_id = ${id}`.execute(desk.deps.db);
    expect(rows).toEqual([{ before: { name: 'ماکرو', status: true }, after: { name: 'تازه', status: false } }]);
    const ticket = await desk.ticket();
    expect((await run('admin', ticket, id)).code).toBe(422);
    expect((await desk.as('reza').delete(`/api/macro/${id}`)).code).toBe(403);
    expect((await desk.as('admin').delete(`/api/macro/${id}`)).body.status).toBe('DELETED');
    expect((await desk.as('admin').get(`/api/macro/${id}`)).code).toBe(404);
    expect((await run('admin', ticket, id)).code).toBe(422);
  });
});

describe('the order of macros', () => {
  it('[decisions 2.4, 7.33] is changed by those who may change the macros, and the list has it', async () => {
    const named = (by: PersonName, name: string, more: object) =>
      store(by, [{ type: 'status', status: 1 }], { name, ...more }).then(({ body }) => body.data.id as number);
    await desk.deps.db.deleteFrom('macro_department').execute();
    await sql`update macro set deleted_at = now()`.execute(desk.deps.db);
    const [one, two] = [
      await named('sara', 'یک', { scope: 'personal' }),
      await named('sara', 'دو', { scope: 'personal' }),
    ];
    const ofDepartment = { scope: 'department', department_ids: [1] };
    const [three, four] = [
      await named('departmentAdmin', 'سه', ofDepartment),
      await named('departmentAdmin', 'چهار', ofDepartment),
    ];
    const global = await named('admin', 'همه', { scope: 'global' });
    const order = async (by: PersonName) =>
      ((await desk.as(by).get('/api/getOrder?type=macro')).body.data as { id: number }[]).map(({ id }) => id);
    const move = async (by: PersonName, type_ids: number[]) =>
      (await desk.as(by).put('/api/updateOrder', { type: 'macro', type_ids })).code;
    expect([await order('sara'), await order('departmentAdmin'), await order('admin'), await order('reza')]).toEqual([
      [one, two],
      [three, four],
      [three, four, global],
      [],
    ]);
    expect([await move('sara', [two, one]), await move('departmentAdmin', [four, three])]).toEqual([200, 200]);
    const refused = [await move('sara', [one]), await move('sara', [one, two, global]), await move('reza', [one, two])];
    expect(refused).toEqual([422, 422, 422]);
    const listed = (await desk.as('sara').get('/api/macro')).body.data as { id: number; scope: string }[];
    const idsOf = (scope: string) => listed.filter((macro) => macro.scope === scope).map(({ id }) => id);
    expect([idsOf('personal'), idsOf('department')]).toEqual([
      [two, one],
      [four, three],
    ]);
  });

  it('[decisions 2.4] ends with a new one', async () => {
    const id = await make([{ type: 'status', status: 1 }], { name: 'آخری' });
    const listed = (await desk.as('admin').get('/api/macro?perPage=100')).body.data as { id: number }[];
    expect(listed.at(-1)!.id).toBe(id);
  });
});
