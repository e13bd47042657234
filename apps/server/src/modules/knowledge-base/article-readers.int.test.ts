import { addUser } from '../../../test/people.ts';
import { HOSTILE_HTML } from '../../../test/hostile-html.ts';
import { executableParts, parsePage } from '../../../test/html-inspection.ts';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { expectOk, expectStatus, type TestClient } from '../../../test/test-app.ts';

let desk: ArticleDesk;
let customer: TestClient;
beforeAll(async () => {
  desk = await openArticleDesk();
  customer = await desk.t.as(await addUser(desk.t.deps.db, {}));
});
afterAll(() => desk.t.close());

const url = (id: number, rest = '') => `/api/kbArticle/${id}${rest}`;
const say = (id: number, body: object, client = customer) => client.put(url(id), body);
const written = async (id: number) => expectOk(await desk.writer.get(`/api/knowledgebaseArticle/${id}`));

/** What a browser would read as a tag. */
const TAG = /<[/!]?[a-z][^]*>/i;

describe('readers of an article', () => {
  it('[decisions 2.12] say once for each version whether it helped, and may change their mind', async () => {
    const id = await desk.article();
    const thanked = await say(id, { helpful: true, comment: '  خوب بود ' });
    expect(thanked.json.message).toBe('از نظر شما سپاسگزاریم');
    expect(expectOk(thanked)).toMatchObject({
      helpful_yes: 1,
      helpful_no: 0,
      feedback: { helpful: true, comment: 'خوب بود' },
    });
    expect(expectStatus(await say(id, { helpful: 0 }), 'UPDATED')).toMatchObject({ helpful_yes: 0, helpful_no: 1 });
    expect(await written(id)).toMatchObject({ helpful_no: 1, comment_count: 0 });
    const article = `/api/knowledgebaseArticle/${id}`;
    expectStatus(await desk.writer.put(article, { body_html: '<p>تازه</p>' }), 'UPDATED');
    expectStatus(await desk.writer.put(`${article}/state`, { state: 'published' }), 'UPDATED');
    expect(expectOk(await customer.get(url(id))).feedback).toBeNull();
    expect(expectOk(await say(id, { helpful: true, comment: 'بهتر شد' }))).toMatchObject({
      helpful_yes: 1,
      helpful_no: 1,
    });
    expect(expectOk(await desk.writer.get(`${article}/feedback`))).toMatchObject([
      { helpful: true, comment: 'بهتر شد', version_number: 2, person: { employee: false } },
    ]);
  });

  it('[decisions 2.12] without a login are known again by their browser only', async () => {
    const id = await desk.article();
    const first = await desk.t.visitor.put(url(id), { helpful: false });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    expect(cookie).toMatch(/^kb\.reader=[\w-]{20,}$/);
    const again = await desk.t.visitor.request({
      method: 'PUT',
      url: url(id),
      payload: { helpful: true },
      headers: { cookie },
    });
    expect(expectOk(again)).toMatchObject({ helpful_yes: 1, helpful_no: 0 });
    const neighbor = { method: 'PUT', url: url(id), payload: { helpful: true }, remoteAddress: '192.0.2.8' } as const;
    expect(expectOk(await desk.t.visitor.request(neighbor))).toMatchObject({ helpful_yes: 2 });
    const stored = await desk.t.deps.db
      .selectFrom('article_feedback')
      .select('reader_key')
      .where('article_id', '=', id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(cookie.split('=')[1]);
  });

  it('[decisions 2.12] without a login have one vote a day for each network, whatever their cookies say', async () => {
    const id = await desk.article();
    const vote = async (remoteAddress: string, cookie = '') =>
      expectOk(
        await desk.t.visitor.request({
          method: 'PUT',
          url: url(id),
          payload: { helpful: true },
          remoteAddress,
          headers: { cookie: `kb.reader=${cookie}` },
        }),
      ).helpful_yes;
    const forged = 'a'.repeat(86);
    expect([
      await vote('192.0.2.1'),
      await vote('192.0.2.1'),
      await vote('192.0.2.1', forged),
      await vote('192.0.2.1', forged.slice(0, 43)),
      await vote('2001:db8:1:2::1'),
      await vote('2001:db8:1:2:ffff::1'),
    ]).toEqual([1, 1, 1, 1, 2, 2]);
    const solve = (remoteAddress: string) =>
      desk.t.visitor.request({
        method: 'POST',
        url: url(id, '/solved'),
        payload: { source: 'article' },
        remoteAddress,
      });
    for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) expectOk(await solve(ip));
    const { length } = await desk.t.deps.db
      .selectFrom('article_solution')
      .select('reader_key')
      .where('article_id', '=', id)
      .execute();
    expect(length).toBe(2);
    desk.t.deps.clock.advance(86_400_000);
    const nextDay = await vote('192.0.2.1');
    desk.t.deps.clock.advance(-86_400_000);
    expect(nextDay).toBe(3);
  });

  it('[decisions 2.12] in one office share no limit once they are logged in', async () => {
    const id = await desk.article();
    const colleague = await desk.t.as(await addUser(desk.t.deps.db, {}));
    const answers = async (by: TestClient, n: number) => {
      const codes = [];
      for (let i = 0; i < n; i += 1) codes.push((await by.put(url(id), { helpful: true })).code);
      return codes.filter((code) => code === 429).length;
    };
    expect(await answers(colleague, 60)).toBe(0);
    expect([await answers(customer, 1), await answers(colleague, 1)]).toEqual([0, 1]);
  });

  it('[decisions 2.12] are not asked where the article or the settings say so', async () => {
    const quiet = await desk.article({ allow_feedback: false });
    expect(expectOk(await customer.get(url(quiet))).allow_feedback).toBe(false);
    expectStatus(await say(quiet, { helpful: true }), 'AUTORIZATION_ERROR');
    const id = await desk.article();
    await desk.set({ knowledge_base_feedback: false });
    expect(expectOk(await customer.get(url(id))).allow_feedback).toBe(false);
    expectStatus(await say(id, { helpful: true }), 'AUTORIZATION_ERROR');
    await desk.set({ knowledge_base_feedback: true });
    expectStatus(await say(await desk.draft(), { helpful: true }), 'NOT_FOUND');
    expectStatus(await say(id, { helpful: true, name: 'x' }), 'VALIDATION_ERROR');
    expectStatus(await say(id, { helpful: true, comment: '<script>x</script>' }), 'VALIDATION_ERROR');
  });

  it('[decisions 2.12] count what an article has solved, once a day each', async () => {
    const id = await desk.article();
    for (const client of [customer, customer, desk.t.visitor])
      expectOk(await client.post(url(id, '/solved'), { source: 'suggestion' }));
    const rows = await desk.t.deps.db.selectFrom('article_solution').selectAll().where('article_id', '=', id).execute();
    expect(rows).toHaveLength(2);
    expectStatus(await customer.post(url(await desk.draft(), '/solved'), { source: 'article' }), 'NOT_FOUND');
  });

  it('[decisions 2.12] are counted without a write for each of them', async () => {
    const id = await desk.article();
    const first = await desk.t.visitor.get(url(id));
    const second = await desk.t.visitor.get(url(id));
    expect(second.statements).toBe(first.statements);
    expect((await written(id)).views).toBe(0);
  });

  it('[7.17] who write articles change one by the same call', async () => {
    const id = await desk.article({ name: 'پیش' });
    const { version } = await written(id);
    const answer = await desk.writer.put(url(id), { version, name: 'پس' });
    expect(expectStatus(answer, 'UPDATED')).toMatchObject({ name: 'پیش' });
    expect(await written(id)).toMatchObject({ name: 'پس', state: 'draft' });
    expectStatus(await customer.put(url(id), { version, name: 'پس' }), 'AUTORIZATION_ERROR');
  });

  it('[decisions 2.12] see the path, the related articles and the author, and search engines what was written for them', async () => {
    const parent = await desk.category({ name: 'بالا' });
    const child = await desk.category({ name: 'پایین', parent_id: parent });
    const related = await desk.article({ name: 'مرتبط' });
    const hidden = await desk.article({ public: false, user_group: 'employees' });
    const id = await desk.article({
      category_ids: [child],
      related_ids: [hidden, related],
      seo_title: 'عنوان',
      seo_description: 'شرح',
      excerpt: 'خلاصه',
    });
    expect(expectOk(await desk.t.visitor.get(url(id)))).toMatchObject({
      path: [{ name: 'بالا' }, { name: 'پایین' }],
      related: [{ id: related, name: 'مرتبط', public: true, user_group: 'both' }],
      author_name: 'سارا نوری',
      seo_title: 'عنوان',
      seo_description: 'شرح',
      excerpt: 'خلاصه',
    });
    const preview = expectOk(await desk.writer.get(`/api/knowledgebaseArticle/${id}/preview`, { as: 'visitor' }));
    expect(preview).toMatchObject({
      shown: true,
      live_version_number: 1,
      hidden_by: [],
      hidden_related: [{ id: hidden }],
    });
    expectStatus(await desk.writer.put(`/api/knowledgebaseCategory/${parent}`, { status: false }), 'UPDATED');
    const closed = expectOk(await desk.writer.get(`/api/knowledgebaseArticle/${id}/preview`, { as: 'employee' }));
    expect(closed).toMatchObject({ shown: false, hidden_by: [{ reason: 'category_off', name: 'بالا' }] });
  });

  it('[decisions 2.0] get no malicious text, whatever url it came through', async () => {
    // stored by something that cleans less: it is cleaned again when it is shown, to readers and to who writes
    const { db } = desk.t.deps;
    const id = await desk.article();
    const body_html = `<p>متن</p><script>alert(1)</script><p onclick="alert(1)">دوم</p>`;
    await db.updateTable('article').set({ body_html }).where('id', '=', id).execute();
    await db.updateTable('article_version').set({ body_html }).where('article_id', '=', id).execute();
    const clean = '<p>متن</p><p>دوم</p>';
    expect(expectOk(await desk.t.visitor.get(url(id))).body_html).toBe(clean);
    expect((await written(id)).body_html).toBe(clean);
    expect(expectOk(await desk.writer.get(`/api/knowledgebaseArticle/${id}/version/1`)).body_html).toBe(clean);
    expect(
      expectOk(await desk.writer.get(`/api/knowledgebaseArticle/${id}/preview`, { as: 'visitor' })).article.body_html,
    ).toBe(clean);
    const template = { name: 'قالب', body: '<p>متن</p>' };
    const stored = expectStatus(await desk.writer.post('/api/knowledgebaseTemplate', template), 'CREATED').id as number;
    await db.updateTable('article_template').set({ body: body_html }).where('id', '=', stored).execute();
    expect(expectOk(await desk.writer.get(`/api/knowledgebaseTemplate/${stored}`)).body).toBe(clean);
  });

  it('[decisions 2.0] get no malicious text by any name or body, each tried alone', async () => {
    const template = { name: 'قالب', body: '<p>متن</p>' };
    const fields = [
      [`/api/knowledgebaseArticle/${await desk.draft()}`, 'body_html'],
      [
        `/api/knowledgebaseTemplate/${expectStatus(await desk.writer.post('/api/knowledgebaseTemplate', template), 'CREATED').id}`,
        'body',
      ],
      [`/api/knowledgebaseCategory/${await desk.category()}`, null],
    ] as const;
    let { writer } = desk;
    for (const [n, text] of HOSTILE_HTML.entries()) {
      // nobody changes more in a minute
      if (n % 20 === 0)
        writer = await desk.t.as(
          await addUser(desk.t.deps.db, { employee: true, permissions: ['manage knowledge base'] }),
        );
      for (const [url, body] of fields) {
        const named = (await writer.put(url, { name: text })).json;
        if (named.status === 'UPDATED') expect([text, named.data.name]).toEqual([text, expect.not.stringMatching(TAG)]);
        else expect([text, named.status]).toEqual([text, 'VALIDATION_ERROR']);
        if (body === null) continue;
        const written = (await writer.put(url, { [body]: `<p>متن</p>${text}` })).json;
        if (written.status === 'UPDATED')
          expect([text, executableParts(parsePage(written.data[body]))]).toEqual([text, []]);
        else expect([text, written.status]).toEqual([text, 'VALIDATION_ERROR']);
      }
    }
  });
});

describe('templates of articles', () => {
  it('[3.8] have a name and a body, are found by a part of the name, changed and deleted', async () => {
    const { id } = expectStatus(
      await desk.writer.post('/api/knowledgebaseTemplate', {
        name: 'راهنمای گام‌به‌گام',
        body: '<h2>گام ۱</h2>',
        fields: { public: false, user_group: 'customers' },
      }),
      'CREATED',
    );
    const names = async (name: string) =>
      expectOk(await desk.writer.get('/api/knowledgebaseTemplate', { name })).map((row: { name: string }) => row.name);
    expect(await names('نمای گام')).toEqual(['راهنمای گام‌به‌گام']);
    const own = `/api/knowledgebaseTemplate/${id}`;
    expect(expectStatus(await desk.writer.put(own, { name: 'گام‌ها' }), 'UPDATED')).toMatchObject({
      name: 'گام‌ها',
      body: expect.stringContaining('گام ۱'),
      fields: { public: false, user_group: 'customers' },
    });
    for (const wrong of [
      { name: '' },
      { body: '<p></p>' },
      { fields: { category_ids: [999_999] } },
      { fields: { x: 1 } },
    ])
      expectStatus(await desk.writer.put(own, wrong), 'VALIDATION_ERROR');
    const article = await desk.draft({ template_id: id });
    expectStatus(await desk.writer.delete(own), 'DELETED');
    expectStatus(await desk.writer.get(own), 'NOT_FOUND');
    expect(await written(article)).toMatchObject({ template_id: id });
  });
});
