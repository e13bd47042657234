import { createReadStream, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { refusals } from '../config/messages.ts';
import { StartRefusal } from '../config/refusal.ts';
import { migrate, migrateTo } from '../database/migrate.ts';
import type { Db, Pool } from '../database/pool.ts';
import type { Storage } from '../storage/storage.ts';
import { addJob, copyIn, emptyTables, holdsData, setSequence, type BackupJob } from './backup.repository.ts';
import { jobsFile, meter, rowsFile } from './backup.ts';
import { MANIFEST, manifestSchema, type Manifest, type TableEntry } from './manifest.ts';
import { unseal } from './secret-box.ts';

/** Reads what a backup says about itself. @throws StartRefusal when the folder is no complete backup */
export function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (error) {
    throw new StartRefusal(refusals.notABackup(folder), error);
  }
}

/** The secret in a backup; `null` when it holds none. @throws StartRefusal for a missing or wrong passphrase */
export function readSecret(manifest: Manifest, passphrase: string | undefined): string | null {
  if (!manifest.secrets) return null;
  const master = passphrase ? unseal(manifest.secrets, passphrase) : null;
  if (master === null) throw new StartRefusal(refusals.wrongPassphrase);
  return master;
}

/**
 * Fills an empty database and file store from a backup, also one of an older release: the schema is first brought to
 * where the backup was, the rows are read in, then the schema goes on to this release. Rows go in whole or not at all.
 * @throws StartRefusal when the database holds data, the backup is damaged, or it comes from a newer release
 */
export async function restoreBackup({
  pool,
  db,
  storage,
  folder,
}: {
  pool: Pool;
  db: Db;
  storage: Storage;
  folder: string;
}): Promise<Manifest> {
  const manifest = readManifest(folder);
  const client = await pool.connect();
  try {
    if (await holdsData(client)) throw new StartRefusal(refusals.restoreIntoData);
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
  // the planner knows nothing about rows that came in by COPY
  await pool.query('analyze');
  return manifest;
}

async function restoreTable(client: PoolClient, table: TableEntry, folder: string): Promise<void> {
  const { stream, result } = meter();
  await pipeline(
    createReadStream(rowsFile(folder, table.name)),
    createGunzip(),
    stream,
    client.query(copyFrom(copyIn(table))),
  );
  const { rows, sha256 } = result();
  if (rows !== table.rows || sha256 !== table.sha256) throw new StartRefusal(refusals.backupDamaged(table.name));
}

async function restoreFiles(storage: Storage, folder: string): Promise<void> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { hash } = await storage.put(createReadStream(join(entry.parentPath, entry.name)));
    if (hash !== entry.name) throw new StartRefusal(refusals.backupDamaged(`files/${entry.name}`));
  }
}
