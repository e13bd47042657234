import type { FileOwnerKind } from '@hamyar/contracts';
import type { Generated } from 'kysely';

// Content-addressed blobs and the attachments that refer to them (decisions 2.10).

export interface FileBlobTable {
  sha256: Buffer;
  size: number;
  created_at: Generated<Date>;
}

export interface AttachmentTable {
  id: Generated<number>;
  token_hash: Buffer | null;
  sha256: Buffer;
  name: string;
  extension: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  inline: Generated<boolean>;
  /** The kind of its owner; `upload` until it is sent. */
  context: Generated<'upload' | FileOwnerKind>;
  /** The row that has it, and of an upload the one that has given it back; null for a kind whose rows have no number. */
  context_id: number | null;
  /** The kind for which an upload was checked; null when only the limits of the settings were. */
  purpose: FileOwnerKind | null;
  /** The file of the manager that the row has taken; null for every other. */
  file_id: number | null;
  /** Who uploaded it. */
  owner_id: number | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    file_blob: FileBlobTable;
    attachment: AttachmentTable;
  }
}
