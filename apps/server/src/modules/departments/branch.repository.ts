import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** Whether a branch is in use and can be assigned. */
export async function branchExists(db: AnyDb, id: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('branch')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The branch of people without an assigned one: the first in use. */
export async function firstBranch(db: AnyDb): Promise<number | null> {
  const row = await tables(db)
    .selectFrom('branch')
    .select('id')
    .where('status', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('order')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
