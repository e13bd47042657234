import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';

/** Columns in which organisations name rows that are replaced. */
export type NamingColumn = 'customer_level_id' | 'sla_id';

/** How many organisations name one of these rows. */
export async function countNaming(db: AnyDb, column: NamingColumn, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from organization
    where ${sql.ref(column)} = any(${[...ids]}::bigint[]) and deleted_at is null`.execute(db);
  return rows[0]!.n;
}

/** Lets at most `limit` organisations name another row. @returns their ids */
export async function replaceNamed(
  trx: AnyDb,
  column: NamingColumn,
  { from, to, at, limit }: { from: number; to: number; at: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`update organization set ${sql.ref(column)} = ${to}, updated_at = ${at}, version = version + 1
    where id in (select id from organization where ${sql.ref(column)} = ${from} order by id limit ${limit} for no key update)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
