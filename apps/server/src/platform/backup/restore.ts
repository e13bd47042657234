import { createReadStream, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startupErrors } from '../config/messages.ts';
import { StartupError } from '../config/startup-error.ts';
import { migrate, migrateTo } from '../database/migrate.ts';
import type { Db, Pool } from '../database/pool.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { addJob, copyIn, emptyTables, hasData, setSequence, type BackupJob } from './backup.repository.ts';
import { jobsFile, checksumStream, rowsFile } from './backup.ts';
import { MANIFEST_FILE, backupManifestSchema, type BackupManifest, type BackupTableEntry } from './backup-manifest.ts';
import { decryptWithPassphrase } from './passphrase-encryption.ts';

/** Reads the manifest of a backup. @throws StartupError when the folder is not a complete backup */
export function readBackupManifest(folder: string): BackupManifest {
  try {
    return backupManifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')));
  } catch (error) {
    throw new StartupError(startupErrors.notABackup(folder), error);
  }
}

/** The secret in a backup; `null` when it contains none. @throws StartupError for a missing or wrong passphrase */
export function decryptBackupSecret(manifest: BackupManifest, passphrase: string | undefined): string | null {
  if (!manifest.secrets) return null;
  const master = passphrase ? decryptWithPassphrase(manifest.secrets, passphrase) : null;
  if (master === null) throw new StartupError(startupErrors.wrongPassphrase);
  return master;
}

/**
 * Fills an empty database and file store from a backup, also from one of an older release: migrates the schema to the
 * state of the backup, loads the rows, then migrates to this release. All rows are loaded or none.
 * @throws StartupError when the database has data, the backup is damaged, or it comes from a newer release
 */
export async function restoreBackup({
  pool,
  db,
  storage,
  folder,
}: {
  pool: Pool;
  db: Db;
  storage: FileStorage;
  folder: string;
}): Promise<BackupManifest> {
  const manifest = readBackupManifest(folder);
  const client = await pool.connect();
  try {
    if (await hasData(client)) throw new StartupError(startupErrors.restoreIntoData);
    await migrateTo(db, manifest.migrations);
    await runMigrations({ pgPool: pool });
    await restoreFiles(storage, folder);
    await client.query('begin');
    try {
      await emptyTables(
        client,
        manifest.tables.map(({ name }) => name),
      );
      for (const table of manifest.tables) await restoreTable(client, table, folder);
      for (const sequence of manifest.sequences) await setSequence(client, sequence);
      for (const job of JSON.parse(readFileSync(jobsFile(folder), 'utf8')) as BackupJob[]) await addJob(client, job);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  } finally {
    client.release();
  }
  await migrate(db);
  // the planner has no statistics about rows that were loaded by COPY
  await pool.query('analyze');
  return manifest;
}

async function restoreTable(client: PoolClient, table: BackupTableEntry, folder: string): Promise<void> {
  const { stream, result } = checksumStream();
  await pipeline(
    createReadStream(rowsFile(folder, table.name)),
    createGunzip(),
    stream,
    client.query(copyFrom(copyIn(table))),
  );
  const { rows, sha256 } = result();
  if (rows !== table.rows || sha256 !== table.sha256) throw new StartupError(startupErrors.backupDamaged(table.name));
}

async function restoreFiles(storage: FileStorage, folder: string): Promise<void> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { hash } = await storage.put(createReadStream(join(entry.parentPath, entry.name)));
    if (hash !== entry.name) throw new StartupError(startupErrors.backupDamaged(`files/${entry.name}`));
  }
}
