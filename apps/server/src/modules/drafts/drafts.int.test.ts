import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { leaveTransactionScope } from '../../platform/database/transaction-scope.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { insertDraft, lockDraftsOf } from './draft.repository.ts';
import { draftsModule } from './drafts.module.ts';

/** Statements that wait for a lock. */
const countWaiting = async (db: Desk['deps']['db']) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not l.granted`.execute(db)
  ).rows[0]!.n;

describe('drafts', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk([ticketsModule, draftsModule]);
  });
  afterAll(() => desk.close());
  const save = (by: PersonName, key: string, body: object) =>
    desk.as(by).put(`/api/draft/${key}`, { body_html: '<p>x</p>', revision: 1, device: 'a', ...body });
  const read = async (by: PersonName, key: string) => (await desk.as(by).get(`/api/draft/${key}`)).body.data;

  it('[decisions 2.4] stores what a person types, only for that person', async () => {
    const id = await desk.ticket();
    expect(await read('customer', `ticket:${id}:message`)).toBeNull();
    await save('customer', `ticket:${id}:message`, {
      body_html: '<p>نیمه<script>x</script></p>',
      form_values: { subject: 'س' },
    });
    expect(await read('customer', `ticket:${id}:message`)).toMatchObject({
      body_html: '<p>نیمه</p>',
      form_values: { subject: 'س' },
      revision: 1,
      other: null,
    });
    expect(await read('sara', `ticket:${id}:message`)).toBeNull();
    expect((await desk.as('other').get(`/api/draft/ticket:${id}:message`)).code).toBe(404);
    expect((await save('customer', `ticket:${id}:note`, {})).code).toBe(404);
    expect((await save('sara', `ticket:${id}:note`, {})).body.status).toBe('UPDATED');
    await desk.as('customer').delete(`/api/draft/ticket:${id}:message`);
    expect(await read('customer', `ticket:${id}:message`)).toBeNull();
  });

  it("[decisions 2.4] the newer revision wins and the other device's text is kept as the other version", async () => {
    const key = 'new:customer';
    await save('customer', key, { body_html: '<p>گوشی</p>', revision: 3, device: 'phone' });
    await save('customer', key, { body_html: '<p>رایانه</p>', revision: 4, device: 'desktop' });
    expect(await read('customer', key)).toMatchObject({
      body_html: '<p>رایانه</p>',
      other: { body_html: '<p>گوشی</p>', device: 'phone' },
    });
    await save('customer', key, { body_html: '<p>دیررسیده</p>', revision: 2, device: 'tablet' });
    expect(await read('customer', key)).toMatchObject({
      body_html: '<p>رایانه</p>',
      revision: 4,
      other: { body_html: '<p>دیررسیده</p>', device: 'tablet' },
    });
    await save('customer', key, { body_html: '<p>کهنه</p>', revision: 3, device: 'desktop' });
    expect(await read('customer', key)).toMatchObject({ body_html: '<p>رایانه</p>', other: { device: 'tablet' } });
  });

  it('[decisions 2.4] the text that its author replaces with the other version is the other one from then on', async () => {
    const key = 'new:customer:3';
    const put = (body_html: string, revision: number, device: string, more: object = {}) =>
      save('customer', key, { body_html, revision, device, ...more });
    await put('<p>گوشی</p>', 1, 'phone');
    await put('<p>رایانه</p>', 2, 'desktop');
    const replaced = '<p>رایانه<script>x</script></p>';
    expect((await put('<p>گوشی</p>', 3, 'desktop', { replaced })).body.data).toMatchObject({
      accepted: true,
      body_html: '<p>گوشی</p>',
      other: { body_html: '<p>رایانه</p>', device: 'desktop' },
    });
    // one that comes too late replaces nothing: what both have written stays
    await put('<p>سوم</p>', 3, 'tablet', { replaced: '<p>هیچ</p>' });
    expect(await read('customer', key)).toMatchObject({
      body_html: '<p>گوشی</p>',
      other: { body_html: '<p>سوم</p>', device: 'tablet' },
    });
    await put('<p>سوم</p>', 4, 'desktop', { replaced: '' });
    expect(await read('customer', key)).toMatchObject({ body_html: '<p>سوم</p>', other: null });
    expect((await put('<p>x</p>', 5, 'desktop', { replaced: 5 })).code).toBe(422);
  });

  it('[decisions 2.4] of a kind of ticket are for who may file it, and twenty at most', async () => {
    const status = async (by: PersonName, key: string) => (await save(by, key, {})).code;
    for (const kind of ['behalf', 'internal', 'to_customer']) {
      expect(await status('customer', `new:${kind}`)).toBe(404);
      expect(await status('sara', `new:${kind}:9`)).toBe(200);
    }
    expect(await status('customer', 'new:customer:20')).toBe(200);
    for (const number of [1, 21, 99]) expect(await status('customer', `new:customer:${number}`)).toBe(422);
  });

  it('[decisions 2.4] have limits: the values of one, and what all of a person take', async () => {
    const refused = async (more: object) => (await save('other', 'new:customer', more)).body.errors;
    expect(await refused({ form_values: { note: 'x'.repeat(65_537) } })).toMatchObject([
      { field: 'form_values', code: 'MAX_LENGTH' },
    ]);
    expect(await refused({ revision: 2_147_483_648 })).toMatchObject([{ field: 'revision', code: 'MAX' }]);
    expect(await refused({})).toBeUndefined();
    await sql`alter table ticket_draft alter column body_html set storage external`.execute(desk.deps.db);
    await sql`update ticket_draft set body_html = repeat('x', 20971521) where user_id = ${PEOPLE.other.id}`.execute(
      desk.deps.db,
    );
    const another = await save('other', 'new:customer:2', {});
    expect(another.body.errors).toMatchObject([{ field: 'body_html', code: 'DRAFT_LIMIT' }]);
    expect((await save('sara', 'new:internal:9', { revision: 2 })).body.status).toBe('UPDATED');
    // the way out: a draft that becomes smaller is saved
    expect(await refused({ revision: 2 })).toBeUndefined();
    expect((await save('other', 'new:customer:2', {})).body.status).toBe('UPDATED');
  });

  it('[decisions 2.4] simultaneous saves do not pass the limit of a person together', async () => {
    const { db } = desk.deps;
    await save('supervisor', 'new:customer', {});
    await sql`update ticket_draft set body_html = repeat('x', 20971520 - 40000) where user_id = ${PEOPLE.supervisor.id}`.execute(
      db,
    );
    const note = Array.from({ length: 30_000 }, (_, n) => String.fromCharCode(97 + ((n * n + n * 7) % 26))).join('');
    const values = { body_html: note, attachment_tokens: [], form_values: '{}', revision: 1, device: 'a', other: null };
    let answered = false;
    const second = await withTransaction(db, async (first) => {
      await lockDraftsOf(first, PEOPLE.supervisor.id);
      await insertDraft(first, PEOPLE.supervisor.id, 'new:customer:2', { ...values, updated_at: new Date() });
      const answer = save('supervisor', 'new:customer:3', { body_html: `<p>${note}</p>` });
      void answer.finally(() => {
        answered = true;
      });
      // it waits for the first, which would pass alone as it would
      while (!answered && (await leaveTransactionScope(() => countWaiting(db))) === 0) continue;
      return () => answer;
    });
    expect((await second()).body.errors).toMatchObject([{ field: 'body_html', code: 'DRAFT_LIMIT' }]);
  });

  it('[decisions 2.4] simultaneous saves of the first draft lose nothing', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((revision) =>
        save('member', 'new:customer', { body_html: `<p>${revision}</p>`, revision, device: 'one' }),
      ),
    );
    for (const { body } of answers) expect(body.status).toBe('UPDATED');
    expect(await read('member', 'new:customer')).toMatchObject({ body_html: '<p>4</p>', revision: 4 });
  });

  it('[decisions 2.4] reports whether the draft is now what the author sent, also where the text had to be cleaned', async () => {
    const answers = [];
    for (const [revision, device, body_html] of [
      [1, 'one', '<p>یک<script>x</script></p>'],
      [1, 'one', '<p>دو</p>'],
      [1, 'two', '<p>سه</p>'],
      [2, 'one', '<p>دو</p>'],
    ] as const)
      answers.push((await save('sara', 'new:internal', { revision, device, body_html })).body.data);
    expect(answers.map(({ accepted, body_html, revision }) => [accepted, body_html, revision])).toEqual([
      [true, '<p>یک</p>', 1],
      [false, '<p>یک</p>', 1],
      [false, '<p>یک</p>', 1],
      [true, '<p>دو</p>', 2],
    ]);
  });

  it('[decisions 2.4] is deleted when it is sent', async () => {
    await save('other', 'new:customer', {});
    const id = await desk.ticket('other');
    expect(await read('other', 'new:customer')).toBeNull();
    await save('other', `ticket:${id}:message`, {});
    await desk.write('other', id);
    expect(await read('other', `ticket:${id}:message`)).toBeNull();
  });

  it('[decisions 2.4] of one tab is deleted when it is sent, and that of another tab stays', async () => {
    await save('other', 'new:customer', { body_html: '<p>یک</p>' });
    await save('other', 'new:customer:2', { body_html: '<p>دو</p>' });
    await desk.ticket('other', { draft_key: 'new:customer:2' });
    expect(await read('other', 'new:customer')).toMatchObject({ body_html: '<p>یک</p>' });
    expect(await read('other', 'new:customer:2')).toBeNull();
  });

  it('refuses an invalid key', async () => {
    for (const key of ['x', 'ticket:1:system', 'new:other', 'ticket:abc:note'])
      expect((await save('sara', key, {})).code).toBe(422);
  });
});
