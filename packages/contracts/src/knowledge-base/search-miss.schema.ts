import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idAndName, idParams, keyword, pageQuery, unixOut } from '../field.schema.ts';
import { KNOWLEDGE_BASE_IS_LICENSED } from './knowledge-base-gates.ts';

export const knowledgebaseSearchMissList = defineEndpoint({
  name: 'knowledgebaseSearchMissList',
  method: 'GET',
  path: '/api/knowledgebaseSearchMiss',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  answer: 'list',
  summary: 'Searches that found nothing.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    keyword: keyword().optional(),
    /** Only those that have a word of this article, which may answer them. */ article_id: id.optional(),
    sort_by: z.enum(['count', 'last_at']).default('count'),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: z.object({
    id: z.number(),
    text: z.string(),
    /** How often it was searched. */ count: z.number(),
    last_at: unixOut,
    /** The draft that is to answer it. */ article: idAndName.nullable(),
  }),
});
export const knowledgebaseSearchMissDelete = defineEndpoint({
  name: 'knowledgebaseSearchMissDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseSearchMiss/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Removes a search that needs no answer.',
  params: idParams,
});
