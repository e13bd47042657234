import { sql, type KyselyPlugin, type RawNode } from 'kysely';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { predicateToSql } from '../../platform/policy/predicate-sql.ts';
import { findByTerms } from './article-search.repository.ts';
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
  await sql`insert into article_term (term, article_id, weight) select 'printer', id, 1 from article where id % 20 = 0
    union all select 'word' || (id + n * 37) % 400, id, 1 from article, generate_series(1, 10) n`.execute(db);
  // pages that an open snapshot of another connection still sees are left out, until it ends
  const arePagesVisible = async () =>
    (
      await sql<{ all: boolean }>`select bool_and(relallvisible = relpages) as all from pg_class
        where oid in ('article'::regclass, 'article_term'::regclass)`.execute(db)
    ).rows[0]!.all;
  do await sql`vacuum analyze`.execute(db);
  while (!(await arePagesVisible()));
});
afterAll(() => desk.t.close());

/** Names of the indexes in the plan of a statement. */
async function indexesOf(statement: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(desk.t.deps.db);
  return rows.flatMap((row) => [...row['QUERY PLAN'].matchAll(/using (\w+)/g)].map(([, name]) => name!));
}

/** The plans of the statements of a function, instead of their rows. */
async function plansOf(run: (db: ArticleDesk['t']['deps']['db']) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explained: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const { sqlFragments, ...rest } = node as RawNode;
      return { ...rest, sqlFragments: [`explain ${sqlFragments[0]}`, ...sqlFragments.slice(1)] };
    },
    transformResult: async ({ result }) => {
      plans.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return { ...result, rows: [] };
    },
  };
  await run(desk.t.deps.db.withPlugin(explained));
  return plans.join('\n');
}

const visible = predicateToSql(articleScope(null, []), ARTICLE_SOURCE);

describe('the statements of readers', () => {
  it('[7.17] find what a search asks for, and decide who may read it, by indexes alone and in one round', async () => {
    const group = (...terms: string[]) => ({ alternatives: terms.map((term) => ({ term, factor: 1 })), rarity: 2 });
    const groups = [
      { ...group('printer', 'paper'), usual: false },
      { ...group('office'), usual: true },
    ];
    const plan = await plansOf((db) => findByTerms(db, { groups, visible, leastShare: 0.3, limit: 10, offset: 0 }));
    const scans = [...plan.matchAll(/(\w+(?: Only)?) Scan(?: using (\w+))? on (article\w*)/g)];
    expect(new Set(scans.map(([, kind, index]) => `${kind}: ${index}`))).toEqual(
      new Set(['Index Only: article_term_pkey', 'Index Only: article_readable']),
    );
    expect(plan.match(/Aggregate/g)).toHaveLength(1);
    expect(plan).not.toContain('CTE Scan on found');
  });

  it('[7.17] read the newest articles in their order', async () => {
    const newest = sql`select a.id, a.name from article a where ${visible} order by a.live_since desc, a.id desc limit 10`;
    expect(await indexesOf(newest)).toContain('article_live');
  });
});
