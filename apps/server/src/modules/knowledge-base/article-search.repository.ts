import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { WeightedGroup } from './search-weight.rules.ts';

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
 * The sum over all groups of the best of a group's alternatives in an article, in one round over what was found: rows for
 * each article and group would be stored and grouped twice. Only a group of several alternatives needs its own maximum.
 */
function sumOfGroups(groups: readonly WeightedGroup[], value: RawBuilder<unknown>): RawBuilder<number> {
  const several = groups.flatMap(({ alternatives }, number) => (alternatives.length > 1 ? [number] : []));
  if (several.length === 0) return sql`sum(${value})`;
  return several.reduce(
    (sum, number) => sql`${sum} + coalesce(max(${value}) filter (where asked.number = ${sql.lit(number)}), 0)`,
    sql<number>`coalesce(sum(${value}) filter (where asked.number <> all(${several}::int[])), 0)`,
  );
}

/** The statement of a search. What only decides among articles is read for those that say something else. */
function statementOf({ groups, visible, leastShare, limit, offset }: Wanted) {
  const rows = groups.flatMap(({ alternatives, rarity, usual }, group) =>
    alternatives.map(({ term, factor }) => ({ group, term, value: factor * rarity, rarity, usual })),
  );
  const asked = groups.reduce((sum, { rarity }) => sum + rarity, 0);
  const said = sumOfGroups(groups, sql`asked.rarity`);
  return sql<{ id: number; total: number }>`
    with asked (number, term, value, rarity, usual) as (select * from unnest(${rows.map(({ group }) => group)}::int[], ${rows.map(({ term }) => term)}::text[], ${rows.map(({ value }) => value)}::real[], ${rows.map(({ rarity }) => rarity)}::real[], ${rows.map(({ usual }) => usual)}::boolean[])),
    found as (select t.article_id, ${sumOfGroups(groups, sql`t.weight * asked.value`)} as score, (${said}) / ${asked}::real as share
      from asked join article_term t on t.term = asked.term
      where not asked.usual or t.article_id in (select rare.article_id from asked join article_term rare on rare.term = asked.term where not asked.usual)
      group by t.article_id having ${said} >= ${asked * leastShare}::real)
    select a.id, count(*) over ()::int as total from found join article a on a.id = found.article_id where ${visible}
    order by found.score * (${ALONE}::real + ${1 - ALONE}::real * found.share) desc, a.id limit ${limit} offset ${offset}`;
}

/**
 * The articles that say most of what a query asks for, the best first, with their number. The words of the index are the
 * same for everybody; whoever may not read an article gets neither it nor a count of it.
 */
export async function findByTerms(db: AnyDb, wanted: Wanted): Promise<{ ids: number[]; total: number }> {
  if (wanted.groups.every(({ alternatives }) => alternatives.length === 0)) return { ids: [], total: 0 };
  const { rows } = await statementOf(wanted).execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
