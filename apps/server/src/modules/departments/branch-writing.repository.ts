import { sql, type Insertable, type Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { BranchTable } from './department.table.ts';
import { tables } from './tables.ts';

/** Makes other changes of branches wait until the transaction ends: codes, the order and the last one in use concern them all. */
export async function lockBranches(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('branch'))`.execute(trx);
}

/** Inserts a branch. @returns its id */
export async function insertBranch(trx: AnyDb, values: Insertable<BranchTable>): Promise<number> {
  return (await tables(trx).insertInto('branch').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes columns of a branch and increases its version. */
export async function updateBranch(trx: AnyDb, id: number, changes: Updateable<BranchTable>): Promise<void> {
  await tables(trx)
    .updateTable('branch')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Gives branches the positions of this list, from 1. */
export async function reorderBranches(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update branch b set "order" = p.position, updated_at = ${at}, version = b.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as p (id, position) where b.id = p.id and b."order" <> p.position`.execute(
    trx,
  );
}
