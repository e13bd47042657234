import { z } from 'zod';
import { attachment } from '../attachments/attachment.schema.ts';
import { tagSummary } from '../catalog/tag.schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  id,
  idAndName,
  idParams,
  int4,
  keyword,
  pageQuery,
  person,
  plainText,
  unix,
  unixOut,
} from '../field.schema.ts';
import { articleContent, articleInput, articleSummary } from './article-fields.schema.ts';
import { ARTICLE_MAX, ARTICLE_NEEDS, ARTICLE_STATES, PREVIEW_READERS } from './article-lists.ts';
import { KNOWLEDGE_BASE_IS_LICENSED } from './knowledge-base-gates.ts';
import { publicArticle } from './public-article.schema.ts';

const state = z.enum(ARTICLE_STATES);
const version = int4.optional();

/** An article as those see it who write it: the version that is being written, and numbers of all (decisions 2.12). */
export const articleRow = articleSummary.extend({
  version: z.number(),
  state,
  /** Number of the version that is being written. */ version_number: z.number(),
  /** Number of the version that readers see now; null when they see none. */ live_version_number: z
    .number()
    .nullable(),
  categories: z.array(idAndName),
  author: person.nullable(),
  reviewer: person.nullable(),
  publish_at: unixOut.nullable(),
  expire_at: unixOut.nullable(),
  review_due_at: unixOut.nullable(),
  views: z.number(),
  helpful_yes: z.number(),
  helpful_no: z.number(),
  comment_count: z.number(),
  created_at: unixOut,
  updated_at: unixOut,
});
/** An article that is being written. */
export const article = articleRow.extend({
  ...articleContent.shape,
  template_id: z.number().nullable(),
  source_ticket: z.object({ id: z.number(), number: z.string() }).nullable(),
  attachments: z.array(attachment),
  /** Why the reviewer has given it back. */ review_remark: z.string().nullable(),
  /** The states to which the caller may take it now (decisions 2.27, four eyes). */ next_states: z.array(state),
});

export const knowledgebaseArticleList = defineEndpoint({
  name: 'knowledgebaseArticleList',
  method: 'GET',
  path: '/api/knowledgebaseArticle',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  answer: 'list',
  summary: 'Articles of every state, for those who write them.',
  page: true,
  query: z.strictObject({
    ...pageQuery,
    /** Words of the name (spec 7.17). */ name: keyword().optional(),
    state: state.optional(),
    /** With the categories below it. */ category_id: id.optional(),
    author_id: id.optional(),
    tag_id: id.optional(),
    need: z.enum(ARTICLE_NEEDS).optional(),
    sort_by: z.enum(['name', 'updated_at', 'created_at', 'views', 'helpful_no']).default('updated_at'),
    sort_dir: z.enum(['asc', 'desc']).default('desc'),
  }),
  data: articleRow,
});
export const knowledgebaseArticleGet = defineEndpoint({
  name: 'knowledgebaseArticleGet',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'One article with the version that is being written.',
  params: idParams,
  data: article,
  page: true,
});
export const knowledgebaseArticleStore = defineEndpoint({
  name: 'knowledgebaseArticleStore',
  method: 'POST',
  path: '/api/knowledgebaseArticle',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Creates an article as a draft.',
  body: z.strictObject({
    ...articleInput,
    /** The ticket it is made of; the caller must be able to see it. */ source_ticket_id: id.optional(),
    /** The search without a result that it answers. */ search_miss_id: id.optional(),
  }),
  data: z.object({ id: z.number() }),
  audited: true,
});
export const knowledgebaseArticleUpdate = defineEndpoint({
  name: 'knowledgebaseArticleUpdate',
  method: 'PUT',
  path: '/api/knowledgebaseArticle/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Changes an article; a change of a published one begins a new version, and readers see the old one.',
  params: idParams,
  body: z.strictObject({ version, ...z.object(articleInput).partial().shape }),
  data: article,
  audited: true,
});
export const knowledgebaseArticleState = defineEndpoint({
  name: 'knowledgebaseArticleState',
  method: 'PUT',
  path: '/api/knowledgebaseArticle/:id/state',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Asks for a review, gives back, schedules, publishes or archives an article.',
  params: idParams,
  body: z.strictObject({
    version,
    state,
    /** For `scheduled`, unless the article has a moment that is to come. */ publish_at: unix.optional(),
    /** For `draft` after a review: why. */ remark: plainText(ARTICLE_MAX.remark).optional(),
  }),
  data: article,
  audited: true,
});
export const knowledgebaseArticleDelete = defineEndpoint({
  name: 'knowledgebaseArticleDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseArticle/:id',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Deletes an article softly.',
  params: idParams,
});
export const knowledgebaseArticleTagGet = defineEndpoint({
  name: 'knowledgebaseArticleTagGet',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/tag',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'The tags of an article, for those who write articles; they belong to none of its versions.',
  params: idParams,
  data: z.object({
    tags: z.array(tagSummary),
    /** Whether the caller may create tags. */ may_create: z.boolean(),
  }),
});
export const knowledgebaseArticlePreview = defineEndpoint({
  name: 'knowledgebaseArticlePreview',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/preview',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'The version that is being written as a reader would see it, and what is hidden from them.',
  params: idParams,
  query: z.strictObject({
    as: z.enum(PREVIEW_READERS),
    /** A customer of this organisation or level, where categories ask for one. */
    organization_id: id.optional(),
    customer_level_id: id.optional(),
  }),
  data: z.object({
    article: publicArticle,
    /** This reader sees this version now. */ shown: z.boolean(),
    /** From when on, if it is scheduled; null: as soon as it is published, or never. */ shown_from: unixOut.nullable(),
    /** The version that this reader sees now; null when none. */ live_version_number: z.number().nullable(),
    /** Why this reader will not see it, also when it is published. */
    hidden_by: z.array(z.object({ reason: z.enum(['article', 'category', 'category_off']), name: z.string() })),
    /** Related articles that this reader does not see. */ hidden_related: z.array(articleSummary),
  }),
});

/** One version in the list of them, the newest first. */
export const articleVersionRow = z.object({
  version_number: z.number(),
  /** State of the last one; earlier ones were published or left. */ state,
  /** Readers see it now. */ live: z.boolean(),
  author: person.nullable(),
  reviewer: person.nullable(),
  created_at: unixOut,
  updated_at: unixOut,
  published_at: unixOut.nullable(),
  source_ticket: z.object({ id: z.number(), number: z.string() }).nullable(),
});
export const knowledgebaseArticleVersions = defineEndpoint({
  name: 'knowledgebaseArticleVersions',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/version',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'The versions of an article.',
  params: idParams,
  data: z.array(articleVersionRow),
});
const versionParams = z.strictObject({ id, number: z.coerce.number().int().positive().max(1_000_000) });
export const knowledgebaseArticleVersionGet = defineEndpoint({
  name: 'knowledgebaseArticleVersionGet',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/version/:number',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'One version with its content, to be compared with another.',
  params: versionParams,
  data: articleVersionRow.extend({ ...articleContent.shape, attachments: z.array(attachment) }),
});
export const knowledgebaseArticleVersionRestore = defineEndpoint({
  name: 'knowledgebaseArticleVersionRestore',
  method: 'POST',
  path: '/api/knowledgebaseArticle/:id/version/:number/restore',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'Begins a new version with the content of an earlier one.',
  params: versionParams,
  body: z.strictObject({ version }),
  data: article,
  audited: true,
});
export const knowledgebaseArticleFeedback = defineEndpoint({
  name: 'knowledgebaseArticleFeedback',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/feedback',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  answer: 'list',
  summary: 'What readers said of an article, with a comment, the newest first.',
  params: idParams,
  query: z.strictObject(pageQuery),
  data: z.object({
    id: z.number(),
    helpful: z.boolean(),
    comment: z.string(),
    version_number: z.number(),
    /** Null for a visitor. */ person: person.nullable(),
    at: unixOut,
  }),
});
export const knowledgebaseArticleReviewers = defineEndpoint({
  name: 'knowledgebaseArticleReviewers',
  method: 'GET',
  path: '/api/knowledgebaseArticle/reviewers',
  slice: 'knowledge-base',
  access: 'employee',
  gate: KNOWLEDGE_BASE_IS_LICENSED,
  summary: 'The people who may review an article.',
  data: z.array(person),
});
