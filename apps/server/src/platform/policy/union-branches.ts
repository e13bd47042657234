import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { all, any, clauses, eq, type Predicate } from '@hamyar/domain';
import { predicateToSql, type PolicySource } from './predicate-sql.ts';

/** With more union branches than this, one branch with a list of values is cheaper than one branch per value. */
const MAX_SPLIT = 24;

/** A column that orders a list; it must not be nullable, or keyset paging would lose rows. */
export interface SortColumn {
  column: string;
  /** type of a cursor's text when it is read back */
  type: 'timestamptz' | 'smallint' | 'text';
}

/** One page of objects in scope, ordered by a column and the id. */
export interface UnionQuery {
  source: PolicySource;
  /** clauses of the scope and the filter in one predicate */
  predicate: Predicate;
  /** columns with an index `(column, sort, id)`, the most selective first */
  keys: readonly string[];
  /** conditions that a predicate cannot express: search, dates, unread */
  more?: RawBuilder<SqlBool> | undefined;
  sort: SortColumn;
  dir: 'asc' | 'desc';
  /** rows after this one in the requested direction */
  after?: { key: string; id: number } | undefined;
  limit: number;
  /** rows to skip first, for pages by number */
  offset?: number;
  /** an additional column that does not filter: its value is returned with each id */
  flag?: RawBuilder<unknown> | undefined;
}

/**
 * Splits a predicate into union branches that one index can read in order: its clauses, and each clause once per value
 * of the most selective listed key. Together the branches are true exactly where the predicate is true. Source:
 * decisions 2.3.
 */
export function unionBranches(predicate: Predicate, keys: readonly string[]): Predicate[] {
  return clauses(predicate).flatMap((clause) => {
    const parts = clause.op === 'all' ? clause.of : [clause];
    const splitField = parts
      .filter((p) => p.op === 'in')
      .sort((a, b) => keys.indexOf(a.field) - keys.indexOf(b.field))
      .find((p) => keys.includes(p.field));
    if (!splitField || splitField.values.length > MAX_SPLIT) return [clause];
    const better = keys.slice(0, keys.indexOf(splitField.field));
    if (parts.some((p) => (p.op === 'eq' && better.includes(p.field)) || p.op === 'some')) return [clause];
    const rest = parts.filter((p) => p !== splitField);
    return splitField.values.map((value) => all(eq(splitField.field, value), ...rest));
  });
}

/** Distributes a filter over the clauses of a scope, so that each union branch contains both. */
export const intersectScope = (scope: Predicate, filter: Predicate): Predicate =>
  any(...clauses(scope).map((clause) => all(clause, filter)));

/** The SQL condition of each union branch of a predicate; together they are true where it is, also twice for one row. */
export const branchesToSql = (predicate: Predicate, source: PolicySource, keys: readonly string[]) =>
  unionBranches(predicate, keys).flatMap((branch) => branchConditions(branch, source));

/** A union branch as SQL conditions that together are true where the branch is true; each can use its own index. */
function branchConditions(branch: Predicate, source: PolicySource): RawBuilder<SqlBool>[] {
  const condition = predicateToSql(branch, source);
  const mirroredField = (branch.op === 'all' ? branch.of : [branch]).find(
    (p) => p.op === 'eq' && source.mirrorColumns?.[p.field] !== undefined,
  );
  if (mirroredField?.op !== 'eq') return [condition];
  const [column, other] = [mirroredField.field, source.mirrorColumns?.[mirroredField.field]].map((name) =>
    sql.ref(`${source.alias}.${name}`),
  );
  return [
    sql`${condition} and ${column} is distinct from ${other}`,
    sql`${condition} and ${other} = ${mirroredField.value}`,
  ];
}

/**
 * The ids and sort keys (as text) of one page: every union branch in the order of its index with the LIMIT inside it,
 * then without duplicates, then the LIMIT again. Selects `id`, `sort_key` and, when requested, `flagged`.
 */
export function pageOfUnion<Mark = boolean>(
  query: UnionQuery,
): RawBuilder<{ id: number; sort_key: string; flagged?: Mark }> {
  const branches = unionBranches(query.predicate, query.keys);
  const direction = query.dir === 'asc' ? sql`asc` : sql`desc`;
  if (branches.length === 0) return sql`select null::bigint as id, null::text as sort_key where false`;
  const selects = branches
    .flatMap((branch) => branchConditions(branch, query.source))
    .map((condition) => branchSelect(condition, query, direction));
  const window = sql`order by sort_value ${direction}, id ${direction} limit ${sql.lit(query.limit)} offset ${sql.lit(query.offset ?? 0)}`;
  const columns = query.flag ? sql`sort_value, id, flagged` : sql`sort_value, id`;
  const shown = query.flag ? sql`id, sort_value::text as sort_key, flagged` : sql`id, sort_value::text as sort_key`;
  if (selects.length === 1) return sql`select ${shown} from (${selects[0]!}) as branch ${window}`;
  const union = sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union all `,
  );
  return sql`select ${shown} from (select distinct ${columns} from (${union}) as branches) as page ${window}`;
}

function branchSelect(
  condition: RawBuilder<SqlBool>,
  { source, sort, more, after, dir, limit, offset = 0, flag }: UnionQuery,
  direction: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const id = sql.ref(`${source.alias}.id`);
  const column = sql.ref(`${source.alias}.${sort.column}`);
  const position = after
    ? sql` and (${column}, ${id}) ${dir === 'asc' ? sql`>` : sql`<`} (${after.key}::${sql.raw(sort.type)}, ${after.id}::bigint)`
    : sql``;
  return sql`select ${id} as id, ${column} as sort_value${flag ? sql`, ${flag} as flagged` : sql``} from ${sql.table(source.table)} as ${sql.id(source.alias)} where ${condition}${more ? sql` and ${more}` : sql``}${position} order by ${column} ${direction}, ${id} ${direction} limit ${sql.lit(limit + offset)}`;
}

/** Counts the objects for which the predicate is true, at most `cap`. Selects `total`. */
export function countOfUnion(
  { source, predicate, keys, more }: Pick<UnionQuery, 'source' | 'predicate' | 'keys' | 'more'>,
  cap: number,
): RawBuilder<{ total: number }> {
  const limit = sql.lit(cap + 1);
  const selects = branchesToSql(predicate, source, keys).map(
    (condition) =>
      sql`select ${sql.ref(`${source.alias}.id`)} as id from ${sql.table(source.table)} as ${sql.id(source.alias)} where ${condition}${more ? sql` and ${more}` : sql``} limit ${limit}`,
  );
  if (selects.length === 0) return sql`select 0::bigint as total`;
  // One branch has no duplicates; with several, each returns at most the cap, so the set below is small.
  if (selects.length === 1) return sql`select count(*) as total from (${selects[0]!}) as branch`;
  return sql`select least(count(*), ${limit}) as total from (select id from (${sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union all `,
  )}) as branches group by id) as once`;
}
