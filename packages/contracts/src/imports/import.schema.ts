import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idParams, int4, pageQuery, unixOut } from '../field.schema.ts';
import { PASSWORD_MAX_LENGTH } from '../limits.ts';
import { IMPORT_ENCODINGS, IMPORT_ON_ERROR, IMPORT_SEPARATORS, IMPORT_STATES, IMPORT_TYPES } from './import-lists.ts';

/** Why a row of the file is not stored. */
export const importFault = z.object({
  /** Of the file; its head is line 1. */ line: z.number(),
  column: z.string(),
  message: z.string(),
  /** As the file has it, shortened; never a password. */ value: z.string(),
});

/** A file of people, and what came of it (decisions 2.20). */
export const userImport = z.object({
  id: z.number(),
  file_name: z.string(),
  encoding: z.enum(IMPORT_ENCODINGS),
  separator: z.enum(IMPORT_SEPARATORS),
  type: z.enum(IMPORT_TYPES),
  state: z.enum(IMPORT_STATES),
  on_error: z.enum(IMPORT_ON_ERROR).nullable(),
  counts: z.object({ create: z.number(), update: z.number(), skip: z.number(), error: z.number() }),
  /** The batch that stores the rows; null before. */ batch_id: z.number().nullable(),
  /** The batch that takes them back. */ undo_batch_id: z.number().nullable(),
  /** Until when it can be taken back; null where there is nothing to take back. */
  undo_until: unixOut.nullable(),
  /** Rows that the file of faulty rows has. */ faulty_rows: z.number(),
  created_at: unixOut,
});

export const importUsers = defineEndpoint({
  name: 'importUsers',
  method: 'POST',
  path: '/api/importUsers',
  slice: 'imports',
  access: 'employee',
  upload: true,
  summary:
    'Checks a CSV of customers (multipart field `file`) and says what an import would do; nothing is stored of it before `userImportRun`.',
  body: z.strictObject({
    type: z.enum(IMPORT_TYPES),
    branch_id: id,
    /** Of all new ones; 0 for none. */ organization_id: int4,
    /** Of all new ones; 0 for that of the organisation or the default. */ customer_level_id: int4,
    /** Of all new ones, where `type` is `same`; they have to change it. */
    password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
  }),
  data: z.object({ id: z.number() }),
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const userImportList = defineEndpoint({
  name: 'userImportList',
  method: 'GET',
  path: '/api/userImport',
  slice: 'imports',
  access: 'employee',
  answer: 'list',
  summary: 'Own imports, the newest first.',
  query: z.strictObject({ ...pageQuery }),
  data: userImport,
});
export const userImportGet = defineEndpoint({
  name: 'userImportGet',
  method: 'GET',
  path: '/api/userImport/:id',
  slice: 'imports',
  access: 'employee',
  page: true,
  summary: 'An own import with its first 100 faults.',
  params: idParams,
  data: userImport.extend({ faults: z.array(importFault) }),
});
export const userImportRun = defineEndpoint({
  name: 'userImportRun',
  method: 'POST',
  path: '/api/userImport/:id/run',
  slice: 'imports',
  access: 'employee',
  audited: true,
  summary: 'Stores the rows of an own checked file by a batch, once.',
  params: idParams,
  body: z.strictObject({ on_error: z.enum(IMPORT_ON_ERROR) }),
  data: userImport,
});
export const userImportUndo = defineEndpoint({
  name: 'userImportUndo',
  method: 'POST',
  path: '/api/userImport/:id/undo',
  slice: 'imports',
  access: 'employee',
  audited: true,
  summary: 'Deletes by a batch those whom an own import has created and who have done nothing since, within 24 hours.',
  params: idParams,
  data: userImport,
});
export const userImportFaults = defineEndpoint({
  name: 'userImportFaults',
  method: 'GET',
  path: '/api/userImport/:id/faults',
  slice: 'imports',
  access: 'employee',
  answer: 'blob',
  summary: 'The rows of an own file that were not stored, as a CSV to correct and send again.',
  params: idParams,
});
export const userImportSample = defineEndpoint({
  name: 'userImportSample',
  method: 'GET',
  path: '/api/userImport/sample',
  slice: 'imports',
  access: 'employee',
  answer: 'blob',
  summary: 'A CSV with the columns of an import and one row.',
  query: z.strictObject({ type: z.enum(IMPORT_TYPES).default('same') }),
});
