import { sql } from 'kysely';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { ARTICLE_SOURCE, articleScope } from './article.policy.ts';

const ARTICLES = 4_000;
let desk: ArticleDesk;
beforeAll(async () => {
  desk = await openArticleDesk();
  const { db } = desk.t.deps;
  await sql`insert into article (live_version_number, live, name, slug, body_html, excerpt, read_time, visibility, published_at, live_since, created_by_id, created_at, updated_at)
    select 1, true, 'مقاله', 's' || n, repeat('<p>متن</p>', 200), '', 1, 'public', now(), now(), ${desk.writerId}, now(), now() from generate_series(1, ${sql.lit(ARTICLES)}) n`.execute(
    db,
  );
  await sql`insert into article_term (term, article_id, weight) select 'printer', id, 1 from article where id % 20 = 0`.execute(
    db,
  );
  // pages that an open snapshot of another connection still sees are left out, until it ends
  const visiblePages = async () =>
    (await sql<{ n: number }>`select relallvisible as n from pg_class where oid = 'article'::regclass`.execute(db))
      .rows[0]!.n;
  do await sql`vacuum analyze`.execute(db);
  while ((await visiblePages()) === 0);
});
afterAll(() => desk.t.close());

/** Names of the indexes in the plan of a statement. */
async function indexesOf(statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(desk.t.deps.db);
  return rows.flatMap((row) => [...row['QUERY PLAN'].matchAll(/using (\w+)/g)].map(([, name]) => name!));
}
const visible = predicateToSql(articleScope(null, []), ARTICLE_SOURCE);

describe('the statements of readers', () => {
  it('[7.17] decide who may read what was found without reading the articles', async () => {
    const found = sql`select a.id from (select distinct article_id from article_term where term = 'printer') found
      join article a on a.id = found.article_id where ${visible}`;
    expect(await indexesOf(found)).toContain('article_readable');
  });

  it('[7.17] read the newest articles in their order', async () => {
    const newest = sql`select a.id, a.name from article a where ${visible} order by a.live_since desc, a.id desc limit 10`;
    expect(await indexesOf(newest)).toContain('article_live');
  });
});
