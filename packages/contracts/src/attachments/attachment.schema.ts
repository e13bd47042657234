import { z } from 'zod';
import { FILE_OWNERS } from '../declared.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../field.schema.ts';

export const attachment = z.object({
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  mime: z.string(),
  /** bytes */ size: z.number(),
  dimentions: z.object({ width: z.number(), height: z.number() }).nullable(),
  /** Shown in the text, such as a pasted screenshot, and not in the list of attachments. */
  inline: z.boolean(),
});
/** Response to an upload; sending refers to its `token`, which is bound to the user (design/api.md "Paths"). */
export const uploadedAttachment = attachment.extend({ token: z.string() });

export const attachmentStore = defineEndpoint({
  name: 'attachmentStore',
  method: 'POST',
  path: '/api/attachment',
  slice: 'attachments',
  access: 'user',
  upload: true,
  summary: 'Uploads one file (multipart field `file`), for an object that is sent later.',
  query: z.strictObject({
    /** The kind of its later owner, whose limits then apply; without it those of the settings. */
    purpose: z.enum(FILE_OWNERS).optional(),
  }),
  data: uploadedAttachment,
  limits: [{ max: 120, window: 60, by: 'user' }],
});
export const attachmentGet = defineEndpoint({
  name: 'attachmentGet',
  method: 'GET',
  path: '/api/attachment/:id',
  slice: 'attachments',
  // files of what everybody may read; a visitor is asked to log in for every other one
  access: 'visitor',
  answer: 'blob',
  summary: 'The file, when the caller may view its owner; name in content-disposition.',
  params: idParams,
  query: z.strictObject({ inline: z.literal(['1', 1]).optional() }),
});
