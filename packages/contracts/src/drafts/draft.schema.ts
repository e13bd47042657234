import { z } from 'zod';
import { uploadedAttachment } from '../attachments/attachment.schema.ts';
import { richText, unixOut } from '../field.schema.ts';
import { DRAFT_KEYS } from '../declared.ts';
import { defineEndpoint } from '../endpoint.ts';
import { DRAFT_VALUES_MAX, INT4_MAX } from '../limits.ts';
import { draftKeyPattern } from './draft-key.ts';

/** A key that a module declares, `ticket:7:message` or `new:customer`; one draft per user and key (decisions 2.4). */
export const draftKey = z
  .string()
  .regex(new RegExp(DRAFT_KEYS.map((declared) => draftKeyPattern(declared).source).join('|')));
export const draft = z.object({
  key: z.string(),
  body_html: z.string(),
  attachments: z.array(uploadedAttachment),
  form_values: z.record(z.string(), z.unknown()),
  revision: z.number(),
  updated_at: unixOut,
  device: z.string(),
  /** The alternative version that this one replaced, shown as «نسخهٔ دیگر». */ other: z
    .object({ body_html: z.string(), updated_at: unixOut, device: z.string() })
    .nullable(),
});
/** The draft after a save. */
export const savedDraft = draft.extend({
  /**
   * Whether the sent draft was stored. False when the same or a newer revision was stored before; the answer contains
   * that one.
   */
  accepted: z.boolean(),
});
const params = z.strictObject({ key: draftKey });
export const draftGet = defineEndpoint({
  name: 'draftGet',
  method: 'GET',
  path: '/api/draft/:key',
  slice: 'drafts',
  access: 'user',
  summary: 'The saved draft of a key, or none.',
  params,
  data: draft.nullable(),
});
export const draftPut = defineEndpoint({
  name: 'draftPut',
  method: 'PUT',
  path: '/api/draft/:key',
  slice: 'drafts',
  access: 'user',
  allowedWhenExpired: true,
  limits: [{ max: 300, window: 60, by: 'user' }],
  summary: 'Saves a draft. The newer revision wins; the older one is kept as its alternative.',
  params,
  body: z.strictObject({
    body_html: richText(),
    attachments: z.array(z.string().max(100)).max(20).default([]),
    form_values: z
      .record(z.string().max(50), z.unknown())
      .refine((values) => JSON.stringify(values).length <= DRAFT_VALUES_MAX, {
        params: { code: 'max_length', n: DRAFT_VALUES_MAX },
      })
      .default({}),
    revision: z.number().int().min(0).max(INT4_MAX),
    device: z.string().max(60),
    /**
     * The text that the person has replaced with the other version: it is the other version from now on, or there is
     * none when it is empty.
     */
    replaced: richText().optional(),
  }),
  data: savedDraft,
});
export const draftDelete = defineEndpoint({
  name: 'draftDelete',
  method: 'DELETE',
  path: '/api/draft/:key',
  slice: 'drafts',
  access: 'user',
  allowedWhenExpired: true,
  summary: 'Deletes a draft.',
  params,
  // a draft is its author's own text, and every sent reply deletes one
  audited: false,
});
