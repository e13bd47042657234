import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

const NAMED = {
  category: (db: AnyDb) => tables(db).selectFrom('ticket_category').select(['id', 'name']),
  service: (db: AnyDb) => tables(db).selectFrom('service').select(['id', 'name']),
  tag: (db: AnyDb) => tables(db).selectFrom('tag').select(['id', 'name']),
  state: (db: AnyDb) => tables(db).selectFrom('state').select(['id', 'name']),
} as const;

/** Names of rows by their ids, also of deleted ones. */
export async function namesOf(
  db: AnyDb,
  kind: keyof typeof NAMED,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  // the lists are short, and one statement of each reads them whole
  const rows: { id: number; name: string }[] = await NAMED[kind](db).execute();
  return new Map(rows.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]));
}
