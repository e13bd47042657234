import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { CatalogTree } from './catalog.table.ts';

/** Makes a ticket form that of these categories or services, and of no others; each has one form at most. */
export async function assignFormInCatalog(
  trx: AnyDb,
  tree: CatalogTree,
  { formId, ids, at }: { formId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  const wanted = sql`case when c.id = any(${[...ids]}::bigint[]) then ${formId}::bigint end`;
  await sql`update ${sql.table(tree)} c set form_id = ${wanted}, updated_at = ${at}, version = c.version + 1
    where (c.form_id = ${formId} or c.id = any(${[...ids]}::bigint[])) and c.form_id is distinct from ${wanted}`.execute(
    trx,
  );
}
