import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** A group of alternatives with how much it says: a word that is in few articles says more. */
export interface WeightedGroup {
  alternatives: readonly { term: string; factor: number }[];
  rarity: number;
  /** So many articles say it that it finds none alone: it only decides among those that say something else too. */
  usual: boolean;
}

/** Which articles are wanted. */
export interface Wanted {
  groups: readonly WeightedGroup[];
  /** A condition over the alias `a` of `article`. */
  visible: RawBuilder<SqlBool>;
  /** The least share of what the query asks for that an article must say. */
  leastShare: number;
  limit: number;
  offset: number;
}

/** How much of its score an article keeps that says only one of many things that are asked for. */
const ALONE = 0.25;

/**
 * The articles that say most of what a query asks for, the best first, with their number. The words of the index are the
 * same for everybody; whoever may not read an article gets neither it nor a count of it.
 */
export async function findByTerms(
  db: AnyDb,
  { groups, visible, leastShare, limit, offset }: Wanted,
): Promise<{ ids: number[]; total: number }> {
  const rows = groups.flatMap(({ alternatives, rarity, usual }, group) =>
    alternatives.map(({ term, factor }) => ({ group, term, value: factor * rarity, rarity, usual })),
  );
  const asked = groups.reduce((sum, { rarity }) => sum + rarity, 0);
  if (rows.length === 0 || asked === 0) return { ids: [], total: 0 };
  const result = await sql<{ id: number; total: number }>`
    with asked (number, term, value, rarity, usual) as (select * from unnest(${rows.map(({ group }) => group)}::int[], ${rows.map(({ term }) => term)}::text[], ${rows.map(({ value }) => value)}::real[], ${rows.map(({ rarity }) => rarity)}::real[], ${rows.map(({ usual }) => usual)}::boolean[])),
    rare as materialized (select distinct t.article_id from asked join article_term t on t.term = asked.term where not asked.usual),
    said as materialized (select t.article_id, asked.number, max(t.weight * asked.value) as score, max(asked.rarity) as rarity
      from asked join article_term t on t.term = asked.term where not asked.usual or t.article_id in (select article_id from rare) group by t.article_id, asked.number),
    found as materialized (select article_id, sum(score) as score, sum(rarity) / ${asked}::real as share from said group by article_id having sum(rarity) >= ${asked * leastShare}::real)
    select a.id, count(*) over ()::int as total from found join article a on a.id = found.article_id where ${visible}
    order by found.score * (${ALONE}::real + ${1 - ALONE}::real * found.share) desc, a.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { ids: result.rows.map(({ id }) => id), total: result.rows[0]?.total ?? 0 };
}
