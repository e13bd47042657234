// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Call } from '../call.ts';
import type { ListAnswer } from '../envelope.ts';
import type { ImportEncoding, ImportOnError, ImportSeparator, ImportState, ImportType } from './import-lists.ts';

export interface ImportFault {
  line: number;
  column: string;
  message: string;
  value: string;
}

export interface UserImport {
  id: number;
  file_name: string;
  encoding: ImportEncoding;
  separator: ImportSeparator;
  type: ImportType;
  state: ImportState;
  on_error: ImportOnError | null;
  counts: {
    create: number;
    update: number;
    skip: number;
    error: number;
  };
  batch_id: number | null;
  undo_batch_id: number | null;
  undo_until: number | null;
  faulty_rows: number;
  created_at: number;
}

export interface ImportUsersBody {
  type: ImportType;
  branch_id: number;
  organization_id: number;
  customer_level_id: number;
  password?: string;
}

export interface ImportUsersData {
  id: number;
}

/** Checks a CSV of customers (multipart field `file`) and says what an import would do; nothing is stored of it before `userImportRun`. */
export const importUsers: Call<ImportUsersBody, ImportUsersData> = {
  name: 'importUsers',
  method: 'POST',
  path: '/api/importUsers',
};

/** The rows of an own file that were not stored, as a CSV to correct and send again. */
export const userImportFaults: Call<{ id: number }, Blob> = {
  name: 'userImportFaults',
  method: 'GET',
  path: '/api/userImport/:id/faults',
  answer: 'blob',
};

export interface UserImportGetData {
  id: number;
  file_name: string;
  encoding: ImportEncoding;
  separator: ImportSeparator;
  type: ImportType;
  state: ImportState;
  on_error: ImportOnError | null;
  counts: {
    create: number;
    update: number;
    skip: number;
    error: number;
  };
  batch_id: number | null;
  undo_batch_id: number | null;
  undo_until: number | null;
  faulty_rows: number;
  created_at: number;
  faults: ImportFault[];
}

/** An own import with its first 100 faults. */
export const userImportGet: Call<{ id: number }, UserImportGetData> = {
  name: 'userImportGet',
  method: 'GET',
  path: '/api/userImport/:id',
};

export interface UserImportListQuery {
  page?: number;
  perPage?: number;
}

/** Own imports, the newest first. */
export const userImportList: Call<UserImportListQuery | void, ListAnswer<UserImport>> = {
  name: 'userImportList',
  method: 'GET',
  path: '/api/userImport',
  answer: 'list',
};

export interface UserImportRunBody {
  on_error: ImportOnError;
}

/** Stores the rows of an own checked file by a batch, once. */
export const userImportRun: Call<{ id: number } & UserImportRunBody, UserImport> = {
  name: 'userImportRun',
  method: 'POST',
  path: '/api/userImport/:id/run',
};

export interface UserImportSampleQuery {
  type?: ImportType;
}

/** A CSV with the columns of an import and one row. */
export const userImportSample: Call<UserImportSampleQuery | void, Blob> = {
  name: 'userImportSample',
  method: 'GET',
  path: '/api/userImport/sample',
  answer: 'blob',
};

/** Deletes by a batch those whom an own import has created and who have done nothing since, within 24 hours. */
export const userImportUndo: Call<{ id: number }, UserImport> = {
  name: 'userImportUndo',
  method: 'POST',
  path: '/api/userImport/:id/undo',
};
