import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** Confirmed lunar holidays by their computed date: the days by which the crescent moved them. */
export async function listLunarOffDays(db: AnyDb, from: string, to: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ base_date: string; moved: number }>`
    select to_char(base_date, 'YYYY-MM-DD') as base_date, moved from lunar_off_day
    where base_date between ${from}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ base_date, moved }) => [base_date, moved]));
}

/** Confirms a lunar holiday, or changes what was confirmed. */
export async function storeLunarOffDay(
  db: AnyDb,
  { base_date, moved, by, at }: { base_date: string; moved: number; by: number; at: Date },
): Promise<void> {
  const known = { moved, confirmed_by_id: by, confirmed_at: at };
  await tables(db)
    .insertInto('lunar_off_day')
    .values({ base_date, ...known })
    .onConflict((conflict) => conflict.column('base_date').doUpdateSet(known))
    .execute();
}
