import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idAndName, idParams, keyword, pageQuery, unixOut } from '../field.schema.ts';
import { PAGE_SIZES } from '../limits.ts';
import { FILE_NAME_MAX, FILE_PAGE_SIZE, FILE_VISIBILITIES } from './file-lists.ts';

/**
 * A name that every operating system can store: no separators, wildcards, control characters or characters that change
 * the direction, and no dot at the end (decisions 2.10).
 */
const fileName = z
  .string()
  .trim()
  .min(1)
  .max(FILE_NAME_MAX)
  .regex(
    /^[^/\\:*?"<>|\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*[^/\\:*?"<>|\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069.]$/u,
  );
const visibility = z.enum(FILE_VISIBILITIES);

/** A folder or file of the manager (spec 3.17). */
export const managedFile = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  type: z.literal('folder').nullable(),
  parent_id: z.number().nullable(),
  visibility,
  owner: idAndName,
  created_at: unixOut,
  updated_at: unixOut,
});

export const fileList = defineEndpoint({
  name: 'fileList',
  method: 'GET',
  path: '/api/file',
  slice: 'files',
  access: 'employee',
  answer: 'list',
  summary: 'What a folder contains, folders first; with a keyword what is found in all folders.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    perPage: z.coerce
      .number()
      .int()
      .refine((n) => n === FILE_PAGE_SIZE || (PAGE_SIZES as readonly number[]).includes(n), {
        params: { code: 'page_size' },
      })
      .default(FILE_PAGE_SIZE),
    /** Absent: the top of the tree. */
    parent_id: id.optional(),
    keyword: keyword().optional(),
    sort_by: z.enum(['name', 'created_at', 'updated_at']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: managedFile,
});
export const fileGet = defineEndpoint({
  name: 'fileGet',
  method: 'GET',
  path: '/api/file/:id',
  slice: 'files',
  access: 'employee',
  summary: 'One folder or file, with the folders above it that the caller may see, the highest first.',
  params: idParams,
  data: managedFile.extend({ ancestors: z.array(idAndName) }),
  page: true,
});
export const fileStore = defineEndpoint({
  name: 'fileStore',
  method: 'POST',
  path: '/api/file',
  slice: 'files',
  access: 'employee',
  summary: 'Creates a folder.',
  body: z.strictObject({ name: fileName, parent_id: id.nullable().default(null), visibility: visibility.optional() }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const fileUpdate = defineEndpoint({
  name: 'fileUpdate',
  method: 'PUT',
  path: '/api/file/:id',
  slice: 'files',
  access: 'employee',
  summary: 'Renames, moves or shares a folder or file.',
  params: idParams,
  body: z.strictObject({
    version: z.coerce.number().int().optional(),
    name: fileName.optional(),
    /** null: the top of the tree. */
    parent_id: id.nullable().optional(),
    visibility: visibility.optional(),
  }),
  data: managedFile,
  audited: true,
});
export const fileDelete = defineEndpoint({
  name: 'fileDelete',
  method: 'DELETE',
  path: '/api/file/:id',
  slice: 'files',
  access: 'employee',
  summary: 'Deletes an empty folder or a file softly.',
  params: idParams,
});
