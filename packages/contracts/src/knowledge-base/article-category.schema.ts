import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  fileToken,
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  listOf,
  plainText,
  plainTextOrNull,
  readableText,
  readableTextOrNull,
  unixOut,
} from '../field.schema.ts';
import { ORDER_MAX } from '../system/system.schema.ts';
import { categoryPageQuery } from './article-fields.schema.ts';
import { CATEGORY_MAX, VISIBILITIES } from './article-lists.ts';
import { KNOWLEDGE_BASE_IS_LICENSED } from './knowledge-base-gates.ts';

/** A category of articles as those see it who arrange them (spec 3.6, decisions 2.12). */
export const articleCategory = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  status: z.boolean(),
  /** Name of the picture. */ icon: z.string().nullable(),
  /** Address of the picture. */ icon_link: z.string().nullable(),
  parent_id: z.number().nullable(),
  /** 1 at the top. */ depth: z.number(),
  order: z.number(),
  visibility: z.enum(VISIBILITIES),
  /** Customers of these organisations or levels only; both empty: all that the visibility names. */
  organizations: z.array(idAndName),
  customer_levels: z.array(idAndName),
  /** Articles in it and below it, of every state. */ article_count: z.number(),
  /** Articles in it or below it that are for fewer people than the category: they stay so. */
  narrower_article_count: z.number(),
  created_at: unixOut,
  updated_at: unixOut,
});
const fields = {
  name: readableText(plainText(CATEGORY_MAX.name, 1)),
  /** Null: made of the name. */ slug: readableTextOrNull(CATEGORY_MAX.slug).optional(),
  description: plainTextOrNull(CATEGORY_MAX.description).optional(),
  status: booleanInput.optional(),
  /** Null: at the top. It becomes the last one there, but for `sibling_ids`. */
  parent_id: id.nullable().optional(),
  /** Token of an uploaded png (purpose `article_category`); null takes the picture away. */
  icon_token: fileToken.nullable().optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  organization_ids: listOf(id, 500).optional(),
  customer_level_ids: listOf(id, 100).optional(),
};

export const knowledgebaseCategoryList = defineEndpoint({
  name: 'knowledgebaseCategoryList',
  method: 'GET',
  path: '/api/knowledgebaseCategory',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  answer: 'list',
  summary: 'All categories in the order of their tree: each one before those below it.',
  page: true,
  query: z.strictObject({ ...categoryPageQuery, keyword: keyword().optional() }),
  data: articleCategory,
});
export const knowledgebaseCategoryGet = defineEndpoint({
  name: 'knowledgebaseCategoryGet',
  method: 'GET',
  path: '/api/knowledgebaseCategory/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'One category.',
  params: idParams,
  data: articleCategory,
  page: true,
});
export const knowledgebaseCategoryStore = defineEndpoint({
  name: 'knowledgebaseCategoryStore',
  method: 'POST',
  path: '/api/knowledgebaseCategory',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Creates a category.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const knowledgebaseCategoryUpdate = defineEndpoint({
  name: 'knowledgebaseCategoryUpdate',
  method: 'PUT',
  path: '/api/knowledgebaseCategory/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Changes or moves a category.',
  params: idParams,
  body: z.strictObject({
    version: int4.optional(),
    ...z.object(fields).partial().shape,
    /** All categories of the parent in their order after the change, with this one at its position. */
    sibling_ids: z.array(id).min(1).max(ORDER_MAX).optional(),
  }),
  data: articleCategory,
  audited: true,
});
export const knowledgebaseCategoryDelete = defineEndpoint({
  name: 'knowledgebaseCategoryDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseCategory/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Deletes a category softly that has neither articles nor categories.',
  params: idParams,
});
