import fc from 'fast-check';
import { sql } from 'kysely';
import { openArticleDesk, type ArticleDesk } from '../../../test/knowledge-base.ts';
import { findByTerms } from './article-search.repository.ts';
import type { WeightedGroup } from './search-weight.rules.ts';

const TERMS = ['a', 'b', 'c', 'd', 'e'] as const;
/** How much each article says of each term; articles have the numbers from 1 on. */
type Articles = readonly Readonly<Record<string, number>>[];

const LEAST = 0.3;
const articles: fc.Arbitrary<Articles> = fc.array(
  fc.dictionary(
    fc.constantFrom(...TERMS),
    fc.integer({ min: 1, max: 8 }).map((n) => n / 4),
    { maxKeys: 5 },
  ),
  { minLength: 1, maxLength: 8 },
);
const groups: fc.Arbitrary<WeightedGroup[]> = fc
  .array(
    fc.record({
      alternatives: fc.array(fc.record({ term: fc.constantFrom(...TERMS), factor: fc.constantFrom(1, 0.5, 0.75) }), {
        maxLength: 3,
      }),
      rarity: fc.integer({ min: 1, max: 12 }).map((n) => n / 4),
      usual: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .filter((list) => list.some(({ alternatives }) => alternatives.length > 0));

/** The same order, written article by article. */
function expected(list: Articles, asked: readonly WeightedGroup[]): number[] {
  const all = asked.reduce((sum, { rarity }) => sum + rarity, 0);
  const found = list.flatMap((says, index) => {
    const best = asked.map(({ alternatives, rarity }) =>
      Math.max(0, ...alternatives.map(({ term, factor }) => (says[term] ?? 0) * factor * rarity)),
    );
    const share = asked.reduce((sum, { rarity }, at) => sum + (best[at]! > 0 ? rarity : 0), 0) / all;
    const finds = asked.some(({ usual }, at) => !usual && best[at]! > 0);
    const score = best.reduce((sum, one) => sum + one, 0) * (0.25 + 0.75 * share);
    return finds && share >= LEAST ? [{ id: index + 1, score }] : [];
  });
  return found
    .sort((a, b) => (Math.abs(a.score - b.score) < 1e-4 ? a.id - b.id : b.score - a.score))
    .map(({ id }) => id);
}

let desk: ArticleDesk;
beforeAll(async () => {
  desk = await openArticleDesk();
});
afterAll(() => desk.t.close());

async function write(list: Articles): Promise<void> {
  const { db } = desk.t.deps;
  await sql`truncate article cascade`.execute(db);
  await sql`insert into article (id, name, slug, read_time, visibility, live, live_version_number, published_at, live_since, created_by_id, created_at, updated_at)
    select n, 'n', 's' || n, 1, 'public', true, 1, now(), now(), ${desk.writerId}, now(), now() from generate_series(1, ${list.length}::int) n`.execute(
    db,
  );
  const rows = list.flatMap((says, index) =>
    Object.entries(says).map(([term, weight]) => ({ term, weight, id: index + 1 })),
  );
  await sql`insert into article_term (term, article_id, weight) select * from unnest(${rows.map(({ term }) => term)}::text[], ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ weight }) => weight)}::real[])`.execute(
    db,
  );
}

describe('the order of what a search finds', () => {
  it('[7.17] is that of what articles say of each thing that is asked for, in its best way, and more for who says more of them', async () => {
    await fc.assert(
      fc.asyncProperty(articles, groups, async (list, asked) => {
        await write(list);
        const wanted = { groups: asked, visible: sql<boolean>`true`, leastShare: LEAST, offset: 0 };
        const { ids, total } = await findByTerms(desk.t.deps.db, { ...wanted, limit: 10 });
        expect(ids).toEqual(expected(list, asked));
        expect(total).toBe(ids.length);
      }),
      { numRuns: 150 },
    );
  });
});
