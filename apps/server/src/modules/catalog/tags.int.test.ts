import { sql } from 'kysely';
import { createDesk, type Desk, type PersonName } from '../../../test/ticket-desk.ts';
import { ticketsModule } from '../tickets/tickets.module.ts';
import { catalogModule } from './catalog.module.ts';
import { declaredTaggables } from './taggable.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk([catalogModule, ticketsModule]);
});
afterAll(() => desk.close());

let serial = 0;
/** Who manages tags. */
const MANAGER = 'admin';
const store = (body: object, by: PersonName = MANAGER) => desk.as(by).post('/api/tag', body);
const tag = async (name = `برچسب ${(serial += 1)}`): Promise<number> => (await store({ name })).body.data.id;
const list = async (query = '', by: PersonName = MANAGER) =>
  (await desk.as(by).get(`/api/tag?perPage=200${query}`)).body.data as Record<string, any>[];
const one = async (id: number) => (await list()).find((row) => row.id === id);
const assign = (by: PersonName, id: number, ticket: number) =>
  desk.as(by).post(`/api/assignTag/${id}`, { taggable_type: 'ticket', taggable_id: ticket });
const remove = (by: PersonName, id: number, ticket: number) =>
  desk.as(by).delete(`/api/removeTag/${id}?taggable_type=ticket&taggable_id=${ticket}`);
const tagsOf = async (ticket: number): Promise<number[]> =>
  ((await desk.open('sara', ticket)).tags as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);

describe('tags', () => {
  it('[7.12] are listed, stored with an answer that names the id, and deleted', async () => {
    const { code, body } = await store({ name: '  بانكي  ', color: '#4BA3C3' });
    expect([code, body.status]).toEqual([201, 'CREATED']);
    const { id } = body.data;
    expect(await one(id)).toMatchObject({ name: 'بانکی', color: '#4BA3C3', usage_count: 0, is_archived: false });
    expect((await desk.as(MANAGER).delete(`/api/tag/${id}`)).body.status).toBe('DELETED');
    expect(await one(id)).toBeUndefined();
  });

  it('[decisions 2.10] have one name in all its spellings, of 1 to 50 characters', async () => {
    const id = await tag('درگاه پرداخت');
    const refusal = async (name: string) => (await store({ name })).body.errors?.[0];
    for (const name of ['درگاه‌پرداخت', 'درگاه  پرداخت', 'دَرگاه پرداخت'])
      expect(await refusal(name)).toMatchObject({
        field: 'name',
        code: 'DUPLICATE',
        message: 'برچسبی با این نام وجود دارد',
      });
    await desk.as(MANAGER).put(`/api/tag/${id}`, { is_archived: true });
    expect(await refusal('درگاه پرداخت')).toMatchObject({ message: 'برچسبی با این نام بایگانی شده است' });
    expect(await refusal('ب'.repeat(51))).toMatchObject({ field: 'name', code: 'MAX_LENGTH' });
    expect(await refusal('\u200c')).toMatchObject({ field: 'name', code: 'REQUIRED' });
    const answers = await Promise.all([store({ name: 'هم‌زمان' }), store({ name: 'هم زمان' })]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['CREATED', 'VALIDATION_ERROR']);
  });

  it('[6.27, decisions 2.25] are created by who manages tags, and with free_tags by every employee', async () => {
    expect((await store({ name: 'آزاد' }, 'reza')).body).toMatchObject({
      status: 'AUTORIZATION_ERROR',
      message: 'برای ساخت برچسب جدید دسترسی ندارید',
    });
    const free = await createDesk([catalogModule, ticketsModule]);
    await sql`update setting set "values" = "values" || '{"free_tags": true}' where "group" = 'generalTicketSettings'`.execute(
      free.deps.db,
    );
    const { body } = await free.as('reza').post('/api/tag', { name: 'آزاد' });
    expect(body.status).toBe('CREATED');
    const { id } = body.data;
    expect((await free.as('reza').put(`/api/tag/${id}`, { name: 'بسته' })).body.status).toBe('AUTORIZATION_ERROR');
    expect((await free.as('reza').delete(`/api/tag/${id}`)).body.status).toBe('AUTORIZATION_ERROR');
    await free.close();
  });

  it('are found by a part of their name, those used most first, and without archived ones', async () => {
    const [rare, often, archived] = [await tag('یافتنی یک'), await tag('یافتنی دو'), await tag('یافتنی سه')];
    await desk.as(MANAGER).put(`/api/tag/${archived}`, { is_archived: true });
    await assign('sara', often, await desk.ticket());
    const found = await list(`&s=${encodeURIComponent('ي‌افتنی')}&is_archived=0`);
    expect(found.map(({ id, usage_count }) => [id, usage_count])).toEqual([
      [often, 1],
      [rare, 0],
    ]);
    expect((await list('&is_archived=1')).map(({ id }) => id)).toContain(archived);
  });

  it('say a conflict with the tag as it is now, and change nothing', async () => {
    const id = await tag();
    await desk.as(MANAGER).put(`/api/tag/${id}`, { version: 1, color: '#E77373' });
    const { body } = await desk.as(MANAGER).put(`/api/tag/${id}`, { version: 1, color: '#8A9AA3' });
    expect(body).toMatchObject({ status: 'NOK', code: 'VERSION_CONFLICT', data: { color: '#E77373', version: 2 } });
  });
});

describe('tags of a ticket', () => {
  it('[7.15, 3.20] are assigned and taken away by the type and id of what has them', async () => {
    const [ticket, id] = [await desk.ticket(), await tag()];
    expect((await assign('sara', id, ticket)).body).toMatchObject({ status: 'UPDATED', message: 'برچسب اضافه شد' });
    expect(await tagsOf(ticket)).toEqual([id]);
    const { body } = await desk.as('sara').send({
      method: 'DELETE',
      url: `/api/removeTag/${id}`,
      payload: { taggable_type: 'ticket', taggable_id: ticket },
    });
    expect(body.status).toBe('DELETED');
    expect(await tagsOf(ticket)).toEqual([]);
    expect(await one(id)).toMatchObject({ usage_count: 0 });
    const foreign = { taggable_type: 'department', taggable_id: 1 };
    expect((await desk.as('sara').post(`/api/assignTag/${id}`, foreign)).body.status).toBe('VALIDATION_ERROR');
  });

  it('are counted once, however often they are assigned, and change the ticket once', async () => {
    const [ticket, id] = [await desk.ticket(), await tag()];
    for (let n = 0; n < 3; n += 1) await assign('sara', id, ticket);
    expect(await one(id)).toMatchObject({ usage_count: 1 });
    await remove('sara', id, ticket);
    await remove('sara', id, ticket);
    expect(await one(id)).toMatchObject({ usage_count: 0 });
    const rows = (await desk.as('sara').get(`/api/ticket/${ticket}/history`)).body.data as Record<string, any>[];
    const name = (await one(id))!.name;
    expect(rows.filter(({ field }) => field === 'tag_id').map((row) => [row.from_name, row.to_name])).toEqual([
      [name, null],
      [null, name],
    ]);
  });

  it('[decisions 2.10] are changed by who may change the ticket, twenty at most, and none that is archived', async () => {
    const ticket = await desk.ticket();
    const id = await tag();
    expect((await assign('mina', id, ticket)).code).toBe(404);
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await tag());
    for (const each of ids) expect((await assign('sara', each, ticket)).code).toBe(200);
    expect((await assign('sara', id, ticket)).body.errors?.[0]).toMatchObject({ message: 'حداکثر ۲۰ برچسب مجاز است' });
    expect(await tagsOf(ticket)).toEqual(ids);
    await remove('sara', ids[0]!, ticket);
    await desk.as(MANAGER).put(`/api/tag/${id}`, { is_archived: true });
    expect((await assign('sara', id, ticket)).code).toBe(404);
  });

  it('tell the others who look at it, and nothing to customers', async () => {
    const [ticket, id] = [await desk.ticket(), await tag()];
    const events = async () =>
      (
        await sql<{
          channel: string;
        }>`select channel from socket_event where data->>'id' = ${String(ticket)} order by id`.execute(desk.deps.db)
      ).rows.map(({ channel }) => channel);
    const before = (await events()).length;
    await assign('sara', id, ticket);
    const after = (await events()).slice(before);
    expect(after).toContain(`ticket-staff.${ticket}`);
    expect(after).not.toContain(`ticket.${ticket}`);
  });
});

describe('merging tags', () => {
  it('[decisions 2.10] moves every use, once for what had both, and deletes the others', async () => {
    const [target, one_, other] = [await tag('ادغام مقصد'), await tag('ادغام یک'), await tag('ادغام دو')];
    const [both, all, none] = [await desk.ticket(), await desk.ticket(), await desk.ticket()];
    for (const id of [target, one_]) await assign('sara', id, both);
    for (const id of [target, one_, other]) await assign('sara', id, all);
    const merge = (tag_ids: number[]) => desk.as(MANAGER).post(`/api/tag/${target}/merge`, { tag_ids });
    const { body } = await merge([one_, other]);
    expect(body).toMatchObject({ status: 'UPDATED', data: { id: target, usage_count: 2 } });
    expect([await tagsOf(both), await tagsOf(all), await tagsOf(none)]).toEqual([[target], [target], []]);
    expect((await list()).filter(({ id }) => [one_, other].includes(id))).toEqual([]);
    // again: there is nothing to merge any more
    expect((await merge([one_, other])).body.status).toBe('VALIDATION_ERROR');
    expect((await merge([target])).body.errors?.[0]).toMatchObject({ field: 'tag_ids' });
    expect(await one(target)).toMatchObject({ usage_count: 2 });
    // the freed name can be used again
    expect((await store({ name: 'ادغام یک' })).body.status).toBe('CREATED');
  });

  it('[decisions 2.0] is how a tag in use goes: it is not deleted', async () => {
    const [id, target] = [await tag(), await tag()];
    await assign('sara', id, await desk.ticket());
    const { body } = await desk.as(MANAGER).delete(`/api/tag/${id}`);
    expect(body.errors?.[0]).toMatchObject({ code: 'IN_USE', message: expect.stringContaining('۱ بار') });
    await desk.as(MANAGER).post(`/api/tag/${target}/merge`, { tag_ids: [id] });
    expect(await one(id)).toBeUndefined();
  });

  it('keeps the count of two merges at the same moment', async () => {
    const [a, b, c] = [await tag(), await tag(), await tag()];
    const ticket = await desk.ticket();
    await assign('sara', c, ticket);
    const merge = (id: number) => desk.as(MANAGER).post(`/api/tag/${id}/merge`, { tag_ids: [c] });
    const answers = await Promise.all([merge(a), merge(b)]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual(['UPDATED', 'VALIDATION_ERROR']);
    expect((await one(a))!.usage_count + (await one(b))!.usage_count).toBe(1);
  });
});

it('prevents the start when nobody says how a declared type is tagged', () => {
  expect(() => declaredTaggables([{ name: 'visits' }])).toThrow(
    'no module declares in taggables how tags of a ticket are changed',
  );
});
