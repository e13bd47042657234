import { sql } from 'kysely';
import { shared } from '@hamyar/persian';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { countedRows } from '../../platform/references/row-references.ts';

/** Columns in which organisations name rows that are replaced. */
export type ReferenceColumn = 'customer_level_id' | 'sla_id';

/** Organisations that name a row in a column. */
export const countedReferences = (column: ReferenceColumn) =>
  countedRows(
    shared.organizationsCounted,
    (ids) => sql`from organization where ${sql.ref(column)} = any(${ids}) and deleted_at is null`,
  );

/** Organisations of a branch, where they stay (decisions 2.7). */
export const countedOfBranches = {
  ...countedRows(
    shared.organizationsCounted,
    (ids) => sql`from organization where branch_id = any(${ids}) and deleted_at is null`,
  ),
  stays: true,
} as const;

/** Lets at most `limit` organisations after an id name another row. @returns their ids */
export async function replaceReference(
  trx: AnyDb,
  column: ReferenceColumn,
  { from, to, at, after, limit }: { from: number; to: number; at: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`update organization set ${sql.ref(column)} = ${to}, updated_at = ${at}, version = version + 1
    where id in (select id from organization where ${sql.ref(column)} = ${from} and id > ${after}
      order by id limit ${limit} for no key update)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
