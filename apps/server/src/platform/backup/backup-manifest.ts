import { z } from 'zod';

/** Name of the file by which a folder is a complete backup; it is written last. */
export const MANIFEST_FILE = 'backup.json';

const encryptedSecret = z.object({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() });

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** SHA-256 of the rows as PostgreSQL's COPY text, before compression. */
  sha256: z.string(),
});

/** Description of a backup; restore uses no other source. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  product_version: z.string(),
  /** Migrations that had been applied, in order. */
  migrations: z.array(z.string()),
  /** In an order in which every foreign key finds its row. */
  tables: z.array(table),
  /** Last number of each `table.column` that has a sequence. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number().int() })),
  jobs: z.number().int(),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), missing: z.array(z.string()) }),
  /** The installation's secret, encrypted with the passphrase; `null`: not in this backup. */
  secrets: encryptedSecret.nullable(),
});

export type BackupManifest = z.output<typeof backupManifestSchema>;
export type BackupTableEntry = z.output<typeof table>;
export type EncryptedSecret = z.output<typeof encryptedSecret>;
