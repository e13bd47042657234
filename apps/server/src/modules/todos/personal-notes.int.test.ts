import { EVENT_COLORS, PERSONAL_NOTE_MAX } from '@hamyar/contracts';
import { sql } from 'kysely';
import { createDesk, PEOPLE, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { systemModule } from '../system/system.module.ts';
import { removeNotesOfDeletedAccounts } from './personal-note.repository.ts';
import { todosModule } from './todos.module.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([systemModule, todosModule]);
});
afterAll(() => desk.close());
beforeEach(() => sql`delete from personal_note`.execute(desk.deps.db));

const add = async (by: PersonName, body: object = {}): Promise<number> => {
  const { code, body: answer } = await desk.as(by).post('/api/note', { body: 'یادم باشد', ...body });
  if (code !== 201) throw new Error(JSON.stringify(answer));
  return answer.data.id as number;
};
const bodies = async (by: PersonName) =>
  ((await desk.as(by).get('/api/note')).body.data as { body: string }[]).map(({ body }) => body);

describe('personal notes', () => {
  it('[7.7] are listed, opened, stored, changed and deleted, the pinned ones first', async () => {
    const id = await add('sara', { body: 'الف' });
    await add('sara', { title: 'شماره‌ها', body: 'خط یک\nخط دو', color: EVENT_COLORS[3], pinned: true });
    await add('sara', { body: 'ب' });
    expect(await bodies('sara')).toEqual(['خط یک\nخط دو', 'ب', 'الف']);
    expect((await desk.as('sara').get(`/api/note/${id}`)).body.data).toMatchObject({
      ...{ title: null, body: 'الف', color: EVENT_COLORS[0], pinned: false, version: 1 },
    });
    const changed = await desk.as('sara').put(`/api/note/${id}`, { version: 1, pinned: true, title: 'تازه' });
    expect(changed.body.data).toMatchObject({ version: 2, pinned: true, title: 'تازه', body: 'الف' });
    expect((await desk.as('sara').put(`/api/note/${id}`, { version: 1, body: 'دیر' })).body.code).toBe(
      'VERSION_CONFLICT',
    );
    expect((await desk.as('sara').delete(`/api/note/${id}`)).code).toBe(200);
    expect(await bodies('sara')).toEqual(['خط یک\nخط دو', 'ب']);
  });

  it('[decisions 2.13] are private to their owner, admins included, and no customer has them', async () => {
    const id = await add('sara');
    for (const by of ['reza', 'departmentAdmin', 'branchAdmin', 'admin'] as const) {
      expect(await bodies(by)).toEqual([]);
      expect((await desk.as(by).get(`/api/note/${id}`)).code).toBe(404);
      expect((await desk.as(by).put(`/api/note/${id}`, { body: 'تازه' })).code).toBe(404);
      expect((await desk.as(by).delete(`/api/note/${id}`)).code).toBe(404);
      const { body } = await desk.as(by).delete(`/api/multipleDelete?type=note&type_ids=${id}`);
      expect(body.data.deleted).toEqual([]);
    }
    expect((await desk.as('customer').get('/api/note')).code).toBe(403);
    expect(await bodies('sara')).toEqual(['یادم باشد']);
  });

  it('[5.37] have one of ten colours, and some text within its limits', async () => {
    const refusal = async (body: object) => {
      const { code, body: answer } = await desk.as('sara').post('/api/note', { body: 'متن', ...body });
      return [code, answer.errors?.[0]?.field];
    };
    expect(EVENT_COLORS).toHaveLength(10);
    expect(await refusal({ color: '#123456' })).toEqual([422, 'color']);
    expect(await refusal({ body: ' \u200c ' })).toEqual([422, 'body']);
    expect(await refusal({ body: 'آ'.repeat(PERSONAL_NOTE_MAX.body + 1) })).toEqual([422, 'body']);
    expect(await refusal({ title: 'آ'.repeat(PERSONAL_NOTE_MAX.title + 1) })).toEqual([422, 'title']);
    expect(await refusal({ owner_id: PEOPLE.reza.id })).toEqual([422, 'owner_id']);
  });

  it('[7.19] are put into an order by their owner', async () => {
    const ids = [await add('sara', { body: 'دو' }), await add('sara', { body: 'یک' })];
    const { code } = await desk.as('sara').put('/api/updateOrder', { type: 'note', type_ids: ids });
    expect([code, await bodies('sara')]).toEqual([200, ['دو', 'یک']]);
    expect((await desk.as('reza').put('/api/updateOrder', { type: 'note', type_ids: ids })).code).toBe(422);
  });

  it('[decisions 2.13] are at most 200 of one person', async () => {
    await sql`insert into personal_note (body, color, owner_id, created_at, updated_at)
      select 'متن', ${EVENT_COLORS[0]}, ${PEOPLE.sara.id}, now(), now() from generate_series(1, ${PERSONAL_NOTE_MAX.ofOwner})`.execute(
      desk.deps.db,
    );
    const { code, body } = await desk.as('sara').post('/api/note', { body: 'متن' });
    expect([code, body.errors?.[0]?.code]).toEqual([422, 'TOO_MANY']);
  });

  it('[decisions 2.13] are deleted with the account', async () => {
    await add('far');
    await add('sara');
    await sql`update "user" set deleted_at = now() where id = ${PEOPLE.far.id}`.execute(desk.deps.db);
    await removeNotesOfDeletedAccounts(desk.deps.db);
    const { rows } = await sql<{ owner_id: number }>`select owner_id from personal_note`.execute(desk.deps.db);
    expect(rows.map(({ owner_id }) => owner_id)).toEqual([PEOPLE.sara.id]);
  });
});
