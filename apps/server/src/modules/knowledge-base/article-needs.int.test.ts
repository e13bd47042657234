import { sql } from 'kysely';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { installLicense } from '../../../test/test-license.ts';
import { addUser } from '../../../test/people.ts';
import { createTestApp, expectOk, expectStatus } from '../../../test/test-app.ts';

let desk: ArticleDesk;
beforeAll(async () => {
  desk = await openArticleDesk();
});
afterAll(() => desk.t.close());

const list = async (need: string): Promise<number[]> =>
  expectOk(await desk.writer.get('/api/knowledgebaseArticle', { need })).map(({ id }: { id: number }) => id);

describe('articles that need somebody', () => {
  it('[issue 8, knowledge base] are those that nobody reads, that readers dislike, and that are old, from the day on', async () => {
    const { db, clock } = desk.t.deps;
    const day = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
    const make = async (values: Record<string, unknown>, article = desk.article): Promise<number> => {
      const id = await article();
      const stored = { views: 1, live_since: day(1), published_at: day(1), helpful_yes: 0, helpful_no: 0, ...values };
      for (const [column, value] of Object.entries(stored))
        await sql`update article set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db);
      return id;
    };
    const unread = await make({ views: 0, live_since: day(31) });
    const disliked = await make({ helpful_no: 3, helpful_yes: 2 });
    const old = await make({ published_at: day(181) });
    // not yet, liked as much, and what nobody can read
    await make({ views: 0, live_since: day(29) });
    await make({ helpful_no: 2 });
    await make({ helpful_no: 3, helpful_yes: 3 });
    await make({ published_at: day(179) });
    await make({ views: 0, live_since: day(31), published_at: day(181), helpful_no: 9 }, desk.draft);
    expect([await list('unread'), await list('disliked'), await list('old')]).toEqual([[unread], [disliked], [old]]);
  });
});

describe('who manages the knowledge base', () => {
  it('[6.10] needs the permission, and the feature kb_core of the license', async () => {
    const plain = await desk.t.as(await addUser(desk.t.deps.db, { employee: true }));
    expectOk(await desk.writer.get('/api/knowledgebaseArticle'));
    expectStatus(await plain.get('/api/knowledgebaseArticle'), 'AUTORIZATION_ERROR');
    expectStatus(await plain.post('/api/knowledgebaseArticle', { name: 'x' }), 'AUTORIZATION_ERROR');
    const t = await createTestApp();
    try {
      await installLicense(t.deps, {}, ['custom_field']);
      const writer = await t.as(await addUser(t.deps.db, { employee: true, permissions: ['manage knowledge base'] }));
      expectStatus(await writer.get('/api/knowledgebaseArticle'), 'AUTORIZATION_ERROR');
      expectStatus(await writer.post('/api/knowledgebaseArticle', { name: 'x' }), 'AUTORIZATION_ERROR');
    } finally {
      await t.close();
    }
  });
});
