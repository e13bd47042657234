import fc from 'fast-check';
import type { Visibility } from '@hamyar/contracts';
import { serverModules } from '../../modules.ts';
import { addBranch, addOrganization, addUser } from '../../../test/people.ts';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { expectOk, expectStatus, type TestClient } from '../../../test/test-app.ts';
import { PDF, uploadRequest } from '../../../test/upload.ts';

/** What decides who sees something, as the world of the random test has it. */
interface World {
  categories: {
    parent: number | null;
    status: boolean;
    visibility: Visibility;
    organization: boolean;
    level: boolean;
  }[];
  articles: { visibility: Visibility; categories: number[]; live: boolean; related: number[] }[];
}
interface Caller {
  name: string;
  client: TestClient;
  group: 'visitor' | 'customers' | 'employees';
  organization?: boolean;
  level?: boolean;
}

const VISIBILITIES: readonly Visibility[] = ['employees', 'customers', 'both', 'public'];
const world: fc.Arbitrary<World> = fc.record({
  categories: fc.array(
    fc.record({
      parent: fc.option(fc.nat(3)),
      status: fc.boolean(),
      visibility: fc.constantFrom(...VISIBILITIES),
      organization: fc.boolean(),
      level: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  articles: fc.array(
    fc.record({
      visibility: fc.constantFrom(...VISIBILITIES),
      categories: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
      live: fc.boolean(),
      related: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

// The rule once more, in the words of the decisions and with nothing of the code: strictest of article and categories.
const sees = (caller: Caller, visibility: Visibility): boolean =>
  visibility === 'public' || (caller.group !== 'visitor' && (visibility === 'both' || visibility === caller.group));
function seesCategory({ categories }: World, caller: Caller, index: number): boolean {
  const category = categories[index]!;
  const limited = category.organization || category.level;
  const named = (category.organization && caller.organization) || (category.level && caller.level);
  const own =
    category.status &&
    sees(caller, category.visibility) &&
    (!limited || caller.group === 'employees' || Boolean(named));
  return own && (category.parent === null || seesCategory({ categories, articles: [] }, caller, category.parent));
}
const reads = (all: World, caller: Caller, index: number): boolean => {
  const article = all.articles[index]!;
  return (
    article.live &&
    sees(caller, article.visibility) &&
    article.categories.every((category) => seesCategory(all, caller, category))
  );
};

/** Makes what the generator leaves open consistent: parents come before, limits are of customers, indexes exist. */
const settled = ({ categories, articles }: World): World => ({
  categories: categories.map((category, index) => ({
    ...category,
    parent: category.parent !== null && category.parent < index ? category.parent : null,
    organization: category.organization && ['customers', 'both'].includes(category.visibility),
    level: category.level && ['customers', 'both'].includes(category.visibility),
  })),
  articles: articles.map((article, index) => ({
    ...article,
    categories: article.categories.filter((one) => one < categories.length),
    related: article.related.filter((one) => one < index),
  })),
});

let desk: ArticleDesk;
let callers: Caller[];
let organization: number;
let level: number;
beforeAll(async () => {
  desk = await openArticleDesk();
  const { db } = desk.t.deps;
  level = (
    await db
      .insertInto('customer_level')
      .values({ name: 'طلایی', color: '#888888' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  organization = await addOrganization(db, await addBranch(db), { customer_level_id: null });
  const golden = await addOrganization(db, await addBranch(db), { customer_level_id: level });
  const as = async (values: Parameters<typeof addUser>[1]) => desk.t.as(await addUser(db, values));
  callers = [
    { name: 'visitor', client: desk.t.visitor, group: 'visitor' },
    { name: 'customer', client: await as({}), group: 'customers' },
    { name: 'member', client: await as({ organization_id: organization }), group: 'customers', organization: true },
    { name: 'golden', client: await as({ customer_level_id: level }), group: 'customers', level: true },
    {
      name: 'of a golden organisation',
      client: await as({ organization_id: golden }),
      group: 'customers',
      level: true,
    },
    { name: 'employee', client: await as({ employee: true }), group: 'employees' },
    { name: 'writer', client: desk.writer, group: 'employees' },
    { name: 'admin', client: desk.admin, group: 'employees' },
  ];
});
afterAll(() => desk.t.close());

let calls = 0;
/** A GET from an address of its own: the limits of one address are for others. */
const get = (client: TestClient, url: string, query: Record<string, unknown> = {}) =>
  client.request({
    method: 'GET',
    url,
    query: query as Record<string, string>,
    remoteAddress: `10.0.${Math.floor((calls += 1) / 250) % 250}.${calls % 250}`,
  });

/** Builds a world; returns the ids of its articles and the file that each of them has. */
async function build({ categories, articles }: World) {
  const categoryIds: number[] = [];
  for (const one of categories)
    categoryIds.push(
      await desk.category({
        parent_id: one.parent === null ? null : categoryIds[one.parent],
        status: one.status,
        visibility: one.visibility,
        organization_ids: one.organization ? [organization] : [],
        customer_level_ids: one.level ? [level] : [],
      }),
    );
  const ids: number[] = [];
  const files: number[] = [];
  for (const one of articles) {
    const { id: file, token } = expectOk(await desk.writer.request(uploadRequest('a.pdf', PDF, 'article')));
    const values = {
      name: `شناسنامه ${ids.length}`,
      ...(one.visibility === 'public' ? { public: true } : { public: false, user_group: one.visibility }),
      category_ids: one.categories.map((index) => categoryIds[index]),
      related_ids: one.related.map((index) => ids[index]),
      attachments: [token],
    };
    ids.push(await (one.live ? desk.article(values) : desk.draft(values)));
    files.push(file);
  }
  return { ids, files, categoryIds };
}

/** Everything that a caller is shown, as the indexes of articles. */
async function shown(caller: Caller, ids: readonly number[], files: readonly number[]) {
  const { client } = caller;
  const indexes = (rows: { id: number }[]) =>
    rows
      .map(({ id }) => ids.indexOf(id))
      .filter((index) => index >= 0)
      .sort();
  const opened = await Promise.all(ids.map((id) => get(client, `/api/kbArticle/${id}`)));
  const downloads = await Promise.all(files.map((id) => get(client, `/api/attachment/${id}`)));
  return {
    list: indexes(expectOk(await get(client, '/api/kbArticle', { perPage: 200 }))),
    search: indexes(expectOk(await get(client, '/api/kbArticle', { s: 'شناسنامه', perPage: 200 }))),
    opened: opened.flatMap(({ json }, index) => (json.status === 'OK' ? [index] : [])),
    refused: new Set(opened.filter(({ json }) => json.status !== 'OK').map(({ code }) => code)),
    related: opened.map(({ json }) => (json.status === 'OK' ? indexes(json.data.related) : [])),
    files: downloads.flatMap(({ code }, index) => (code === 200 ? [index] : [])),
    suggestions:
      caller.group === 'visitor'
        ? null
        : indexes(expectOk(await client.post('/api/kbSuggestion', { text: 'شناسنامه یک دو سه' }))),
  };
}

const empty = async () => {
  const { db } = desk.t.deps;
  const rows = await db.selectFrom('article').select('id').where('deleted_at', 'is', null).execute();
  for (const { id } of rows) expectStatus(await desk.writer.delete(`/api/knowledgebaseArticle/${id}`), 'DELETED');
};

describe('who reads an article', () => {
  it('[decisions 2.12] is one answer everywhere: in lists, search, related articles, suggestions, counts, the sitemap and files', async () => {
    await fc.assert(
      fc.asyncProperty(world.map(settled), async (made) => {
        await empty();
        const { ids, files, categoryIds } = await build(made);
        for (const caller of callers) {
          const expected = ids.map((_, index) => index).filter((index) => reads(made, caller, index));
          const writes = ['writer', 'admin'].includes(caller.name);
          const seen = await shown(caller, ids, files);
          const about = { caller: caller.name, ...seen };
          expect(about).toMatchObject({ list: expected, search: expected, opened: expected });
          // who writes articles may have all their files
          expect(about).toMatchObject({ files: writes ? ids.map((_, index) => index) : expected });
          if (seen.suggestions) expect(seen.suggestions.filter((index) => !expected.includes(index))).toEqual([]);
          expect([...seen.refused].filter((code) => code !== 404)).toEqual([]);
          for (const [index, related] of seen.related.entries())
            expect(related).toEqual(
              expected.includes(index)
                ? made.articles[index]!.related.filter((one) => expected.includes(one)).sort()
                : [],
            );
          for (const [index, id] of categoryIds.entries()) {
            const answer = await get(caller.client, `/api/kbCategory/${id}`);
            expect(answer.json.status).toBe(seesCategory(made, caller, index) ? 'OK' : 'NOT_FOUND');
            const isBelow = (at: number): boolean =>
              at === index || (made.categories[at]!.parent !== null && isBelow(made.categories[at]!.parent));
            const inside = expected.filter((one) => made.articles[one]!.categories.some(isBelow));
            if (answer.json.status === 'OK') expect(answer.json.data.article_count).toBe(inside.length);
            const listed = expectOk(await get(caller.client, '/api/kbArticle', { category_id: id, perPage: 200 }));
            expect(listed).toHaveLength(seesCategory(made, caller, index) ? inside.length : 0);
          }
        }
        const visitor = callers[0]!;
        const source = serverModules.find(({ name }) => name === 'knowledge-base')!.sitemap!['kb-articles-id-slug']!;
        const last = (await source.lastId(desk.t.deps)) ?? 0;
        const entries = await source.entries(desk.t.deps, { from: 0, to: last });
        expect(entries.map(({ params }) => ids.indexOf(Number(params.id)))).toEqual(
          ids.map((_, index) => index).filter((index) => reads(made, visitor, index)),
        );
      }),
      { numRuns: 6 },
    );
  });

  it('[6.15] is nobody while the knowledge base is closed, also by the address of a file', async () => {
    const { id: file, token } = expectOk(await desk.writer.request(uploadRequest('a.pdf', PDF, 'article')));
    const id = await desk.article({ attachments: [token] });
    const customer = callers[1]!.client;
    const codes = async (client: TestClient) => [
      (await client.get(`/api/kbArticle/${id}`)).code,
      (await client.get(`/api/attachment/${file}`)).code,
    ];
    expect(await codes(desk.t.visitor)).toEqual([200, 200]);
    await desk.set({ knowledge_base_status: false });
    expect(await codes(desk.t.visitor)).toEqual([404, 401]);
    expect(await codes(customer)).toEqual([403, 404]);
    expect(await codes(desk.writer)).toEqual([403, 200]);
    await desk.set({ knowledge_base_status: true });
  });

  it('[decisions 2.10] has the files of the version that they read, and none of a draft', async () => {
    const upload = async () => expectOk(await desk.writer.request(uploadRequest('a.pdf', PDF, 'article')));
    const [first, second] = [await upload(), await upload()];
    const id = await desk.article({ attachments: [first.token] });
    const url = `/api/knowledgebaseArticle/${id}`;
    const picture = `<p><img src="/api/attachment/${second.id}?inline=1"></p>`;
    const changed = expectStatus(
      await desk.writer.put(url, { attachments: [second.token], body_html: picture }),
      'UPDATED',
    );
    expect(changed.attachments).toMatchObject([{ id: second.id, inline: true }]);
    const codes = async () => [
      (await desk.t.visitor.get(`/api/attachment/${first.id}`)).code,
      (await desk.t.visitor.get(`/api/attachment/${second.id}`)).code,
    ];
    expect(await codes()).toEqual([200, 401]);
    expectStatus(await desk.writer.put(`${url}/state`, { state: 'published' }), 'UPDATED');
    expect(await codes()).toEqual([401, 200]);
    // the first version has its file still, and gets it back
    await desk.t.deps.jobs.add(desk.t.deps.db, 'attachment.orphans', {});
    await desk.t.deps.runJobs();
    expectStatus(await desk.writer.post(`${url}/version/1/restore`, {}), 'UPDATED');
    expectStatus(await desk.writer.put(`${url}/state`, { state: 'published' }), 'UPDATED');
    expect(await codes()).toEqual([200, 401]);
    const foreign = await desk.writer.put(`/api/knowledgebaseArticle/${await desk.draft()}`, {
      attachments: [first.id],
    });
    expect(foreign.json.errors).toMatchObject([{ field: 'attachments' }]);
  });
});
