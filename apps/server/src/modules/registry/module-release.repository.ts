import type { Audience, ModuleRelease } from '@hamyar/contracts';
import { sql } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { tables } from './tables.ts';
import './module-release.table.ts';

/**
 * Records a built release and makes its version the active one of its module and audience; the records of other releases
 * stay. Releases of one version are active together: the nodes of a cluster may serve two builds while one replaces the
 * other.
 */
export async function activateRelease(db: AnyDb, described: ModuleRelease, at: Date): Promise<void> {
  const {
    manifest: { name, version },
    audience,
    container,
    release,
  } = described;
  await tables(db)
    .insertInto('module_release')
    .values({
      module: name,
      version,
      release,
      audience,
      container,
      manifest: JSON.stringify(described),
      active: true,
      created_at: at,
    })
    .onConflict((c) =>
      c
        .columns(['module', 'audience', 'release'])
        .doUpdateSet({ version, container, manifest: JSON.stringify(described), active: true }),
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

/**
 * The active releases, as `module audience version`, the modules in the order in which they came to this installation.
 * The number of a module's first record says it, because records stay and a clock can be set back.
 */
export async function readActive(db: AnyDb): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select module || ' ' || audience || ' ' || version as name
    from (select *, min(id) over (partition by module) as first from module_release) release
    where active
    order by first, id`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/**
 * Version of a release that was ever active here for an audience, also of one that no longer is: tabs may still run it.
 * Null when there was none.
 */
export async function versionOfRelease(
  db: AnyDb,
  { module, audience, release }: { module: string; audience: Audience; release: string },
): Promise<string | null> {
  const found = await tables(db)
    .selectFrom('module_release')
    .select('version')
    .where('module', '=', module)
    .where('audience', '=', audience)
    .where('release', '=', release)
    .executeTakeFirst();
  return found?.version ?? null;
}
