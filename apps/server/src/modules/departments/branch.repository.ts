import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

const inUse = (db: AnyDb) =>
  tables(db).selectFrom('branch').select('id').where('status', '=', true).where('deleted_at', 'is', null);

/** Whether a branch is in use and can be assigned; until the transaction ends nobody deletes it. */
export async function keepBranch(trx: AnyDb, id: number): Promise<boolean> {
  return (await inUse(trx).where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined;
}

const first = (db: AnyDb) => inUse(db).orderBy('order').orderBy('id').limit(1);

/** The branch of people without an assigned one: the first in use. */
export async function firstBranch(db: AnyDb): Promise<number | null> {
  return (await first(db).executeTakeFirst())?.id ?? null;
}

/** {@link firstBranch}, which is not deleted until the transaction ends: for a row that is to name it. */
export async function keepFirstBranch(trx: AnyDb): Promise<number | null> {
  return (await first(trx).forKeyShare().executeTakeFirst())?.id ?? null;
}

/** {@link keepBranch} of one that may be switched off: for a ticket of somebody who belongs to it. */
export async function keepStoredBranch(trx: AnyDb, id: number): Promise<boolean> {
  const row = await tables(trx)
    .selectFrom('branch')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
