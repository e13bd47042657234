import type { ArticleState, Visibility } from '@hamyar/contracts';
import type { Generated } from 'kysely';

/** An article with what its readers get: the content of its live version, empty until it is published first. */
export interface ArticleTable {
  id: Generated<number>;
  /** Number of the version that is being written. */
  version_number: Generated<number>;
  /** Number of the version that was published last. */
  live_version_number: number | null;
  /** Readers see it now. */
  live: Generated<boolean>;
  name: string | null;
  slug: string | null;
  body_html: string | null;
  excerpt: string | null;
  /** minutes */
  read_time: number | null;
  seo_title: string | null;
  seo_description: string | null;
  visibility: Visibility | null;
  allow_feedback: Generated<boolean>;
  related_ids: Generated<number[]>;
  /** Attachments of the live version. */
  file_ids: Generated<number[]>;
  author_id: number | null;
  /** When its live version was published. */
  published_at: Date | null;
  /** When its first version was published. */
  live_since: Date | null;
  expire_at: Date | null;
  views: Generated<number>;
  helpful_yes: Generated<number>;
  helpful_no: Generated<number>;
  comment_count: Generated<number>;
  review_due_at: Date | null;
  source_ticket_id: number | null;
  created_by_id: number;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
  deleted_at: Date | null;
}

/** A version: everything that its author writes. */
export interface ArticleVersionTable {
  article_id: number;
  number: number;
  state: Generated<ArticleState>;
  name: string;
  /** Search key of the name. */
  name_norm: string;
  slug: string;
  body_html: Generated<string>;
  /** As somebody wrote it; null where the beginning of the text is shown. */
  excerpt: string | null;
  read_time: Generated<number>;
  visibility: Visibility;
  category_ids: Generated<number[]>;
  related_ids: Generated<number[]>;
  keywords: Generated<string[]>;
  file_ids: Generated<number[]>;
  seo_title: string | null;
  seo_description: string | null;
  allow_feedback: Generated<boolean>;
  template_id: number | null;
  publish_at: Date | null;
  expire_at: Date | null;
  author_id: number;
  /** All who have written in it; under four eyes none of them publishes it. */
  editor_ids: Generated<number[]>;
  reviewer_id: number | null;
  review_remark: string | null;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

/** Categories of the live version. */
export interface ArticleInCategoryTable {
  article_id: number;
  category_id: number;
  /** Order of its categories, from 1; the first one is shown with it. */
  position: number;
}

export interface ArticleFeedbackTable {
  id: Generated<number>;
  article_id: number;
  version_number: number;
  /** The person, or the hashed token of a visitor's browser. */
  reader_key: string;
  user_id: number | null;
  helpful: boolean;
  comment: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A problem that an article has solved, so that no ticket was needed; once a day for each reader. */
export interface ArticleSolutionTable {
  article_id: number;
  reader_key: string;
  day: string;
  source: 'article' | 'suggestion';
  user_id: number | null;
  created_at: Date;
}

/** A search that found nothing. */
export interface SearchMissTable {
  id: Generated<number>;
  text: string;
  text_norm: string;
  /** Its terms, as the index of articles has them. */
  words: string[];
  count: Generated<number>;
  last_at: Date;
  article_id: number | null;
}

/** How much a term says about a live article. */
export interface ArticleTermTable {
  term: string;
  article_id: number;
  weight: number;
}

/** In how many live articles a term is; kept, because counting the usual ones takes longer than the search itself. */
export interface ArticleTermCountTable {
  term: string;
  articles: number;
}

/** A word that says a term of some article, with the keys by which misspelled ones find it. */
export interface ArticleWordTable {
  word: string;
  term: string;
  sound: string;
  consonants: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    article: ArticleTable;
    article_version: ArticleVersionTable;
    article_in_category: ArticleInCategoryTable;
    article_feedback: ArticleFeedbackTable;
    article_solution: ArticleSolutionTable;
    search_miss: SearchMissTable;
    article_term: ArticleTermTable;
    article_term_count: ArticleTermCountTable;
    article_word: ArticleWordTable;
  }
}
