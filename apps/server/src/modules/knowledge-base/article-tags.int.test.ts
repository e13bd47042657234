import { sql } from 'kysely';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { addUser } from '../../../test/people.ts';
import { expectOk, expectStatus, type TestClient } from '../../../test/test-app.ts';

let desk: ArticleDesk;
let customer: TestClient;
let employee: TestClient;
let manager: TestClient;
let tag: number;
beforeAll(async () => {
  desk = await openArticleDesk();
  const { db } = desk.t.deps;
  customer = await desk.t.as(await addUser(db, {}));
  employee = await desk.t.as(await addUser(db, { employee: true }));
  manager = await desk.t.as(await addUser(db, { employee: true, permissions: ['manage tags'] }));
  tag = await create('نیاز به تصویر');
});
afterAll(() => desk.t.close());

const create = async (name: string): Promise<number> =>
  expectStatus(await desk.admin.post('/api/tag', { name }), 'CREATED').id;
const assign = (article: number, client = desk.writer, id = tag) =>
  client.post(`/api/assignTag/${id}`, { taggable_type: 'article', taggable_id: article });
const remove = (article: number, client = desk.writer, id = tag) =>
  client.delete(`/api/removeTag/${id}?taggable_type=article&taggable_id=${article}`);
const tagsOf = async (article: number) =>
  expectOk(await desk.writer.get(`/api/knowledgebaseArticle/${article}/tag`)) as {
    tags: { id: number; name: string }[];
    may_create: boolean;
  };
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);
const listed = async (tag_id: number) =>
  idsOf(expectOk(await desk.writer.get('/api/knowledgebaseArticle', { tag_id })));
const search = async (s: string, client = desk.t.visitor) => idsOf(expectOk(await client.get('/api/kbArticle', { s })));

describe('the tags of articles', () => {
  it('[7.15, decisions 2.10, decisions 2.12] are given and taken by who writes articles, of which the log of changes tells', async () => {
    const id = await desk.draft({ name: 'تنظیم چاپگر' });
    expect(await tagsOf(id)).toEqual({ tags: [], may_create: false });
    expectStatus(await assign(id), 'UPDATED');
    expectStatus(await assign(id), 'UPDATED');
    expect((await tagsOf(id)).tags).toEqual([{ id: tag, name: 'نیاز به تصویر', color: null }]);
    expectStatus(await remove(id), 'DELETED');
    expect((await tagsOf(id)).tags).toEqual([]);
    const { rows } = await sql`select action, object_name, before, after from audit_log
      where object_type = 'article' and object_id = ${id} and action = 'article.update' order by id`.execute(
      desk.t.deps.db,
    );
    const line = { action: 'article.update', object_name: 'تنظیم چاپگر' };
    expect(rows).toEqual([
      { ...line, before: { tag_id: null }, after: { tag_id: tag } },
      { ...line, before: { tag_id: tag }, after: { tag_id: null } },
    ]);
  });

  it('[decisions 2.10, decisions 2.12] are for nobody who does not write articles, and of no article that does not exist', async () => {
    const id = await desk.article({});
    for (const client of [customer, employee, manager]) {
      for (const act of [assign, remove]) expect((await act(id, client)).code).toBe(403);
      expect((await client.get(`/api/knowledgebaseArticle/${id}/tag`)).code).toBe(403);
    }
    expect((await desk.t.visitor.get(`/api/knowledgebaseArticle/${id}/tag`)).code).toBe(401);
    for (const act of [assign, remove]) expectStatus(await act(999_999), 'NOT_FOUND');
    expectStatus(await desk.writer.get('/api/knowledgebaseArticle/999999/tag'), 'NOT_FOUND');
    expect((await tagsOf(id)).tags).toEqual([]);
  });

  it('[7.17, decisions 2.12] filter the list of those who write', async () => {
    const [one, two] = [await desk.draft(), await desk.article()];
    const own = await create('فهرست');
    for (const id of [one, two]) await assign(id, desk.writer, own);
    await assign(await desk.draft());
    expect(await listed(own)).toEqual([one, two]);
    await remove(one, desk.writer, own);
    expect(await listed(own)).toEqual([two]);
    expect((await desk.writer.get('/api/knowledgebaseArticle', { tag_id: 'x' })).code).toBe(422);
  });

  it('[decisions 2.12] find an article at once, after its keywords, and belong to none of its versions', async () => {
    const own = await create('زمهریر');
    const tagged = await desk.article({ name: 'یخچال' });
    const keyword = await desk.article({ name: 'فریزر', keywords: ['زمهریر'] });
    expect(await search('زمهریر')).toEqual([keyword]);
    await assign(tagged, desk.writer, own);
    const found = expectOk(await desk.t.visitor.get('/api/kbArticle', { s: 'زمهریر' })) as { id: number }[];
    expect(found.map(({ id }) => id)).toEqual([keyword, tagged]);
    const url = `/api/knowledgebaseArticle/${tagged}`;
    const opened = expectOk(await desk.writer.get(url)) as { version_number: number; state: string };
    expect(opened).toMatchObject({ version_number: 1, state: 'published' });
    // a new version, published, and an earlier one that is restored have them too
    expectStatus(await desk.writer.put(url, { name: 'یخچال نو' }), 'UPDATED');
    expectStatus(await desk.writer.put(`${url}/state`, { state: 'published' }), 'UPDATED');
    expect(await search('زمهریر')).toEqual([tagged, keyword]);
    expectStatus(await desk.writer.post(`${url}/version/1/restore`, {}), 'UPDATED');
    expect((await tagsOf(tagged)).tags.map(({ id }) => id)).toEqual([own]);
    await remove(tagged, desk.writer, own);
    expect(await search('زمهریر')).toEqual([keyword]);
  });

  it('[decisions 2.12] of articles that a reader may not read reveal nothing, and readers are shown none', async () => {
    const own = await create('محرمانگی');
    const internal = await desk.article({ name: 'رویهٔ درونی', public: false, user_group: 'employees' });
    const forCustomers = await desk.article({ name: 'رویهٔ مشتری', public: false, user_group: 'customers' });
    const open = await desk.article({ name: 'رویهٔ همگانی' });
    const draft = await desk.draft({ name: 'رویهٔ آینده' });
    const archived = await desk.article({ name: 'رویهٔ پیشین' });
    expectStatus(
      await desk.writer.put(`/api/knowledgebaseArticle/${archived}/state`, { state: 'archived' }),
      'UPDATED',
    );
    for (const id of [internal, forCustomers, draft, archived]) await assign(id, desk.writer, own);
    expect(await search('محرمانگی')).toEqual([]);
    expect(await search('محرمانگی', customer)).toEqual([forCustomers]);
    expect(await search('محرمانگی', employee)).toEqual([internal]);
    await assign(open, desk.writer, own);
    expect(await search('محرمانگی')).toEqual([open]);
    for (const client of [desk.t.visitor, customer]) {
      const { body } = await client.get(`/api/kbArticle/${open}`);
      expect(body).toContain('رویهٔ همگانی');
      expect(body).not.toContain('محرمانگی');
      expect((await client.get('/api/kbArticle', { s: 'محرمانگی' })).body).not.toContain('محرمانگی');
    }
  });

  it('[decisions 2.10, decisions 2.12] find an article under a new name of theirs, and under that of the tag that they were merged into', async () => {
    const [own, other] = [await create('قرقیزیه'), await create('پایندگی')];
    const id = await desk.article({ name: 'بایگانی' });
    const untagged = await desk.draft({ name: 'بدون برچسب' });
    await assign(id, desk.writer, own);
    await assign(untagged, desk.writer, own);
    expectStatus(await desk.admin.put(`/api/tag/${own}`, { name: 'بلوطستان' }), 'UPDATED');
    await desk.t.deps.runJobs();
    expect([await search('بلوطستان'), await search('قرقیزیه')]).toEqual([[id], []]);
    expectStatus(await desk.admin.post(`/api/tag/${other}/merge`, { tag_ids: [own] }), 'UPDATED');
    await desk.t.deps.runJobs();
    expect([await search('پایندگی'), await search('بلوطستان')]).toEqual([[id], []]);
    expect((await tagsOf(id)).tags.map((one) => one.id)).toEqual([other]);
  });

  it('[decisions 2.10, decisions 2.20] go with a deleted article, so that an unused tag can be deleted', async () => {
    const own = await create('یک‌بارمصرف');
    const id = await desk.article({});
    await assign(id, desk.writer, own);
    expect((await desk.admin.delete(`/api/tag/${own}`)).code).toBe(422);
    expectStatus(await desk.writer.delete(`/api/knowledgebaseArticle/${id}`), 'DELETED');
    expectStatus(await assign(id, desk.writer, own), 'NOT_FOUND');
    expectStatus(await desk.admin.delete(`/api/tag/${own}`), 'DELETED');
  });
});
