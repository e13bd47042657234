import { addUser } from '../../../test/people.ts';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { expectOk, expectStatus, type TestClient } from '../../../test/test-app.ts';

let desk: ArticleDesk;
let editor: TestClient;
beforeAll(async () => {
  desk = await openArticleDesk();
  editor = await desk.t.as(
    await addUser(desk.t.deps.db, { employee: true, permissions: ['manage knowledge base'], last_name: 'رستمی' }),
  );
});
afterAll(() => desk.t.close());

const url = (id: number, rest = '') => `/api/knowledgebaseArticle/${id}${rest}`;
const open = async (id: number) => expectOk(await desk.writer.get(url(id)));
const change = async (id: number, values: object) => expectStatus(await desk.writer.put(url(id), values), 'UPDATED');
const to = (id: number, state: string, more: object = {}, client = desk.writer) =>
  client.put(url(id, '/state'), { state, ...more });
const read = (id: number, client = desk.t.visitor) => client.get(`/api/kbArticle/${id}`);

/** Runs a job of the clock now: jobs are started by the clock of the database, which tests do not move. */
const tick = async (name: 'article.clock' | 'article.daily' = 'article.clock') => {
  await desk.t.deps.jobs.add(desk.t.deps.db, name, {});
  await desk.t.deps.runJobs();
};

describe('an article', () => {
  it('[decisions 2.27] is read by nobody until it is published, and its readers see that version until the next one', async () => {
    const id = await desk.draft({ name: 'ورود با رمز', body_html: '<p>نسخهٔ یک</p>' });
    expectStatus(await read(id), 'NOT_FOUND');
    expectStatus(await to(id, 'published'), 'UPDATED');
    expect(expectOk(await read(id))).toMatchObject({ name: 'ورود با رمز', body_html: '<p dir="rtl">نسخهٔ یک</p>' });
    const changed = await change(id, { name: 'ورود بی رمز', body_html: '<p>نسخهٔ دو</p>' });
    expect(changed).toMatchObject({ state: 'draft', version_number: 2, live_version_number: 1, name: 'ورود بی رمز' });
    expect(expectOk(await read(id))).toMatchObject({ name: 'ورود با رمز', body_html: '<p dir="rtl">نسخهٔ یک</p>' });
    expectStatus(await to(id, 'published'), 'UPDATED');
    expect(expectOk(await read(id))).toMatchObject({ name: 'ورود بی رمز' });
    const versions = expectOk(await desk.writer.get(url(id, '/version')));
    expect(versions).toMatchObject([
      { version_number: 2, state: 'published', live: true },
      { version_number: 1, state: 'archived', live: false },
    ]);
  });

  it('[decisions 2.12] needs a text to be shown, and a name always', async () => {
    const id = await desk.draft({ body_html: '<p>&nbsp;</p>' });
    for (const state of ['review', 'published'])
      expect((await to(id, state)).json.errors).toMatchObject([{ field: 'body_html' }]);
    expectStatus(await desk.writer.post('/api/knowledgebaseArticle', { name: ' ' }), 'VALIDATION_ERROR');
    expectStatus(await desk.writer.put(url(id), { name: '\u200c' }), 'VALIDATION_ERROR');
  });

  it('[decisions 2.27] goes only where its state leads', async () => {
    const id = await desk.draft();
    expect((await open(id)).next_states).toEqual(['review', 'scheduled', 'published', 'archived']);
    expectStatus(await to(id, 'draft'), 'NOK');
    expectStatus(await to(id, 'review'), 'UPDATED');
    const returned = expectStatus(await to(id, 'draft', { remark: 'نام صفحه قدیمی است' }), 'UPDATED');
    expect(returned).toMatchObject({ state: 'draft', review_remark: 'نام صفحه قدیمی است' });
    expectStatus(await to(id, 'published'), 'UPDATED');
    const refused = await to(id, 'review');
    expect([refused.json.status, refused.json.code]).toEqual(['NOK', 'TRANSITION_FORBIDDEN']);
    expectStatus(await to(id, 'archived'), 'UPDATED');
    expectStatus(await to(id, 'published'), 'UPDATED');
    expectOk(await read(id));
  });

  it('[decisions 2.12] is gone for its readers once it is archived, and never existed for the others', async () => {
    const [open, staff] = [await desk.article(), await desk.article({ public: false, user_group: 'employees' })];
    for (const id of [open, staff]) expectStatus(await to(id, 'archived'), 'UPDATED');
    const gone = await read(open);
    expect([gone.code, gone.json.status]).toEqual([410, 'EXPIRATION_ERROR']);
    expectStatus(await read(staff), 'NOT_FOUND');
    const drafted = await desk.draft();
    expectStatus(await to(drafted, 'archived'), 'UPDATED');
    expectStatus(await read(drafted), 'NOT_FOUND');
  });

  it('[decisions 2.12] with four eyes is published by somebody who has not written in it', async () => {
    await desk.set({ kb_four_eyes: true });
    const id = await desk.draft();
    expect((await to(id, 'published')).json).toMatchObject({
      status: 'NOK',
      message: expect.stringContaining('بازبینی'),
    });
    const publish_at = desk.t.deps.clock.unix() + 600;
    expect((await to(id, 'scheduled', { publish_at })).json).toMatchObject({
      status: 'NOK',
      code: 'TRANSITION_FORBIDDEN',
      message: expect.stringContaining('بازبینی'),
    });
    expectStatus(await to(id, 'review'), 'UPDATED');
    for (const state of ['published', 'scheduled']) expectStatus(await to(id, state, { publish_at }), 'NOK');
    // who changes it in the review has written in it too
    expectStatus(await editor.put(url(id), { excerpt: 'خلاصه' }), 'UPDATED');
    expectStatus(await to(id, 'published', {}, editor), 'NOK');
    expectStatus(await to(id, 'published', {}, desk.admin), 'UPDATED');
    expect((await open(id)).reviewer).toMatchObject({ id: expect.any(Number), employee: true });
    await desk.set({ kb_four_eyes: false });
  });

  it('[decisions 2.12] with four eyes a text that nobody has reviewed stays that of its writer when a colleague begins the next version with it', async () => {
    await desk.set({ kb_four_eyes: true });
    const nextVersions = [
      (id: number) => editor.put(url(id), { keywords: ['غلط املایی'] }),
      (id: number) => editor.post(`${url(id)}/version/1/restore`, {}),
    ];
    for (const next of nextVersions) {
      const id = await desk.draft();
      expectStatus(await to(id, 'archived'), 'UPDATED');
      expectStatus(await next(id), 'UPDATED');
      expectStatus(await to(id, 'review', {}, editor), 'UPDATED');
      expectStatus(await to(id, 'published'), 'NOK');
      expectStatus(await to(id, 'published', {}, desk.admin), 'UPDATED');
      // what was published is no longer its text alone
      expectStatus(await editor.put(url(id), { excerpt: 'خلاصه' }), 'UPDATED');
      expectStatus(await to(id, 'review', {}, editor), 'UPDATED');
      expectStatus(await to(id, 'published'), 'UPDATED');
    }
    await desk.set({ kb_four_eyes: false });
  });

  it('[decisions 2.27] is published and ended by the clock', async () => {
    const { clock } = desk.t.deps;
    const now = clock.unix();
    const id = await desk.draft({ publish_at: now + 600, expire_at: now + 1_200 });
    expectStatus(await to(id, 'scheduled', { publish_at: now - 5 }), 'VALIDATION_ERROR');
    expectStatus(await to(id, 'scheduled'), 'UPDATED');
    await tick();
    expectStatus(await read(id), 'NOT_FOUND');
    clock.advance(600_000);
    await tick();
    expectOk(await read(id));
    expect(await open(id)).toMatchObject({ state: 'published', live_version_number: 1 });
    clock.advance(600_000);
    await tick();
    expect((await read(id)).code).toBe(410);
    expect(await open(id)).toMatchObject({ state: 'archived', live_version_number: null });
  });

  it('[decisions 2.27] that is changed while it is scheduled is a draft again', async () => {
    const at = desk.t.deps.clock.unix() + 600;
    const id = await desk.draft();
    expectStatus(await to(id, 'scheduled', { publish_at: at }), 'UPDATED');
    expect(await change(id, { body_html: '<p>متن دیگر</p>' })).toMatchObject({ state: 'draft' });
    desk.t.deps.clock.advance(601_000);
    await tick();
    expectStatus(await read(id), 'NOT_FOUND');
  });

  it('[decisions 2.12] has an end that comes after its beginning', async () => {
    const now = desk.t.deps.clock.unix();
    const id = await desk.draft();
    const refused = await desk.writer.put(url(id), { publish_at: now + 600, expire_at: now + 600 });
    expect(refused.json.errors).toMatchObject([{ field: 'expire_at' }]);
    await change(id, { expire_at: now + 60 });
    expect((await to(id, 'scheduled', { publish_at: now + 600 })).json.errors).toMatchObject([{ field: 'expire_at' }]);
  });

  it('[decisions 2.12] gets the content of an earlier version back as a new one, of what there still is', async () => {
    const category = await desk.category();
    const id = await desk.article({ name: 'یک', body_html: '<p>یک</p>', category_ids: [category], keywords: ['الف'] });
    await change(id, { name: 'دو', body_html: '<p>دو</p>', category_ids: [] });
    expectStatus(await to(id, 'published'), 'UPDATED');
    expectStatus(await desk.writer.delete(`/api/knowledgebaseCategory/${category}`), 'DELETED');
    const restored = expectStatus(await desk.writer.post(url(id, '/version/1/restore'), {}), 'UPDATED');
    expect(restored).toMatchObject({
      state: 'draft',
      version_number: 3,
      live_version_number: 2,
      name: 'یک',
      body_html: '<p dir="rtl">یک</p>',
      categories: [],
      keywords: ['الف'],
    });
    expect(expectOk(await read(id))).toMatchObject({ name: 'دو' });
    expectStatus(await desk.writer.post(url(id, '/version/9/restore'), {}), 'NOT_FOUND');
    expect(expectOk(await desk.writer.get(url(id, '/version/1')))).toMatchObject({ name: 'یک', live: false });
  });

  it('[decisions 2.0] is not changed by somebody who has not seen the last change', async () => {
    const id = await desk.draft();
    const { version } = await open(id);
    expectStatus(await editor.put(url(id), { version, excerpt: 'یک' }), 'UPDATED');
    const late = await desk.writer.put(url(id), { version, excerpt: 'دو' });
    expect(late.json).toMatchObject({ status: 'NOK', code: 'VERSION_CONFLICT', data: { excerpt: 'یک' } });
  });

  it('[decisions 2.12] has a slug of its own, made of its name and free', async () => {
    const first = await desk.draft({ name: 'راه چاپ' });
    const second = await desk.draft({ name: 'راهِ چاپ' });
    expect((await open(first)).slug).toBe('راه-چاپ');
    expect((await open(second)).slug).toBe('راه-چاپ-2');
    expect((await desk.writer.put(url(second), { slug: 'راه چاپ' })).json.errors).toMatchObject([{ field: 'slug' }]);
    expect((await change(second, { slug: 'Print / How' })).slug).toBe('print-how');
    expect((await change(second, { slug: null, name: 'تازه' })).slug).toBe('تازه');
  });

  it('[decisions 2.12] says how long it takes to read', async () => {
    const words = (count: number) => `<p>${Array(count).fill('واژه').join(' ')}</p>`;
    for (const [count, minutes] of [
      [1, 1],
      [200, 1],
      [201, 2],
    ] as const)
      expect((await open(await desk.draft({ body_html: words(count) }))).read_time).toBe(minutes);
  });

  it('[decisions 2.17] tells the reviewer, the author, and whoever must look at it again', async () => {
    const { db, clock } = desk.t.deps;
    const reviewerId = await addUser(db, { employee: true, permissions: ['manage knowledge base'] });
    const reviewer = await desk.t.as(reviewerId);
    const events = async (client: TestClient) =>
      expectOk(await client.get('/api/userNotifications')).items.map(({ content }: { content: string }) => content);
    const id = await desk.draft({ name: 'بازبینی‌شدنی', reviewer_id: reviewerId });
    expectStatus(await to(id, 'review'), 'UPDATED');
    expect(await events(reviewer)).toMatchObject([expect.stringContaining('منتظر بازبینی')]);
    expectStatus(await to(id, 'draft', {}, reviewer), 'UPDATED');
    expect(await events(desk.writer)).toContainEqual(expect.stringContaining('به پیش‌نویس برگشت'));
    await change(id, { review_due_at: clock.unix() + 60 });
    clock.advance(61_000);
    await tick('article.daily');
    await tick('article.daily');
    const due = (await events(reviewer)).filter((text: string) => text.includes('موعد بازنگری'));
    expect(due).toHaveLength(1);
  });

  it('[decisions 2.12] may be made of a ticket that its author sees, and of no other', async () => {
    expectStatus(
      await desk.writer.post('/api/knowledgebaseArticle', { name: 'از تیکت', source_ticket_id: 999_999 }),
      'VALIDATION_ERROR',
    );
  });
});
