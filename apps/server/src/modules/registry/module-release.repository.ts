import type { ModuleRelease } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/pool.ts';
import './module-release.table.ts';

/** Records a built release and makes it the active one of its module and audience; the records of its other releases stay. */
export async function activateRelease(db: Db, release: ModuleRelease, at: Date): Promise<void> {
  const {
    manifest: { name, version },
    audience,
    container,
  } = release;
  await db
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
  await db
    .updateTable('module_release')
    .set({ active: false })
    .where('module', '=', name)
    .where('audience', '=', audience)
    .where('version', '<>', version)
    .where('active', '=', true)
    .execute();
}

/** The active releases, as `module audience version`. */
export async function readActive(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select module || ' ' || audience || ' ' || version as name from module_release where active`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/** Whether a release was ever active here; tabs may still run one that no longer is. */
export async function isKnownRelease(db: Db, module: string, version: string): Promise<boolean> {
  const found = await db
    .selectFrom('module_release')
    .select('id')
    .where('module', '=', module)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
