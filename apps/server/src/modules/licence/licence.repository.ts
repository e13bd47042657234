import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import './licence.table.ts';

/** The newest installed licence, as its signed text. */
export async function readLatestCode(db: Db): Promise<string | null> {
  const row = await db.selectFrom('licence').select('code').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.code ?? null;
}

/** Installs a licence; earlier ones stay in the table. */
export async function insertLicence(
  db: Db,
  licence: { code: string; claims: unknown; at: Date; by: number | null },
): Promise<void> {
  await db
    .insertInto('licence')
    .values({
      code: licence.code,
      claims: JSON.stringify(licence.claims),
      installed_at: licence.at,
      installed_by_id: licence.by,
    })
    .execute();
}

/**
 * Stores the licence state that open screens know; returns whether they knew a different one. The first state of an
 * installation is not a change.
 */
export async function savePublishedStatus(trx: Db, status: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    insert into system_state as s (key, value, updated_at) values ('licence_told', ${JSON.stringify(status)}, ${at})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at where s.value <> excluded.value
    returning xmax = 0 as first`.execute(trx);
  return rows[0] !== undefined && !rows[0].first;
}

/** Employees who count against `defined_employees`. */
export async function countEmployees(db: Db): Promise<number> {
  const row = await db
    .selectFrom('user')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('employee', '=', true)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['active', 'invited'])
    .executeTakeFirstOrThrow();
  return row.n;
}
