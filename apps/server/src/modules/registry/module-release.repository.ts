import type { ModuleRelease } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './module-release.table.ts';

/** Stores a built release as the active one of its module and audience; the rows of earlier releases stay. */
export async function activateRelease(db: AnyDb, release: ModuleRelease, at: Date): Promise<void> {
  const {
    manifest: { name, version },
    audience,
    container,
  } = release;
  await tables(db)
    .insertInto('module_release')
    .values({
      module: name,
      version,
      audience,
      container,
      manifest: JSON.stringify(release),
      active: true,
      created_at: at,
    })
    .onConflict((c) =>
      c
        .columns(['module', 'version', 'audience'])
        .doUpdateSet({ container, manifest: JSON.stringify(release), active: true }),
    )
    .execute();
  await tables(db)
    .updateTable('module_release')
    .set({ active: false })
    .where('module', '=', name)
    .where('audience', '=', audience)
    .where('version', '<>', version)
    .where('active', '=', true)
    .execute();
}

/** The active releases, as `module audience version`. */
export async function readActive(db: AnyDb): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select module || ' ' || audience || ' ' || version as name from module_release where active`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/** Whether a release was ever active here; tabs may still run one that no longer is. */
export async function isKnownRelease(db: AnyDb, module: string, version: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('module_release')
    .select('id')
    .where('module', '=', module)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
