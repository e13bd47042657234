import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** Tables whose ids occur in the history of a ticket. */
export type NamedTable = 'department' | 'ticket_category' | 'service' | 'tag';

/** Names by id, also of objects that are no longer in use, because the history shows the past. */
export async function lookupNames(db: AnyDb, table: NamedTable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db).selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
