/** States of the version of an article that is being written (decisions 2.27). */
export const ARTICLE_STATES = ['draft', 'review', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** For whom an article is that is not public (spec 3.7). */
export const ARTICLE_GROUPS = ['employees', 'customers', 'both'] as const;
export type ArticleGroup = (typeof ARTICLE_GROUPS)[number];

/** Who sees a category, and an article: its group, or everybody. */
export const VISIBILITIES = ['employees', 'customers', 'both', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** As whom an article is previewed. */
export const PREVIEW_READERS = ['visitor', 'customer', 'employee'] as const;
export type PreviewReader = (typeof PREVIEW_READERS)[number];

/** What an article may need: nobody has read it, readers dislike it, its text is old or its review is due. */
export const ARTICLE_NEEDS = ['unread', 'disliked', 'old', 'review_due'] as const;
export type ArticleNeed = (typeof ARTICLE_NEEDS)[number];

/** Characters of the longest texts. */
export const ARTICLE_MAX = {
  name: 200,
  slug: 80,
  excerpt: 300,
  keyword: 100,
  seo_title: 100,
  seo_description: 300,
  remark: 1000,
  comment: 1000,
} as const;
/** Characters of a title and a description that search engines show. */
export const SEO_ADVISED = { title: 60, description: 155 } as const;
/** Articles that one names as related (decisions 2.12). */
export const RELATED_MAX = 20;
/** Categories of one article. */
export const ARTICLE_CATEGORIES_MAX = 10;
/** Further words under which one article is found. */
export const ARTICLE_KEYWORDS_MAX = 30;

/** Characters of the longest texts of a category. */
export const CATEGORY_MAX = { name: 100, slug: 80, description: 500 } as const;
/** Categories inside each other (decisions 2.12). */
export const CATEGORY_DEPTH_MAX = 4;
/** Rows of the lists of categories that choices are made from (spec 7.17, 9.9). */
export const CATEGORY_PAGE_SIZE = 999;

/** Articles that are suggested (decisions 2.12). */
export const SUGGESTIONS_MAX = 5;
/** Words from which on articles are suggested, and milliseconds after the last letter. */
export const SUGGESTION_MIN_WORDS = 3;
export const SUGGESTION_DELAY = 400;
/** Characters of a text for which articles are suggested; what is longer is cut by the caller. */
export const SUGGESTION_TEXT_MAX = 4000;

/** Characters of the name of a template. */
export const TEMPLATE_NAME_MAX = 100;
/** Search texts that the first page offers, and the characters of one. */
export const OFFERED_SEARCHES_MAX = 8;
export const OFFERED_SEARCH_LENGTH = 40;
