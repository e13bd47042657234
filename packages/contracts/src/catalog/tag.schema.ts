import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  color,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  pageQuery,
  plainText,
  unixOut,
} from '../field.schema.ts';
import { TAG_NAME_MAX, TAGGABLE_TYPES } from './tag-lists.ts';

/** A tag as an object shows it. */
export const tagSummary = idAndName.extend({ color: z.string().nullable() });
/** A tag as those see it who use and manage them (decisions 2.10). */
export const tag = tagSummary.extend({
  version: z.number(),
  /** Objects that have it. */ usage_count: z.number(),
  /** It stays where it is and is not offered any more. */ is_archived: z.boolean(),
  created_at: unixOut,
});
const name = plainText(TAG_NAME_MAX, 1);

export const tagList = defineEndpoint({
  name: 'tagList',
  method: 'GET',
  path: '/api/tag',
  slice: 'catalog',
  access: 'employee',
  answer: 'list',
  summary: 'Tags, those used most first.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    /** Words of the name. */ s: keyword().optional(),
    is_archived: booleanInput.optional(),
    sort_by: z.enum(['name', 'usage_count', 'created_at']).default('usage_count'),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: tag,
});
export const tagStore = defineEndpoint({
  name: 'tagStore',
  method: 'POST',
  path: '/api/tag',
  slice: 'catalog',
  access: 'employee',
  summary: 'Creates a tag; for whoever manages tags, and with the setting `free_tags` for every employee.',
  body: z.strictObject({ name, color: color.nullable().optional() }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const tagUpdate = defineEndpoint({
  name: 'tagUpdate',
  method: 'PUT',
  path: '/api/tag/:id',
  slice: 'catalog',
  access: 'employee',
  summary: 'Renames, colours or archives a tag.',
  params: idParams,
  body: z.strictObject({
    version: int4.optional(),
    name: name.optional(),
    color: color.nullable().optional(),
    is_archived: booleanInput.optional(),
  }),
  data: tag,
  audited: true,
});
export const tagDelete = defineEndpoint({
  name: 'tagDelete',
  method: 'DELETE',
  path: '/api/tag/:id',
  slice: 'catalog',
  access: 'employee',
  summary: 'Deletes a tag that nothing has.',
  params: idParams,
});
/** Tags that one call merges into another. */
const MERGE_MAX = 50;
export const tagMerge = defineEndpoint({
  name: 'tagMerge',
  method: 'POST',
  path: '/api/tag/:id/merge',
  slice: 'catalog',
  access: 'employee',
  summary: 'Gives everything that has one of these tags this tag instead, and deletes them.',
  params: idParams,
  body: z.strictObject({ tag_ids: z.array(id).min(1).max(MERGE_MAX) }),
  data: tag,
  audited: true,
});

const taggable = z.strictObject({ taggable_type: z.enum(TAGGABLE_TYPES), taggable_id: id });
export const assignTag = defineEndpoint({
  name: 'assignTag',
  method: 'POST',
  path: '/api/assignTag/:id',
  slice: 'catalog',
  access: 'employee',
  summary: 'Gives an object a tag (spec 7.15); again changes nothing.',
  params: idParams,
  body: taggable,
});
export const removeTag = defineEndpoint({
  name: 'removeTag',
  method: 'DELETE',
  path: '/api/removeTag/:id',
  slice: 'catalog',
  access: 'employee',
  summary: 'Takes a tag from an object (spec 7.15); again changes nothing. The tag itself stays.',
  // a change of the object, which has a history of its own
  audited: false,
  params: idParams,
  query: taggable,
});
export const customerTagGet = defineEndpoint({
  name: 'customerTagGet',
  method: 'GET',
  path: '/api/customerTag/:id',
  slice: 'catalog',
  access: 'employee',
  summary: 'The tags of a customer, for who manages customers.',
  params: idParams,
  data: z.object({
    tags: z.array(tagSummary),
    /** Whether the caller may create tags. */ may_create: z.boolean(),
  }),
});
