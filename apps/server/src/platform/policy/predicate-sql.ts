import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Predicate } from '@hamyar/domain';

/**
 * Where the rows of a relation are stored: `shares` of a ticket are the rows of `ticket_share` whose `ticket_id` is its
 * id.
 */
export interface RelationSource {
  table: string;
  /** column that refers to the object's id */
  foreignKey: string;
  /**
   * The condition on the related rows is true for many of them: they are looked up object by object. Without it the ids
   * of their objects are read first, which is for conditions that few rows fulfil.
   */
  many?: boolean;
}

/** How the objects of one policy are stored. */
export interface PolicySource {
  table: string;
  alias: string;
  relations: Readonly<Record<string, RelationSource>>;
  /**
   * Column → another one that usually contains the same person. The indexes of the column leave those rows out, so a
   * list by it reads them by the other column.
   */
  mirrorColumns?: Readonly<Record<string, string>>;
  /**
   * Columns with few values that decide how a list is best read: their values are literals in the statement, so that a
   * plan for all parameters can use them.
   */
  literalColumns?: readonly string[];
}

const NONE: RawBuilder<SqlBool> = sql`false`;
const EVERY: RawBuilder<SqlBool> = sql`true`;

/**
 * Compiles a predicate to a condition over the source's alias: true exactly where `evaluatePredicate` of
 * `@hamyar/domain` returns true. An empty column equals nothing in both, so `not` is compiled to "is not true".
 */
export function predicateToSql(
  predicate: Predicate,
  source: PolicySource,
  alias: string = source.alias,
): RawBuilder<SqlBool> {
  const column = (field: string) => sql.ref(`${alias}.${field}`);
  switch (predicate.op) {
    case 'always':
      return EVERY;
    case 'never':
      return NONE;
    case 'all':
      return sql`(${sql.join(
        predicate.of.map((p) => predicateToSql(p, source, alias)),
        sql` and `,
      )})`;
    case 'any':
      return sql`(${sql.join(
        predicate.of.map((p) => predicateToSql(p, source, alias)),
        sql` or `,
      )})`;
    case 'not':
      return sql`(${predicateToSql(predicate.of, source, alias)}) is not true`;
    case 'eq':
      return sql`${column(predicate.field)} = ${source.literalColumns?.includes(predicate.field) && ['number', 'boolean'].includes(typeof predicate.value) ? sql.lit(predicate.value) : predicate.value}`;
    case 'in':
      if (source.literalColumns?.includes(predicate.field))
        return sql`${column(predicate.field)} in (${sql.join(predicate.values.map((value) => sql.lit(Number(value))))})`;
      return sql`${column(predicate.field)} = any(${[...predicate.values]}${typeof predicate.values[0] === 'string' ? sql`::text[]` : sql`::bigint[]`})`;
    case 'isNull':
      return sql`${column(predicate.field)} is null`;
    case 'some':
      return relationToSql(predicate, source, alias);
  }
}

// The related rows of one person are few: reading their ids first lets the planner fetch the objects by key; with an
// `exists` and a LIMIT it often reads all objects in order.
function relationToSql(
  { relation, where }: Extract<Predicate, { op: 'some' }>,
  source: PolicySource,
  alias: string,
): RawBuilder<SqlBool> {
  const rows = source.relations[relation];
  if (!rows) throw new Error(`the policy source "${source.table}" knows no relation "${relation}"`);
  const related = sql`from ${sql.table(rows.table)} as related where ${predicateToSql(where, source, 'related')}`;
  if (rows.many)
    return sql`exists (select ${related} and related.${sql.id(rows.foreignKey)} = ${sql.ref(`${alias}.id`)})`;
  return sql`${sql.ref(`${alias}.id`)} = any(array(select related.${sql.id(rows.foreignKey)} ${related}))`;
}
