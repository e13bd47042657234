import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, idParams } from '../field.schema.ts';
import { categoryPageQuery, categoryPath } from './article-fields.schema.ts';
import { KNOWLEDGE_BASE_IS_OPEN } from './knowledge-base-gates.ts';

const fields = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  /** Name of the picture. */ icon: z.string().nullable(),
  /** Address of the picture. */ icon_link: z.string().nullable(),
  parent_id: z.number().nullable(),
  /** Articles in it and below it that the caller may read. */ article_count: z.number(),
};
const deepest = z.object({ ...fields, children: z.array(z.never()) });
const third = z.object({ ...fields, children: z.array(deepest) });
const second = z.object({ ...fields, children: z.array(third) });
/** A category that the caller sees, with those below it (spec 3.6). */
export const publicCategory = z.object({ ...fields, children: z.array(second) });

export const kbCategoryList = defineEndpoint({
  name: 'kbCategoryList',
  method: 'GET',
  path: '/api/kbCategory',
  slice: 'knowledge-base',
  access: 'visitor',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  answer: 'list',
  summary:
    'The categories that the caller sees, as a tree; or, as a flat list, what a category or an article may be put into.',
  query: z.strictObject({
    ...categoryPageQuery,
    /** Flat, for those who write: what may have categories below it (spec 7.17). */ forCategories:
      booleanInput.optional(),
    /** Flat, for those who write: what takes articles. */ forArticles: booleanInput.optional(),
  }),
  data: publicCategory,
  limits: [{ max: 600, window: 60, by: 'user' }],
});
export const kbCategoryGet = defineEndpoint({
  name: 'kbCategoryGet',
  method: 'GET',
  path: '/api/kbCategory/:id',
  slice: 'knowledge-base',
  access: 'visitor',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  summary: 'One category that the caller sees, with those below it; its articles are a list of their own.',
  params: idParams,
  data: publicCategory.extend({ /** From the top, without itself. */ path: categoryPath }),
  page: true,
  limits: [{ max: 600, window: 60, by: 'user' }],
});
