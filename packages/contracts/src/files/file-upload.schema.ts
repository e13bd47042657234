import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idParams, unixOut } from '../field.schema.ts';
import { FILE_PART_BYTES, FILE_VISIBILITIES, MANAGED_FILE_MAX_BYTES } from './file-lists.ts';
import { fileName, managedFile, onConflict } from './file.schema.ts';

const visibility = z.enum(FILE_VISIBILITIES);
const PARTS_MAX = Math.ceil(MANAGED_FILE_MAX_BYTES / FILE_PART_BYTES);
/** SHA-256 in lower-case hex. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** An upload that is not finished, with the parts that are stored (spec 5.25). It belongs to who started it. */
export const fileUpload = z.object({
  id: z.number(),
  name: z.string(),
  /** bytes */
  size: z.number(),
  /** Milliseconds since 1970, of the file on the device; null when it was not said. */
  last_modified: z.number().nullable(),
  parent_id: z.number().nullable(),
  visibility: visibility.nullable(),
  /** Bytes of every part but the last. */
  part_size: z.number(),
  /** Numbers begin at 1. A part whose hash is not that of the file on the device is to be sent again. */
  parts: z.array(z.object({ number: z.number(), size: z.number(), sha256: z.string() })),
  created_at: unixOut,
  /** When it is removed, unless it is finished. */
  expires_at: unixOut,
});

export const fileUploadStart = defineEndpoint({
  name: 'fileUploadStart',
  method: 'POST',
  path: '/api/fileUpload',
  slice: 'files',
  access: 'employee',
  summary:
    'Starts an upload in parts, or goes on with the one of the same file to the same folder. NAME_TAKEN asks before anything is sent.',
  body: z.strictObject({
    name: fileName,
    /** bytes */
    size: z.coerce.number().int().min(1).max(MANAGED_FILE_MAX_BYTES),
    /** `File.lastModified`: with name, size and folder it says that it is the same file. */
    last_modified: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
    parent_id: id.nullable().default(null),
    /** Absent: that of the parent. */
    visibility: visibility.optional(),
    on_conflict: onConflict,
  }),
  data: fileUpload,
  limits: [{ max: 300, window: 60, by: 'user' }],
});
export const fileUploadList = defineEndpoint({
  name: 'fileUploadList',
  method: 'GET',
  path: '/api/fileUpload',
  slice: 'files',
  access: 'employee',
  summary: "The caller's unfinished uploads, the newest first, also those of another device.",
  data: z.array(fileUpload),
});
export const fileUploadGet = defineEndpoint({
  name: 'fileUploadGet',
  method: 'GET',
  path: '/api/fileUpload/:id',
  slice: 'files',
  access: 'employee',
  summary: 'An unfinished upload, to go on with the parts that are missing.',
  params: idParams,
  data: fileUpload,
});
export const filePartPut = defineEndpoint({
  name: 'filePartPut',
  method: 'PUT',
  path: '/api/fileUpload/:id/part/:number',
  slice: 'files',
  access: 'employee',
  upload: true,
  summary:
    'Stores one part (multipart field `file`), in any order and as often as needed; refused with PART_HASH or PART_SIZE when it is not what was sent.',
  params: z.strictObject({ id, number: z.coerce.number().int().min(1).max(PARTS_MAX) }),
  query: z.strictObject({ sha256 }),
  data: z.object({ number: z.number(), size: z.number(), sha256: z.string() }),
  limits: [{ max: 1200, window: 60, by: 'user' }],
});
export const fileUploadFinish = defineEndpoint({
  name: 'fileUploadFinish',
  method: 'POST',
  path: '/api/fileUpload/:id/finish',
  slice: 'files',
  access: 'employee',
  summary:
    'Makes a file of the stored parts. PARTS_MISSING, PARENT_GONE and NAME_TAKEN keep them: send them, choose another folder, answer the question.',
  params: idParams,
  body: z.strictObject({
    /** Absent: as at the start. */
    name: fileName.optional(),
    parent_id: id.nullable().optional(),
    visibility: visibility.optional(),
    on_conflict: onConflict,
  }),
  data: managedFile,
  audited: true,
  limits: [{ max: 300, window: 60, by: 'user' }],
});
export const fileUploadCancel = defineEndpoint({
  name: 'fileUploadCancel',
  method: 'DELETE',
  path: '/api/fileUpload/:id',
  slice: 'files',
  access: 'employee',
  summary: 'Ends an upload and removes its parts.',
  params: idParams,
  audited: false,
});
