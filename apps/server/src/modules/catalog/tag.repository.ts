import type { AnyDb } from '../../platform/database/module-tables.ts';
import type { TagAssignmentTable } from './catalog.table.ts';
import { tables } from './tables.ts';

/** Takes all tags from objects of one kind. */
export async function removeTagsFrom(
  trx: AnyDb,
  type: TagAssignmentTable['taggable_type'],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tables(trx)
    .deleteFrom('tag_assignment')
    .where('taggable_type', '=', type)
    .where('taggable_id', 'in', [...ids])
    .execute();
}
