import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { startupErrors } from '../config/messages.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Db } from './pool.ts';

/** Folder of the migrations of this release. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations');
const NAME = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)+\.ts$/;

/**
 * The names of all migrations of a folder in their order; any file that is not `NNNN-verb-object.ts` is an error, so
 * that a typo cannot hide a migration.
 */
function migrationNames(folder: string): string[] {
  const files = readdirSync(folder)
    .sort()
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('.'));
  const unnamed = files.find((file) => !NAME.test(file));
  if (unnamed) throw new Error(`migrations/${unnamed} is not named NNNN-verb-object.ts`);
  return files.map((file) => file.replace(/\.ts$/, ''));
}

/** Loads the migrations of a folder. @param names the ones to load, all without them */
export function folderProvider(folder: string, names = migrationNames(folder)): MigrationProvider {
  return {
    async getMigrations() {
      const migrations: Record<string, Migration> = {};
      for (const name of names) {
        const path = join(folder, `${name}.ts`);
        // Jest's loader needs a path, Windows needs a URL
        const module = (await import(process.platform === 'win32' ? pathToFileURL(path).href : path)) as Migration;
        if (module.down) throw new Error(`migrations/${name}.ts has a down step; migrations only go forward`);
        migrations[name] = { up: module.up };
      }
      return migrations;
    },
  };
}

export interface MigrateResult {
  applied: string[];
}

/**
 * Migrates the database to this release. Several nodes may call it at the same time: one migrates, the others wait on
 * PostgreSQL's advisory lock and then have nothing to do. All pending steps run in one transaction.
 * @param before called once when steps are pending on a database that already has data (to make a backup)
 * @throws StartupError with the name of the step; nothing is changed then
 */
export async function migrate(
  db: Db,
  options: { folder?: string; before?: (pending: string[]) => Promise<void> } = {},
): Promise<MigrateResult> {
  const folder = options.folder ?? MIGRATIONS_FOLDER;
  // by their names: loading the steps takes longer than all other checks, and nearly no start needs one
  const names = migrationNames(folder);
  const executed = await executedNames(db);
  assertNotNewer(names, executed);
  const pending = names.filter((name) => !executed.includes(name));
  if (pending.length === 0) return { applied: [] };
  if (executed.length > 0) await options.before?.(pending);
  return { applied: await run(db, folder, names) };
}

/**
 * Migrates an empty database to exactly the given steps, for a backup of an older release.
 * @throws StartupError when this release does not have one of them
 */
export async function migrateTo(db: Db, names: readonly string[], folder = MIGRATIONS_FOLDER): Promise<void> {
  const known = migrationNames(folder);
  assertNotNewer(known, names);
  const executed = await executedNames(db);
  // a branch may have landed later with a lower number, so its step can be missing between those of the backup
  const wanted = known.filter((name) => names.includes(name) || executed.includes(name));
  await run(db, folder, wanted);
}

/**
 * Runs those of the named steps that the database has not had, by their names. Branches land in any order, so a step
 * may come before ones that have run already: a module changes its own tables only (docs/adr/0025).
 * @returns the applied steps
 */
async function run(db: Db, folder: string, names: string[]): Promise<string[]> {
  const migrator = new Migrator({ db, provider: folderProvider(folder, names), allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? names.at(-1) ?? '';
    throw new StartupError(startupErrors.migrationFailed(failed, (error as Error).message), error);
  }
  return results.map(({ migrationName }) => migrationName);
}

/** The steps that this database has had; none when it is new. */
async function executedNames(db: Db): Promise<string[]> {
  const exists = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!exists.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** This release must not write to a database that a newer release has migrated. */
function assertNotNewer(known: readonly string[], executed: readonly string[]): void {
  const unknown = executed.find((name) => !known.includes(name));
  if (unknown) throw new StartupError(startupErrors.databaseNewer(unknown));
}
