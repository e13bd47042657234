import type { FileVisibility, NameConflict } from '@hamyar/contracts';
import type { Generated } from 'kysely';

/** Folders and files of the manager (decisions 2.10); the content of a file is its attachment of the kind `file`. */
export interface FileTable {
  id: Generated<number>;
  parent_id: number | null;
  folder: boolean;
  name: string;
  /** Search key of the name. */
  name_norm: string;
  visibility: Generated<FileVisibility>;
  owner_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
  /** The unguessable part of the address of a public file; null of all others. */
  public_key: string | null;
}

/** Uploads in parts; one that is finished keeps its row until it expires, for who has not got the answer. */
export interface FileUploadTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
  size: number;
  /** Milliseconds since 1970, of the file on the device. */
  last_modified: number | null;
  parent_id: number | null;
  visibility: FileVisibility | null;
  on_conflict: NameConflict | null;
  created_at: Date;
  expires_at: Date;
  /** The file that it became. */
  file_id: number | null;
}

/** Stored parts; each content is an attachment of the kind `file_part`. */
export interface FileUploadPartTable {
  upload_id: number;
  number: number;
  attachment_id: number;
  sha256: Buffer;
  size: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    file: FileTable;
    file_upload: FileUploadTable;
    file_upload_part: FileUploadPartTable;
  }
}
