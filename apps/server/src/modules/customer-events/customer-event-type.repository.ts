import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { columnList } from '../../platform/database/body-columns.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { keepRows, withReplaced } from '../../platform/database/replaced-tables.ts';
import type { CustomerEventTypeTable } from './customer-event-type.table.ts';
import { tables } from './tables.ts';

const COLUMNS = [
  'id',
  'version',
  'name',
  'external',
  'color',
  'order',
  'status',
  'default_description',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof CustomerEventTypeTable)[];

/** A type that is not deleted. */
export interface EventTypeRecord extends Pick<Selectable<CustomerEventTypeTable>, (typeof COLUMNS)[number]> {
  /** Null where it is not counted. */
  event_count: number | null;
}

/** All types in their order, `counted` with how many events have each; types are few, so they are searched in memory. */
export async function readEventTypes(db: AnyDb, { counted }: { counted: boolean }): Promise<EventTypeRecord[]> {
  const count = counted
    ? sql`(select count(*)::int from customer_event e where e.customer_event_type_id = t.id and e.deleted_at is null)`
    : sql`null::int`;
  const { rows } = await sql<EventTypeRecord>`select ${columnList('t', COLUMNS)}, ${count} as event_count
    from customer_event_type t where t.deleted_at is null order by t."order", t.id`.execute(db);
  return rows;
}

/** Waits for other changes of types: all of them have one order. */
export async function lockEventTypes(trx: AnyDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('customer_event_type', 0))`.execute(trx);
}

/**
 * Whether an event has the type or soon will, because its own was replaced; also a deleted event. Asked under the lock of the
 * row, so that none is given it meanwhile.
 */
export async function hasEvents(trx: AnyDb, typeId: number): Promise<boolean> {
  const ids = await withReplaced(trx, 'customer_event_type', typeId);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from customer_event where customer_event_type_id = any(${ids}::bigint[])) as found`.execute(
    trx,
  );
  return rows[0]!.found;
}

/** Whether a type is in use; it is not deleted, and its kind stays, until the transaction ends. */
export async function keepActiveType(trx: AnyDb, id: number): Promise<boolean> {
  await keepRows(trx, 'customer_event_type', [id]);
  const { rows } =
    await sql`select from customer_event_type where id = ${id} and status and deleted_at is null`.execute(trx);
  return rows.length > 0;
}

/** Inserts a type. @returns its id */
export const insertEventType = async (trx: AnyDb, values: Insertable<CustomerEventTypeTable>): Promise<number> =>
  (await tables(trx).insertInto('customer_event_type').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Changes columns of a type and increases its version. */
export async function updateEventType(
  trx: AnyDb,
  id: number,
  changes: Updateable<CustomerEventTypeTable>,
): Promise<void> {
  await tables(trx)
    .updateTable('customer_event_type')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Puts types into this order, from 1. */
export async function reorderEventTypes(trx: AnyDb, ids: readonly number[], at: Date): Promise<void> {
  await sql`update customer_event_type t set "order" = o.position, updated_at = ${at}, version = t.version + 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, position) where t.id = o.id and t."order" <> o.position`.execute(
    trx,
  );
}
