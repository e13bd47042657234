import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { booleanInput, id, idParams, int4, keyword, pageQuery, plainTextOrNull, unixOut } from '../field.schema.ts';
import { SEARCH_MIN_CHARS } from '../limits.ts';
import { articleInput, articleSummary, categoryPath } from './article-fields.schema.ts';
import { ARTICLE_MAX } from './article-lists.ts';
import { KNOWLEDGE_BASE_IS_OPEN } from './knowledge-base-gates.ts';

/** An article in a list for its readers. */
export const publicArticleRow = articleSummary.extend({ excerpt: z.string(), updated_at: unixOut });
/** An article as its readers get it. */
export const publicArticle = publicArticleRow.extend({
  body_html: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  author_name: z.string().nullable(),
  published_at: unixOut.nullable(),
  /** Its first category that the reader sees, from the top. */ path: categoryPath,
  /** Those that the reader sees. */ related: z.array(articleSummary),
  attachments: z.array(attachment),
  allow_feedback: z.boolean(),
  helpful_yes: z.number(),
  helpful_no: z.number(),
  /** What this reader has said of this version. */
  feedback: z.object({ helpful: z.boolean(), comment: z.string().nullable() }).nullable(),
});

export const kbArticleList = defineEndpoint({
  name: 'kbArticleList',
  method: 'GET',
  path: '/api/kbArticle',
  slice: 'knowledge-base',
  access: 'visitor',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  answer: 'list',
  summary: 'The articles that the caller may read; searched, the best one first.',
  query: z.strictObject({
    ...pageQuery,
    /** From 3 characters on (spec 2.53). */ s: keyword(SEARCH_MIN_CHARS).optional(),
    /** Of who is still typing: the last word may be the beginning of one, and no search is counted. */
    unfinished: booleanInput.optional(),
    /** With the categories below it. */ category_id: id.optional(),
    /** Not for a search, whose order is its own. */
    sort_by: z.enum(['name', 'views', 'published_at']).default('published_at'),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: publicArticleRow,
  limits: [{ max: 600, window: 60, by: 'user' }],
});
export const kbArticleGet = defineEndpoint({
  name: 'kbArticleGet',
  method: 'GET',
  path: '/api/kbArticle/:id',
  slice: 'knowledge-base',
  access: 'visitor',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  summary: 'One article, for those who may read it.',
  params: idParams,
  data: publicArticle,
  page: true,
  limits: [{ max: 600, window: 60, by: 'user' }],
});
export const kbArticleUpdate = defineEndpoint({
  name: 'kbArticleUpdate',
  method: 'PUT',
  path: '/api/kbArticle/:id',
  slice: 'knowledge-base',
  access: 'visitor',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  summary: 'Whether an article helped, once for each version; or, for those who write articles, a change of it.',
  params: idParams,
  body: z.union([
    z.strictObject({ helpful: booleanInput, comment: plainTextOrNull(ARTICLE_MAX.comment).optional() }),
    z.strictObject({ version: int4, ...z.object(articleInput).partial().shape }),
  ]),
  data: publicArticle,
  dataMayBeGone: true,
  allowedWhenExpired: true,
  limits: [{ max: 60, window: 60, by: 'user' }],
});
export const kbArticleSolved = defineEndpoint({
  name: 'kbArticleSolved',
  method: 'POST',
  path: '/api/kbArticle/:id/solved',
  slice: 'knowledge-base',
  access: 'visitor',
  gate: KNOWLEDGE_BASE_IS_OPEN,
  summary: 'Counts that an article has solved the problem of the caller, so that no ticket was needed.',
  params: idParams,
  body: z.strictObject({ source: z.enum(['article', 'suggestion']) }),
  allowedWhenExpired: true,
  limits: [{ max: 60, window: 60, by: 'user' }],
});
