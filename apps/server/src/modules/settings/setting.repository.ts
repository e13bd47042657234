import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import './setting.table.ts';

export interface StoredGroup {
  group: string;
  values: unknown;
  version: number;
}

/** Every stored group; `lock` locks them until the transaction ends, so that two saves run one after the other. */
export async function readGroups(db: Db, { lock = false } = {}): Promise<StoredGroup[]> {
  if (lock) await sql`select pg_advisory_xact_lock(hashtext('setting'))`.execute(db);
  return db.selectFrom('setting').select(['group', 'values', 'version']).execute();
}

/** Stores a whole group and raises its version. */
export async function writeGroup(
  db: Db,
  group: string,
  values: unknown,
  by: { id: number | null; at: Date },
): Promise<void> {
  const text = JSON.stringify(values);
  await db
    .insertInto('setting')
    .values({ group, values: text, updated_at: by.at, updated_by_id: by.id })
    .onConflict((c) =>
      c
        .column('group')
        .doUpdateSet({ values: text, updated_at: by.at, updated_by_id: by.id, version: sql`setting.version + 1` }),
    )
    .execute();
}

/** Facts about the installation, by key. */
export async function readState(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('system_state').select(['key', 'value']).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Records one fact about the installation. */
export async function writeState(db: Db, key: string, value: unknown, at: Date): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('system_state')
    .values({ key, value: text, updated_at: at })
    .onConflict((c) => c.column('key').doUpdateSet({ value: text, updated_at: at }))
    .execute();
}
