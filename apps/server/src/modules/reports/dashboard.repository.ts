import type { DashboardGetData } from '@hamyar/contracts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';

/** A person's arrangement; version 0 where nothing was stored yet. */
export async function findDashboard(db: AnyDb, userId: number): Promise<DashboardGetData> {
  const row = await tables(db)
    .selectFrom('dashboard')
    .select(['widgets', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { widgets: null, version: 0 };
}

/**
 * Stores an arrangement over the one of this version, or over any.
 * @returns null where another one was stored meanwhile
 */
export async function storeDashboard(
  db: AnyDb,
  userId: number,
  widgets: DashboardGetData['widgets'],
  { version, now }: { version: number | undefined; now: Date },
): Promise<DashboardGetData | null> {
  const json = widgets === null ? null : JSON.stringify(widgets);
  const row = await tables(db)
    .insertInto('dashboard')
    .values({ user_id: userId, widgets: json, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((excluded) => ({
          widgets: json,
          version: excluded('dashboard.version', '+', 1),
          updated_at: now,
        }))
        .where((stored) => (version === undefined ? stored.lit(true) : stored('dashboard.version', '=', version))),
    )
    .returning(['widgets', 'version'])
    .executeTakeFirst();
  return row ?? null;
}
