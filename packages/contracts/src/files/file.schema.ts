import { z } from 'zod';
import { uploadedAttachment } from '../attachments/attachment.schema.ts';
import { FILE_OWNERS } from '../declared.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, idAndName, idParams, int4, keyword, listOf, pageQuery, unixOut, visibleText } from '../field.schema.ts';
import { PAGE_SIZES } from '../limits.ts';
import { seenText } from '../visible-text.ts';
import {
  FILE_NAME_HIDDEN,
  FILE_NAME_MAX,
  FILE_NAME_RESERVED,
  FILE_PAGE_SIZE,
  FILE_SORTS,
  FILE_VISIBILITIES,
  NAME_CONFLICTS,
} from './file-lists.ts';

/**
 * A name that every operating system can store: no separators, wildcards, control characters or characters that change
 * the direction, and no dot at the end (decisions 2.10). `fileNameProblem` of domain says which of these it is.
 */
export const fileName = visibleText(
  z
    .string()
    .trim()
    .min(1)
    .max(FILE_NAME_MAX)
    .regex(new RegExp(`^[^${FILE_NAME_RESERVED}${FILE_NAME_HIDDEN}]*$`, 'u'))
    // what is stored has no sign that nobody sees at its end
    .refine((name) => !seenText(name).endsWith('.')),
);
const visibility = z.enum(FILE_VISIBILITIES);
/** What happens when the folder has the name already; absent: the caller is asked by NAME_TAKEN. */
export const onConflict = z.enum(NAME_CONFLICTS).optional();

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
  /**
   * The rest of the address of a file, after `public_url`: for everybody when it is public, otherwise for those who may
   * see it. It changes with the visibility and with the content. Null for a folder.
   */
  path: z.string().nullable(),
  mime: z.string().nullable(),
  /** bytes; null for a folder */
  size: z.number().nullable(),
  /** Null for a folder. */
  meta_data: z
    .object({
      /** A small picture of it, after `public_url`; only pictures have one. */
      thumbnail_path: z.string().nullable(),
      /** In lower case, without the dot; empty when it has none. */
      extension: z.string(),
      /** bytes */
      size: z.number(),
      dimentions: z.object({ width: z.number(), height: z.number() }).nullable(),
    })
    .nullable(),
});

export const fileList = defineEndpoint({
  name: 'fileList',
  method: 'GET',
  path: '/api/file',
  slice: 'files',
  access: 'employee',
  answer: 'list',
  summary: 'What a folder contains, folders first; with a keyword what is found in all folders. Carries public_url.',
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
    /** Only these of them. */
    ids: listOf(id).optional(),
    /** Only folders, as the tree needs them, or only files. */
    only: z.enum(['folders', 'files']).optional(),
    /** Only files with one of these extensions, and folders. */
    extensions: listOf(z.string().regex(/^[a-z0-9]{1,10}$/), 50).optional(),
    sort_by: z.enum(FILE_SORTS).default('name'),
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
  data: managedFile.extend({
    ancestors: z.array(idAndName),
    /** The beginning of every `path`, without a slash at its end. */
    public_url: z.string(),
    /** What is in a folder and below it, as far as the caller may see it; null for a file. */
    contents: z.object({ folders: z.number(), files: z.number(), size: z.number() }).nullable(),
  }),
  page: true,
});
export const fileStore = defineEndpoint({
  name: 'fileStore',
  method: 'POST',
  path: '/api/file',
  slice: 'files',
  access: 'employee',
  upload: true,
  summary:
    'Creates a folder by its name, or a file by the multipart field `file`; a large one is better sent in parts.',
  body: z.strictObject({
    /** Needed for a folder; a file has its own name otherwise. */
    name: fileName.optional(),
    parent_id: id.nullable().default(null),
    /** Absent: that of the parent. */
    visibility: visibility.optional(),
    on_conflict: onConflict,
  }),
  data: managedFile,
  audited: true,
  limits: [{ max: 300, window: 60, by: 'user' }],
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
    version: int4.optional(),
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
  summary: 'Deletes an empty folder, or a file that nothing uses, softly.',
  params: idParams,
});
export const fileUses = defineEndpoint({
  name: 'fileUses',
  method: 'GET',
  path: '/api/file/:id/uses',
  slice: 'files',
  access: 'employee',
  summary: 'The rows that use a file: named as far as the caller may view them, the others counted.',
  params: idParams,
  data: z.object({
    uses: z.array(
      z.object({
        kind: z.enum(FILE_OWNERS),
        /** The row that has the file. */
        id: z.number(),
        name: z.string(),
        /** The object whose page shows it: `ticket` for a content of a ticket. */
        object_type: z.string(),
        object_id: z.number(),
      }),
    ),
    /** Uses that the caller may not view, or that are more than the list names. */
    hidden: z.number(),
    total: z.number(),
  }),
});
export const fileThumbnail = defineEndpoint({
  name: 'fileThumbnail',
  method: 'GET',
  path: '/api/file/:id/thumbnail',
  slice: 'files',
  access: 'employee',
  answer: 'blob',
  summary: 'A small picture of a picture, for who may see it; its address is in meta_data.thumbnail_path.',
  params: idParams,
  /** Of the content, so that the address changes with it. */
  query: z.strictObject({ v: z.string().max(64).optional() }),
});
export const fileAttach = defineEndpoint({
  name: 'fileAttach',
  method: 'POST',
  path: '/api/file/:id/attachment',
  slice: 'files',
  access: 'employee',
  summary: 'Makes a file of the manager an upload of the caller, to be sent by its token as any other.',
  params: idParams,
  body: z.strictObject({
    /** The kind of its later owner, whose limits then apply. */
    purpose: z.enum(FILE_OWNERS),
  }),
  data: uploadedAttachment,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
