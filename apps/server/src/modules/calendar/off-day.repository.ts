import type { Predicate } from '@hamyar/domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { predicateToSql, type PolicySource } from '../../platform/policy/predicate-sql.ts';
import type { OffDayTable } from './calendar-event.table.ts';
import { tables } from './tables.ts';

/** A day off of the company or a branch; one that repeats has the date of its first year. */
export type OffDayRow = Pick<Selectable<OffDayTable>, 'id' | 'date' | 'title' | 'repeat' | 'branch_id'>;

const SOURCE: PolicySource = { table: 'off_day', alias: 'o', relations: {} };

/** Days off in the scope that may lie within a range of dates; those that repeat are there when they have begun. */
export async function listOffDays(db: AnyDb, scope: Predicate, from: string, to: string): Promise<OffDayRow[]> {
  const { rows } = await sql<OffDayRow>`
    select o.id, to_char(o.date, 'YYYY-MM-DD') as date, o.title, o.repeat, o.branch_id from off_day o
    where o.date <= ${to}::date and (o.date >= ${from}::date or o.repeat <> 'none') and ${predicateToSql(scope, SOURCE)}
    order by o.date, o.id`.execute(db);
  return rows;
}

/** One day off in the scope, or null. */
export async function findOffDay(db: AnyDb, scope: Predicate, id: number): Promise<OffDayRow | null> {
  const { rows } = await sql<OffDayRow>`
    select o.id, to_char(o.date, 'YYYY-MM-DD') as date, o.title, o.repeat, o.branch_id from off_day o
    where o.id = ${id} and ${predicateToSql(scope, SOURCE)}`.execute(db);
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

/** Deletes a day off. */
export async function removeOffDay(db: AnyDb, id: number): Promise<void> {
  await tables(db).deleteFrom('off_day').where('id', '=', id).execute();
}
