import type { ColumnType, Generated } from 'kysely';
import type {
  CustomerImportColumn,
  ImportEncoding,
  ImportOnError,
  ImportSeparator,
  ImportType,
} from '@hamyar/contracts';

// Files of people, and their rows (decisions 2.20).

export interface UserImportTable {
  id: Generated<number>;
  owner_id: number;
  type: ImportType;
  file_name: string;
  encoding: ImportEncoding;
  separator: ImportSeparator;
  columns: CustomerImportColumn[];
  branch_id: number;
  organization_id: number | null;
  customer_level_id: number | null;
  password_hash: string | null;
  created: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  faulty: Generated<number>;
  on_error: ImportOnError | null;
  batch_id: number | null;
  undo_batch_id: number | null;
  created_at: Date;
  checked_at: Date | null;
}

/** What is to happen with a row. */
export type RowAction = 'create' | 'update' | 'error';

/** The cells of a row by their columns, without the password. */
export type ImportCells = { readonly [Column in CustomerImportColumn]?: string };

/** Why a row is not stored. */
export interface RowFault {
  column: string;
  message: string;
}

export interface UserImportRowTable {
  id: Generated<number>;
  import_id: number;
  line: number;
  action: RowAction;
  cells: ColumnType<ImportCells, string, never>;
  faults: ColumnType<RowFault[] | null, string | null, never>;
  password_encrypted: string | null;
  user_id: number | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    user_import: UserImportTable;
    user_import_row: UserImportRowTable;
  }
}
