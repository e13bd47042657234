import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  booleanInput,
  id,
  idParams,
  int4,
  keyword,
  listOf,
  pageQuery,
  plainText,
  richText,
  unixOut,
} from '../field.schema.ts';
import { ARTICLE_CATEGORIES_MAX, ARTICLE_GROUPS, TEMPLATE_NAME_MAX } from './article-lists.ts';
import { KNOWLEDGE_BASE_IS_LICENSED } from './knowledge-base-gates.ts';

/** What an article that begins with a template has already; what is left out stays as it is. */
const presets = z.strictObject({
  public: booleanInput.optional(),
  user_group: z.enum(ARTICLE_GROUPS).optional(),
  category_ids: listOf(id, ARTICLE_CATEGORIES_MAX).optional(),
  allow_feedback: booleanInput.optional(),
});
/** A template of articles (spec 3.8). */
export const articleTemplate = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  body: z.string(),
  fields: z.object({
    public: z.boolean().optional(),
    user_group: z.enum(ARTICLE_GROUPS).optional(),
    category_ids: z.array(z.number()).optional(),
    allow_feedback: z.boolean().optional(),
  }),
  created_at: unixOut,
  updated_at: unixOut,
});
const fields = {
  name: plainText(TEMPLATE_NAME_MAX, 1),
  body: richText(),
  fields: presets.optional(),
};

export const knowledgebaseTemplateList = defineEndpoint({
  name: 'knowledgebaseTemplateList',
  method: 'GET',
  path: '/api/knowledgebaseTemplate',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  answer: 'list',
  summary: 'Templates of articles.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    /** A part of the name (spec 2.85). */ name: keyword().optional(),
    sort_by: z.enum(['name', 'updated_at']).default('name'),
    sort_dir: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: articleTemplate,
});
export const knowledgebaseTemplateGet = defineEndpoint({
  name: 'knowledgebaseTemplateGet',
  method: 'GET',
  path: '/api/knowledgebaseTemplate/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'One template.',
  params: idParams,
  data: articleTemplate,
  page: true,
});
export const knowledgebaseTemplateStore = defineEndpoint({
  name: 'knowledgebaseTemplateStore',
  method: 'POST',
  path: '/api/knowledgebaseTemplate',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Creates a template.',
  body: z.strictObject(fields),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const knowledgebaseTemplateUpdate = defineEndpoint({
  name: 'knowledgebaseTemplateUpdate',
  method: 'PUT',
  path: '/api/knowledgebaseTemplate/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Changes a template.',
  params: idParams,
  body: z.strictObject({ version: int4.optional(), ...z.object(fields).partial().shape }),
  data: articleTemplate,
  audited: true,
});
export const knowledgebaseTemplateDelete = defineEndpoint({
  name: 'knowledgebaseTemplateDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseTemplate/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Deletes a template softly; articles that began with it stay.',
  params: idParams,
});
