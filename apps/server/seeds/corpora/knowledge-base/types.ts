// The knowledge base of the demo company, as texts only: a loader gives them ids, authors, dates and counters.
//
// What a loader may rely on; knowledge-base.test.ts proves references, visibility and form:
// - `CATEGORIES_OF_KNOWLEDGE_BASE` (categories.ts) is a tree of depth ≤ 3 in which a parent comes before its children.
// - `KNOWLEDGE_BASE_ARTICLES` (articles.ts) has 120 articles; `slug` is unique among them and names an article in
//   `related`, in links and in the judged search queries. Slugs are Latin here, so that texts can point at each other
//   and stay readable; a loader that wants Persian addresses derives them from `name` and keeps this one as the key.
// - `body` is clean HTML of the tags in `BODY_TAGS`, without attributes except one: a link to another article is
//   `<a href="kb:slug">…</a>`. The loader replaces `kb:slug` by the address of that article, once all have ids. There
//   are no other links and no pictures. `sanitizeRich` leaves these bodies as they are except that it
//   takes the address from a link unless that is an absolute one (http, https), so `kb:` and relative ones are lost.
// - `code` and `pre` hold Latin text (commands, addresses, field names, versions); everything else is Persian prose with
//   Persian digits, except for the names of things that are Latin themselves (`POP3`, `502 Bad Gateway`).
// - A `blockquote` is a note to the reader, which begins with «نکته:» or «هشدار:» in `strong`, or a sample of a message.
// - A link never leads to an article that some readers of this one may not see; `related` may, and a reader is shown
//   only those of them that he may see.
// - An article is never visible to more people than each of its categories; the strictest of the two holds [decisions
//   2.12]. Read time, order of categories and search text follow from the rest and are not stored here.

/** Who sees a category or an article: everybody, customers, employees, or both of these but not guests. */
export type KnowledgeBaseVisibility = 'public' | 'customers' | 'employees' | 'both';

/** One category of the tree; the order of the list is the order of siblings. */
export interface KnowledgeBaseCategorySeed {
  slug: string;
  /** At most 23 characters, because the accordion cuts longer names [2.55]. */
  name: string;
  /** Slug of the category above; null at the top. */
  parent: string | null;
  description: string;
  visibility: KnowledgeBaseVisibility;
}

/** One article; see the top of this file for the format of `body`. */
export interface KnowledgeBaseArticleSeed {
  slug: string;
  name: string;
  /** Slugs of categories; the first is the one whose breadcrumb is shown. */
  categories: readonly string[];
  visibility: KnowledgeBaseVisibility;
  /** One or two sentences for lists and search engines, plain text. */
  excerpt: string;
  tags: readonly string[];
  /** Slugs of articles that a reader of this one may need next. */
  related: readonly string[];
  /** Clean HTML. */
  body: string;
}

/** The tags a body consists of. */
export const BODY_TAGS: readonly string[] = [
  'h2',
  'h3',
  'p',
  'ol',
  'ul',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'blockquote',
  'strong',
  'em',
  'code',
  'pre',
  'a',
];
