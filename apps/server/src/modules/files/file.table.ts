import type { FileVisibility } from '@hamyar/contracts';
import type { Generated } from 'kysely';

/** Folders and files of the manager (decisions 2.10). */
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
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    file: FileTable;
  }
}
