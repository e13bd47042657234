import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { OrderedRow } from '../../platform/database/row-order.ts';
import type { CatalogTree } from './catalog.table.ts';

// Categories and services are trees with the same columns; what only one of them has is in its own repository.

/** Makes other changes of the tree wait until the transaction ends: each checks cycles and depth against the whole tree. */
export async function lockTree(trx: AnyDb, tree: CatalogTree): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tree}, 0))`.execute(trx);
}

/** The rows of the tree that are not deleted, in no order. */
export async function readTree(db: AnyDb, tree: CatalogTree): Promise<(OrderedRow & { status: boolean })[]> {
  const { rows } = await sql<
    OrderedRow & { status: boolean }
  >`select id, name, "order", parent_id, status from ${sql.table(tree)} where deleted_at is null`.execute(db);
  return rows;
}

/** Gives rows the positions of this list, from 1. */
export async function reorderTree(trx: AnyDb, tree: CatalogTree, ids: readonly number[], at: Date): Promise<void> {
  await sql`update ${sql.table(tree)} c set "order" = p.position, updated_at = ${at}, version = c.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as p (id, position) where c.id = p.id and c."order" <> p.position`.execute(
    trx,
  );
}

/** Deletes a row softly, and puts those below it below its parent, at its position. */
export async function removeFromTree(
  trx: AnyDb,
  tree: CatalogTree,
  {
    id,
    parentId,
    order,
    replacedBy,
    at,
  }: { id: number; parentId: number | null; order: readonly number[]; replacedBy: number | null; at: Date },
): Promise<void> {
  await sql`update ${sql.table(tree)} set deleted_at = ${at}, replaced_by_id = ${replacedBy}, updated_at = ${at}, version = version + 1 where id = ${id}`.execute(
    trx,
  );
  await sql`update ${sql.table(tree)} set parent_id = ${parentId}, updated_at = ${at}, version = version + 1 where parent_id = ${id} and deleted_at is null`.execute(
    trx,
  );
  await reorderTree(trx, tree, order, at);
}
