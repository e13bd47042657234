import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

const NAMED = { category: 'ticket_category', service: 'service', tag: 'tag', state: 'state' } as const;

/** Names of rows by their ids, also of deleted ones. */
export async function namesOf(
  db: AnyDb,
  kind: keyof typeof NAMED,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom(NAMED[kind])
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
