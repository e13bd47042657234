import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './license.table.ts';

/** The newest installed license, as its signed text. */
export async function readLatestCode(db: AnyDb): Promise<string | null> {
  const row = await tables(db).selectFrom('license').select('code').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.code ?? null;
}

/** Installs a license; earlier ones stay in the table. */
export async function insertLicense(
  db: AnyDb,
  license: { code: string; claims: unknown; at: Date; by: number | null },
): Promise<void> {
  await tables(db)
    .insertInto('license')
    .values({
      code: license.code,
      claims: JSON.stringify(license.claims),
      installed_at: license.at,
      installed_by_id: license.by,
    })
    .execute();
}

/** Employees who count against `defined_employees`: the active ones; an invitation counts when it is accepted. */
export async function countEmployees(db: AnyDb): Promise<number> {
  const row = await tables(db)
    .selectFrom('user')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('employee', '=', true)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Full admins who can be notified. */
export async function findFullAdmins(db: AnyDb): Promise<number[]> {
  const rows = await tables(db)
    .selectFrom('user')
    .select('id')
    .where('full_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
