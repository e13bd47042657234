// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Attachment } from '../attachments/calls.ts';
import type { Call } from '../call.ts';
import type { TagSummary } from '../catalog/calls.ts';
import type { ListAnswer } from '../envelope.ts';
import type { IdAndName, Person } from '../fields.ts';
import type { ArticleGroup, ArticleNeed, ArticleState, PreviewReader, Visibility } from './article-lists.ts';

export interface ArticleCategory {
  id: number;
  version: number;
  name: string;
  slug: string;
  description: string | null;
  status: boolean;
  icon: string | null;
  icon_link: string | null;
  parent_id: number | null;
  depth: number;
  order: number;
  visibility: Visibility;
  organizations: IdAndName[];
  customer_levels: IdAndName[];
  article_count: number;
  narrower_article_count: number;
  created_at: number;
  updated_at: number;
}

export interface ArticleContent {
  name: string;
  slug: string;
  body_html: string;
  excerpt: string | null;
  public: boolean;
  user_group: ArticleGroup;
  categories: IdAndName[];
  related: {
    id: number;
    slug: string;
    name: string;
    read_time: number;
    public: boolean;
    user_group: ArticleGroup;
    live: boolean;
  }[];
  keywords: string[];
  seo_title: string | null;
  seo_description: string | null;
  allow_feedback: boolean;
  publish_at: number | null;
  expire_at: number | null;
}

export interface ArticleSummary {
  id: number;
  slug: string;
  name: string;
  read_time: number;
  public: boolean;
  user_group: ArticleGroup;
}

export interface ArticleTemplate {
  id: number;
  version: number;
  name: string;
  body: string;
  fields: {
    public?: boolean;
    user_group?: ArticleGroup;
    category_ids?: number[];
    allow_feedback?: boolean;
  };
  created_at: number;
  updated_at: number;
}

export type Article = {
  id: number;
  slug: string;
  name: string;
  read_time: number;
  public: boolean;
  user_group: ArticleGroup;
  version: number;
  state: ArticleState;
  version_number: number;
  live_version_number: number | null;
  categories: IdAndName[];
  author: Person | null;
  reviewer: Person | null;
  publish_at: number | null;
  expire_at: number | null;
  review_due_at: number | null;
  views: number;
  helpful_yes: number;
  helpful_no: number;
  comment_count: number;
  created_at: number;
  updated_at: number;
  body_html: string;
  excerpt: string | null;
  related: {
    id: number;
    slug: string;
    name: string;
    read_time: number;
    public: boolean;
    user_group: ArticleGroup;
    live: boolean;
  }[];
  keywords: string[];
  seo_title: string | null;
  seo_description: string | null;
  allow_feedback: boolean;
  template_id: number | null;
  source_ticket: {
    id: number;
    number: string;
  } | null;
  attachments: Attachment[];
  review_remark: string | null;
  next_states: ArticleState[];
};

export interface ArticleRow {
  id: number;
  slug: string;
  name: string;
  read_time: number;
  public: boolean;
  user_group: ArticleGroup;
  version: number;
  state: ArticleState;
  version_number: number;
  live_version_number: number | null;
  categories: IdAndName[];
  author: Person | null;
  reviewer: Person | null;
  publish_at: number | null;
  expire_at: number | null;
  review_due_at: number | null;
  views: number;
  helpful_yes: number;
  helpful_no: number;
  comment_count: number;
  created_at: number;
  updated_at: number;
}

export type ArticleVersionRow = {
  version_number: number;
  state: ArticleState;
  live: boolean;
  author: Person | null;
  reviewer: Person | null;
  created_at: number;
  updated_at: number;
  published_at: number | null;
  source_ticket: {
    id: number;
    number: string;
  } | null;
};

export interface PublicArticle {
  id: number;
  slug: string;
  name: string;
  read_time: number;
  public: boolean;
  user_group: ArticleGroup;
  excerpt: string;
  updated_at: number;
  body_html: string;
  seo_title: string | null;
  seo_description: string | null;
  author_name: string | null;
  published_at: number | null;
  path: {
    id: number;
    name: string;
    slug: string;
  }[];
  related: ArticleSummary[];
  attachments: Attachment[];
  allow_feedback: boolean;
  helpful_yes: number;
  helpful_no: number;
  feedback: {
    helpful: boolean;
    comment: string | null;
  } | null;
}

export interface PublicArticleRow {
  id: number;
  slug: string;
  name: string;
  read_time: number;
  public: boolean;
  user_group: ArticleGroup;
  excerpt: string;
  updated_at: number;
}

export interface PublicCategory {
  id: number;
  name: string;
  slug: string;
  description: string | null;
  icon: string | null;
  icon_link: string | null;
  parent_id: number | null;
  article_count: number;
  children: {
    id: number;
    name: string;
    slug: string;
    description: string | null;
    icon: string | null;
    icon_link: string | null;
    parent_id: number | null;
    article_count: number;
    children: {
      id: number;
      name: string;
      slug: string;
      description: string | null;
      icon: string | null;
      icon_link: string | null;
      parent_id: number | null;
      article_count: number;
      children: {
        id: number;
        name: string;
        slug: string;
        description: string | null;
        icon: string | null;
        icon_link: string | null;
        parent_id: number | null;
        article_count: number;
        children: never[];
      }[];
    }[];
  }[];
}

export interface Suggestion {
  id: number;
  slug: string;
  name: string;
  read_time: number;
  public: boolean;
  user_group: ArticleGroup;
  excerpt: string;
  updated_at: number;
  for_customer: boolean | null;
}

/** Deletes a category softly that has neither articles nor categories. */
export const knowledgebaseCategoryDelete: Call<{ id: number }, null> = {
  name: 'knowledgebaseCategoryDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseCategory/:id',
  answer: 'none',
};

/** One category. */
export const knowledgebaseCategoryGet: Call<{ id: number }, ArticleCategory> = {
  name: 'knowledgebaseCategoryGet',
  method: 'GET',
  path: '/api/knowledgebaseCategory/:id',
};

export interface KnowledgebaseCategoryListQuery {
  page?: number;
  perPage?: number;
  keyword?: string;
}

/** All categories in the order of their tree: each one before those below it. */
export const knowledgebaseCategoryList: Call<KnowledgebaseCategoryListQuery | void, ListAnswer<ArticleCategory>> = {
  name: 'knowledgebaseCategoryList',
  method: 'GET',
  path: '/api/knowledgebaseCategory',
  answer: 'list',
};

export interface KnowledgebaseCategoryStoreBody {
  name: string;
  slug?: string | null;
  description?: string | null;
  status?: boolean;
  parent_id?: number | null;
  icon_token?: string | null;
  visibility?: Visibility;
  organization_ids?: number[];
  customer_level_ids?: number[];
}

export interface KnowledgebaseCategoryStoreData {
  id: number;
}

/** Creates a category. */
export const knowledgebaseCategoryStore: Call<KnowledgebaseCategoryStoreBody, KnowledgebaseCategoryStoreData> = {
  name: 'knowledgebaseCategoryStore',
  method: 'POST',
  path: '/api/knowledgebaseCategory',
};

export interface KnowledgebaseCategoryUpdateBody {
  version?: number;
  name?: string;
  slug?: string | null;
  description?: string | null;
  status?: boolean;
  parent_id?: number | null;
  icon_token?: string | null;
  visibility?: Visibility;
  organization_ids?: number[];
  customer_level_ids?: number[];
  sibling_ids?: number[];
}

/** Changes or moves a category. */
export const knowledgebaseCategoryUpdate: Call<{ id: number } & KnowledgebaseCategoryUpdateBody, ArticleCategory> = {
  name: 'knowledgebaseCategoryUpdate',
  method: 'PUT',
  path: '/api/knowledgebaseCategory/:id',
};

/** Deletes a template softly; articles that began with it stay. */
export const knowledgebaseTemplateDelete: Call<{ id: number }, null> = {
  name: 'knowledgebaseTemplateDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseTemplate/:id',
  answer: 'none',
};

/** One template. */
export const knowledgebaseTemplateGet: Call<{ id: number }, ArticleTemplate> = {
  name: 'knowledgebaseTemplateGet',
  method: 'GET',
  path: '/api/knowledgebaseTemplate/:id',
};

export interface KnowledgebaseTemplateListQuery {
  page?: number;
  perPage?: number;
  name?: string;
  sort_by?: 'name' | 'updated_at';
  sort_dir?: 'asc' | 'desc';
}

/** Templates of articles. */
export const knowledgebaseTemplateList: Call<KnowledgebaseTemplateListQuery | void, ListAnswer<ArticleTemplate>> = {
  name: 'knowledgebaseTemplateList',
  method: 'GET',
  path: '/api/knowledgebaseTemplate',
  answer: 'list',
};

export interface KnowledgebaseTemplateStoreBody {
  name: string;
  body: string;
  fields?: {
    public?: boolean;
    user_group?: ArticleGroup;
    category_ids?: number[];
    allow_feedback?: boolean;
  };
}

export interface KnowledgebaseTemplateStoreData {
  id: number;
}

/** Creates a template. */
export const knowledgebaseTemplateStore: Call<KnowledgebaseTemplateStoreBody, KnowledgebaseTemplateStoreData> = {
  name: 'knowledgebaseTemplateStore',
  method: 'POST',
  path: '/api/knowledgebaseTemplate',
};

export interface KnowledgebaseTemplateUpdateBody {
  version?: number;
  name?: string;
  body?: string;
  fields?: {
    public?: boolean;
    user_group?: ArticleGroup;
    category_ids?: number[];
    allow_feedback?: boolean;
  };
}

/** Changes a template. */
export const knowledgebaseTemplateUpdate: Call<{ id: number } & KnowledgebaseTemplateUpdateBody, ArticleTemplate> = {
  name: 'knowledgebaseTemplateUpdate',
  method: 'PUT',
  path: '/api/knowledgebaseTemplate/:id',
};

/** Deletes an article softly. */
export const knowledgebaseArticleDelete: Call<{ id: number }, null> = {
  name: 'knowledgebaseArticleDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseArticle/:id',
  answer: 'none',
};

export interface KnowledgebaseArticleFeedbackQuery {
  page?: number;
  perPage?: number;
}

export interface KnowledgebaseArticleFeedbackRow {
  id: number;
  helpful: boolean;
  comment: string;
  version_number: number;
  person: Person | null;
  at: number;
}

/** What readers said of an article, with a comment, the newest first. */
export const knowledgebaseArticleFeedback: Call<
  { id: number } & KnowledgebaseArticleFeedbackQuery,
  ListAnswer<KnowledgebaseArticleFeedbackRow>
> = {
  name: 'knowledgebaseArticleFeedback',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/feedback',
  answer: 'list',
};

/** One article with the version that is being written. */
export const knowledgebaseArticleGet: Call<{ id: number }, Article> = {
  name: 'knowledgebaseArticleGet',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id',
};

export interface KnowledgebaseArticleListQuery {
  page?: number;
  perPage?: number;
  name?: string;
  state?: ArticleState;
  category_id?: number;
  author_id?: number;
  tag_id?: number;
  need?: ArticleNeed;
  sort_by?: 'name' | 'updated_at' | 'created_at' | 'views' | 'helpful_no';
  sort_dir?: 'asc' | 'desc';
}

/** Articles of every state, for those who write them. */
export const knowledgebaseArticleList: Call<KnowledgebaseArticleListQuery | void, ListAnswer<ArticleRow>> = {
  name: 'knowledgebaseArticleList',
  method: 'GET',
  path: '/api/knowledgebaseArticle',
  answer: 'list',
};

export interface KnowledgebaseArticlePreviewQuery {
  as: PreviewReader;
  organization_id?: number;
  customer_level_id?: number;
}

export interface KnowledgebaseArticlePreviewData {
  article: PublicArticle;
  shown: boolean;
  shown_from: number | null;
  live_version_number: number | null;
  hidden_by: {
    reason: 'article' | 'category' | 'category_off';
    name: string;
  }[];
  hidden_related: ArticleSummary[];
}

/** The version that is being written as a reader would see it, and what is hidden from them. */
export const knowledgebaseArticlePreview: Call<
  { id: number } & KnowledgebaseArticlePreviewQuery,
  KnowledgebaseArticlePreviewData
> = { name: 'knowledgebaseArticlePreview', method: 'GET', path: '/api/knowledgebaseArticle/:id/preview' };

/** The people who may review an article. */
export const knowledgebaseArticleReviewers: Call<void, Person[]> = {
  name: 'knowledgebaseArticleReviewers',
  method: 'GET',
  path: '/api/knowledgebaseArticle/reviewers',
};

export interface KnowledgebaseArticleStateBody {
  version?: number;
  state: ArticleState;
  publish_at?: number;
  remark?: string;
}

/** Asks for a review, gives back, schedules, publishes or archives an article. */
export const knowledgebaseArticleState: Call<{ id: number } & KnowledgebaseArticleStateBody, Article> = {
  name: 'knowledgebaseArticleState',
  method: 'PUT',
  path: '/api/knowledgebaseArticle/:id/state',
};

export interface KnowledgebaseArticleStoreBody {
  name: string;
  slug?: string | null;
  body_html?: string;
  excerpt?: string | null;
  public?: boolean;
  user_group?: ArticleGroup;
  category_ids?: number[];
  related_ids?: number[];
  keywords?: string[];
  seo_title?: string | null;
  seo_description?: string | null;
  allow_feedback?: boolean;
  template_id?: number | null;
  reviewer_id?: number | null;
  publish_at?: number | null;
  expire_at?: number | null;
  review_due_at?: number | null;
  attachments?: (number | string)[];
  source_ticket_id?: number;
  search_miss_id?: number;
}

export interface KnowledgebaseArticleStoreData {
  id: number;
}

/** Creates an article as a draft. */
export const knowledgebaseArticleStore: Call<KnowledgebaseArticleStoreBody, KnowledgebaseArticleStoreData> = {
  name: 'knowledgebaseArticleStore',
  method: 'POST',
  path: '/api/knowledgebaseArticle',
};

export interface KnowledgebaseArticleTagGetData {
  tags: TagSummary[];
  may_create: boolean;
}

/** The tags of an article, for those who write articles; they belong to none of its versions. */
export const knowledgebaseArticleTagGet: Call<{ id: number }, KnowledgebaseArticleTagGetData> = {
  name: 'knowledgebaseArticleTagGet',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/tag',
};

export interface KnowledgebaseArticleUpdateBody {
  version?: number;
  name?: string;
  slug?: string | null;
  body_html?: string;
  excerpt?: string | null;
  public?: boolean;
  user_group?: ArticleGroup;
  category_ids?: number[];
  related_ids?: number[];
  keywords?: string[];
  seo_title?: string | null;
  seo_description?: string | null;
  allow_feedback?: boolean;
  template_id?: number | null;
  reviewer_id?: number | null;
  publish_at?: number | null;
  expire_at?: number | null;
  review_due_at?: number | null;
  attachments?: (number | string)[];
}

/** Changes an article; a change of a published one begins a new version, and readers see the old one. */
export const knowledgebaseArticleUpdate: Call<{ id: number } & KnowledgebaseArticleUpdateBody, Article> = {
  name: 'knowledgebaseArticleUpdate',
  method: 'PUT',
  path: '/api/knowledgebaseArticle/:id',
};

export type KnowledgebaseArticleVersionGetData = {
  version_number: number;
  state: ArticleState;
  live: boolean;
  author: Person | null;
  reviewer: Person | null;
  created_at: number;
  updated_at: number;
  published_at: number | null;
  source_ticket: {
    id: number;
    number: string;
  } | null;
  name: string;
  slug: string;
  body_html: string;
  excerpt: string | null;
  public: boolean;
  user_group: ArticleGroup;
  categories: IdAndName[];
  related: {
    id: number;
    slug: string;
    name: string;
    read_time: number;
    public: boolean;
    user_group: ArticleGroup;
    live: boolean;
  }[];
  keywords: string[];
  seo_title: string | null;
  seo_description: string | null;
  allow_feedback: boolean;
  publish_at: number | null;
  expire_at: number | null;
  attachments: Attachment[];
};

/** One version with its content, to be compared with another. */
export const knowledgebaseArticleVersionGet: Call<{ id: number; number: number }, KnowledgebaseArticleVersionGetData> =
  { name: 'knowledgebaseArticleVersionGet', method: 'GET', path: '/api/knowledgebaseArticle/:id/version/:number' };

export interface KnowledgebaseArticleVersionRestoreBody {
  version?: number;
}

/** Begins a new version with the content of an earlier one. */
export const knowledgebaseArticleVersionRestore: Call<
  { id: number; number: number } & KnowledgebaseArticleVersionRestoreBody,
  Article
> = {
  name: 'knowledgebaseArticleVersionRestore',
  method: 'POST',
  path: '/api/knowledgebaseArticle/:id/version/:number/restore',
};

/** The versions of an article. */
export const knowledgebaseArticleVersions: Call<{ id: number }, ArticleVersionRow[]> = {
  name: 'knowledgebaseArticleVersions',
  method: 'GET',
  path: '/api/knowledgebaseArticle/:id/version',
};

/** One article, for those who may read it. */
export const kbArticleGet: Call<{ id: number }, PublicArticle> = {
  name: 'kbArticleGet',
  method: 'GET',
  path: '/api/kbArticle/:id',
};

export interface KbArticleListQuery {
  page?: number;
  perPage?: number;
  s?: string;
  unfinished?: boolean;
  category_id?: number;
  sort_by?: 'name' | 'views' | 'published_at';
  sort_dir?: 'asc' | 'desc';
}

/** The articles that the caller may read; searched, the best one first. */
export const kbArticleList: Call<KbArticleListQuery | void, ListAnswer<PublicArticleRow>> = {
  name: 'kbArticleList',
  method: 'GET',
  path: '/api/kbArticle',
  answer: 'list',
};

export interface KbArticleSolvedBody {
  source: 'article' | 'suggestion';
}

/** Counts that an article has solved the problem of the caller, so that no ticket was needed. */
export const kbArticleSolved: Call<{ id: number } & KbArticleSolvedBody, null> = {
  name: 'kbArticleSolved',
  method: 'POST',
  path: '/api/kbArticle/:id/solved',
  answer: 'none',
};

export type KbArticleUpdateBody =
  | {
      helpful: boolean;
      comment?: string | null;
    }
  | {
      version: number;
      name?: string;
      slug?: string | null;
      body_html?: string;
      excerpt?: string | null;
      public?: boolean;
      user_group?: ArticleGroup;
      category_ids?: number[];
      related_ids?: number[];
      keywords?: string[];
      seo_title?: string | null;
      seo_description?: string | null;
      allow_feedback?: boolean;
      template_id?: number | null;
      reviewer_id?: number | null;
      publish_at?: number | null;
      expire_at?: number | null;
      review_due_at?: number | null;
      attachments?: (number | string)[];
    };

/** Whether an article helped, once for each version; or, for those who write articles, a change of it. */
export const kbArticleUpdate: Call<{ id: number } & KbArticleUpdateBody, PublicArticle | null> = {
  name: 'kbArticleUpdate',
  method: 'PUT',
  path: '/api/kbArticle/:id',
};

export interface KbCategoryGetData {
  id: number;
  name: string;
  slug: string;
  description: string | null;
  icon: string | null;
  icon_link: string | null;
  parent_id: number | null;
  article_count: number;
  children: {
    id: number;
    name: string;
    slug: string;
    description: string | null;
    icon: string | null;
    icon_link: string | null;
    parent_id: number | null;
    article_count: number;
    children: {
      id: number;
      name: string;
      slug: string;
      description: string | null;
      icon: string | null;
      icon_link: string | null;
      parent_id: number | null;
      article_count: number;
      children: {
        id: number;
        name: string;
        slug: string;
        description: string | null;
        icon: string | null;
        icon_link: string | null;
        parent_id: number | null;
        article_count: number;
        children: never[];
      }[];
    }[];
  }[];
  path: {
    id: number;
    name: string;
    slug: string;
  }[];
}

/** One category that the caller sees, with those below it; its articles are a list of their own. */
export const kbCategoryGet: Call<{ id: number }, KbCategoryGetData> = {
  name: 'kbCategoryGet',
  method: 'GET',
  path: '/api/kbCategory/:id',
};

export interface KbCategoryListQuery {
  page?: number;
  perPage?: number;
  forCategories?: boolean;
  forArticles?: boolean;
}

/** The categories that the caller sees, as a tree; or, as a flat list, what a category or an article may be put into. */
export const kbCategoryList: Call<KbCategoryListQuery | void, ListAnswer<PublicCategory>> = {
  name: 'kbCategoryList',
  method: 'GET',
  path: '/api/kbCategory',
  answer: 'list',
};

/** Removes a search that needs no answer. */
export const knowledgebaseSearchMissDelete: Call<{ id: number }, null> = {
  name: 'knowledgebaseSearchMissDelete',
  method: 'DELETE',
  path: '/api/knowledgebaseSearchMiss/:id',
  answer: 'none',
};

export interface KnowledgebaseSearchMissListQuery {
  page?: number;
  perPage?: number;
  keyword?: string;
  article_id?: number;
  sort_by?: 'count' | 'last_at';
  sort_dir?: 'asc' | 'desc';
}

export interface KnowledgebaseSearchMissListRow {
  id: number;
  text: string;
  count: number;
  last_at: number;
  article: IdAndName | null;
}

/** Searches that found nothing. */
export const knowledgebaseSearchMissList: Call<
  KnowledgebaseSearchMissListQuery | void,
  ListAnswer<KnowledgebaseSearchMissListRow>
> = { name: 'knowledgebaseSearchMissList', method: 'GET', path: '/api/knowledgebaseSearchMiss', answer: 'list' };

export interface KbSuggestionBody {
  text: string;
  ticket_id?: number;
}

/** Articles that may answer what somebody is writing, the best one first. */
export const kbSuggestion: Call<KbSuggestionBody, Suggestion[]> = {
  name: 'kbSuggestion',
  method: 'POST',
  path: '/api/kbSuggestion',
};
