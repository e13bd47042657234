import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writePrivateFile } from '../config/secrets.ts';
import type { Pool } from '../database/pool.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import {
  beginSnapshot,
  copyOut,
  listFiles,
  listJobs,
  listMigrations,
  listSequences,
  listTables,
  type BackupTable,
} from './backup.repository.ts';
import { MANIFEST_FILE, type BackupManifest, type BackupTableEntry } from './backup-manifest.ts';
import { encryptWithPassphrase } from './passphrase-encryption.ts';

export interface BackupOptions {
  /** A pool without a time limit for statements. */
  pool: Pool;
  storage: FileStorage;
  /** Folder to create; must not exist. */
  folder: string;
  productVersion: string;
  now: Date;
  /** The installation's secret and the passphrase that encrypts it; `null`: it is left out of the backup. */
  secrets: { master: string; passphrase: string } | null;
}

/** Hashes the data that passes and counts its lines; COPY text has exactly one line per row. */
export function checksumStream(): { stream: Transform; result(): { rows: number; sha256: string } } {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) };
}

export const rowsFile = (folder: string, table: string) => join(folder, 'rows', `${table}.copy.gz`);
export const jobsFile = (folder: string) => join(folder, 'jobs.json');
const storedFile = (folder: string, hash: string) => join(folder, 'files', hash.slice(0, 2), hash);

/**
 * Writes rows, waiting jobs, files and the secret into a folder, from one snapshot of the database, while people work.
 * The folder gets its final name only when it is complete.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupManifest> {
  const { pool, storage, folder, secrets } = options;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, 'rows'), { recursive: true, mode: 0o700 });
  const client = await pool.connect();
  try {
    await beginSnapshot(client);
    const tables: BackupTableEntry[] = [];
    for (const table of await listTables(client)) tables.push(await saveTable(client, table, part));
    const jobs = await listJobs(client);
    writePrivateFile(jobsFile(part), JSON.stringify(jobs));
    const [migrations, sequences, hashes] = [
      await listMigrations(client),
      await listSequences(client),
      await listFiles(client),
    ];
    await client.query('commit');
    const manifest: BackupManifest = {
      format: 1,
      created_at: options.now.toISOString(),
      product_version: options.productVersion,
      migrations,
      tables,
      sequences,
      jobs: jobs.length,
      files: await saveFiles(storage, hashes, part),
      secrets: secrets && encryptWithPassphrase(secrets.master, secrets.passphrase),
    };
    writePrivateFile(join(part, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(part, folder);
    return manifest;
  } finally {
    client.release();
  }
}

async function saveTable(client: PoolClient, table: BackupTable, folder: string): Promise<BackupTableEntry> {
  const { stream, result } = checksumStream();
  await pipeline(
    client.query(copyTo(copyOut(table))),
    stream,
    createGzip({ level: 1 }),
    createWriteStream(rowsFile(folder, table.name), { mode: 0o600 }),
  );
  return { name: table.name, columns: table.columns, ...result() };
}

async function saveFiles(
  storage: FileStorage,
  hashes: readonly string[],
  folder: string,
): Promise<BackupManifest['files']> {
  const files: BackupManifest['files'] = { count: 0, bytes: 0, missing: [] };
  for (const hash of hashes) {
    const size = await storage.stat(hash);
    if (size === null) {
      files.missing.push(hash);
      continue;
    }
    const path = storedFile(folder, hash);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(await storage.get(hash), createWriteStream(path, { mode: 0o600 }));
    files.count += 1;
    files.bytes += size;
  }
  return files;
}
