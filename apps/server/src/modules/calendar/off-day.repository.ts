import type { Predicate } from '@hamyar/domain';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { OffDayTable } from './calendar-event.table.ts';
import { tables } from './tables.ts';

/** A day off of the company or a branch; one that repeats has the date of its first year. */
export type OffDayRow = Pick<
  Selectable<OffDayTable>,
  'id' | 'date' | 'title' | 'repeat' | 'branch_id' | 'from_minute' | 'to_minute'
>;

const SELECTED = sql`select o.id, to_char(o.date, 'YYYY-MM-DD') as date, o.title, o.repeat, o.branch_id, o.from_minute, o.to_minute from off_day o`;

const SOURCE: PolicySource = { table: 'off_day', alias: 'o', relations: {} };

/** Days off in the scope that may lie within a range of dates; those that repeat are there when they have begun. */
export async function listOffDays(db: AnyDb, scope: Predicate, from: string, to: string): Promise<OffDayRow[]> {
  const { rows } = await sql<OffDayRow>`
    ${SELECTED} where o.date <= ${to}::date and (o.date >= ${from}::date or o.repeat <> 'none') and ${predicateToSql(scope, SOURCE)}
    order by o.date, o.id`.execute(db);
  return rows;
}

/** One day off in the scope, or null; no other transaction can change it until this one ends. */
export async function lockOffDay(db: AnyDb, scope: Predicate, id: number): Promise<OffDayRow | null> {
  const { rows } = await sql<OffDayRow>`
    ${SELECTED} where o.id = ${id} and ${predicateToSql(scope, SOURCE)} for update of o`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a day off. @returns its id; null when the company or branch has one on this date */
export async function insertOffDay(db: AnyDb, values: Insertable<OffDayTable>): Promise<number | null> {
  const row = await tables(db)
    .insertInto('off_day')
    .values(values)
    .onConflict((conflict) => conflict.columns(['branch_id', 'date']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes a day off. @returns false when the company or branch has another one on its new date */
export async function updateOffDay(db: AnyDb, row: OffDayRow, changes: Updateable<OffDayTable>): Promise<boolean> {
  const other = await tables(db)
    .selectFrom('off_day')
    .select('id')
    .where('branch_id', '=', row.branch_id)
    .where('date', '=', changes.date ?? row.date)
    .where('id', '<>', row.id)
    .executeTakeFirst();
  if (other) return false;
  await tables(db).updateTable('off_day').set(changes).where('id', '=', row.id).execute();
  return true;
}

/** Deletes a day off. */
export async function removeOffDay(db: AnyDb, id: number): Promise<void> {
  await tables(db).deleteFrom('off_day').where('id', '=', id).execute();
}
