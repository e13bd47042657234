import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { pictureSettings } from './settings-values.ts';
import { tables } from './tables.ts';
import './setting.table.ts';

export interface StoredGroup {
  group: string;
  values: Record<string, unknown>;
  version: number;
}

/** Every stored group; `lock` locks them until the transaction ends, so that two saves run one after the other. */
export async function readGroups(db: AnyDb, { lock = false } = {}): Promise<StoredGroup[]> {
  if (lock) await sql`select pg_advisory_xact_lock(hashtext('setting'))`.execute(db);
  const rows = await tables(db).selectFrom('setting').select(['group', 'values', 'version']).execute();
  return rows as StoredGroup[];
}

/** Stores a whole group and raises its version. */
export async function writeGroup(
  db: AnyDb,
  group: string,
  values: unknown,
  by: { id: number | null; at: Date },
): Promise<void> {
  const text = JSON.stringify(values);
  await tables(db)
    .insertInto('setting')
    .values({ group, values: text, updated_at: by.at, updated_by_id: by.id })
    .onConflict((c) =>
      c
        .column('group')
        .doUpdateSet({ values: text, updated_at: by.at, updated_by_id: by.id, version: sql`setting.version + 1` }),
    )
    .execute();
}

/** SQL: whether a setting names the picture of this `attachment` row. */
export function showsPicture(file: string): RawBuilder<SqlBool> {
  const pictures = pictureSettings();
  return sql<SqlBool>`exists (select from setting s
    join unnest(${pictures.map(({ group }) => group)}::text[], ${pictures.map(({ key }) => key)}::text[]) p ("group", key)
      on s."group" = p."group" where s."values"->>p.key = ${publicFileName(file)})`;
}

/** Facts about the installation, by key. */
export async function readState(db: AnyDb): Promise<Map<string, unknown>> {
  const rows = await tables(db).selectFrom('system_state').select(['key', 'value']).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Records one fact about the installation. */
export async function writeState(db: AnyDb, key: string, value: unknown, at: Date): Promise<void> {
  const text = JSON.stringify(value);
  await tables(db)
    .insertInto('system_state')
    .values({ key, value: text, updated_at: at })
    .onConflict((c) => c.column('key').doUpdateSet({ value: text, updated_at: at }))
    .execute();
}

/**
 * Stores a new value of a fact and returns the previous one; its row stays locked until the transaction ends. Undefined
 * at the first time.
 */
export async function exchangeState(trx: AnyDb, key: string, value: unknown, at: Date): Promise<unknown> {
  const before = await tables(trx)
    .selectFrom('system_state')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  await writeState(trx, key, value, at);
  return before?.value;
}
